import { withoutCircumstances } from '../request/circumstances.ts'
import { isSoundThing } from '../request/sound.ts'
import type { Aspect } from './brief.ts'
import { asTold, bareAspect, trailing, whole } from './plain-aspects.ts'
import { ANONYMOUSLY, AUDIENCE, CLOSED, GENTLY, SHORT, SURVEY } from './signals.ts'

const WH =
  '(?:(?:at|on|until|in|for|with|an|bis|zu|um|ab|seit|a|hasta|desde|con|de|en|para) )?(?:what|which|when|where|who|whom|why|how|whether|if|ob|wann|wo(?:r?(?:an|auf|aus|in|über|um|unter)|bei|durch|für|gegen|her|hin|mit|nach|von|vor|zu)|wo|wer|wen|wem|was|wie|welche[mnrs]?|warum|qué|cuándo|cuánt[oa]s?|cómo|adónde|dónde|quién(?:es)?|cuál(?:es)?|por qué|si)(?!\\p{L})'
const DIRECT = '(?:do|does|is|are|should|can|could|would|will) (?:we|you|they|the|our|people)(?!\\p{L})'
const STARTS_CLAUSE = new RegExp(`^(?:${WH}|${DIRECT})`, 'iu')

const ASKING =
  /(?<!\p{L})(?:questions?|fragen|preguntas|surveys?|polls?|questionnaires?|umfragen?|fragebogen|abstimmung|encuestas?|cuestionarios?|votaci[oó]n|feedback|answers|opinions?|views|thoughts|antworten|meinung(?:en)?|rückmeldung(?:en)?|respuestas|opini[oó]n(?:es)?)(?:\s[\p{L}\d–-]+){0,6}?\s(?:(?:about|on|regarding|around|covering|über|rund um|sobre|acerca de|zu)\s+|(?=(?:zum|zur)\s))(.+)$/iu
const SURVEY_THEN_CLAUSE = new RegExp(
  `(?<!\\p{L})(?:surveys?|polls?|umfragen?|abstimmung|encuestas?|votaci[oó]n|questions?|fragen|preguntas)[^:?]{0,40}?[,:]?\\s(${WH}.+)$`,
  'iu',
)
const WANTING =
  /(?<!\p{L})(?:ask(?:ing)?|know|find out|learn|hear|see|show|tell (?:me|us)|compare|check|gauge|figure out|understand|decide|choose|agree on|settle|vote on|pick|wissen|erfahren|frag(?:t|en)?|klären|entscheiden|wählen|herausfinden|rausfinden|rauskriegen|vergleichen|aussuchen|pregunt(?:a(?:r|d|n)?|emos|en)(?:les)?|saber|averiguar|conocer|comparar|enterarme de|decidir|elegir|escoger|votar)(?:\s+(?:about|on|over|über|sobre))?,?\s+(.+)$/iu
const CONTENT_WITH =
  /(?<!\p{L})(?:satisfied|happy|content|zufrieden|satisfech[oa]s|content[oa]s)\s(?:[\p{L}]+\s){0,3}?(?:with|mit|con)\s+(.+)$/iu
const AFTER_COLON = /^([^:?]{2,60}):\s+(.+)$/u
const BARE_ABOUT = /(?:^|,\s|\s)(?:about|zum thema|sobre|über)\s+(.+)$/iu

/** What only says how it should be asked, at the end of a sentence. */
const MANNER =
  /,?\s{1,9}(?:please|bitte|por favor|with pros and cons|(?:mostly|mainly|all|only) closed.*|casi todo.*|(?:nur |überwiegend |meist )?(?:zum ankreuzen|geschlossen.*)|in \d+ minutes?|max(?:imal)?\.? \d.*|at most \d.*|for (?:both sides|kids|children|parents).{0,8}|für (?:beide seiten|kinder|eltern).{0,8}|para (?:niñ[oa]s|padres).{0,8})$/iu

