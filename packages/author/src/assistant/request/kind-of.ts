import type { Domain } from '../domains/domain.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Language } from '../known-question.ts'
import { personOf } from '../phrase.ts'
import { headPart } from './find-domain.ts'
import { headOf } from './nouns.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const OF_ME =
  /(?<!\p{L})(?:piensan mis amig[oa]s de|freunde von mir|i come across|wie ich (?:auf \p{L}+ \p{L}+ |auf andere )?wirke|ich auf (?:meine |andere |die )?(?:\p{L}+ )?wirke|qué impresión doy|of me|about me|know me|knows me|see me|describe me|who i am|me as a (?:friend|boss|person)|kennt ihr mich|kennst du mich|kennen mich|über mich|von mir (?:denken|halten)|mich (?:kennen|sehen)|de mí|sobre mí|me conoc\p{L}+|me ven|cómo soy|quién soy)(?!\p{L})/iu

const OF_THE_PAST: Record<Language, RegExp> = {
  en: words(
    'did you|did we|did people|was|were|went|last (?:week|weekend|month|year|night|saturday|sunday|friday|summer)|yesterday|ago|afterwards|after (?:the|our|my)|came|liked it|enjoyed|attended|took part|how it went|feedback|looking back|evaluat\\p{L}*|been to',
  ),
  es: words(
    'fue|fueron|estuvo|pasad[oa]s?|ayer|hace (?:una|dos|tres|un|unas|unos)|después de|pareció|parecieron|gustó|salió|asistieron|valoraci[oó]n',
  ),
  de: words(
    'war|waren|fand|fanden|letzte[nrs]?|gestern|vor (?:einer|zwei|drei|einem|ein paar)|nach (?:dem|der|unserem|unserer)|gefallen|gelaufen|feedback|rückblick|rückmeldung\\p{L}*|vergangene[nrs]?',
  ),
}
const OF_MEMORIES = words(
  'memor(?:y|ies)|remember\\p{L}*|childhood|school ?days|back then|when (?:we|i|you) (?:was|were) (?:young|little|kids?|children|small)|growing up|youth|the (?:50s|60s|70s|80s|90s|fifties|sixties|seventies|eighties|nineties)|recuerdos?|infancia|niñez|juventud|de (?:niñ[oa]s?|pequeñ[oa]s?)|aquellos|los años \\p{L}+|erinner\\p{L}*|kindheit|jugend|schulzeit|früher|damals|als (?:wir|ich|kind)',
)
const OF_PAIN =
  /(?:schmerz(?:en)?|allergien?|pain|ache|aches|migrañ?as?|allerg(?:y|ies)|alergias?|dolor(?:es)?|insomnia|insomnio|krankheit|asthma|asma|diabetes|tinnitus|arthritis)(?!\p{L})/iu
/** What is to become different, said of the thing itself. */
const A_CHANGE =
  /^(?:(?:the|a|our|die|der|das|den|eine?|el|la|un|una|los|las) )?(?:moving|closing|building|banning|extending|cutting|introducing|abolishing|merging|replacing|rebuilding|(?:new|planned|proposed) (?!year|parents?|neighbours?|members?|job|home|baby|start)|(?:neue|geplante)[rnms]? (?!nachbar|mitglied|job|jahr|kolleg)|schließung|abschaffung|einführung|verlegung|umbau|sperrung|erhöhung|(?:nuev[oa]s?) (?!año|vecin|soci|trabajo|compañer)|cierre|traslado|prohibici[oó]n|reforma|subida|ampliaci[oó]n|cerrar|prohibir|peatonaliza|cortar|poner|quitar|instalar|cambiar|plan$)|(?:regelung|reform|umbau|schließung|verbot|pflicht|erhöhung)$/iu
/** What is to be built, opened or shut, said of it elsewhere in the message. */
const TO_BE_BUILT =
  /(?:gebaut|errichtet|aufgestellt|geschlossen|abgerissen|verlegt) werden soll|(?<!\p{L})soll(?:en)? (?:[\p{L}-]{2,20} ){0,6}(?:gebaut|errichtet|aufgestellt|geschlossen|abgerissen) werden|(?<!\p{L})(?:is|are) (?:going )?to be (?:built|put up|closed|torn down|moved)|(?<!\p{L})(?:se va[n]? a|quieren|piensan) (?:construir|poner|cerrar|derribar|instalar)(?!\p{L})/iu
/** What is new and concerns everybody is a change by itself. */
const OF_ALL =
  /(?<!\p{L})(?:times|hours|rules?|timetable|schedule|system|plan|policy|logo|uniform|menu|prices|fees?|regeln|zeiten|öffnungszeiten|plan|preise|beitrag|horarios?|normas|precios|cuota)$|(?:zeiten|ordnung|plan|regeln|preise)$/iu
