import { byHash } from '../reading/seeded.ts'
import type { Brief } from './brief/brief.ts'
import { headOf } from './brief/nouns.ts'
import { planned } from './brief/plan.ts'
import { briefOfTopic } from './brief/read-brief.ts'
import { OF_LOSS } from './brief/signals.ts'
import { languageIn } from './choose-language.ts'
import { type FoundSubject, findSubjects, speaksOf, withChildhood } from './find-subjects.ts'
import { ENDINGS, FRAME, PEOPLE_FRAME, TENDER_FRAME } from './frame.ts'
import type { AssistantQuestion } from './model.ts'
import { personOf, phraseOf } from './phrase.ts'
import { asWords, wordsIn } from './plain-text.ts'
import { type About, type Style, shaped } from './shape.ts'
import { SUBJECTS } from './subjects/all.ts'
import type { KnownQuestion, Language, Subject } from './subjects/subject.ts'

export interface Topic {
  title: string
  description: string
  /** What a message said the survey is to be. */
  brief?: Brief | null
}

export const USUAL_COUNT = 10

/** A question, and where between easy (0) and open (1) it belongs. */
interface Placed {
  known: KnownQuestion
  about: About | null
  depth: number
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
    words.some((word) => SUBJECTS.some((subject) => speaksOf(subject, word, language))),
  )
  return spoken ?? 'en'
}
const LANGUAGES = ['en', 'es', 'de'] as const

const COMMON =
  /^(?:how|what|when|where|who|why|people|we|you|i|my|our|the|a|an|of|and|in|at|to|do|does|your|their|everyday|small|life|about|wie|was|wann|wo|wer|warum|menschen|wir|ich|mein|meine|unser|der|die|das|und|im|am|leute|como|que|cuando|donde|quien|gente|el|la|los|las|mi|mis|nuestro|nuestra|y|en|de|del)$/

/** The one subject that a title speaks of with every word that says something. */
function wholeSubject(title: string, language: Language): Subject | null {
  const words = wordsIn(title).filter((word) => !COMMON.test(word))
  const fitting = SUBJECTS.filter((subject) => words.every((word) => speaksOf(subject, word, language)))
  return words.length > 0 ? (fitting[0] ?? null) : null
}

/** What the questions are about when they speak of their subject by name. */
export function aboutOf(topic: Topic, language: Language): About {
  const own = languageOfTopic(topic)
  const whole = wholeSubject(topic.title, own)
  // A bare “Schlaf” or “Viajes” needs its article inside a sentence.
  const isBare = own !== 'en' && wordsIn(topic.title).length === 1
  const isAsked = /\?\s*$/u.test(topic.title)
  if (whole && (isBare || isAsked || language !== own)) return { phrase: whole.name[language], language }
  return { phrase: personOf(asWords(topic.title), own) ?? phraseOf(topic.title, own), language: own }
}

const placed = (list: readonly KnownQuestion[], about: About | null): Placed[] =>
  list.map((known, at) => ({ known, about, depth: Math.max(at / list.length, isStory(known) ? 0.35 : 0) }))

const isStory = ({ type }: KnownQuestion) => type === 'long_text'

/** So many of a list: half of them stories, all from its whole length and in its order. */
function spread(list: readonly KnownQuestion[], count: number): KnownQuestion[] {
  if (count >= list.length) return [...list]
  const some = (from: KnownQuestion[], wanted: number) =>
    Array.from(
      { length: Math.min(wanted, from.length) },
      (_, at) => from[Math.floor((at * from.length) / wanted)],
    )
  const stories = some(list.filter(isStory), Math.ceil(count / 2))
  const chosen = new Set([
    ...stories,
    ...some(
      list.filter((one) => !isStory(one)),
      count - stories.length,
    ),
  ])
  return list.filter((one) => chosen.has(one))
}

function pool(topic: Topic, own: Language, about: About): Placed[] {
  if (OF_LOSS.test(`${topic.title} ${topic.description}`)) return placed(TENDER_FRAME, about)
  const found = findSubjects(topic.title, topic.description, own)
  const whole = wholeSubject(topic.title, own)
  const isPerson = personOf(asWords(topic.title), own) !== null
  const specific = sharesFor(topic, found, isPerson ? null : whole, own).flatMap(({ subject, count }) =>
    placed(spread(subject.questions, count), null),
  )
  const frames = isPerson ? [...PEOPLE_FRAME, ...FRAME] : specific.length >= 7 ? STORY_FRAMES : FRAME
  const left = Math.max(0, USUAL_COUNT - 1 - specific.length)
  return [...specific, ...placed(frames.slice(0, left), about)]
}

const JOINED = /\s(?:and|&|y|e|und|versus|vs)\s|,|\+|\//iu

interface Share {
  subject: Subject
  count: number
}

