import { aspectsOfDescription } from './brief/aspects.ts'
import type { Brief } from './brief/brief.ts'
import { askedIn, type Plan, planned } from './brief/plan.ts'
import { briefOfTopic, readBrief } from './brief/read-brief.ts'
import { ANONYMOUSLY, OF_LOSS, SURVEY, TOLD } from './brief/signals.ts'
import { languageIn } from './choose-language.ts'
import { THEMES } from './domains/themes/all.ts'
import type { Facet } from './facets/facet.ts'
import { facetsListed } from './facets/find-facet.ts'
import { ENDINGS, TENDER_FRAME } from './frame.ts'
import { partOfEvent } from './kinds/event-parts.ts'
import type { Language } from './known-question.ts'
import type { AssistantQuestion } from './model.ts'
import { folded, wordsIn } from './plain-text.ts'
import { askedOfYou } from './request/asked-of-you.ts'
import { WANTS } from './request/asker.ts'
import { composed } from './request/compose.ts'
import { domainOf } from './request/find-domain.ts'
import { speaksOf } from './request/find-theme.ts'
import { isOver } from './request/kind-of.ts'
import { mannerIn, withoutManner } from './request/manner.ts'
import { askedAspect, namedAspects } from './request/named-aspects.ts'
import { nounPhrase } from './request/noun-phrase.ts'
import { headOf } from './request/nouns.ts'
import { isOfPeople } from './request/people.ts'
import { type Request, readRequest } from './request/read-request.ts'
import { isSoundQuestion } from './request/sound.ts'
import { type About, type Style, shaped } from './shape.ts'
import { ANY_HABIT } from './situations/among-friends.ts'
import { composedOf } from './situations/compose-situation.ts'
import { ANY_MATTER } from './situations/everyday.ts'
import { isPractical, situationIn } from './situations/find-situation.ts'
import type { Situation } from './situations/situation.ts'

export interface Topic {
  title: string
  description: string
  /** What a message said the survey is to be. */
  brief?: Brief | null
}

export const languageOfTopic = ({ title, description }: Topic): Language => {
  const told = languageIn(`${title} ${description}`)
  if (told) return told
  const words = wordsIn(title)
  const all = wordsIn(`${title} ${description}`)
  const named = LANGUAGES.map((language) => ({
    language,
    hits: all.filter((word) => headOf(word, language)).length,
  })).sort((a, b) => b.hits - a.hits)
  if (named[0] && named[0].hits > (named[1]?.hits ?? 0)) return named[0].language
  const spoken = LANGUAGES.find((language) =>
    words.some((word) => THEMES.some((subject) => speaksOf(subject, word, language))),
  )
  const situated = LANGUAGES.filter((language) => situationIn({ title, description }, language) !== null)
  return spoken ?? (situated.length === 1 ? situated[0] : undefined) ?? 'en'
}
const LANGUAGES = ['en', 'es', 'de'] as const

/** What the questions are about when they speak of their subject by name. */
export const aboutOf = (topic: Topic, language: Language): About =>
  readRequest(topic, languageOfTopic(topic)).about(language)

/** A description that a whole message became, and that its subject was read from. */
const LEAST_OF_A_MESSAGE = 8
const isMessage = ({ title, description }: Topic) =>
  description.split(/\s+/u).length > LEAST_OF_A_MESSAGE &&
  description.toLowerCase().includes(title.toLowerCase())

/** What a message or the topic itself says the survey is for. */
export const briefFor = (topic: Topic): Brief | null => {
  const brief =
    topic.brief ??
    briefOfTopic({ ...topic, description: withoutManner(topic.description) }, languageOfTopic(topic)) ??
    (isMessage(topic) && SURVEY.test(topic.description) && !TOLD.test(topic.description)
      ? readBrief(withoutManner(topic.description), topic, languageOfTopic(topic), true)
      : null)
  return brief && ANONYMOUSLY.test(topic.description) ? { ...brief, isAnonymous: true } : brief
}

