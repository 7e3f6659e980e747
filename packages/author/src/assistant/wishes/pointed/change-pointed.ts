import type { InLanguages, Language } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { asWords } from '../../plain-text.ts'
import { shortened } from '../../shorten.ts'
import { quoted, voiced } from '../../voice.ts'
import { inserted } from '../change-list.ts'
import { type Changing, edit, noted } from '../standing.ts'
import type { PointedChange } from './pointed-change.ts'

const ELSE: InLanguages<string> = { en: 'something else', es: 'otra cosa', de: 'etwas anderes' }
const ORDERED: InLanguages<string> = {
  en: 'What comes first for you? Put it in order.',
  es: '¿Qué va primero? [Ordénalo|Ordénelo].',
  de: 'Was steht bei dir an erster Stelle? [Bring|Bringen Sie] es in eine Reihenfolge.',
}

const SAY = {
  begun: (place: number) => ({
    en: `Question ${place} is now answered by choosing.`,
    es: `La pregunta ${place} se responde ahora eligiendo.`,
    de: `Frage ${place} wird jetzt durch Auswählen beantwortet.`,
  }),
  there: (place: number, option: string) =>
    three(
      (l) =>
        ({
          en: `${quoted(option, l)} is among the answers of question ${place} already; nothing had to change.`,
          es: `${quoted(option, l)} ya está entre las respuestas de la pregunta ${place}; no hubo que cambiar nada.`,
          de: `${quoted(option, l)} steht schon bei den Antworten von Frage ${place}; es musste nichts geändert werden.`,
        })[l],
    ),
  which: (option: string) =>
    three(
      (l) =>
        ({
          en: `To which question shall I add ${quoted(option, l)}? Tell me its number.`,
          es: `¿A qué pregunta añado ${quoted(option, l)}? Dime su número.`,
          de: `Zu welcher Frage soll ich ${quoted(option, l)} ergänzen? Sag mir ihre Nummer.`,
        })[l],
    ),
  only: (place: number) => ({
    en: `Only question ${place} is about that, so there is nothing to merge.`,
    es: `Solo la pregunta ${place} trata de eso, así que no hay nada que unir.`,
    de: `Nur Frage ${place} handelt davon, es gibt also nichts zusammenzulegen.`,
  }),
  shorter: {
    en: 'I shortened the wording.',
    es: 'Acorté la redacción.',
    de: 'Ich habe die Formulierungen gekürzt.',
  },
  short: {
    en: 'The wording is as short as I can make it; nothing changed.',
    es: 'No sé decirlo más corto; no cambié nada.',
    de: 'Kürzer kann ich es nicht formulieren; es hat sich nichts geändert.',
  },
  ranked: (place: number, count: number) => ({
    en: `Question ${place} is a ranking of your ${count}.`,
    es: `La pregunta ${place} es ahora un orden de tus ${count}.`,
    de: `Frage ${place} ist jetzt eine Reihenfolge aus deinen ${count}.`,
  }),
}

function three(make: (language: Language) => string): InLanguages<string> {
  return { en: make('en'), es: make('es'), de: make('de') }
}
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ option_text: asWords(text, 200) }))

function rankedThese(state: Changing, place: number | null, things: string[]): Changing {
  const { language, address } = state.style
  const options = asOptions(things)
  if (place !== null)
    return noted(
      edit(state, [place], (question) => ({ ...question, options })),
      { tell: SAY.ranked(place + 1, things.length) },
    )
  const question: AssistantQuestion = {
    question_text: voiced(ORDERED[language], language, address),
    question_type: 'ranking',
    options,
  }
  const list = inserted(state, [question], undefined)
  const at = list.findIndex((one) => one.question === question)
  return noted({ ...state, list }, { tell: SAY.ranked(at + 1, things.length) })
}

function wordedShorter(state: Changing): Changing {
  const next = edit(state, null, (question) => ({
    ...question,
    question_text: shortened(question.question_text),
  }))
  const isChanged = JSON.stringify(next.list) !== JSON.stringify(state.list)
  return noted(isChanged ? next : state, { tell: isChanged ? SAY.shorter : SAY.short })
}

export function changedWherePointed(state: Changing, change: PointedChange): Changing {
  switch (change.to) {
    case 'begin options': {
      const isAlone = change.options.length === 1
      const options = asOptions(isAlone ? [...change.options, ELSE[state.style.language]] : change.options)
      const next = edit(state, [change.place], ({ question_text }) => ({
        question_text,
        question_type: 'multi_select',
        options,
      }))
      return noted(next, { tell: SAY.begun(change.place + 1) })
    }
    case 'find option':
      return noted(state, { tell: SAY.there(change.place + 1, change.option) })
    case 'ask which':
      return noted(state, { tell: SAY.which(change.option) })
    case 'word shorter':
      return wordedShorter(state)
    case 'rank these':
      return rankedThese(state, change.place, change.things)
  }
}
