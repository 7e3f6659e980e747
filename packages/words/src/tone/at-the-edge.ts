import { LAUGHS } from './absence/absence.ts'

/**
 * “No duermo desde el jueves. Fui al puente viejo y me quedé en la baranda un buen rato”: whoever says where they stood
 * and that they cannot go on, and not what they meant to do there.
 */
const WHERE = [
  /(?<!\p{L})(?:stood|sat|standing|sitting|stayed|stopped|parked|walked|went|been|stand|sit) (?:for \p{L}{1,8} \p{L}{1,8} )?(?:up |out |down |over )?(?:on|at|by|to|near) (?:the|that) (?:\p{L}{1,14} ){0,2}(?:bridge|railings?|parapet|cliff|cliffs|edge|tracks|weir|quarry|viaduct|overpass|roof)(?!\p{L})/iu,
  /(?<!\p{L})(?:fu(?:i|imos)|sub[ií]|me (?:qued[eé]|par[eé]|sent[eé])|estuve|parad[oa]|sentad[oa])(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:puente|baranda|barandilla|v[ií]as|azotea|cornisa|acantilado)(?!\p{L})/iu,
  /(?<!\p{L})(?:auf|an|am|bei) (?:der |dem |den )?(?:\p{L}{1,14} )?(?:\p{L}{0,14}brücke|brüstung|geländer|klippe|bahngleisen?|gleisen|staumauer|dachkante)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:gestanden|gesessen|stehe?|sitze?|geblieben)(?!\p{L})|(?<!\p{L})(?:stehe?|sitze?|stand|saß) (?:ich )?(?:seit \p{L}{1,12} |lange |hier )?(?:auf|an|am|bei) (?:der |dem |den )?(?:\p{L}{1,14} )?(?:\p{L}{0,14}brücke|brüstung|geländer|klippe|bahngleisen?|gleisen|staumauer|dachkante)(?!\p{L})/iu,
  // “The engine is off. I write it down so that I can read it.”
  /(?<!\p{L})(?:in the garage|in der garage|im auto|en (?:el )?(?:garaje|garage|cochera|auto|coche))(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:engine(?: is|['’]?s) off|motor ist aus|motor (?:está )?apagado)(?!\p{L})/iu,
]
const STRAIN =
  /(?<!\p{L})(?:(?:have ?n['’]?t|not|don['’]?t|can['’]?t|did ?n['’]?t|hardly|barely) (?:really )?sle(?:pt|ep)|can['’]?t (?:do (?:this|it) any|go on|be in (?:the|that) house|see (?:a|the|any) way)|don['’]?t know how (?:this|it) is done|what(?:['’]s| is) it (?:all )?for|no duermo|sin dormir|no s[eé] c[oó]mo se (?:hace|sigue)|no (?:puedo|doy) m[aá]s|para qu[eé] (?:sigo|todo)|harto rato|no quiero (?:volver|seguir|llegar|estar)|nicht geschlafen|schlafe? (?:seit \p{L}{1,12} )?nicht|kann (?:so )?nicht mehr|(?:im|in dem|in diesem) haus nicht (?:sein|bleiben) kann|wozu (?:steh|mach|das|noch|ich)|wei(?:ß|ss) nicht,? wie (?:das|man das|es) (?:geht|macht|weitergeh))/iu
const AT_LEISURE =
  /(?<!\p{L})(?:fish\p{L}*|photos?|pictures?|sunset|sunrise|fireworks|wedding|kayak|picnic|parade|scaffold\p{L}*|slates?|tiles|pesc\p{L}*|fotos?|atardecer|amanecer|fuegos|boda|desfile|angel[nt]\p{L}*|sonnenuntergang|feuerwerk|hochzeit|stau|zelt|camping|nachtzug|schichten?|shift|turno)(?!\p{L})/iu

export const isAtTheEdge = (text: string): boolean =>
  !LAUGHS.test(text) && !AT_LEISURE.test(text) && STRAIN.test(text) && WHERE.some((where) => where.test(text))