const OF_OPINIONS = words(
  'complain\\p{L}*|annoyed|rows?|quej\\p{L}*|schimpf\\p{L}*|beschwer\\p{L}*|ärger\\p{L}*|streit\\p{L}*|zerstritten|davon|think|thinks|opinions?|views?|feel about|in favour|against|for or against|council|vote|agree|disagree|halten|meinung(?:en)?|meinen|denken|dafür|dagegen|finden|opina|opinan|opini[oó]n(?:es)?|piensan?|a favor|en contra|ayuntamiento|gemeinderat|stadt|anwohner|residents|vecinos',
)
const DOING = /^(?:\p{L}+ ){0,2}\p{L}{2,}ing(?:\s|$)/iu
const NOT_DOING =
  /^(?:the |our |a )|(?:wedding|evening|morning|building|meeting|parking|ceiling|clothing|spring|string|king|ring|thing|something|anything|everything|painting|housing|sibling)s?(?:\s|$)/iu
const CLAUSE =
  /^(?:how|why|when|where|wie|warum|wann|wo|cómo|como|por qué|cuándo|dónde)\s(?!(?:the|our|my|is|are|was|were|good|well|satisfied|happy|die|der|das|unsere?|gut|zufrieden|está|están|fue|el|la|los|las)(?!\p{L}))/iu
const SPANISH_DOING =
  /^(?:no )?\p{L}{2,}(?:ar|er|ir)(?:se|nos)?(?:\s|$)|^(?:el|la) (?:arte|hábito) de \p{L}+(?:ar|er|ir)/iu
const NO_SPANISH_DOING = /^(?:lugar|mar|mujer|taller|alquiler|bar|hogar|ayer|escolar|placer)(?:\s|$)/iu

/** What is “ours” is something that people belong to, buy from or use. */
const OURS = /^(?:our|unsere?|nuestr[oa])\s/iu
const OF_MEMBERS = words(
  'members?|mitglieder\\p{L}*|soci[oa]s|volunteers|singers|players|freiwillige\\p{L}*|voluntari[oa]s',
)
const OF_CUSTOMERS = words(
  'customers?|clients?|guests?|patients?|buyers|kund(?:en|innen)|gäste\\p{L}*|patient(?:en|innen)|clientes?|pacientes|invitados|usuari[oa]s',
)

/** What is there for several people, and makes trouble. */
const SHARED = /^(?:the|our|die|der|das|den|unsere?n?|el|la|los|las|nuestr[oa]s?)\s/iu
const OF_TROUBLE = words(
  'complain\\p{L}*|annoy\\p{L}*|rows?|trouble|broken|beschwer\\p{L}*|schimpf\\p{L}*|ärger\\p{L}*|streit\\p{L}*|kaputt|quej\\p{L}*|problemas?|rot[oa]s?|rota|regeln|rules|normas',
)

const isEvent = (kind: Kind) => kind === 'event past' || kind === 'event planned'

/** Still to come unless it is said to be over. */
function eventKind(told: string, language: Language): Kind {
  return OF_THE_PAST[language].test(told) ? 'event past' : 'event planned'
}

export const isOver = (told: string, language: Language): boolean => OF_THE_PAST[language].test(told)

/** What kind of thing a subject is: what it says itself, what its field is, what its noun is. */
export function kindOf(subject: string, told: string, domain: Domain | null, language: Language): Kind {
  if (OF_ME.test(subject) || OF_ME.test(told.slice(0, 200))) return 'asker'
  if (A_CHANGE.test(subject) && (OF_OPINIONS.test(told) || OF_ALL.test(subject))) return 'change'
  if (TO_BE_BUILT.test(told)) return 'change'
  const isRemembered = OF_MEMORIES.test(subject)
  if (domain) {
    if (isEvent(domain.kind)) return isRemembered ? 'memory' : eventKind(told, language)
    if (isRemembered && domain.kind !== 'person') return 'memory'
    return domain.kind
  }
  if (isRemembered) return 'memory'
  if (OF_PAIN.test(subject)) return 'health'
  if (personOf(subject, language)) return 'person'
  const noun = CLAUSE.test(subject)
    ? null
    : (headOf(subject, language) ?? headOf(headPart(subject, language), language))
  if (noun?.is === 'event') return eventKind(told, language)
  if (noun?.is === 'group' || noun?.is === 'place' || noun?.is === 'service') return noun.is
  if (CLAUSE.test(subject)) return 'activity'
  if (OURS.test(subject)) {
    if (OF_MEMBERS.test(told)) return 'group'
    return OF_CUSTOMERS.test(told) ? 'service' : 'place'
  }
  if (language === 'en' && DOING.test(subject) && !NOT_DOING.test(subject)) return 'activity'
  if (language === 'es' && SPANISH_DOING.test(subject) && !NO_SPANISH_DOING.test(subject)) return 'activity'
  if (SHARED.test(subject) && OF_TROUBLE.test(told)) return 'facility'
  return noun?.is === 'other' && SHARED.test(subject) ? 'facility' : 'topic'
}
