import { answerTo } from '../answers.ts'
import { languageIn } from '../choose-language.ts'
import type { Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { briefFor } from '../propose-questions.ts'
import { styleOf } from '../restyle.ts'
import { answerInTurn } from '../turns/answer-turn.ts'
import { cannotDo } from '../turns/cannot.ts'
import { adding, addingBarely, isAdding, replacing, thereIs, withItems } from './acts/adding.ts'
import { answering, leavingFree } from './acts/answering.ts'
import { count } from './acts/count.ts'
import { droppedOption, dropping, keeping } from './acts/dropping.ts'
import { joining } from './acts/joining.ts'
import { options } from './acts/options.ts'
import { ordering } from './acts/ordering.ts'
import { ranged } from './acts/ranges.ts'
import { anew, settings } from './acts/settings.ts'
import { given, speaking, wordForWord, wording } from './acts/wording.ts'
import { asks } from './asks.ts'
import { onlyItems } from './lists.ts'
import { piecesOf, plainPiece } from './pieces.ts'
import { type Act, type Outcome, outcome, type Scene } from './scene.ts'
import { answerTalk, isContent } from './small-talk.ts'
import { targetIn } from './target.ts'
import { tell } from './tell.ts'
import { isSound } from './verify.ts'
import { ADD, ANOTHER, atStart, COMMAND, DROP, MERGE, MOVE, SWAP } from './words-of-command.ts'

export interface Heard extends Outcome {
  /** A message that was only answered. */
  isAnswer: boolean
}

/** By the verb that a wish begins with, what it can be; the first that it is, is done. */
const BY_VERB: [RegExp, readonly Act[]][] = [
  [
    atStart(`${ADD}|${ANOTHER}`),
    [speaking, settings, options, replacing, joining, adding, count, ordering, answering],
  ],
  [atStart(DROP), [wordForWord, droppedOption, count, settings, replacing, joining, dropping, ordering]],
  [atStart(SWAP), [wordForWord, ordering, replacing, joining, given]],
  [atStart(MERGE), [joining]],
  [atStart(MOVE), [ordering]],
]
const ANY: readonly Act[] = [
  wordForWord,
  anew,
  settings,
  speaking,
  options,
  given,
  replacing,
  droppedOption,
  joining,
  ordering,
  keeping,
  count,
  dropping,
  leavingFree,
  answering,
  wording,
  adding,
  addingBarely,
]

const ASKED =
  /^(?:and |but |so |also |und |aber |y |pero |wait,? )?(?:what(?! (?:about|if we|if you))|why|how(?! about)|which|who|when|where|is(?! there one| there a question)|are(?! there any (?:about|on))|do (?:i|you|they|we need|people|all)|does|did (?:i|you|we)|should (?:i|we|they|it)|will|am i|was|have (?:i|you)|can (?:i|they|people|anyone|everyone|it|this)|could (?:i|they|people|it)|would (?:it|they|this|you say|you leave|you)(?! (?:mind|please))|must|may i|any(?:thing)? (?:else|missing|ideas|suggestions|i should)|qué(?! tal (?:una|si))|por qué|cómo|cuál|cuánt|quién|cuándo|dónde|es(?! para)|son|está|están|hay(?! que)|se (?:puede|ve|nota)|puedo|debo|debería|tengo que|hace falta|tienen que|falta algo|¿|was(?! (?:ist mit|zu|über|mit|lustiges))|warum|wieso|wozu|wie(?! wäre es)|welche|wer|wann|wo|ist|sind|sieht|sehe|kann (?:ich|man|jemand)|darf|muss|müssen|soll (?:ich|man)|sollte ich|gibt es|brauche ich|fehlt (?:noch )?(?:etwas|was)|hast du|werden|wird|könnte man)(?!\p{L})/iu
/** Asked of the assistant, rather than wished of it. */
const isAsked = (piece: string) =>
  ASKED.test(piece) &&
  !/^¿?(?:puedes|podrías|podés|podemos|podríamos|me puedes|puede usted|agregamos|añadimos|ponemos)(?!\p{L})/iu.test(
    piece,
  ) &&
  (/\?\s*$/u.test(piece) ||
    /^(?:and |und |y )?(?:how (?:many|long)|why|what (?:did|would|do) you|which (?:one|of)|wie (?:viele|lange)|warum|cuánt|por qué|should i|do i|what (?:can|else|is|are))(?!\p{L})/iu.test(
      piece,
    ))

const DECLINED = /could not answer|no sé responder|kann ich nicht beantworten|konnte ich nicht/iu

const ofTalk = (text: string) => {
  const found = answerTalk(text)
  return found && !DECLINED.test(found.en) ? found : null
}

function answer(message: string, piece: string, scene: Scene, language: Language): string | null {
  const brief = briefFor(scene.topic)
  return (
    answerInTurn(piece, language, scene.questions, brief) ??
    answerTo(piece, language, scene.questions) ??
    answerTo(plainPiece(piece), language, scene.questions) ??
    (piece === message ? null : answerInTurn(message, language, scene.questions, brief)) ??
    ofTalk(message)?.[language] ??
    ofTalk(piece)?.[language] ??
    answerTalk(/[?]\s*$/u.test(piece) ? piece : `${piece}?`)?.[language] ??
    null
  )
}

const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yep|yeah|sure|great|good|fine|alright|please|perfect|exactly|sounds good|good idea|sí|si|vale|claro|perfecto|genial|bueno|dale|ja|gut|prima|super|gerne?|genau|passt|in ordnung)[\s,.!]{0,3}){0,3}(?:(?:then )?(?:do|go(?: ahead)?(?: and do)?|make|add|change|use|take|merge|drop|put|apply|let['’]?s do)\s?(?:with |for )?(?:it|that|this|so|them|those|both|exactly that|all of that|your suggestion|that one)(?: in| out)?(?: then| please)?|go (?:ahead|on|for it)|do so|please do|hazlo|hazla|házlo|dale|adelante|añádel[ao]s?|agregal[ao]s?|agrégal[ao]s?|únel[ao]s|cámbial[ao]|quítal[ao]s|ponl[ao]s?|así|mach (?:das|es|mal|so)|so machen|tu das|ja(?:,)? (?:bitte|gern(?:e)?|mach)|bitte|einverstanden|nimm (?:sie|das|es)(?: raus| weg| auf)?|streich sie|füg sie (?:hinzu|ein))?[\s.!]{0,4}(?:please|bitte|por favor|then|thanks|danke|gracias)?[\s.!]{0,4}$/iu
const BARELY_AGREES =
  /^(?:ok(?:ay)?|yes|sí|si|ja|vale)[\s,]{1,3}(?:please )?(?:do (?:it|that|so)|hazlo|hazla|mach (?:das|es)|go ahead|go with that)[\s.!]*$/iu
const REFUSES =
  /^(?:no|nope|nah|nein|nö|rather not|better not|lieber nicht|mejor no|leave it|lass (?:es|das)|déjal[ao])[\s.!,]{0,3}(?:thanks?|danke|gracias|thank you|as it is|so|así)?[\s.!]{0,3}$/iu
const PICKS =
  /^(?:(?:the|la|el|die|number|question|nummer|frage|número)\s){0,2}(?:\d{1,2}|first|second|third|last|former|latter|primera|segunda|tercera|última|erste|zweite|dritte|letzte|one|two|eins|zwei|dos)(?:\s(?:one|question|frage|pregunta))?[.!]?$/iu

/** What was offered, done when somebody agrees; of alternatives the one that is picked. */
function agreed(message: string, scene: Scene): Outcome | null {
  const { offers, touched } = scene
  const [first] = offers
  if (!first) return null
  const text = message.trim()
  if (
    offers.length > 1 &&
    (PICKS.test(text) || /(?:one|question|la (?:de|del)|die (?:mit|über|zu))/iu.test(text)) &&
    text.length < 60
  ) {
    const target = targetIn(text, scene)
    const [place] = target.is === 'found' ? target.places : []
    const at = place === undefined ? -1 : touched.indexOf(place)
    if (at >= 0) return offers[at]?.(scene) ?? null
  }
  if (text.length < 80 && AGREES.test(text) && /\p{L}/u.test(text)) return first(scene)
  return null
}

const GLAD: Record<Language, string> = {
  en: 'Good. Approve it when you are content with it, or tell me what else to change.',
  es: 'Bien. Apruébala cuando te convenza, o dime qué más cambio.',
  de: 'Gut. Bestätige es, wenn du zufrieden bist, oder sag mir, was ich noch ändern soll.',
}

const answered = (scene: Scene, text: string, touched: readonly number[] = []): Heard => ({
  ...outcome(scene, [{ tell: { en: text, es: text, de: text } }], { touched: [...touched] }),
  isAnswer: true,
})

const pointed = (piece: string, scene: Scene): number[] => {
  const target = targetIn(piece, scene)
  return target.is === 'found' && target.places.length < 3 ? target.places : []
}

function done(piece: string, scene: Scene): Outcome | null {
  const acts = (isAdding(piece) ? BY_VERB[0] : BY_VERB.find(([verb]) => verb.test(piece)))?.[1] ?? ANY
  const tried =
    acts === ANY
      ? ANY
      : [...acts, ...ANY.filter((one) => !acts.includes(one) && (one === speaking || one === anew))]
  // “1 = dead and 10 = springy” explains a scale.
  if (/=[^=]{1,80}=/u.test(piece)) return null
  for (const act of tried) {
    const made = act(piece, scene)
    if (made) return isSound(made) ? made : outcome(scene, [tell.notDone])
  }
  return null
}

const BARE_NUMBER =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?: please| bitte| por favor| questions| fragen| preguntas)?[.!]?$/iu
const SOME_OF =
  /(?:too many|too long|zu viele|zu lang|demasiad|muy larg|less|fewer|weniger|menos|shorter)[^.]{0,30}[.!]?$/iu

/** A number by itself belongs to the complaint before it. */
function joined(pieces: readonly string[]): string[] {
  const list: string[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (last && BARE_NUMBER.test(piece) && SOME_OF.test(last))
      list[list.length - 1] = `${last.replace(/[.!]+$/u, '')}, ${piece}`
    else list.push(piece)
  }
  return list
}

const CONTENT_WORD = /^(?:fine|ok(?:ay)?|great|good|thanks|gut|bien|vale|lovely)$/iu
const TWO_QUOTED = /["“„«'‘][^"”“»'’]{1,60}["”“»'’].{1,40}["“„«'‘][^"”“»'’]{1,60}["”“»'’]/u
const HAS_COUNT =
  /(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?!\p{L})/iu
const COMPLAINS =
  /(?<!\p{L})(?:too many|too long|too much|shorter|fewer|less|zu viele?|zu lang|kürzer|weniger|demasiad[ao]s|muy larg[ao]|menos|más cort[ao]|minut\p{L}*|mins?)(?!\p{L})/iu

/** “Too many. They have ten minutes. Get it down to seven”: only how many there are to be is to be done. */
function oneCount(pieces: readonly string[]): string[] {
  const isExact = (piece: string) =>
    HAS_COUNT.test(piece) &&
    !/minut|mins?(?!\p{L})/iu.test(piece) &&
    (COMPLAINS.test(piece) ||
      /(?<!\p{L})(?:down to|at most|max|only|just|no more|auf|höchstens|maximal|nur|como mucho|máximo|solo|a|en|to)(?!\p{L})/iu.test(
        piece,
      ))
  const exact = pieces.filter(isExact)
  if (exact.length === 0) return [...pieces]
  return pieces.filter(
    (piece) => isExact(piece) || !(COMPLAINS.test(piece) && piece.split(/\s+/u).length <= 6),
  )
}

/** “the question about X: make it Y” wishes that X be made Y. */
const REVERSED = (piece: string) =>
  piece.replace(
    /^([^:]{3,90})[:,]\s(make|turn|set|change|put|mach|haz|pon)\s(?:it|that|this|es|sie|la|lo)\s(.{3,80})$/iu,
    '$2 $1 $3',
  )

/** “yes/no” behind what was added. */
const BARE_WAY =
  /^(?:(?:an? |simple |just |als |de )*(?:yes ?[/-]? ?(?:or )?no|s[ií] ?[/-]? ?(?:o )?no|ja ?[/-]? ?(?:oder )?nein|multiple choice|scale|skala|escala))[.!]?$/iu
const CHANGED_MIND =
  /^(?:i(?:['’]ve| have)? )?changed my mind (?:about|on|regarding)\s(.{2,80})$|^(?:me (?:lo )?(?:he )?pens(?:é|ado) mejor (?:lo )?de)\s(.{2,80})$/iu

/** What was added takes the place of what was regretted. */
function inPlaceOf(old: AssistantQuestion, made: Outcome): Outcome {
  const [added] = made.touched
  const fresh = added === undefined ? undefined : made.questions[added]
  const place = made.questions.indexOf(old)
  if (!fresh || place < 0) return made
  const questions = made.questions.filter((one) => one !== fresh).map((one) => (one === old ? fresh : one))
  const at = questions.indexOf(fresh)
  return { ...made, questions, touched: [at], notes: [tell.reworded(at, fresh.question_text)] }
}

/** One message, wish by wish, over the questions as they stand. */
export function hear(message: string, scene: Scene): Heard {
  const language = languageIn(message) ?? styleOf([...scene.questions], scene.style).language
  const offered = agreed(message, scene)
  if (offered) return { ...offered, isAnswer: false }
  if (scene.offers.length === 0 && BARELY_AGREES.test(message.trim()))
    return { ...outcome(scene, [tell.nothingOffered], { touched: [...scene.touched] }), isAnswer: true }
  if (REFUSES.test(message.trim()) && message.length < 60) return answered(scene, GLAD[language])
  const refusal = cannotDo(message)
  if (refusal) return answered(scene, refusal[language], scene.touched)
  const isCommanded = piecesOf(message).some(
    (piece) =>
      atStart(`${COMMAND}|take`).test(plainPiece(piece)) &&
      !/^(?:leave|keep|let) it/iu.test(plainPiece(piece)),
  )
  if (isContent(message) && !isCommanded) return answered(scene, GLAD[language], scene.touched)
  const known = answerInTurn(message, language, scene.questions, briefFor(scene.topic))
  if (known) return answered(scene, known, pointed(message, scene))
  const pieces = oneCount(
    joined(
      TWO_QUOTED.test(message) && wordForWord(plainPiece(message), scene) ? [message] : piecesOf(message),
    ),
  )
  let now: Scene = { ...scene, isMidway: false }
  const notes: Outcome['notes'] = []
  const lost: string[] = []
  const answers: string[] = []
  let isActed = false
  let offers: Outcome['offers'] = []
  let isAsking = false
  let instead: AssistantQuestion | null = null
  for (const raw of pieces) {
    const piece = REVERSED(plainPiece(raw))
    if (!/[\p{L}\d]/u.test(piece) || isContent(raw)) continue
    const regretted = CHANGED_MIND.exec(piece)?.[1]
    if (regretted) {
      const target = targetIn(regretted, now)
      const [place] = target.is === 'found' ? target.places : []
      instead = place === undefined ? null : (now.questions[place] ?? null)
      if (place !== undefined) now = { ...now, touched: [place] }
      continue
    }
    if (CONTENT_WORD.test(piece)) continue
    if (
      isActed &&
      piece.split(/\s+/u).length <= 2 &&
      wording(piece, { ...now, touched: [] }) &&
      !dropping(piece, now)
    )
      continue
    const told = ranged(piece, now)
    const asked = told ? null : asks(raw, now)
    const items =
      isActed && now.touched.length === 1 && !BARE_WAY.test(raw)
        ? [thereIs(raw), onlyItems(raw)].find((one) => one.length > 1)
        : undefined
    const isWhy = /^(?:and |und |y )?(?:why|warum|por qué)\?*$/iu.test(piece)
    const isQuestion = !isWhy && isAsked(piece) && (/\?\s*$/u.test(raw) || isAsked(raw.trim()))
    const made =
      told ??
      asked ??
      (items ? withItems(now, items) : null) ??
      (isWhy ? adding('ask why', now) : isQuestion ? null : done(piece, now))
    if (made) {
      if (asked) isAsking = true
      else isActed = true
      const swapped: Outcome | null =
        instead && made.questions.length > now.questions.length ? inPlaceOf(instead, made) : null
      if (swapped) instead = null
      notes.push(...(swapped ?? made).notes)
      offers = made.offers
      const { questions, touched } = swapped ?? made
      const style = styleOf(questions, now.style)
      const about = made.about ?? now.about
      now = {
        ...now,
        questions,
        touched: touched.length > 0 || !asked ? touched : now.touched,
        style,
        isMidway: true,
        ...(about ? { about } : {}),
      }
      continue
    }
    const places = pointed(piece, now)
    if (isQuestion) {
      const text = answer(message, raw, now, language)
      if (text) answers.push(text)
      else lost.push(raw)
      if (places.length > 0) now = { ...now, touched: places }
      continue
    }
    if (places.length > 0 && !isActed) now = { ...now, touched: places, isMidway: true }
    lost.push(raw)
  }
  const isChanged = now.questions !== scene.questions
  const useful = answers.filter((text) => !DECLINED.test(text))
  const commanded = lost.filter((one) => atStart(COMMAND).test(plainPiece(one)) && !isAsked(one))
  if (isActed || isAsking) {
    const left = isActed
      ? commanded.map((words) => ({ not: 'understood' as const, words: asWords(words, 120) }))
      : []
    return {
      questions: [...now.questions],
      touched: [...now.touched],
      notes: [...notes, ...useful.map((text) => ({ tell: { en: text, es: text, de: text } })), ...left],
      offers,
      ...(now.about ? { about: now.about } : {}),
      isAnswer: !isActed && !isChanged,
    }
  }
  const [reply] = answers
  if (reply)
    return { ...answered(scene, [...new Set(answers)].slice(0, 2).join(' ')), touched: [...now.touched] }
  const plain = answer(message, message, scene, language)
  if (plain && /\?/u.test(message)) return { ...answered(scene, plain), touched: [...now.touched] }
  return {
    ...outcome(scene, [{ not: 'understood', words: asWords(message, 120) }]),
    touched: [...now.touched],
    isAnswer: false,
  }
}