const trimmed = (text: string): string => {
  const cut = text
    .trim()
    .replace(/[\s.?!,;]+$/u, '')
    .replace(MANNER, '')
  return cut === text ? cut : trimmed(cut)
}

const BETWEEN_CLAUSES = new RegExp(
  `,?\\s{1,9}(?:and|und|y|sowie|or|oder|o)\\s{1,9}(?:to )?(?:also |auch |también )?(?:(?:decide|choose|ask|know|entscheiden|fragen|decidir|preguntar)\\s{1,9})?(?=${WH}|${DIRECT})|[,;]\\s{1,9}(?=${WH}|${DIRECT})`,
  'iu',
)
const BETWEEN_THINGS =
  /\s{0,9},\s{0,9}(?:and\s{1,9}|und\s{1,9}|y\s{1,9})?|\s{1,9}(?:and|und|y|e|sowie|&)\s{1,9}|\s{0,9};\s{0,9}/iu
const OPTIONS_OF = /^(.{6,}?):\s+(.+)$/u

const listed = (text: string) =>
  text
    .split(BETWEEN_THINGS)
    .map((one) => one.trim())
    .filter((one) => /\p{L}{2}/u.test(one))

const isManner = (text: string) =>
  text.split(' ').length <= 5 &&
  (CLOSED.test(text) ||
    GENTLY.test(text) ||
    SHORT.test(text) ||
    SURVEY.test(text) ||
    ANONYMOUSLY.test(text)) &&
  !STARTS_CLAUSE.test(text)

const clauseOf = (text: string) => ({ is: 'clause' as const, text, options: [] as string[] })

const thingsOf = (text: string): Aspect[] =>
  listed(text)
    .map(bareAspect)
    .filter((one) => one.split(' ').length <= 9 && /\p{L}{2}/u.test(one) && !isManner(one))
    .map((one) => ({ is: 'thing', text: one }))

/** “what they think of it: the food, the noise”: each is asked about, none is an answer to choose. */
const OF_MANY =
  /(?:think|feel|find|coping|doing|going|went|was|like|opinan|piensan|parecen?|están|valoran|ven|va|fue|finden|denken|halten|geht|läuft|lief|war)(?!\p{L})/iu
const IN_GENERAL = /(?:coping|doing|feel|going|went|están|va|fue|geht|läuft|lief|war)(?!\p{L})/iu

const chosenFrom = (text: string) =>
  text
    .split(/\s{0,9},\s{0,9}(?:and |or |und |oder |y |o )?|\s{1,9}(?:or|oder|o)\s{1,9}/iu)
    .map((one) => one.trim())
    .filter((one) => /\p{L}{2}/u.test(one))

/** “a name: The Gutters, Pale Horses”: what there is to choose from. */
const CHOICE_OF =
  /^(?:on )?(?:an?|one|the|un[ao]?|el|la|ein(?:e[nrm]?)?|der|die|das|den)\s+([\p{L} -]{2,30}):\s+(.{5,})$/iu

function inRegion(region: string): Aspect[] {
  return region.split(BETWEEN_CLAUSES).flatMap((part): Aspect[] => {
    const text = trimmed(part)
    if (!text) return []
    if (STARTS_CLAUSE.test(text)) {
      const [, before, options] = OPTIONS_OF.exec(text) ?? []
      if (before && options && OF_MANY.test(before))
        return [
          ...(IN_GENERAL.test(before) ? [clauseOf(before)] : []),
          ...(STARTS_CLAUSE.test(options) ? inRegion(options) : thingsOf(options)),
        ]
      const { clause, things } = before ? { clause: before, things: [] } : trailing(text)
      return [
        { ...clauseOf(clause), options: options ? listed(options) : [] },
        ...things.map((one): Aspect => ({ is: 'thing', text: one })),
      ]
    }
    const [, what, choices] = CHOICE_OF.exec(text) ?? []
    const given = choices ? chosenFrom(choices) : []
    if (what && given.length > 1) return [{ is: 'thing', text: what, options: given }]
    return thingsOf(text)
  })
}

