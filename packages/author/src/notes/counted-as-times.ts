import { kindOf } from './instances.ts'
import { isNamed, type Meant } from './meant.ts'

const TIMES = /^(?:times?|x|veces|vez|mal|male)$/iu
const CUPS =
  /(\d|\p{L}) (?:cups?|mugs?|glass(?:es)?|pints?|cans?|bottles?|tazas?|vasos?|copas?|latas?|botellas?|tassen?|gläser|glas|becher|dosen?|flaschen?) (?:of |de )?(\p{L}+)/giu

/** A drink is one, whatever it comes in; so is a portion. */
const ANYTHING: [unit: RegExp, vessels: RegExp][] = [
  [
    /^(?:drinks?|bebidas?|tragos?|getränke?)$/iu,
    /(?<=\d|one|an?|two|three|four|un|una|dos|tres|cuatro|eine?|zwei|drei|vier) (?:cups?|mugs?|glass(?:es)?|pints?|cans?|bottles?|tazas?|vasos?|copas?|latas?|botellas?|botellines|tassen?|gläser|glas|becher|dosen?|flaschen?) (?:of |de )?(\p{L}+)/giu,
  ],
  [
    /^(?:portions?|servings?|portionen|portion|raci[óo]n(?:es)?|porci[óo]n(?:es)?)$/iu,
    /(?<=\d|one|an?|two|three|four|un|una|dos|tres|cuatro|eine?|zwei|drei|vier) (?:pieces?|bits?|lots|bowls?|handfuls?|piezas?|trozos?|stücke?|teile|schalen?|handvoll) (?:of |de )?(\p{L}+)/giu,
  ],
]
const withAnythingCounted = (note: string, meants: readonly Meant[]) =>
  ANYTHING.reduce((text, [unit, inside]) => {
    const counted = meants.filter(({ feature }) => unit.test(feature.unit ?? ''))
    return text.replace(inside, (all, thing: string) =>
      counted.some((meant) => isNamed(meant, thing)) ? ` ${thing}` : all,
    )
  }, note)

/** “Three cups of tea” is tea three times, “two beers” are alcohol twice, where nothing but times is counted. */
export function withTimesCounted(given: string, meants: readonly Meant[]): string {
  const note = withAnythingCounted(given, meants)
  const counted = meants.filter(({ feature }) => TIMES.test(feature.unit ?? ''))
  if (counted.length === 0) return note
  const cupless = note.replace(CUPS, (all, before: string, thing: string) =>
    counted.some((meant) => isNamed(meant, thing)) ? `${before} ${thing}` : all,
  )
  return counted.reduce((text, meant) => {
    const kind = kindOf(meant)
    if (!kind) return text
    const name = meant.feature.title
    return text.replace(/\p{L}+/gu, (word) =>
      kind.test(word) && !meants.some((one) => isNamed(one, word)) ? name : word,
    )
  }, cupless)
}