/** Where somebody grieves, disputes, decides or plans, the situation says what to ask. */
/** Situations that a field knows better. */
const OF_A_FIELD = /^(?:transport|music|course|lending|reading|training|pupils|season)$/u

/** A vote is about what is voted on, and no more. */
const A_POLL = /(?<!\p{L})(?:poll|vote|voting|abstimmung|votaci[oó]n)(?!\p{L})/iu

/** Kinds that know better than any situation what to ask. */
const OF_ITS_KIND: ReadonlySet<Request['kind']> = new Set([
  'change',
  'asker',
  'facility',
  'own thing',
  'habit',
])

function isOfItsSituation(brief: Brief, { kind, domain }: Request, topic: Topic): boolean {
  if (brief.isGentle) return true
  if (OF_ITS_KIND.has(kind)) return false
  if (brief.isInquiry && !domain && isOfPeople(topic.title)) return true
  const isOther = !brief.scenario || OF_A_FIELD.test(brief.scenario.id)
  if (
    brief.purpose === 'decision' &&
    domain &&
    !topic.brief &&
    isOther &&
    !A_POLL.test(topic.description) &&
    brief.aspects.length < 3
  )
    return false
  if (brief.purpose === 'decision' || brief.purpose === 'opinion') return true
  if (!brief.scenario) return false
  if (kind === 'event planned' && !/^(?:gathering|journey|outing|helpers)$/u.test(brief.scenario.id))
    return false
  if (domain && OF_A_FIELD.test(brief.scenario.id) && brief.aspects.length < 2) return false
  return !(kind === 'event past' && isOver(`${topic.title} ${topic.description}`, languageOfTopic(topic)))
}

/** What a message said of the whole is newer than what the topic says. */
const asTold = (request: Request, brief: Brief | null): Request =>
  brief
    ? {
        ...request,
        manner: {
          ...request.manner,
          count: brief.count ?? request.manner.count,
          isShort: brief.isShort || request.manner.isShort,
          isClosed: brief.isClosed || request.manner.isClosed,
          isForChildren: brief.isForChildren || request.manner.isForChildren,
        },
      }
    : request

/** Kinds that say more than any situation could. */
const OF_ITS_OWN: ReadonlySet<Request['kind']> = new Set(['change', 'asker', 'own thing', 'habit'])

/** A gerund or an infinitive: something that people do. */
const DOING = /^\p{L}{2,}ing(?!\p{L})|^\p{L}{2,}(?:ar|er|ir)(?:se|nos)?(?!\p{L})|en$/iu

/** A field can be one of memories, such as school, without anybody remembering. */
const REMEMBERS =
  /(?<!\p{L})(?:memor\p{L}*|remember\p{L}*|childhood|school ?days|back then|growing up|recuerd\p{L}*|infancia|erinner\p{L}*|kindheit|jugend|schulzeit|damals|früher)(?!\p{L})/iu

/** The situation that people ask each other about, where none of what they name is left unasked by it. */
function situationOf(topic: Topic): Situation | null {
  if (topic.brief) return null
  const own = languageOfTopic(topic)
  const found = situationIn(topic, own)
  const { kind, domain, subject } = readRequest(topic, own)
  const isOfItsOwn =
    kind === 'memory'
      ? !found?.isInTitle || REMEMBERS.test(`${topic.title}. ${topic.description}`)
      : OF_ITS_OWN.has(kind)
  if (isOfItsOwn) return null
  if (!found && isOfFeelings(topic, domain?.id ?? null, kind)) return ANY_MATTER
  if (!found) {
    const isLoose = !domain && (kind === 'topic' || (kind === 'activity' && !DOING.test(subject)))
    return isLoose && isPractical(topic, own) && !briefFor(topic) && !isListed(topic) ? ANY_MATTER : null
  }
  if (!found.isInTitle && domain && !found.situation.isAim) return null
  return isListed(topic) && facetsOf(topic).length === 0 ? null : found.situation
}