const OF_WHOM =
  /^(?:from |of |a |bei )?(?:(?:my|our|the|los|las|mis|nuestr[oa]s|die|meine|unsere)\s+)?(?:\p{L}+\s){1,3}(?:about|on|regarding|sobre|acerca de|über|nach)\s+(?=\p{L})/iu

/** Whom it is asked of stands between the verb and what is asked. */
function afterWhom(told: string): string {
  const region = STARTS_CLAUSE.test(told) ? told : told.replace(OF_WHOM, '')
  const at = new RegExp(`(?:^|\\s)(${WH})`, 'iu').exec(region)
  if (!at || at.index === 0) return region
  const before = region.slice(0, at.index)
  const isPart = /(?:,|\band|\bund|\by)(?:\s+(?:decide|choose|entscheiden|decidir))?$/iu.test(before.trim())
  return isPart || before.split(' ').length > 8 ? region : region.slice(at.index).trim()
}

interface Found {
  lead: string | null
  aspects: Aspect[]
}

/** “Also whether …” goes on with what was wanted in the sentence before. */
const GOES_ON = new RegExp(
  `^(?:also|and|plus|oh and|and also|und|auch|außerdem|y|además|también)[,:]?\\s+((?:${WH}|${DIRECT}).+)$`,
  'iu',
)
/** “where should we go”, asked as it is. */
const ASKED_OUTRIGHT =
  /^(?:what|which|when|where|who|how|qué|cuándo|dónde|cómo|cuál|wohin|wo|wann|was|wie|welche[rsnm]?)(?: \p{L}+){0,3}? (?:should|shall|do|can|could|would|will|soll(?:en|te|ten)?|können|wollen|deberíamos|podemos|podríamos|vamos|quedamos)(?: \p{L}+|$)/iu

function inSentence(sentence: string): Found {
  const text = trimmed(sentence)
  if (ASKED_OUTRIGHT.test(text) && !/\b(?:you|me)\b/iu.test(text.slice(0, 24)))
    return { lead: null, aspects: inRegion(text) }
  const more = GOES_ON.exec(text)?.[1]
  if (more) return { lead: null, aspects: inRegion(more) }
  if (
    new RegExp(
      `^(?:${DIRECT}|(?:is|are|should|soll|sollen|sollte|ist|debe|debería|deberíamos|¿)\\s?)`,
      'iu',
    ).test(text) &&
    !/\b(?:you|me)\b/iu.test(text.slice(0, 14))
  )
    return { lead: null, aspects: [{ is: 'clause', text, options: [] }] }
  const contented = CONTENT_WITH.exec(text)?.[1]
  if (contented) return { lead: null, aspects: inRegion(contented) }
  const asked = ASKING.exec(text)?.[1]
  if (asked) return { lead: null, aspects: inRegion(asked) }
  const clause = SURVEY_THEN_CLAUSE.exec(text)?.[1]
  if (clause) return { lead: null, aspects: inRegion(clause) }
  const wanted = WANTING.exec(text)?.[1]
  if (wanted && !/^(?:them|me|us|you|it)$/iu.test(wanted))
    return { lead: null, aspects: inRegion(afterWhom(wanted)) }
  const [, lead, rest] = AFTER_COLON.exec(text) ?? []
  if (lead && rest) {
    const isMeta = SURVEY.test(lead) || AUDIENCE.test(lead) || /^(?:for|für|para)\s/iu.test(lead)
    return { lead: isMeta ? null : lead, aspects: inRegion(rest) }
  }
  // “Pain, what they can do again, and whether they kept it up.”
  const parts = text.split(/,\s+(?:and\s+|und\s+|y\s+)?/iu)
  const isList = parts.length > 1 && parts.some((part) => STARTS_CLAUSE.test(part))
  const isShort = parts.every((part) => part.split(' ').length <= 14)
  // “qué sienten quienes vuelan y qué les ayuda”, “how pets cope with moving house”.
  const isClause = STARTS_CLAUSE.test(text) && text.split(' ').length <= LONGEST_CLAUSE
  return { lead: null, aspects: (isList && isShort) || isClause ? inRegion(text) : [] }
}

