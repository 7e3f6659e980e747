import { kindOf } from './instances.ts'
import { isNamed, type Meant } from './meant.ts'

const TIMES = /^(?:times?|x|veces|vez|mal|male)$/iu
const CUPS =
  /(\d|\p{L}) (?:cups?|mugs?|glass(?:es)?|pints?|cans?|bottles?|tazas?|vasos?|copas?|latas?|botellas?|tassen?|gläser|glas|becher|dosen?|flaschen?) (?:of |de )?(\p{L}+)/giu

/** “Three cups of tea” is tea three times, “two beers” are alcohol twice, where nothing but times is counted. */
export function withTimesCounted(note: string, meants: readonly Meant[]): string {
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
