import { isNamed, type Meant } from './meant.ts'

/** Whether a part says that nothing of what it speaks of was done. */

const NEGATION =
  /^off (?:the )?(?=\p{L})|^ni (?=\p{L}+ ni )|(?<!\p{L})(?:nein|nope|nah|nö|nee)\s*$|(?<!\p{L})(?:no|not|none|never|without|skip(?:ped)?|missed|forgot|nothing|didn['’]?t|did not|haven['’]?t|hasn['’]?t|couldn['’]?t|wasn['’]?t|don['’]?t|sin|neither|weder|ni(?! (?:tan|idea))|ning[úu]n[oa]?|nada|nunca|jamás|tampoco|kein(?:e|en|er|em|es|s)?|nichts?|ohne|nie|niemals|nix|nüscht|forgotten|vergessen|verpasst|versäumt|verschwitzt|geschwänzt|ausgesetzt|bailed on|blew off|bunked off|sacked off|flaked on|ducked out of|couldn['’]?t be (?:bothered|arsed)|se me (?:pasó|ha pasado)|me salté|me he saltado|pasé de|olvid\p{L}{1,5}|ausgelassen|nae|nowt|stayed off|kept off|laid off|stayed away from|steered clear of|cut out|gave up|zero|cero|null|(?:stehen|liegen|sein|bleiben|weg) ?(?:ge)?lassen|verzichtet|blieb(?:en)? (?:aus|zu|weg)|stayed (?:shut|closed)|se quedó (?:apagad[oa]|en casa))(?!\p{L})/iu
/** “otherwise no spending”: beside what was said. */
const OTHERWISE =
  /^(?:otherwise|apart from that|other than that|besides|aside from that|sonst|ansonsten|außerdem|por lo demás|aparte de eso|fuera de eso|quitando eso)(?!\p{L})|(?<!\p{L})(?:sonst (?:nichts|nix|kein\p{L}*)|(?:nothing|anything|none|nobody) else|no other|nada más|ning[úu]n[oa]? otr[oa]|otra cosa)(?!\p{L})/iu
const WITHOUT =
  /(?<!\p{L})(?:without|sin|ohne) (?:(?:an?|the|my|el|la|mi|una?|eine?n?|mein\p{L}*) )?(\p{L}+)/giu
/** “a run without a watch” is a run. */
const withoutOtherThings = (part: string, here: readonly Meant[]) =>
  part.replace(WITHOUT, (whole, thing: string) => (here.some((one) => isNamed(one, thing)) ? whole : ' '))

export const isNegated = (part: string, here: readonly Meant[]) =>
  NEGATION.test(withoutOtherThings(part, here)) && !OTHERWISE.test(part)
