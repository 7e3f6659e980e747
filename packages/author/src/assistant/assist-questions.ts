import { answerTo } from './answers.ts'
import type { Brief } from './brief/brief.ts'
import { readBrief } from './brief/read-brief.ts'
import { saidOfBrief } from './brief/say-brief.ts'
import { countOf } from './brief/signals.ts'
import { languageIn } from './choose-language.ts'
import type { InLanguages, Language } from './known-question.ts'
import type { AssistantQuestion, AssistantReply, AssistantRequest } from './model.ts'
import { followClearly } from './orders/clear/all.ts'
import { follow } from './orders/follow.ts'
import { answerTalk, isAside, isContent } from './orders/small-talk.ts'
import { followSurely } from './orders/sure.ts'
import { asWords, wordsIn } from './plain-text.ts'
import {
  aboutOf,
  briefFor,
  isGentle,
  isSituated,
  languageOfTopic,
  moreQuestions,
  proposeQuestions,
  type Topic,
} from './propose-questions.ts'
import { addressFor } from './request/address.ts'
import { mannerIn } from './request/manner.ts'
import { isSoundPhrase } from './request/sound.ts'
import { styleOf } from './restyle.ts'
import type { Style } from './shape.ts'
import { answerInTurn } from './turns/answer-turn.ts'
import {
  asksForWording,
  asksToRestore,
  asksWhatChanged,
  BACK,
  lastGone,
  restoredIn,
  wordingOf,
} from './turns/history.ts'
import { readLists } from './turns/read-lists.ts'
import { referred, referredToNew } from './turns/refer.ts'
import { referredToTouched } from './turns/refer-touched.ts'
import { quoted } from './voice.ts'
import { isMeant } from './wishes/careful.ts'
import type { Change } from './wishes/change.ts'
import { changed, changing } from './wishes/change-questions.ts'
import type { Note } from './wishes/notes.ts'
import { plainWish } from './wishes/plain-wish.ts'
import { readPointed } from './wishes/pointed/read-pointed.ts'
import { readEveryday } from './wishes/read-everyday.ts'
import { addressIn, readWish } from './wishes/read-wish.ts'
import { inWords } from './wishes/say.ts'

interface Turn {
  questions: AssistantQuestion[]
  notes: Note[]
  /** What is said of a survey that was proposed anew. */
  lead?: string
}

const FIRST: InLanguages<(about: string, count: number) => string> = {
  en: (about, count) =>
    `Here are ${count} questions about ${about}: easy ones first, then the stories, and an open one at the end. Tell me what to change.`,
  es: (about, count) =>
    `Aquí hay ${count} preguntas sobre ${about}: primero las fáciles, luego las historias y al final una abierta. Dime qué cambio.`,
  de: (about, count) =>
    `Hier sind ${count} Fragen über ${about}: erst leichte, dann die Geschichten und am Ende eine offene. Sag mir, was ich ändern soll.`,
}

const OF_TITLE: InLanguages<(title: string, count: number) => string> = {
  en: (title, count) =>
    `Here are ${count} questions for ${title}, with room for people’s own words at the end. Tell me what to change.`,
  es: (title, count) =>
    `Aquí hay ${count} preguntas para ${title}, con sitio para palabras propias al final. Dime qué cambio.`,
  de: (title, count) =>
    `Hier sind ${count} Fragen zu ${title}, mit Platz für eigene Worte am Ende. Sag mir, was ich ändern soll.`,
}

const LEFT_TO_EACH: InLanguages<string> = {
  en: 'Nothing asks for details, and the open ones are left to each person.',
  es: 'Nada pide detalles, y las abiertas quedan a elección de cada persona.',
  de: 'Nichts fragt nach Einzelheiten, und die offenen sind allen freigestellt.',
}

function plainStyle(topic: Topic): Style {
  const language = languageOfTopic(topic)
  const told = `${topic.title}. ${topic.description}`
  return { language, address: mannerIn(told).address ?? (language === 'en' ? 'plain' : addressFor(told)) }
}

