import type { AssistantQuestion } from '../model.ts'
import { folded } from '../plain-text.ts'
import type { Topic } from '../propose-questions.ts'
import { styleOf } from '../restyle.ts'
import type { Style } from '../shape.ts'
import {
  asksForWording,
  asksToRestore,
  asksWhatChanged,
  BACK,
  lastGone,
  restoredIn,
  wordingOf,
} from '../turns/history.ts'
import type { Note } from '../wishes/notes.ts'
import { type Heard, hear } from './hear.ts'
import { outcome, type Scene } from './scene.ts'
import { namesIn, scored } from './target.ts'

/** A conversation as far as it has been heard: every list of questions that there was, and what was said last. */
export interface Session {
  states: AssistantQuestion[][]
  scene: Scene
  last: Heard | null
  /** How many messages said more than a greeting or a question. */
  told: number
}

const UNDO =
  /^(?:(?:hm+|ok(?:ay)?|no|oh|actually|wait|sorry|oops|nein|ach|doch|ay|uy|perdón|mejor|entschuldigung|doch lieber|moment)[\s,.!…]{1,3}){0,3}(?:please |bitte )?(?:undo(?: (?:that|it|this|the last (?:one|change)))?|go back(?: (?:one|a step|to (?:how|what) it was))?|(?:take|put|bring|change|turn|switch) (?:that|it|them|this)(?: last (?:one|change))? back(?: (?:in|again|please|the way it was|to (?:how|what) it was))?|put (?:it|that|them) back|revert(?: (?:that|it))?|back to (?:how|what|the way) it was(?: before)?|(?:leave|keep) it (?:as|the way|how) it was(?: before)?|i (?:preferred|liked) (?:it|the old one)(?: better)? before|rückgängig(?: machen)?|mach (?:das|es) (?:wieder )?rückgängig|zurück|(?:nimm|mach) (?:das|es) (?:wieder )?zurück|wieder wie vorher|lass (?:es|das) wie (?:es war|vorher)|so wie vorher|deshacer|deshaz(?:lo)?|deshacé(?:lo)?|vuelve atrás|volvé atrás|déjal[ao]s? como estaba[ns]?|dejal[ao]s? como estaba[ns]?|como (?:estaba|antes)|vuelve a como estaba|revierte|(?:uf|hm+|no)?[\s,]{0,2}(?:es[ae]|eso) mejor no|(?:no[\s,]{1,2})?(?:better|rather) not(?: that one| this one)?|not that one|lieber doch nicht|doch nicht|scrap that|forget that(?: one)?|never ?mind(?: that(?: one)?)?)[\s.!,]{0,3}(?:please|bitte|por favor|again|then)?[\s.!]{0,3}$/iu
const BRING_BACK =
  /(?<!\p{L})(?:(?:bring|put|take|add) back|restore|(?:bring|put) (.{2,60}) back(?: in)?$|(?:hol|nimm|setz|füg|stell)\p{L}* .{2,60} wieder (?:rein|ein|auf|hinzu|zurück|hin)|wieder (?:rein|aufnehmen|hinzufügen)|vuelve a (?:poner|añadir|meter)|recupera\p{L}*|pon otra vez)(?!\p{L})/iu

export const isUndo = (message: string) => message.length < 120 && UNDO.test(message.trim())

/** What was taken out before and is asked for again by its name. */
function restored(message: string, { states, scene }: Session): Heard | null {
  if (!asksToRestore(message) && !(message.length < 160 && BRING_BACK.test(message))) return null
  const texts = new Set(scene.questions.map(({ question_text }) => folded(question_text)))
  const gone = states.flat().filter(({ question_text }) => !texts.has(folded(question_text)))
  const [best] = scored(namesIn(message), gone)
  const named = best ? gone[best.at] : undefined
  const last = lastGone(states, scene.questions)
  const question = named ?? (asksToRestore(message) ? last?.question : undefined)
  if (!question) return null
  const at = states.findLast((list) => list.includes(question))?.indexOf(question) ?? scene.questions.length
  const questions = restoredIn(scene.questions, { question, at, texts: [question.question_text] }, message)
  const place = questions.indexOf(question)
  const tell = { en: BACK.en(place + 1), es: BACK.es(place + 1), de: BACK.de(place + 1) }
  return { ...outcome(scene, [{ tell }], { questions, touched: [place] }), isAnswer: false }
}

const printed = (questions: readonly AssistantQuestion[]) =>
  JSON.stringify(
    questions.map(({ question_text, question_type, options }) => [
      question_text,
      question_type,
      options?.map(({ option_text }) => option_text) ?? [],
    ]),
  )

const said = (scene: Scene, notes: Note[], over: Partial<Heard> = {}): Heard => ({
  ...outcome(scene, notes, over),
  isAnswer: over.isAnswer ?? false,
})

const NOTHING_YET = {
  en: 'Nothing so far: this is the first proposal.',
  es: 'Nada todavía: es la primera propuesta.',
  de: 'Bisher nichts: Das ist der erste Vorschlag.',
}

/** What one message makes of a session that stands. */
export function reply(message: string, session: Session, standing: readonly AssistantQuestion[]): Heard {
  const { states, last } = session
  const scene = { ...session.scene, questions: standing }
  if (asksWhatChanged(message)) {
    const notes = last && last.notes.length > 0 ? last.notes : [{ tell: NOTHING_YET }]
    return said(scene, notes, { isAnswer: true, touched: [...scene.touched] })
  }
  if (asksForWording(message)) {
    const gone = lastGone(states, standing)
    const tell = { en: wordingOf(gone, 'en'), es: wordingOf(gone, 'es'), de: wordingOf(gone, 'de') }
    return said(scene, [{ tell }], { isAnswer: true })
  }
  const back = restored(message, { ...session, scene })
  if (back) return back
  if (isUndo(message)) {
    const before = states.at(-2)
    // What was changed by hand since is not taken back.
    return before && printed(states.at(-1) ?? []) === printed(standing)
      ? said(scene, [{ did: 'undone' }], { questions: before, touched: [] })
      : said(scene, [{ not: 'undoable' }])
  }
  return hear(message, scene)
}

/** The session after one more message. */
export function after(session: Session, message: string, style: Style, topic: Topic): Session {
  const heard = reply(message, session, session.scene.questions)
  const questions = heard.questions
  const isBack = isUndo(message) && session.states.length > 1
  const before = new Set(session.scene.questions.map(({ question_text }) => question_text))
  const fresh = heard.questions.filter(({ question_text }) => !before.has(question_text))
  const isOwn = fresh.length <= 4
  const states = isBack
    ? session.states.slice(0, -1)
    : heard.isAnswer || printed(questions) === printed(session.scene.questions)
      ? session.states
      : [...session.states, questions]
  return {
    states,
    last: asksWhatChanged(message) ? session.last : heard,
    told: session.told + (heard.isAnswer ? 0 : 1),
    scene: {
      topic,
      questions,
      style: styleOf(questions, style),
      touched: heard.touched,
      offers: heard.offers,
      ...(heard.about ? { about: heard.about } : {}),
      wished: new Set([
        ...session.scene.wished,
        ...(isOwn ? fresh.map(({ question_text }) => question_text) : []),
        ...heard.touched.flatMap((at) => (heard.isAnswer ? [] : (questions[at]?.question_text ?? []))),
      ]),
    },
  }
}

export const begun = (topic: Topic, style: Style, questions: AssistantQuestion[]): Session => ({
  states: [questions],
  last: null,
  told: 0,
  scene: { topic, style: styleOf(questions, style), questions, touched: [], offers: [], wished: new Set() },
})
