import { instancesIn } from './instances.ts'
import { type Meant, placeOf } from './meant.ts'

/** Not doing something: kept, broken, or not spoken of. */
export type Abstaining = 'kept' | 'broken' | null

const NO =
  "no|not|none|never|without|skipped|didn['’]?t|haven['’]?t|resisted|avoided|refused|sin|ni|nada|ningún|ninguna?|nunca|tampoco|evité|resistí|rechacé|kein(?:e[nrms]?|s)?|nicht|nichts|ohne|nie|verzichtet|widerstanden|0"
const NEGATED = new RegExp(
  `(?<![\\p{L}\\d.])(?:${NO}|off|turned down|passed on|said no|stayed off|kept off|laid off|stayed away from|steered clear of|cut out|weggelassen|sein lassen)(?![\\p{L}\\d.])`,
  'iu',
)
/** “not meatless”: twice no is yes. */
const TWICE =
  /(?<!\p{L})(?:not|nicht|never|hardly|kaum|nada|no)\s+(?:really |quite |ganz |wirklich )?(?:no|kein|sin|ohne|without|meatless|sugarless)(?!\p{L})/iu
/** “no sweets ❌”. */
const NOT_KEPT = /(?<!\p{L})(?:no|sin|kein\p{L}*|ohne)\s[^,;.]* (?:no|nope|nein)\s*$/iu
const BROKEN =
  /(?<!\p{L})(?:so much for|goodbye|bye bye|adiós|von wegen|tschüss|fail(?:ed)?|broke|broken|gave in|gave up|caved|cheated|slipped|blew|ruined|relapsed|(?:is|was|went|that['’]s) (?:a |out )?(?:no|bust|the window)|couldn['’]t resist|except|apart from|didn['’]t (?:manage|happen|work|last)|fall[éó]|caí|rompí|me salté|pequé|recaí|no (?:pudo ser|aguanté|lo conseguí|resistí)|excepto|salvo|menos un|gescheitert|gebrochen|schwach geworden|gesündigt|nicht (?:geschafft|durchgehalten|geklappt)|außer|bis auf|rückfall)(?!\p{L})/iu
/** Had, not merely mentioned. */
const HAD =
  /(?<!\p{L})(?:had|drank|ate|smoked|comí|bebí|tomé|fumé|me he (?:comido|bebido|fumado|tomado)|he (?:comido|bebido|fumado|tomado)|gegessen|getrunken|geraucht|genascht)(?!\p{L})/iu
const FOR_OTHERS =
  /(?<!\p{L})(?:for (?:the|my|our|his|her)|bought|baked|watched|smelled|para (?:el|la|los|las|mi|mis)|compré|horneé|für (?:die|den|das|meine?n?|unsere?n?)|gekauft|gebacken)(?!\p{L})/iu

/** “No cake” alone says little; no cake and no candy say it. */
const ENOUGH = 2

export function abstaining(meant: Meant, part: string, sentence: string): Abstaining {
  const isNegated = NEGATED.test(part)
  const isSpokenOf = placeOf(meant, part) !== null
  if (isSpokenOf && (BROKEN.test(part) || TWICE.test(part) || NOT_KEPT.test(part))) return 'broken'
  if (isSpokenOf) return isNegated ? 'kept' : HAD.test(part) ? 'broken' : null
  const inPart = instancesIn(meant, part)
  if (inPart.length === 0) return null
  if (!isNegated) return FOR_OTHERS.test(part) ? null : 'broken'
  const refused = instancesIn(meant, sentence)
  return refused.length >= ENOUGH && !BROKEN.test(sentence) ? 'kept' : null
}