/** How many questions each subject gives; the rest speak of the title itself. */
function sharesFor({ title }: Topic, found: FoundSubject[], whole: Subject | null, own: Language): Share[] {
  const titled = found.filter(({ isInTitle }) => isInTitle)
  const beside = found.find(({ isInTitle, subject }) => !isInTitle && subject !== whole)
  if (whole)
    return [
      { subject: whole, count: beside ? 7 : 8 },
      ...(beside ? [{ subject: beside.subject, count: 2 }] : []),
    ]
  if (titled.length >= 2 && JOINED.test(title))
    return titled.slice(0, 2).map(({ subject }) => ({ subject, count: 4 }))
  const main = headSubject(title, titled, own)
  const second = titled.find(({ subject }) => subject !== main)
  if (main && second && !BESIDE.test(title) && isCovered(title, titled, own))
    return [
      { subject: main, count: 4 },
      { subject: second.subject, count: 3 },
    ]
  if (main)
    return [
      { subject: main, count: beside ? 3 : 4 },
      ...(beside ? [{ subject: beside.subject, count: 1 }] : []),
    ]
  return beside ? [{ subject: beside.subject, count: 3 }] : []
}

/** “Childhood summers”: every word belongs to one subject or the other. */
const isCovered = (title: string, titled: FoundSubject[], own: Language) =>
  wordsIn(title).every(
    (word) => COMMON.test(word) || titled.some(({ subject }) => speaksOf(subject, word, own)),
  )

/** What a subject that is known well still lacks: a moment, an object, a tale. */
const STORY_FRAMES = [FRAME[3], FRAME[4], FRAME[9]].flatMap((one) => one ?? [])

/** “Beekeeping in the city” is about bees. */
const BESIDE = /\s(?:in|at|on|with|without|among|under|im|am|auf|mit|ohne|unter|bei)\s/iu

/** “The neighbourhood brass band” is a band: the last word decides, in Spanish the first. */
function headSubject(title: string, titled: FoundSubject[], own: Language): Subject | null {
  const named = withChildhood(title)
  const [head = named] = named.split(BESIDE)
  const words = own === 'es' ? wordsIn(named) : wordsIn(head).reverse()
  for (const word of words) {
    const found = titled.find(({ subject }) => speaksOf(subject, word, own))
    if (found) return found.subject
  }
  return null
}

/** What a message or the topic itself says the survey is for. */
export const briefFor = (topic: Topic): Brief | null =>
  topic.brief ?? briefOfTopic(topic, languageOfTopic(topic))

function planFor(topic: Topic, style: Style) {
  const brief = briefFor(topic)
  return brief && planned(brief, topic, languageOfTopic(topic), style, ofSubject(topic, style))
}

/** The words of what was asked for, and of everything else that stands or could stand in the survey. */
export function essentialsOf(topic: Topic, style: Style): { essential: Set<string>; others: Set<string> } {
  const plan = planFor(topic, style)
  const others = [...(plan?.questions ?? []), ...(plan?.spare ?? [])].map((one) => one.question_text)
  return { essential: new Set(plan?.essential ?? []), others: new Set(others) }
}

/** What the subject of a title knows to ask, without what can be asked of anything. */
const ofSubject = (topic: Topic, style: Style): AssistantQuestion[] =>
  findSubjects(topic.title, '', style.language)
    .slice(0, 1)
    .flatMap(({ subject }) => subject.questions.map((known) => shaped(known, null, style)))

export const proposeQuestions = (topic: Topic, style: Style): AssistantQuestion[] =>
  planFor(topic, style)?.questions ?? storyQuestions(topic, style)

/** Easy ones first, stories in the middle, one that is open at the end. */
function storyQuestions(topic: Topic, style: Style): AssistantQuestion[] {
  const about = aboutOf(topic, style.language)
  const chosen = pool(topic, languageOfTopic(topic), about).sort((a, b) => a.depth - b.depth)
  const [ending] = byHash(ENDINGS, topic.title, ({ text }) => text.en)
  return without([
    ...chosen.map(({ known, about: x }) => shaped(known, x, style)),
    ...(ending ? [shaped(ending, about, style)] : []),
  ])
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

/** More of the same survey: what its subjects still hold, then what can be asked of anything. */
export function moreQuestions(
  topic: Topic,
  style: Style,
  standing: AssistantQuestion[],
): AssistantQuestion[] {
  const own = languageOfTopic(topic)
  const about = aboutOf(topic, style.language)
  const plan = planFor(topic, style)
  if (plan) return without(plan.spare, standing)
  const found = findSubjects(topic.title, topic.description, own).slice(0, 2)
  return without(
    [
      ...found.flatMap(({ subject }) => subject.questions.map((known) => shaped(known, null, style))),
      ...byHash(FRAME, topic.title, ({ text }) => text.en).map((known) => shaped(known, about, style)),
      ...ENDINGS.map((known) => shaped(known, about, style)),
    ],
    standing,
  )
}