const briefIn = (told: Topic, message: string, isFirst: boolean): Brief | null =>
  readBrief(message, told, languageOfTopic(told), isFirst)

/** The topic with what was last said about the survey as a whole. */
function knownFrom({ title, description }: Topic, earlier: readonly string[]): Topic {
  const told = { title, description }
  const briefs = earlier.flatMap((message, at) =>
    readEveryday(message, []) || readPointed(message, []) ? [] : (briefIn(told, message, at === 0) ?? []),
  )
  return { ...told, brief: briefs.at(-1) ?? null }
}

function briefed(told: Topic, brief: Brief, wish: string): Turn {
  const topic = { ...told, brief }
  const address = addressIn(wish) ?? (brief.isForChildren ? 'casual' : 'plain')
  const questions = proposeQuestions(topic, { language: brief.language, address })
  return { questions, notes: [], lead: saidOfBrief(brief, questions.length) }
}

/** “it was last Saturday”: what makes the whole something else. */
const CORRECTS =
  /(?<!\p{L})(?:it was (?:already|last)|that was last|already happened|(?:es|das) war schon|war schon letzte\p{L}*|ya (?:fue|pasó)|fue (?:el|la) \p{L}+ pasad[oa])(?!\p{L})/iu
const corrected = ({ title, description }: Topic, messages: readonly string[]): Topic => ({
  title,
  description: [description, ...messages.filter((message) => CORRECTS.test(message))]
    .filter(Boolean)
    .join('. '),
})

/** The place of what became different last. */
function touchedIn(before: readonly AssistantQuestion[] | undefined, now: readonly AssistantQuestion[]) {
  if (!before) return null
  const known = new Set(before.map((one) => JSON.stringify(one)))
  const at = now.findIndex((one) => !known.has(JSON.stringify(one)))
  return at < 0 ? null : at
}

/** What is plainly asked for, done wish by wish. */
function obeyed(
  topic: Topic,
  questions: AssistantQuestion[],
  wish: string,
  earlier: readonly string[],
  previous: readonly AssistantQuestion[] | undefined,
  following: typeof follow,
): Turn | null {
  const style = styleOf(questions, plainStyle(topic))
  const outcome = following(wish, {
    questions,
    touched: touchedIn(previous, questions),
    spare: moreQuestions(topic, style, questions),
    style,
    before: earlier.at(-1) ?? null,
    // What was wished for weighs more than what the request speaks of.
    spokenOf: wordsIn([topic.title, topic.description, ...earlier, ...earlier, ...earlier].join(' ')).filter(
      (word) => word.length > 4,
    ),
  })
  if (!outcome) return null
  const lost = outcome.left.filter((part) => !isAside(part))
  return {
    questions: distinct(outcome.questions),
    notes: [
      ...outcome.said.map((tell) => ({ tell })),
      ...lost.map((words) => ({ not: 'understood' as const, words })),
    ],
  }
}

/** Not understood, not found, or only done by putting another question in its place. */
const isDoubtful = (note: Note) =>
  ('not' in note && (note.not === 'understood' || note.not === 'found')) ||
  ('did' in note && note.did === 'replaced')

/** A wish in words that are surely understood first, then in command words, then in everyday ones. */
function carriedOut(
  topic: Topic,
  questions: AssistantQuestion[],
  wish: string,
  earlier: readonly string[],
  previous?: readonly AssistantQuestion[],
): Turn {
  const clear = obeyed(topic, questions, wish, earlier, previous, followClearly)
  if (clear) return limited(topic, questions, clear)
  const sure = obeyed(topic, questions, wish, earlier, previous, followSurely)
  if (sure) return limited(topic, questions, sure)
  const commanded = asCommanded(topic, questions, wish, earlier)
  const isPlain = commanded.lead !== undefined || !commanded.notes.some(isDoubtful)
  const everyday = isPlain ? null : obeyed(topic, questions, wish, earlier, previous, follow)
  return everyday ? limited(topic, questions, everyday) : commanded
}

const limited = (topic: Topic, questions: AssistantQuestion[], turn: Turn): Turn => ({
  ...turn,
  notes: [...turn.notes, ...pastTheLimit(topic, questions, turn.questions)],
})