const IS_FOR =
  /(?<!\p{L})(?:members?|customers?|clients?|users?|interviews?|staff|employees|guests?|parents|families|residents|tenants|students?|participants|volunteers|singers|players|patients|dissertation|thesis|bachelor\p{L}*|master(?:arbeit|s)?|seminararbeit|studie|research(?:er)?|mitglieder|kund\p{L}*|patient\p{L}*|eltern|mieter\p{L}*|teilnehm\p{L}*|lehramt\p{L}*|studier\p{L}*|soci[oa]s|clientes|usuari[oa]s|pacientes|vecin[oa]s|alumn[oa]s|familias|tesis|tfg|estudio)(?!\p{L})/iu

/** A great theme of life, or none, where somebody wants to know something of those they have to do with. */
function isOfFeelings(topic: Topic, domain: string | null, kind: Request['kind']): boolean {
  const all = `${topic.title}. ${topic.description}`
  const isTheme = domain !== null && THEMES.some(({ id }) => id === domain)
  return (
    topic.title.split(/\s+/u).length <= 8 &&
    (isTheme || (domain === null && kind === 'topic')) &&
    kind !== 'memory' &&
    IS_FOR.test(all) &&
    !REMEMBERS.test(all) &&
    !TOLD.test(topic.description) &&
    !briefFor(topic) &&
    !isListed(topic)
  )
}

/** What a request lists to be asked, where it is what many surveys ask for. */
const facetsOf = (topic: Topic): Facet[] => facetsListed(topic.description, languageOfTopic(topic))

/** Who lists what to ask gets that. */
const isListed = (topic: Topic): boolean => {
  const all = `${topic.title}. ${topic.description}`
  return (
    LIST_OF_QUESTIONS.test(all) ||
    ONE_AFTER_ANOTHER.test(topic.description) ||
    CANDIDATES.test(topic.description) ||
    FAIR_VOTE.test(all) ||
    THINGS.test(topic.description) ||
    namedAspects(topic.description).length > 1 ||
    (WANTS.test(all) && (LISTED.test(all) || (CLAUSES.test(all) && listsClauses(topic))))
  )
}
const listsClauses = (topic: Topic) => (briefFor(topic)?.aspects.length ?? 0) > 1
/** “Who uses it, when, and what is missing?” */
const ONE_AFTER_ANOTHER =
  /(?<!\p{L})(?:who|what|when|how|whether|if|wer|was|wann|wie|ob|quién|qué|cuándo|cómo|si)(?!\p{L})[^.?!,]{0,60},\s(?:[^.?!]{0,60}\s)?(?:and|und|y)\s(?:if|whether|who|what|when|would|ob|was|wann|wer|si|qué|cuándo|quién)(?!\p{L})|(?<!\p{L})(?:how|wie|cómo)\s[^.?!,]{3,40},\s\p{L}+\s(?:and|und|y)\s\p{L}+[.?!]?$/iu
/** What there is to choose from stands there already. */
const CANDIDATES = /:\s\p{Lu}[^.?!:,]{1,40},\s\p{Lu}[^.?!:,]{1,40}/u
/** “about the food, the queue and the prices” */
const THINGS =
  /(?<!\p{L})(?:about|on|sobre|über|zu|zum|zur) (?:the|la|el|los|las|die|den|der|das|dem)\s[^.?!,]{3,30},\s[^.?!]{3,40}\s(?:and|y|und)\s/iu
/** Two sides that are asked in words fair to both. */
const FAIR_VOTE =
  /(?<!\p{L})(?:fair(?:e|en|er)? (?:\p{L}+ )?(?:poll|vote|survey|umfrage|abstimmung)|(?:encuesta|votación) (?:justa|imparcial))(?!\p{L})/iu
const LIST_OF_QUESTIONS =
  /:.*(?<!\p{L})(?:which|what|who|when|where|how|welche\p{L}?|was|wer|wann|wo|wie|qué|quién|cuándo|dónde|cómo)(?!\p{L}).*,\s/iu
