import { ARTICLE } from './bare-number.ts'
import { isCount, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import type { Reader } from './reader.ts'

const VESSEL =
  'glass(?:es)?|pints?|cans?|bottles?|cups?|vasos?|copas?|latas?|botellas?|gläser|glas|dosen?|flaschen?'
/** “2 old fashioneds”, of drinks: a word that may mean it, counted. */
export function countedByHint(meant: Meant, part: string, reader: Reader): number | null {
  const isGoingOn = reader.topic.includes(meant)
  const isVessel = ['count:cup', 'count:cigarette'].includes(meant.dimension ?? '')
  if (!isCount(meant) || !(isGoingOn || isVessel || COUNTS_ANYTHING.test(meant.feature.unit ?? '')))
    return null
  const place = placeOf(meant, part, true)
  const before = place ? part.slice(0, place.from) : ''
  if (isVessel && NONE_OF_IT.test(before)) return 0
  const figure = new RegExp(
    `(?<![\\d.:])\\+?(${FIGURE})\\s{1,9}(?:(?:${VESSEL})\\s{1,9}(?:of|de)?\\s{0,9}|\\p{L}{1,40}\\s{1,9})?$`,
    'iu',
  ).exec(before)?.[1]
  return figure ? Number(figure) : ARTICLE.test(before) ? 1 : null
}
const NONE_OF_IT =
  /(?<!\p{L})(?:no|zero|nor|neither|keine?n?|ningún|ni|ni un|sin)\s+$|(?<!\p{L})weder .*(?<!\p{L})noch\s+$/iu
export const COUNTS_ANYTHING =
  /^(?:drinks?|units?|copas?|bebidas?|tragos?|unidades|piezas?|getränke?|gläser|stück|pieces?|items?|porci[óo]n(?:es)?|portion(?:s|en)?|servings?|raci[óo]n(?:es)?)$/iu