function asCommanded(
  before: Topic,
  questions: AssistantQuestion[],
  wish: string,
  earlier: readonly string[],
): Turn {
  const told = corrected(before, earlier)
  if (CORRECTS.test(wish)) {
    const topic = corrected(before, [...earlier, wish])
    return { questions: proposeQuestions(topic, plainStyle(topic)), notes: [{ did: 'restarted' }] }
  }
  const isList = countOf(wish) === null && readLists(wish, questions) !== null
  const isChange = isList || readEveryday(wish, questions) !== null || readPointed(wish, questions) !== null
  const isOfSituation = isSituated(before) && earlier.length > 0
  const brief = isChange || isOfSituation ? null : briefIn(told, wish, earlier.length === 0)
  if (brief) return briefed(told, brief, wish)
  const topic = knownFrom(told, earlier)
  const changes = readWish(wish, questions, earlier)
  const style = styleOf(questions, plainStyle(topic))
  if (changes.some(({ to }) => to === 'start over'))
    return { questions: proposeQuestions(topic, plainStyle(topic)), notes: [{ did: 'restarted' }] }
  // The language comes last, so that what is added in the same breath is translated too.
  const ordered = [...changes].sort((a, b) => Number(a.to === 'speak') - Number(b.to === 'speak'))
  const { list, notes } = ordered.reduce(changed, changing(topic, questions, style))
  const after = distinct(list.map(({ question }) => question))
  if (!changes.some(isSaidOutright) && !isMeant(wish, questions, after))
    return { questions, notes: [{ not: 'understood', words: wish }] }
  return { questions: after, notes: [...notes, ...pastTheLimit(topic, questions, after)] }
}

const AT_MOST =
  /(?<!\p{L})(?:at most|no more than|not more than|max(?:imum|imal)?\.?|höchstens|nicht mehr als|como (?:mucho|máximo)|máximo|no más de)(?!\p{L})/iu

/** Who asked for so many at most is told when a wish makes it more. */
function pastTheLimit(
  { title, description }: Topic,
  before: readonly AssistantQuestion[],
  after: readonly AssistantQuestion[],
): Note[] {
  const told = `${title}. ${description}`
  const most = AT_MOST.test(told) ? mannerIn(told).count : null
  if (most === null || after.length <= most || after.length <= before.length) return []
  const n = after.length
  return [
    {
      tell: {
        en: `That makes ${n}; you wanted ${most} at most, so tell me which one may go.`,
        es: `Con esta son ${n}; querías ${most} como mucho, dime cuál sobra.`,
        de: `Damit sind es ${n}; du wolltest höchstens ${most}. Sag mir, welche weg kann.`,
      },
    },
  ]
}

/** What can only have been meant so. */
const isSaidOutright = (change: Change) =>
  change.to === 'suit' ||
  change.to === 'mark optional' ||
  change.to === 'be more personal' ||
  change.to === 'be funnier' ||
  (change.to === 'count' && change.isSaid === true)

/** Two wishes can lead to the same words; a survey cannot hold them twice. */
function distinct(questions: AssistantQuestion[]): AssistantQuestion[] {
  const seen = new Set<string>()
  return questions.filter(({ question_text }) => {
    const words = question_text.trim().toLocaleLowerCase()
    if (seen.has(words) || !words) return false
    seen.add(words)
    return true
  })
}

/** What a survey is about is said in any of the three fields that a session begins with. */
const topicOf = ({ title, description, customInstructions }: AssistantRequest): Topic => ({
  title,
  description: [description, customInstructions?.trim()].filter(Boolean).join('. '),
})

/** Told what to do with the questions, rather than what they are about. */
const TO_DO =
  /^(?:please |bitte |por favor )?(?:add|include|drop|remove|leave out|no |use |make (?:it|them|the|all|every)|put|write|in (?:english|german|spanish)|exactly|only|füge?|ergänze?|streiche?|mach|schreib|auf (?:deutsch|englisch|spanisch)|añade|incluye|quita|elimina|haz|escribe|en (?:español|inglés|alemán))(?!\p{L})/iu

