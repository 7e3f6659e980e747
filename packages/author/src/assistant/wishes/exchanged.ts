import { quoted } from '../voice.ts'
import type { Note } from './notes.ts'
import type { Changing } from './standing.ts'

/** What cannot be answered in the way that is wished gave its place to another; which one is said. */
export function exchangedAt({ list }: Changing, place: number): Note {
  const at = list.findIndex(({ was }) => was === place)
  const text = list[at]?.question.question_text ?? ''
  return {
    tell: {
      en: `What question ${at + 1} asked cannot be answered that way, so another stands in its place: ${quoted(text, 'en')} Say “undo” if you would rather keep it.`,
      es: `Lo que preguntaba la ${at + 1} no se puede responder así; en su lugar hay otra: ${quoted(text, 'es')} Di «deshacer» si prefieres la de antes.`,
      de: `Wonach Frage ${at + 1} fragte, lässt sich so nicht beantworten; an ihrer Stelle steht eine andere: ${quoted(text, 'de')} Sag „rückgängig“, wenn sie bleiben soll.`,
    },
  }
}