const LONGEST_CLAUSE = 18

const WHY_ALONE: Record<string, string> = {
  why: 'why it is so',
  warum: 'warum das so ist',
  'por qué': 'por qué es así',
}
const whyAlone = (aspect: Aspect): Aspect => ({
  ...aspect,
  text: WHY_ALONE[aspect.text.toLowerCase()] ?? aspect.text,
})

/** “I don’t know how” asks nothing by itself. */
const EMPTY =
  /^(?:what should (?:i|we) ask(?: them| people)?|was soll(?:en)? (?:ich|wir) (?:sie |die leute )?fragen|qué debería(?:mos)? preguntar(?:les)?|why|how|what|who|if|whether|warum|wie|was|wer|ob|por qué|cómo|qué|quién|si)$/iu

const SENTENCES = /(?<=[^\d\s][.!?])\s+|\n+/u

/** Everything that a message wants to have asked. */
export function aspectsIn(message: string): Found {
  const found = asTold(withoutCircumstances(message)).split(SENTENCES).map(inSentence)
  return {
    lead: found.find(({ lead }) => lead)?.lead ?? null,
    aspects: withVerbs(whole(found.flatMap(({ aspects }) => aspects)))
      .map(whyAlone)
      .filter(({ is, text }) => (is === 'thing' ? isSoundThing(text) : !EMPTY.test(text))),
  }
}

/** Where parents are asked, the children are theirs. */
const ofTheirChildren = (told: string) => {
  const text = told.replace(
    /(?<=(?:padres|madres|familias)(?!\p{L})[^.]{0,200})(?<!\p{L})los niños(?= (?:se|comen|van|tienen|duermen)(?!\p{L}))/giu,
    'sus hijos',
  )
  return inEnglish(text)
}

const inEnglish = (text: string) =>
  /(?<!\p{L})(?:parents|families|mums|dads)(?!\p{L})/iu.test(text)
    ? text.replace(
        /(?<!\p{L})(?:the |our |their )?(children|kids|pupils)(?= (?:get|go|come|eat|sleep|play|travel|like|feel|need|want|do|are|have|spend|use)(?!\p{L}))/giu,
        'their $1',
      )
    : text

/** A description lists aspects after a colon, or names one after “about”. */
export function aspectsOfDescription(description: string): Aspect[] {
  const { aspects } = aspectsIn(ofTheirChildren(description))
  const about = aspects.length === 0 ? BARE_ABOUT.exec(trimmed(description))?.[1] : undefined
  return about ? inRegion(about).filter(({ is, text }) => is === 'clause' || isSoundThing(text)) : aspects
}

/** “what helps, what doesn’t”: the second leaves out the verb of the first. */
function withVerbs(aspects: Aspect[]): Aspect[] {
  return aspects.map((aspect, at) => {
    const before = aspects[at - 1]
    if (aspect.is !== 'clause' || before?.is !== 'clause') return aspect
    const verb = /^what (\p{L}+?)s$/iu.exec(before.text)?.[1]
    if (verb && /^what (?:does|do)(?:n[’']?t| not)$/iu.test(aspect.text))
      return { ...aspect, text: `what does not ${verb}` }
    const german = /^was (\p{L}+)$/iu.exec(before.text)?.[1]
    if (german && /^was nicht$/iu.test(aspect.text)) return { ...aspect, text: `was ${german} nicht` }
    const spanish = /^qué (\p{L}+)$/iu.exec(before.text)?.[1]
    if (spanish && /^qué no$/iu.test(aspect.text)) return { ...aspect, text: `qué no ${spanish}` }
    return aspect
  })
}