function firstTurn(request: AssistantRequest): Turn {
  const { customInstructions } = request
  const topic = topicOf(request)
  const questions = proposeQuestions(topic, plainStyle(topic))
  if (!customInstructions?.trim()) return { questions, notes: [] }
  if (isSituated(topic) && !TO_DO.test(customInstructions.trim())) return { questions, notes: [] }
  const turn = carriedOut(topic, questions, customInstructions, [])
  // Instructions are often about the article; what says nothing about questions is left for later.
  return { ...turn, notes: turn.notes.filter((note) => !('not' in note) || note.not === 'possible') }
}

const isUndo = (wish: string, questions: AssistantQuestion[]) =>
  readWish(wish, questions, []).some(({ to }) => to === 'undo')

/** The survey after each of these wishes, the last at the end. */
function replayed(request: AssistantRequest, wishes: readonly string[]): AssistantQuestion[][] {
  const states = [firstTurn(request).questions]
  wishes.forEach((said, at) => {
    const standing = states.at(-1) ?? []
    const before = states.at(-2) ?? standing
    const wish = referredToTouched(referredToNew(said, before, standing), wishes[at - 1], before, standing)
    const gone = asksToRestore(wish) ? lastGone(states, standing) : null
    if (gone) states.push(restoredIn(standing, gone, wish))
    else if (isUndo(wish, standing)) {
      if (states.length > 1) states.pop()
    } else
      states.push(carriedOut(topicOf(request), standing, wish, wishes.slice(0, at), states.at(-2)).questions)
  })
  return states
}

const printed = (questions: readonly AssistantQuestion[]) =>
  JSON.stringify(
    questions.map(({ question_text, question_type, options }) => [
      question_text,
      question_type,
      options?.map(({ option_text }) => option_text) ?? [],
    ]),
  )

/** Back to before the last wish, unless the person has changed the proposal by hand since. */
function undone(request: AssistantRequest, questions: AssistantQuestion[]): Turn {
  const states = replayed(request, request.earlier)
  const before = states.at(-2)
  return before && printed(states.at(-1) ?? []) === printed(questions)
    ? { questions: before, notes: [{ did: 'undone' }] }
    : { questions, notes: [{ not: 'undoable' }] }
}

/** People leave out the mark. */
const asQuestion = (wish: string) =>
  /^(?:but |and |aber |y )?(?:why (?:is|are|do|did)|warum|wieso|por qué)(?!\p{L})/iu.test(wish) &&
  !/[?.!]\s*$/u.test(wish)
    ? `${wish}?`
    : wish

/** With what was wished for, and without what was only asked or said in between. */
function heard(request: AssistantRequest): AssistantRequest {
  const count = request.questions?.length ?? 0
  const said = request.earlier.map((message, at) =>
    plainWish(referred(message, request.earlier[at - 1], count + 1)),
  )
  const earlier = said.filter((message) => !isOnlyAsked(message))
  const wish = request.wish && asQuestion(plainWish(referred(request.wish, request.earlier.at(-1), count)))
  return { ...request, wish, earlier }
}

const isOnlyAsked = (message: string) =>
  answerTo(message, 'en') !== null ||
  asksForWording(message) ||
  asksWhatChanged(message) ||
  answerInTurn(message, 'en', [{ question_text: '', question_type: 'short_text' }], null) !== null

const CONTENT = {
  en: 'Good. Approve it when you are content with it, or tell me what else to change.',
  es: 'Bien. Apruébala cuando te convenza, o dime qué más cambio.',
  de: 'Gut. Bestätige es, wenn du zufrieden bist, oder sag mir, was ich noch ändern soll.',
}

const NOTHING_YET = {
  en: 'Nothing so far: this is the first proposal.',
  es: 'Nada todavía: es la primera propuesta.',
  de: 'Bisher nichts: Das ist der erste Vorschlag.',
}

