import type { AssistantQuestion } from '../model.ts'
import { moreQuestions } from '../propose-questions.ts'
import type { Change } from './change.ts'
import { inserted } from './change-list.ts'
import { retyped } from './retype.ts'
import { type Changing, noted, questionsOf } from './standing.ts'

export type Everyday = Extract<Change, { to: 'mark optional' | 'suit' | 'be more personal' }>

const LONGEST_FOR_CHILDREN = 80
const FOR_GROWN_UPS =
  /(?<!\p{L})(?:alcohol|wine|beer|partner|money|salary|tax|sex|smok\p{L}*|divorce|alkohol|wein|bier|gehalt|geld|steuer|rauch\p{L}*|vino|cerveza|pareja|dinero|sueldo|fumar|my boss|im büro)(?!\p{L})/iu
const wordsOf = ({ question_text, options }: AssistantQuestion) =>
  [question_text, ...(options ?? []).map(({ option_text }) => option_text)].join(' ')
const isForChildren = (question: AssistantQuestion) =>
  question.question_type !== 'ranking' &&
  question.question_text.length <= LONGEST_FOR_CHILDREN &&
  !FOR_GROWN_UPS.test(wordsOf(question))

/** Long, ordering and grown-up questions give way to short ones; stories become a few words. */
function forChildren(state: Changing): Changing {
  const spare = moreQuestions(state.topic, state.style, questionsOf(state)).filter(isForChildren)
  let exchanged = 0
  const list = state.list.flatMap((one) => {
    if (isForChildren(one.question)) return [one]
    exchanged += 1
    const fresh = spare.shift()
    return fresh ? [{ was: null, question: fresh }] : []
  })
  const simple = list.map((one) =>
    one.question.question_type === 'long_text'
      ? { ...one, question: retyped(one.question, 'short_text', state.style) }
      : one,
  )
  if (simple.length === 0) return noted(state, { not: 'emptied' })
  const dropped = state.list.length - simple.length
  return noted(
    { ...state, list: simple },
    {
      tell: {
        en: `For children I ${exchanged > 0 ? `exchanged or left out ${exchanged} that ${exchanged === 1 ? 'was' : 'were'} long, asked for an order or ${exchanged === 1 ? 'was' : 'were'} for grown-ups, and` : ''} made the long answers short ones${dropped > 0 ? `; ${simple.length} are left` : ''}.`.replace(
          '  ',
          ' ',
        ),
        es: `Para niños ${exchanged > 0 ? `cambié o quité ${exchanged} que ${exchanged === 1 ? 'era larga, pedía un orden o era' : 'eran largas, pedían un orden o eran'} para mayores, y ` : ''}las respuestas largas son ahora cortas${dropped > 0 ? `; quedan ${simple.length}` : ''}.`,
        de: `Für Kinder habe ich ${exchanged > 0 ? `${exchanged} ausgetauscht oder weggelassen, die lang waren, eine Reihenfolge verlangten oder für Erwachsene sind, und ` : ''}aus langen Antworten kurze gemacht${dropped > 0 ? `; ${simple.length} bleiben` : ''}.`,
      },
    },
  )
}

const MORE_STORIES = 3
const PERSONAL =
  /(?<!\p{L})(?:you|your|du|dich|dir|dein\p{L}*|tú|te|tu|tus|ti|sie|ihnen|ihr\p{L}*|usted|le|su)(?!\p{L})/iu

/** Stories of one's own beside what is counted. */
function morePersonal(state: Changing): Changing {
  const fresh = moreQuestions(state.topic, state.style, questionsOf(state))
    .filter(
      ({ question_type, question_text }) => question_type === 'long_text' && PERSONAL.test(question_text),
    )
    .slice(0, MORE_STORIES)
  if (fresh.length === 0)
    return noted(state, {
      tell: {
        en: 'I have no more personal ones that would fit; tell me what they should ask about, and I add them.',
        es: 'No tengo más preguntas personales que encajen; dime de qué deberían tratar y las añado.',
        de: 'Persönlichere, die passen, habe ich nicht mehr; sag mir, wonach sie fragen sollen, und ich ergänze sie.',
      },
    })
  const list = inserted(state, fresh, undefined)
  const count = fresh.length
  return noted(
    { ...state, list },
    {
      tell: {
        en: `I added ${count} that ${count === 1 ? 'asks' : 'ask'} for what people have lived through themselves.`,
        es: `Añadí ${count} que ${count === 1 ? 'pregunta' : 'preguntan'} por lo vivido en persona.`,
        de: `Ich habe ${count} ergänzt, die nach eigenem Erleben ${count === 1 ? 'fragt' : 'fragen'}.`,
      },
    },
  )
}

/** Those of whom one says Sie or usted; in English there is please. */
const FOR_ELDERLY = {
  en: 'They are asked politely now. If some questions do not suit older people, name them, and I change them.',
  es: 'Ahora se trata de usted. Si alguna pregunta no va con gente mayor, dime cuál y la cambio.',
  de: 'Es wird jetzt gesiezt. Wenn eine Frage nicht zu älteren Leuten passt, nenne sie, und ich ändere sie.',
}

export function changedInEverydayWords(
  state: Changing,
  change: Everyday,
  formally: (state: Changing) => Changing,
): Changing {
  switch (change.to) {
    case 'be more personal':
      return morePersonal(state)
    case 'suit':
      return change.whom === 'children'
        ? forChildren(state)
        : noted({ ...formally(state), notes: state.notes }, { tell: FOR_ELDERLY })
  }
}
