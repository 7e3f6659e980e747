import { addressIn } from './address.ts'
import type { Brief } from './brief/brief.ts'
import { readBrief } from './brief/read-brief.ts'
import { saidOfBrief } from './brief/say-brief.ts'
import { listed } from './changes/lists.ts'
import { piecesOf, plainPiece } from './changes/pieces.ts'
import { after, begun, isUndo, reply, type Session } from './changes/session.ts'
import { targetIn } from './changes/target.ts'
import { isSound } from './changes/verify.ts'
import { atStart, COMMAND } from './changes/words-of-command.ts'
import { languageIn } from './choose-language.ts'
import type { InLanguages, Language } from './known-question.ts'
import type { AssistantQuestion, AssistantReply, AssistantRequest } from './model.ts'
import { asWords } from './plain-text.ts'
import {
  aboutOf,
  briefFor,
  isGentle,
  isSituated,
  languageOfTopic,
  proposeQuestions,
  type Topic,
} from './propose-questions.ts'
import { addressFor } from './request/address.ts'
import { mannerIn } from './request/manner.ts'
import { isSoundPhrase } from './request/sound.ts'
import { partsTold } from './request/told-first.ts'
import { styleOf } from './restyle.ts'
import type { Style } from './shape.ts'
import { quoted } from './voice.ts'
import type { Note } from './wishes/notes.ts'
import { inWords } from './wishes/say.ts'

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

const briefIn = (told: Topic, message: string): Brief | null =>
  readBrief(message, told, languageOfTopic(told), true)

/** “it was last Saturday”: what makes the whole something else. */
const CORRECTS =
  /(?<!\p{L})(?:it was (?:already|last)|that was last|already happened|(?:es|das) war schon|war schon letzte\p{L}*|ya (?:fue|pasó)|fue (?:el|la) \p{L}+ pasad[oa])(?!\p{L})/iu
const corrected = ({ title, description }: Topic, messages: readonly string[]): Topic => ({
  title,
  description: [description, ...messages.filter((message) => CORRECTS.test(message))]
    .filter(Boolean)
    .join('. '),
})

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

/** What a survey is about is said in any of the three fields that a session begins with. */
const topicOf = ({ title, description, customInstructions }: AssistantRequest): Topic => ({
  title,
  description: [description, customInstructions?.trim()].filter(Boolean).join('. '),
})

/** Told what to do with the questions, rather than what they are about. */
const isCommand = (message: string) =>
  piecesOf(message).some((piece) => {
    const plain = plainPiece(piece)
    return atStart(COMMAND).test(plain) || OF_THE_LIST.test(plain) || TAKES_OUT.test(plain)
  })