/** What was said of the last wish, once more. */
function lastSaid(request: AssistantRequest, language: Language): string {
  const { earlier } = request
  const last = earlier.at(-1)
  const before = replayed(request, earlier.slice(0, -1)).at(-1)
  if (!last || !before) return NOTHING_YET[language]
  const { notes, lead } = carriedOut(topicOf(request), before, last, earlier.slice(0, -1))
  return inWords(notes, language) || (lead ?? NOTHING_YET[language])
}

/** A question that went, put where it was said. */
function restored(request: AssistantRequest, questions: AssistantQuestion[], wish: string): Turn | null {
  const gone = lastGone(replayed(request, request.earlier), questions)
  if (!gone) return null
  const list = restoredIn(questions, gone, wish)
  const place = list.indexOf(gone.question) + 1
  const tell = { en: BACK.en(place), es: BACK.es(place), de: BACK.de(place) }
  return { questions: list, notes: [{ tell }] }
}

/** “that” is what the last wish added. */
function meant(request: AssistantRequest): AssistantRequest {
  const { wish, questions, earlier } = request
  if (!wish || !questions || earlier.length === 0) return request
  const before = replayed(request, earlier.slice(0, -1)).at(-1) ?? questions
  const fresh = referredToNew(wish, before, questions)
  return { ...request, wish: referredToTouched(fresh, earlier.at(-1), before, questions) }
}

/** A title that cannot stand in a sentence is quoted. */
function firstOf(topic: Topic, own: Language, title: string, count: number): string {
  const phrase = aboutOf(topic, own).phrase.replace(/,$/, '')
  return isSoundPhrase(phrase, 'topic')
    ? FIRST[own](phrase, count)
    : OF_TITLE[own](quoted(asWords(title, 80), own), count)
}

export function assistWithQuestions(asked: AssistantRequest): AssistantReply {
  const request = meant(heard(asked))
  const { questions, wish, earlier } = request
  const topic = topicOf(request)
  const own = languageOfTopic(topic)
  if (!wish?.trim() || !questions) {
    const first = firstTurn(request)
    const turn = wish?.trim() ? carriedOut(topic, first.questions, wish, []) : first
    const { language } = styleOf(turn.questions, plainStyle(topic))
    const brief = briefFor(topic)
    const lead =
      turn.lead ??
      (isSituated(topic)
        ? [
            OF_TITLE[own](quoted(asWords(request.title, 80), own), turn.questions.length),
            ...(isGentle(topic) ? [LEFT_TO_EACH[own]] : []),
          ].join(' ')
        : brief
          ? saidOfBrief(brief, turn.questions.length)
          : firstOf(topic, own, request.title, turn.questions.length))
    const said = inWords(turn.notes, own === language ? language : own)
    return { type: 'questions', content: [lead, said].filter(Boolean).join(' '), questions: turn.questions }
  }
  const spoken: Language = languageIn(wish) ?? styleOf(questions, plainStyle(topic)).language
  if (asksWhatChanged(wish)) return { type: 'text', content: lastSaid(request, spoken) }
  if (asksForWording(wish))
    return { type: 'text', content: wordingOf(lastGone(replayed(request, earlier), questions), spoken) }
  if (isContent(wish)) return { type: 'text', content: CONTENT[spoken] }
  const previous = replayed(request, earlier).at(-2)
  const clear = obeyed(topic, questions, wish, earlier, previous, followClearly)
  if (clear) {
    const { notes } = limited(topic, questions, clear)
    return { type: 'questions', content: inWords(notes, spoken), questions: clear.questions }
  }
  const known = knownFrom(topic, earlier)
  const answer = answerInTurn(wish, spoken, questions, briefFor(known)) ?? answerTo(wish, spoken, questions)
  if (answer) return { type: 'text', content: answer }
  const talk = answerTalk(wish)
  if (talk) return { type: 'text', content: talk[spoken] }
  const back = asksToRestore(wish) ? restored(request, questions, wish) : null
  const turn =
    back ??
    (isUndo(wish, questions)
      ? undone(request, questions)
      : carriedOut(topic, questions, wish, earlier, previous))
  const content = [turn.lead, inWords(turn.notes, spoken)].filter(Boolean).join(' ')
  return { type: 'questions', content, questions: turn.questions }
}