const LISTED = /(?:\s[-–—]|:)\s[^.?!:]{3,80}(?:,\s[^.?!:,]{3,80}){1,8}/u
const CLAUSES =
  /(?<!\p{L})(?:if|whether|who|which|what|when|how (?:often|much|many)|ob|wer|welche\p{L}?|was|wann|wie (?:oft|viel)|si|quién|qué|cuándo|cuánt[oa]s?)(?!\p{L})[^.?!]{4,80}?(?:,|\sand\s|\sund\s|\sy\s)/iu

export const isSituated = (topic: Topic): boolean => situationOf(topic) !== null
export const isGentle = (topic: Topic): boolean => situationOf(topic)?.isGentle === true

/** What people ask each other about in a situation that is known. */
function ofSituation(topic: Topic, own: Language, style: Style): Plan | null {
  const situation = situationOf(topic)
  if (!situation) return null
  const manner = mannerIn(`${topic.title}. ${topic.description}`)
  const { questions, spare, essential } = composedOf(situation, topic, manner, own, style, facetsOf(topic))
  return { questions, spare, essential: essential.map(({ question_text }) => question_text) }
}

/** Where no field knows it: what people do, or what concerns several of them, but never what they feel about a word. */
function plainlyAsked(topic: Topic, { kind, domain }: Request) {
  const { title, description } = topic
  if (domain || (kind !== 'topic' && kind !== 'activity')) return undefined
  if (ASKS_WHAT_THEY_DO.test(title)) return ANY_HABIT.questions
  const isMatter = kind === 'topic' && isPractical(topic, languageOfTopic(topic))
  return isMatter && !REMEMBERS.test(`${title} ${description}`) && !TOLD.test(description)
    ? ANY_MATTER.questions
    : undefined
}
const ASKS_WHAT_THEY_DO =
  /^¿?(?:how|what|when|where|do|wie|was|wann|wo|cómo|qué|cuándo|dónde)\s(?:.{0,30}\s)?(?:friends|people|you|we|everyone|colleagues|others|ihr|du|wir|alle|freunde|leute|kollegen|andere|amigos|amigas|gente|todos|compañeros|vosotros|ustedes)(?!\p{L})/iu

function planFor(topic: Topic, style: Style): Plan {
  const own = languageOfTopic(topic)
  const situated = ofSituation(topic, own, style)
  if (situated) return situated
  const brief = briefFor(topic)
  const request = asTold(readRequest(topic, own), brief)
  const named = { ...topic, title: request.subject }
  if (brief && facetsOf(topic).length === 0 && isOfItsSituation(brief, request, topic))
    return planned({ ...brief, count: request.manner.count }, named, own, style)
  if (!brief && request.kind !== 'person' && OF_LOSS.test(`${topic.title} ${topic.description}`))
    return tenderly(request, style)
  const facets = facetsOf(topic)
  const plainly = plainlyAsked(topic, request)
  const titled = plainly === ANY_HABIT.questions ? askedOfYou(topic.title, own) : null
  const others =
    facets.length > 0
      ? facets.map(({ question }) => shaped(question, null, style))
      : askedFor(brief, named, request, own, style)
  const asked: AssistantQuestion[] =
    titled && style.language === own
      ? [{ question_text: titled, question_type: 'short_text' }, ...others]
      : others
  const { questions, spare } = composed(request, asked, brief?.isInquiry === true, style, plainly)
  return { questions, spare, essential: asked.map(({ question_text }) => question_text) }
}

/** What says no more than that one wants to know, which the survey itself does. */
const SAYS_NOTHING =
  /^(?:¿|so,? )?(?:when|where|who|wann|wo|wer|cuándo|dónde|quién|what should i ask you|was soll ich (?:dich|euch|sie) fragen|qué debería preguntar\p{L}*|how (?:did you like|do you like|was|is|do you find) (?:it|this|that)|what do you think(?: of (?:it|this))?|how do you feel(?: about (?:it|this))?|wie (?:war|ist) (?:es|das)|wie (?:findest|fandest) du (?:es|das)|wie hat es dir gefallen|was (?:denkst|hältst|meinst) du(?: davon| darüber)?|qué (?:te|le) (?:parece|pareció)(?: a (?:los|las|mis|nuestr[oa]s) \p{L}+)?|qué (?:opinas?|piensas?)(?: de (?:ello|esto))?|cómo (?:fue|estuvo|es|lo ves))\s?[?.]?$/iu