const TAKES_OUT =
  /(?<!\p{L})(?:(?:can|should|may|must) go|don[’']?t need|take (?:it|that) out|leave (?:it|that) out|raus|weg|streichen|sobra|fuera|no hace falta)[\s.!]*$/iu
const OF_THE_LIST =
  /^(?:(?:in|auf|en) (?:english|german|spanish|deutsch|englisch|spanisch|español|inglés|alemán)|exactly|fewer|less|more|too|menos|más|weniger|mehr|zu|there must be|the (?:first|last|second|third)|la (?:primera|última|segunda|tercera)|die (?:erste|letzte|zweite|dritte)|question \d|frage \d|pregunta \d)(?!\p{L})/iu

interface First {
  questions: AssistantQuestion[]
  topic: Topic
  lead: string | null
  notes: Note[]
}

/** Instructions are often about the article; what says nothing about questions is left for later. */
function obeyed(first: First, instructions: string, style: Style): First {
  const session = begun(first.topic, style, first.questions)
  const heard = reply(instructions, session, first.questions)
  const isDone = !heard.isAnswer && isSound(heard)
  return isDone
    ? {
        ...first,
        questions: heard.questions,
        notes: heard.notes.filter((note) => !('not' in note) || note.not === 'possible'),
      }
    : first
}

function firstTurn(request: AssistantRequest): First {
  const { customInstructions } = request
  const topic = topicOf(request)
  const questions = proposeQuestions(topic, plainStyle(topic))
  const first: First = { questions, topic, lead: null, notes: [] }
  const instructions = customInstructions?.trim()
  if (!instructions || (isSituated(topic) && !isCommand(instructions))) return first
  return obeyed(first, instructions, plainStyle(topic))
}

/** A message that says what the survey is to be, so that it is proposed anew. */
function briefed(told: Topic, message: string): First | null {
  const parts = partsTold(message)
  if (parts.commands.length > 0 || /^you(?:['’]ve| have| made)\s/iu.test(message)) return null
  if (
    /^(?:hi|hey|hello|hola|hallo)[\s,].{0,60}\?$/iu.test(message) &&
    !/(?:draft|write|make|survey|questions)/iu.test(message)
  )
    return null
  // “food: fish, chips” is about a question that stands there.
  const head = listed(message)?.head
  const target = head
    ? targetIn(head, begun(told, plainStyle(told), proposeQuestions(told, plainStyle(told))).scene)
    : null
  const isOfSurvey =
    /(?<!\p{L})(?:children|kinder|niñ[oa]s|poll|survey|umfrage|encuesta|questions?|fragen|preguntas)(?!\p{L})/iu.test(
      head ?? '',
    )
  if (!isOfSurvey && (target?.is === 'found' || target?.is === 'unsure')) return null
  const brief = briefIn(told, message)
  if (!brief) return null
  const topic = { ...told, brief }
  const address = addressIn(message) ?? (brief.isForChildren ? 'casual' : 'plain')
  const questions = proposeQuestions(topic, { language: brief.language, address })
  return { questions, topic, lead: saidOfBrief(brief, questions.length), notes: [] }
}

/** Messages that only greet or ask come before the first one that says something. */
const isFirstTold = (session: Session) => session.told === 0

/** Nothing in it was a wish. */
const isLost = ({ notes }: { notes: readonly Note[] }) =>
  notes.length > 0 && notes.every((note) => 'not' in note && note.not === 'understood')

/** Too short to tell anything, and no word to begin. */
const isGibberish = (message: string) =>
  /=|^you(?:['’]ve| have| made)\s/iu.test(message) ||
  (message.trim().split(/\s+/u).length < 4 && !BEGINS.test(message))
const BEGINS =
  /^(?:(?:hi|hello|hola|hallo|ok|please|bitte|pls)[\s,]{1,3})?(?:start|begin|go|los|make|do|draft|write|suggest|propose|empez\p{L}*|empiez\p{L}*|comien\p{L}*|haz|vamos|dale|anfang\p{L}*|mach\p{L}*|schreib\p{L}*|vorschlag|erstell\p{L}*|a survey|una encuesta|eine umfrage|how|what|was|wie|qué|cómo)(?!\p{L})/iu

/** A first message that wishes nothing tells what the survey is about, or only says to begin. */
const toldAnew = ({ title, description }: Topic, message: string): Topic => ({
  title,
  description:
    message.trim().split(/\s+/u).length > 2 ? [description, message].filter(Boolean).join('. ') : description,
})

interface Turned {
  session: Session
  lead: string | null
  notes: Note[]
}

/** What one more message makes of a session, which begins anew where it says what all is to be. */
function turned(session: Session, message: string, style: Style): Turned {
  const { topic } = session.scene
  const anew = isFirstTold(session) ? briefed(topic, message) : null
  if (anew)
    return {
      session: {
        ...begun(anew.topic, style, anew.questions),
        states: [...session.states, anew.questions],
        told: 1,
      },
      lead: anew.lead,
      notes: [],
    }
  if (CORRECTS.test(message)) {
    const known = corrected(topic, [message])
    const questions = proposeQuestions(known, plainStyle(known))
    return { session: begun(known, style, questions), lead: null, notes: [{ did: 'restarted' }] }
  }
  const next = after(session, message, style, topic)
  const told =
    isFirstTold(session) && next.last && isLost(next.last) && !isGibberish(message)
      ? toldAnew(topic, message)
      : null
  if (told)
    return {
      session: { ...begun(told, style, proposeQuestions(told, plainStyle(told))), told: 1 },
      lead: leadOf(told, proposeQuestions(told, plainStyle(told))),
      notes: [],
    }
  return { session: next, lead: null, notes: next.last?.notes ?? [] }
}

/** A title that cannot stand in a sentence is quoted. */
function firstOf(topic: Topic, own: Language, title: string, count: number): string {
  const phrase = aboutOf(topic, own).phrase.replace(/,$/, '')
  return isSoundPhrase(phrase, 'topic')
    ? FIRST[own](phrase, count)
    : OF_TITLE[own](quoted(asWords(title, 80), own), count)
}

/** What is said of a proposal. */
function leadOf(topic: Topic, questions: readonly AssistantQuestion[]): string {
  const own = languageOfTopic(topic)
  const brief = briefFor(topic)
  const ofTitle = OF_TITLE[own](quoted(asWords(topic.title, 80), own), questions.length)
  if (isSituated(topic)) return [ofTitle, ...(isGentle(topic) ? [LEFT_TO_EACH[own]] : [])].join(' ')
  return brief ? saidOfBrief(brief, questions.length) : firstOf(topic, own, topic.title, questions.length)
}

function proposed({ topic, questions, lead, notes }: First): AssistantReply {
  const content = [lead ?? leadOf(topic, questions), inWords(notes, languageOfTopic(topic))]
    .filter(Boolean)
    .join(' ')
  return { type: 'questions', content, questions }
}

/** A request whose first message was taken into what the survey is about. */
type Heard = AssistantRequest & { isTold?: boolean }

export function assistWithQuestions(request: Heard): AssistantReply {
  const { questions, earlier } = request
  const wish = request.wish?.trim()
  const first = firstTurn(request)
  const style = plainStyle(first.topic)
  if (!wish || !questions) return proposed((wish ? briefed(first.topic, wish) : null) ?? first)
  const past = earlier.reduce((session, message) => turned(session, message, style).session, {
    ...begun(first.topic, style, first.questions),
    told: request.isTold ? 1 : 0,
  })
  const { topic } = past.scene
  const spoken: Language = languageIn(wish) ?? styleOf(questions, plainStyle(topic)).language
  const anew = isFirstTold(past) || CORRECTS.test(wish) ? turned(past, wish, style) : null
  if (anew?.lead || CORRECTS.test(wish))
    return {
      type: 'questions',
      content: [anew?.lead, inWords(anew?.notes ?? [], spoken)].filter(Boolean).join(' '),
      questions: [...(anew?.session.scene.questions ?? questions)],
    }
  const scene = { ...past.scene, style: styleOf(questions, plainStyle(topic)) }
  const heard = reply(wish, { ...past, scene }, questions)
  const content = inWords(
    [...heard.notes, ...(isUndo(wish) ? [] : pastTheLimit(topic, questions, heard.questions))],
    spoken,
  )
  return heard.isAnswer
    ? { type: 'text', content }
    : { type: 'questions', content, questions: heard.questions }
}
