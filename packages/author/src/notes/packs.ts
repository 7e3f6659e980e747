import { BOUGHT } from './elsewhere.ts'
import { mayMean, titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import { FIGURE } from './numbers.ts'
import { unitOf } from './units.ts'

/** “half a pack (packs of 20)”, “media cajetilla, las de 20”, “halbe Schachtel (20er)”: in what is in it. */

const PACK =
  'packs?|packets?|boxes|box|paquetes?|cajetillas?|cajas?|schachteln?|packung(?:en)?|päckchen|packerl'
const AMOUNT = `(?<![\\d.:/\\p{L}])(?:(${FIGURE})|an?|una?|eine?|(?:an? |the |una? |eine? |el |la |die )?(?:whole|full|entire|ganze|volle)|todo un|toda una)(?: (?:of )?an?)? (?:${PACK})(?: (?:enter[oa]|complet[oa]))?(?!\\p{L})`
/** How many are in one. */
const INSIDE = `(?:(?<!\\p{L})(?:of|de|mit|à|zu|con|las de|los de|son de|trae|there['’]?s|there are|there were|there are|that['’]s|es|hay|also|o sea|so)|=|\\(|,) ?(?:las de |los de |de |of )?(\\d{2})(?: ?er)?(?: (?:in|per|en|drin|pro|cada|por|a) ?(?:an?|the|one|it|each|cada|un[oa]?|jede[rn]?)?(?: (?:${PACK}))?)?`
const WITH_SIZE = new RegExp(
  `${AMOUNT}(?:(?! (?:and|y|und|plus)(?!\\p{L}))[^\\d.;!?]){0,25}?${INSIDE}(?![\\d.:/]| ?[\\p{L}€£$])\\)?`,
  'giu',
)
/** “a 20 pack”, “halbe 20er Schachtel”. */
const SIZE_AHEAD = new RegExp(
  `(?<![\\d.:/\\p{L}])(?:(${FIGURE})|an?|una?|eine?|(?:an? |the |eine? )?(?:whole|full|entire|ganze|volle))(?: (?:of )?an?)? (\\d{2})(?:er)?[- ](?:${PACK})(?!\\p{L})`,
  'giu',
)
const [FEWEST, MOST] = [10, 50]

/** Whoever counts what is smoked means those, where no other word says of what. */
export function withPacksCounted(text: string, features: readonly TrackedFeature[]): string {
  const [smoked, ...more] = features.filter(({ title, unit }) => unit && isSmoked(title, unit))
  if (!smoked || more.length > 0) return text
  const inside = (whole: string, many: string | undefined, size: string | undefined) =>
    !BOUGHT.test(text) && Number(size) >= FEWEST && Number(size) <= MOST
      ? `${Number((Number(many ?? 1) * Number(size)).toFixed(2))} ${smoked.unit}`
      : whole
  return text.replace(WITH_SIZE, inside).replace(SIZE_AHEAD, inside)
}

const isSmoked = (title: string, unit: string) =>
  unitOf(unit).dimension === 'count:cigarette' || titleWords(title).some((word) => mayMean('smoke', word))
