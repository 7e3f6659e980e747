import type { TrackedFeature } from './model.ts'
import { FIGURE } from './numbers.ts'
import { unitOf } from './units.ts'

/** Vessels whose size is known or stated: “zwei Halbe”, “a swift half”, “mis vasos son de 250 ml”. */

const short = (value: number) => String(Number(value.toFixed(4)))

/** What a beer is called by its size, in litres; only where beer is measured. */
const BEERS: [number, string][] = [
  [0.5, 'halbe[nrs]?|krügerl|hoibe|weizen|weißbier|hefeweizen'],
  [1, 'maß|mass(?=\\s*(?:bier|$|[.,;!])| (?:auf|am|im|in|beim|mit|und)(?!\\p{L}))'],
  [0.3, 'seidl|seiterl|seidel|stange'],
  [0.2, 'kölsch|pfiff|cañas?|botellín|botellines|quintos?'],
  [0.33, 'tercios?|stubb(?:y|ies)|flaschen? pils'],
  [0.4, 'dobles?(?= de cerveza)'],
  [0.568, 'pints?'],
]
const ONE = "a|an|un|una|ein|eine|einen|one|[’']ne|[’']n"
const BEER = /(?<!\p{L})(?:beers?|bier\p{L}{0,3}|cervezas?|biere)(?!\p{L})/iu

function withBeers(text: string): string {
  return BEERS.reduce(
    (all, [litres, words]) =>
      all.replace(
        new RegExp(
          `(?<![\\d.\\p{L}])(${FIGURE}|${ONE}) (?:${words})(?!\\p{L})(?! l(?!\\p{L}))(?: (?:bier|beer|cerveza|of beer|de cerveza))?`,
          'giu',
        ),
        (_, many: string) => `${short((/^\d/.test(many) ? Number(many) : 1) * litres)} l Bier`,
      ),
    text,
  )
}

/** “a swift half”: of a pint. */
const SWIFT_HALF =
  /(?<!\p{L})(?:a|one|1|the) (?:(?:swift|cheeky|quick|sneaky) half(?: pint)?|half (?:of (?=bitter|lager|mild|cider|guinness|stout)))(?!\p{L})/giu

const VESSEL =
  '(vasos?|copas?|tazas?|botellas?|glass(?:es)?|cups?|mugs?|bottles?|gläser|glas|tassen?|flaschen?|becher)'
const SIZE = new RegExp(
  `[(,;.]?\\s{0,9}(?:my|mis?|meine?|the|los|las|die|each|cada)? ?${VESSEL} (?:(?:is|are|holds?|son|es|tienen?|sind|ist|hat|haben|fasst|fassen) )(?:de |about |unos |etwa |each )?(${FIGURE}) ?(ml|cl|l|oz)(?!\\p{L})\\)?`,
  'iu',
)
const VOLUME = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(l|lts?|ml|cl|oz|lit(?:er|re)s?|litros?|litern?)(?!\\p{L})`,
  'giu',
)

/** In vessels of a stated size, or in what they hold, whichever is counted. */
function withStatedSize(text: string, features: readonly TrackedFeature[]): string {
  const found = SIZE.exec(text)
  const [, vessel = '', figure, unit = ''] = found ?? []
  if (!found || !figure) return text
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length)
  const litres = Number(figure) * unitOf(unit).factor
  const { dimension } = unitOf(vessel)
  if (features.some((one) => one.unit && unitOf(one.unit).dimension === dimension))
    return rest.replace(
      VOLUME,
      (_, much: string, measure: string) =>
        `${short((Number(much) * unitOf(measure).factor) / litres)} ${vessel}`,
    )
  return rest.replace(
    new RegExp(`(?<![\\d.])(${FIGURE}) ${VESSEL}(?!\\p{L})`, 'giu'),
    (whole, many: string, other: string) =>
      unitOf(other).dimension === dimension ? `${short(Number(many) * litres)} l` : whole,
  )
}

const DRUNK_FROM =
  'vasos?|copas?|tazas?|botellas?|botellines|latas?|glass(?:es)?|cups?|mugs?|bottles?|cans?|gläser|glas|tassen?|flaschen?|becher|dosen?|krüge?|jarras?'
/** “3 flaschen à 0.75”, “un vaso de 250”, “eine dose (330)”: it can only be litres or millilitres. */
const OF_BARE_SIZE = new RegExp(
  `(?<![\\d.\\p{L}])(${FIGURE}|${ONE}|['’]?ne|['’]?n) ((?:${DRUNK_FROM})(?:(?: (?:of|de))? \\p{L}{3,15})?) (?:(?:à|a|de|of|zu|je|mit|zu je|de a) )?(\\()?(?:je |à |de )?(0\\.\\d{1,3}|[12]\\.\\d{1,2}|[1-9]\\d{2})(?! ?(?:\\p{L}|[€£$%])|[\\d:/]|\\.\\d)(?:\\))?`,
  'giu',
)
const MILLILITRES_FROM = 100
/** “3x 0.75”. */
const SO_OFTEN_BARE = /(?<![\d.:/])(\d{1,2}) ?[x×] ?(0\.\d{1,3})(?! ?\p{L}|\d)/gu

const withBareSizes = (text: string) =>
  text
    .replace(SO_OFTEN_BARE, (_, many: string, size: string) => `${short(Number(many) * Number(size))} l`)
    .replace(OF_BARE_SIZE, (_, many: string, what: string, _open: string | undefined, size: string) => {
      const litres = Number(size) >= MILLILITRES_FROM ? Number(size) / 1000 : Number(size)
      return `${/^\d/.test(many) ? many : 1} ${what} ${short((/^\d/.test(many) ? Number(many) : 1) * litres)} l`
    })

export function withVessels(text: string, features: readonly TrackedFeature[]): string {
  const isBeerMeasured = features.some(
    ({ title, unit }) => unit && BEER.test(title) && unitOf(unit).dimension === 'volume',
  )
  const sized = withStatedSize(text.replace(SWIFT_HALF, '0.5 pints '), features)
  const isMeasured = features.some(({ unit }) => unit && unitOf(unit).dimension === 'volume')
  const measured = isMeasured ? withBareSizes(sized) : sized
  return isBeerMeasured ? withBeers(measured) : measured
}
