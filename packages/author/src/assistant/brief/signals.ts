import { folded } from '../plain-text.ts'
import { countWord } from '../wishes/numbers.ts'
import type { Purpose } from './brief.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

export const SURVEY = words(
  'surveys?|polls?|questionnaires?|quiz|vote|feedback form|encuestas?|cuestionarios?|votaci[oó]n|sondeo|umfragen?|fragebogen|abstimmung|befragung',
)
const DECIDES = words(
  'decid\\p{L}*|choos\\p{L}*|pick|vote|voting|poll|settle|agree on|entscheid\\p{L}*|abstimm\\p{L}*|klären|wählen|aussuchen|festlegen|einigen|elegir|elijamos|escoger|votaci[oó]n|votar|acordar',
)
const DISPUTED = words(
  'neutral\\p{L}*|fair(?:ly)? (?:questions?|survey|poll|wording|to|for)|be fair|faire[nr]? (?:fragen?|umfrage)|fair für|preguntas justas|just[ao]s? para|unbiased|biased|impartial|both sides|pros and cons|controvers\\p{L}*|disput\\p{L}*|split over|disagrees?|divided over|some hate|for and against|beide seiten|beiden seiten|umstritten|streit um|pro und contra|unparteiisch|dafür und dagegen|imparcial\\p{L}*|polémic\\p{L}*|ambas partes|los dos lados|a favor y en contra|en contra|divide a',
)
const NEEDED = words(
  '(?:they|people|members|parents|families|residents|kids|neighbours) (?:would )?(?:need|wish|like|want|lack|miss)|needs|wishes|necesitan|necesidades|quieren|prefieren|desean|brauchen|wünschen|bedarf|ausleihen würden|nutzen würden',
)
const ASSESSED = words(
  'satisf\\p{L}*|feedback|happy with|evaluat\\p{L}*|review|rate|how (?:it|the \\p{L}+) (?:is|are) going|improv\\p{L}*|zufrieden\\p{L}*|rückmeldung\\p{L}*|bewert\\p{L}*|verbesser\\p{L}*|satisfacci[oó]n|valorar|valoraci[oó]n|mejorar|opini[oó]n(?:es)?',
)
export const TOLD = words(
  'stor(?:y|ies)|memor(?:y|ies)|remember\\p{L}*|portraits?|tales?|is like|changed us|geschichten?|erinnerung\\p{L}*|erzähl\\p{L}*|historias?|recuerdos?|relatos?|cambiaron',
)

/** What is wanted to be known, in the words of who wants to know it; null where nothing tells. */
export function purposeIn(text: string): Purpose | null {
  if (DISPUTED.test(text)) return 'opinion'
  if (DECIDES.test(text)) return 'decision'
  if (ASSESSED.test(text)) return 'feedback'
  return NEEDED.test(text) ? 'needs' : null
}

export const AUDIENCE = words(
  'members?|regulars|players|singers|listeners|readers|runners|dancers|walkers|aged \\d+|residents?|pupils?|students?|parents?|families|visitors?|customers?|guests?|users?|staff|colleagues?|employees|patients|volunteers|participants|passengers|tenants|neighbours|teenagers|stallholders|the people who|everyone who|those who|mitglieder|eltern|familien|gäste|nachbarn|schüler|schülerinnen|kunden|besucher|fahrgäste|mitarbeitende|mitarbeiter|teilnehmer|bewohner|freiwillige|hausgemeinschaft|klasse|jugendliche[nr]?|hörer|spieler|vecin[oa]s|soci[oa]s|familias|alumn[oa]s|clientes|usuari[oa]s|visitantes|emplead[oa]s|pacientes|voluntari[oa]s|participantes|oyentes|jugador[ea]s|personas que',
)
const CHILDREN = words(
  'kids?|child(?:ren)?|pupils?|primary school|(?:[5-9]|1[0-2])[ -]?year[ -]?olds?|kinder(?!\\p{L})|grundschul\\p{L}*|niñ[oa]s|peques|primaria',
)
const NOT_OF_CHILDREN = words(
  'for (?:the )?parents|für (?:die )?eltern|para (?:los )?padres|parents|families|eltern|familien|familias|padres|madres',
)
export const isForChildren = (text: string) => CHILDREN.test(text) && !NOT_OF_CHILDREN.test(text)