/** What is longer was not understood as one question. */
const LONGEST_ASKED = 110
/** “our” and “my” are the words of who asks, not of who is asked. */
const OF_THE_ASKER = /(?<!\p{L})(?:my|our|meine[nmrs]?|mis?|nuestr[oa]s?)(?!\p{L})/iu

/** The things asked about in words of those who answer, without the subject itself, which all questions are about. */
/** Whom it is for is nothing to be asked about. */
const OF_PEOPLE =
  /^(?:a todos|alle|everyone|everybody|tod[oa]s|qr code|\d.*|somos .*|ich bin .*|i['’]?m .*|soy .*|customers .*|people .*)$/iu

/** What was named of an event to come: its food, its music, how to get there. */
const partsNamed = ({ aspects }: Brief, own: Language, style: Style): AssistantQuestion[] =>
  aspects.flatMap((aspect) =>
    aspect.is === 'thing' && !aspect.options
      ? [shaped(partOfEvent(aspect.text), nounPhrase(aspect.text, own), style)]
      : [],
  )

function ofOthers(
  brief: Brief,
  { domain, kind }: Pick<Request, 'domain' | 'kind'>,
  own: Language,
  isChosen: boolean,
): Brief {
  const aspects = brief.aspects
    .filter(
      ({ is, text }) =>
        is === 'clause' ||
        (kind !== 'change' &&
          (kind !== 'event planned' || brief.isClosed) &&
          !OF_PEOPLE.test(text) &&
          (!domain || domainOf(text, own)?.id !== domain.id)),
    )
    .map((aspect) => ({ ...aspect, text: aspect.text.replace(/(?<!\p{L})their(?!\p{L})/giu, 'your') }))
  return {
    ...brief,
    aspects,
    purpose: brief.purpose === 'decision' && !isChosen ? 'feedback' : brief.purpose,
  }
}

/** “for the choir: choose a day and the songs”. */
const TO_CHOOSE =
  /(?:^|:\s)(?:(?:to )?(?:choose|pick|decide(?: on)?)|elegir|escoger|decidir|aussuchen|auswählen|festlegen)\s([^.;:!?]{3,120})/iu

const inBrief = (language: Language, purpose: Brief['purpose'], aspects: Brief['aspects']): Brief => ({
  language,
  purpose,
  count: null,
  isShort: false,
  isClosed: false,
  isGentle: false,
  isForChildren: false,
  lead: null,
  aspects,
  isInquiry: true,
})

/** “Who uses it and what is missing”: questions that are simply written down. */
function listed({ title, description }: Topic, language: Language): Brief | null {
  const chosen = TO_CHOOSE.exec(description)?.[1]
  if (chosen) {
    const things = chosen.split(/,\s{1,3}|\s(?:and|y|und)\s/iu).filter((one) => /\p{L}{3}/u.test(one))
    return inBrief(
      language,
      'decision',
      things.map((text) => ({ is: 'thing', text: text.trim() })),
    )
  }
  if (
    !/^(?:who|what|how|when|where|wohin|adónde|wer|was|wie|wann|wo|quién|qué|cómo|cuándo|dónde)(?!\p{L})/iu.test(
      description.trim(),
    )
  )
    return null
  const aspects = aspectsOfDescription(description).filter(({ is }) => is === 'clause')
  // One that says what the title says is what the whole survey asks.
  const [only] = aspects
  if (!only || (aspects.length === 1 && !saysMore(only.text, title))) return null
  return inBrief(language, 'feedback', aspects)
}

const saysMore = (clause: string, title: string) => {
  const said = folded(title)
  const news = wordsIn(clause).filter((word) => word.length >= LONG && !said.includes(word.slice(0, LONG)))
  return news.length > MORE
}
const LONG = 4
/** “How people cook at home” about home cooking has “people” more, and nothing new. */
const MORE = 1

/** How people are about it is no part of it. */
const AT_LARGE =
  /^(?:many|half|people|some|viele|einige|die leute|manche|much[oa]s|la gente|algun[oa]s)(?!\p{L})/iu

/** Where everything is about one person, what was named is who answers. */
const OF_ONE: ReadonlySet<Request['kind']> = new Set(['asker', 'person', 'own thing', 'habit'])

/** What was named, each in a question of its own, without what the survey asks anyway. */
function askedFor(
  brief: Brief | null,
  topic: Topic,
  { kind, domain }: Request,
  own: Language,
  style: Style,
): AssistantQuestion[] {
  const named = namedAspects(topic.description).filter(
    (aspect) =>
      kind !== 'change' &&
      !AT_LARGE.test(aspect) &&
      !topic.title.toLowerCase().includes(aspect.toLowerCase()),
  )
  const isList = named.length > 1 && kind !== 'memory' && kind !== 'person' && kind !== 'event past'
  const above = named.map((aspect) => askedAspect(aspect, isList ? 'place' : kind, style, own))
  const told = brief ?? listed(topic, own)
  const read =
    told && named.length === 0 && !OF_ONE.has(kind)
      ? [
          ...(kind === 'event planned' && !told.isClosed ? partsNamed(told, own, style) : []),
          ...askedIn(ofOthers(told, { domain, kind }, own, brief === null), topic, own, style),
        ].filter(
          ({ question_text }) =>
            !SAYS_NOTHING.test(question_text) &&
            !OF_THE_ASKER.test(question_text) &&
            question_text.length <= LONGEST_ASKED,
        )
      : []
  return without([...above, ...read]).map((one) => ({
    ...one,
    question_text: one.question_text.replace(
      /^Have you (?=fun|enough|any|an?|time|problems)/u,
      'Do you have ',
    ),
  }))
}

function tenderly(request: Request, style: Style): Plan {
  const about = request.about(style.language)
  const questions = TENDER_FRAME.map((known) => shaped(known, about, style))
  return { questions, spare: ENDINGS.map((known) => shaped(known, about, style)), essential: [] }
}

/** The words of what was asked for, and of everything else that stands or could stand in the survey. */
export function essentialsOf(topic: Topic, style: Style): { essential: Set<string>; others: Set<string> } {
  const { questions, spare, essential } = planFor(topic, style)
  const others = [...questions, ...spare].map((one) => one.question_text)
  return { essential: new Set(essential), others: new Set(others) }
}

/** What could not be said well is left out, and another has its place. */
export function proposeQuestions(topic: Topic, style: Style): AssistantQuestion[] {
  const { questions, spare, essential } = planFor(topic, style)
  const all = without(questions)
  const turned = new Set(essential)
  const sound = all.filter(
    ({ question_text }) => !turned.has(question_text) || isSoundQuestion(question_text, style.language),
  )
  const others = without(spare, sound).filter((one) => !all.includes(one))
  const missing = all.length - sound.length
  return [...sound.slice(0, -1), ...others.slice(0, missing), ...sound.slice(-1)]
}

/** The same words twice are one question. */
export function without(
  questions: AssistantQuestion[],
  ...others: AssistantQuestion[][]
): AssistantQuestion[] {
  const seen = new Set(others.flat().map(({ question_text }) => question_text.toLocaleLowerCase()))
  return questions.filter(({ question_text }) => {
    const words = question_text.toLocaleLowerCase()
    if (seen.has(words)) return false
    seen.add(words)
    return true
  })
}

/** More of the same survey: what its field and its kind still hold. */
export const moreQuestions = (
  topic: Topic,
  style: Style,
  standing: AssistantQuestion[],
): AssistantQuestion[] => without(planFor(topic, style).spare, standing)
