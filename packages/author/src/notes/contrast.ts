import { TIME_WORDS } from './elsewhere.ts'
import { FIGURE } from './numbers.ts'

/** “…, i did 30”, “hoy solo he podido 4”, “ich heute nur eine”: one's own number of today, after another's or another
 * day's of the same. */

const SELF =
  "i|i['’](?:ve|m|d)|me|mine|myself|yo|ich|hoy|today|tonight|this morning|heute|bei mir|esta (?:mañana|tarde|noche|vez)|this time|diesmal"
const BETWEEN =
  'me \\p{L}{3,}[éí] (?:en|a|con|con los|en los|a los)(?= \\d)|\\p{L}{3,}ed(?: out| off| up| back)? (?:at|to|after)(?= \\d)|only|just|still|about|around|did|done|had|have|got|managed|could|been|able|to|do|made|was|were|is|barely|for|max|at|most|nomás|solo|sólo|apenas|he|podido|hecho|tenido|pude|logré|hice|tomé|fumé|bebí|corrí|comí|leí|fueron|son|llevo|unos|unas|habe|hab|hatte|nur|bloß|immerhin|waren|war|es|bin|auf|bei|etwa|though|however|aber|pero|but|dagegen|hingegen|ran|walked|drank|smoked|ate|read|slept|swam|cycled|struggled|limped|stopped|bailed|turned|con|en|a|quedé|me quedé|llegué|paré|bei|nach|mit|at|after|also|todavía|noch|ya|schon|the|el|den|die'
const ONE = 'one|un[oa]|eine?[nrs]?'
const CONTRAST = new RegExp(
  `^(?:(?:and|but|y|pero|und|aber|mientras que|while|whereas|während) )?(?:(?:${BETWEEN}),? ){0,2}(?:${SELF})[:,]?(?: (?:${BETWEEN}|${SELF})){0,8} (${FIGURE}|${ONE})(?![\\p{L}\\d.:/]|:| ?%)`,
  'iu',
)

/** Where “i did” is taken off already. */
const FIRST = new RegExp(`^(?:(?:${BETWEEN}) ){0,8}(${FIGURE}|${ONE})(?![\\p{L}\\d.:/]| ?%)`, 'iu')

/** The number, and what is said after it; null where nothing is set against what came before. */
export function contrasted(text: string, isOwn = false): { figure: number; after: string } | null {
  const found = (isOwn ? FIRST : CONTRAST).exec(text)
  if (!found?.[1]) return null
  return {
    figure: /^\d/.test(found[1]) ? Number(found[1]) : 1,
    after: text.slice(found.index + found[0].length),
  }
}

/** “jake did 100 pushups i did 30”: where one's own begins. */
const OWN_BEGINS =
  /(?<=\d[^.,;!?\n]{0,30}?)(?<!(?:and|y|und|but|pero|aber|so|then|as|que|than|like|because|when|what|before|after|while|if|dass|wie|weil|,)) (?=(?:i|ich|yo) (?:did|only|just|got|had|managed|ran|walked|drank|smoked|hab|habe|nur|heute|hice|solo|nomás|hoy|me)(?!\p{L})[^.,;!?\n]{0,12}\d)/giu

/** “hoy, 10”. */
const TODAY_APART = /(?<=(?:^|[.;!?,] ?))(hoy|today|heute|me|yo|ich),\s+(?=\d)/giu

export const withOwnApart = (text: string) => text.replace(OWN_BEGINS, ', ').replace(TODAY_APART, '$1 ')

/** “i had 1 sandwich”: a thing of its own is counted. */
export function isCountedOtherwise(after: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1]
  const isDoing = /^\s+\p{L}{3,}ing \p{L}/u.test(after)
  return next !== undefined && next.replace(TIME_WORDS, '') !== '' && !isDoing && !AFTER_OWN.test(next)
}
const AFTER_OWN =
  /^(?:and|then|dont|don|but|so|because|cos|coz|as|en|y|pero|porque|que|con|sin|und|aber|weil|mit|bei|in|on|i|thanks|lol|haha|tops|max|oops|though|geschafft|gemacht|geraucht|getrunken|gelesen|gelaufen|only|solo|nur|if|when|before|after|until|till|which|while|voy|y|nada|servid[oa]|geworden|ausgestiegen|umgedreht|umgekehrt|aufgehört|raus|heim|gegangen|tired|dead|exhausted)$/iu