export const GENTLY = words(
  'gentl[ey]|careful(?:ly)?|sensitiv\\p{L}*|tactful\\p{L}*|kindly|delicate\\p{L}*|sanft\\p{L}*|behutsam\\p{L}*|einfühlsam\\p{L}*|vorsichtig\\p{L}*|rücksichtsvoll\\p{L}*|con (?:mucho )?(?:tacto|cuidado|delicadeza|cariño)|delicad[ao]s?|suaves?',
)
export const ANONYMOUSLY = words(
  'anonym\\p{L}*|anónim[ao]s?|an[oó]nimamente|no names|without names|keine namen|ohne namen|sin nombres?|nothing personal|nichts persönliches|nada personal',
)
export const OF_LOSS = words(
  'grief|griev\\p{L}*|bereave\\p{L}*|loss|losing(?! (?:things|keys|stuff|objects|weight|gloves|socks|games|people|members|volunteers|staff|players|singers|customers|money|touch|count|time))|lost (?:somebody|someone|a|their)|death|dying|died|dead|funeral\\p{L}*|hospice|widow\\p{L}*|suicid\\p{L}*|cancer|illness|abus\\p{L}*|trauma\\p{L}*|miscarriage|(?:the|a|civil|world|at|of|in|after|during|and) war|divorce|dementia|stroke|survivors?|schlaganfall|ictus|trauer\\p{L}*|tod|sterben|gestorben|verstorben\\p{L}*|verlust\\p{L}*|hospiz|witwe\\p{L}*|krebs|krankheit\\p{L}*|krieg|scheidung|demenz|murió|fallec\\p{L}*|duelo|luto|muert\\p{L}*|morir|pérdida\\p{L}*|viud[ao]s?|cáncer|enfermedad\\p{L}*|guerra|divorcio',
)
export const CLOSED = words(
  '(?:mostly |mainly |all |only )?closed(?: questions?)?|tick[ -]?box(?:es)?|to tick|multiple choice|no (?:free text|typing|writing)|(?:casi )?tod[ao]s? cerrad[ao]s?|cerrad[ao]s|de marcar|geschlossene[nr]?|(?:zum )?ankreuzen|ohne freitext',
)
export const SHORT = words(
  'short|quick|brief|tiny|little (?:survey|poll|questionnaire)|small (?:survey|poll|questionnaire)|not too long|keep it short|kurze?[nrs]?|kleine (?:umfrage|abstimmung|befragung)|nicht (?:zu|so) lang|schnelle[nrs]?|knappe?|breves?|cort(?:it)?[ao]s?|no muy larg[ao]|que no sea larg[ao]|rápid[ao]s?|pequeñ[ao]s? (?:encuesta|votación)|[1-5] (?:minutes?|minuten|minutos)',
)

const BEFORE_QUESTIONS = /((?:[\p{L}\d-]{1,40}\s{1,9}){1,4})(?:questions?|preguntas|fragen)(?!\p{L})/iu
const AT_MOST =
  /(?<!\p{L})(?:max(?:imum|imal)?\.?|at most|no more than|up to|höchstens|maximal|bis zu|como mucho|máximo|no más de)\s+(\d{1,2}|\p{L}+)(?!\s*(?:minut|min\b|words|wort|palabras|options|answers))/iu

/** “6 quick questions”, “five at most”. */
export function countOf(text: string): number | null {
  const before = BEFORE_QUESTIONS.exec(text)?.[1]?.trim().split(/\s+/u).reverse() ?? []
  for (const word of [...before, AT_MOST.exec(text)?.[1]]) {
    const count = word ? countWord(folded(word)) : null
    if (count !== null && count > 1 && count <= 40) return count
  }
  return null
}
