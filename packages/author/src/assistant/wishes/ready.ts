import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import type { Style } from '../shape.ts'
import { voiced } from '../voice.ts'
import type { ReadyQuestion } from './change.ts'

interface Ready {
  type: AssistantQuestion['question_type']
  /** With both ways of addressing somebody, as the other questions have. */
  text: InLanguages<string>
  options?: InLanguages<string[]>
}

const AGES = ['18–29', '30–44', '45–59', '60–74']

const READY: Record<ReadyQuestion, Ready> = {
  age: {
    type: 'single_select',
    text: {
      en: 'How old are you?',
      es: '¿Qué edad [tienes|tiene]?',
      de: 'Wie alt [bist|sind] du?',
    },
    options: {
      en: ['under 18', ...AGES, '75 or older', 'I would rather not say'],
      es: ['menos de 18', ...AGES, '75 o más', 'prefiero no decirlo'],
      de: ['unter 18', ...AGES, '75 oder älter', 'das behalte ich für mich'],
    },
  },
  home: {
    type: 'short_text',
    text: {
      en: 'Where do you live? The town or the country is enough.',
      es: '¿Dónde [vives|vive]? Basta con la ciudad o el país.',
      de: 'Wo [wohnst|wohnen] du? Der Ort oder das Land genügt.',
    },
  },
  work: {
    type: 'short_text',
    text: {
      en: 'What do you do for a living, or did you?',
      es: '¿En qué [trabajas|trabaja], o en qué [trabajaste|trabajó]?',
      de: 'Was [machst|machen] du beruflich, oder was war es früher?',
    },
  },
  consent: {
    type: 'boolean',
    text: {
      en: 'May your answers be used to write your article?',
      es: '¿Se pueden usar [tus|sus] respuestas para escribir [tu|su] artículo?',
      de: 'Dürfen die Antworten verwendet werden, um den Artikel zu schreiben?',
    },
  },
}

const WHY: InLanguages<string[]> = {
  en: [
    'Why is that so? Tell us a little about it.',
    'And why is that?',
    'What is the reason for your answer?',
  ],
  es: [
    '¿Por qué es así? [Cuéntanos|Cuéntenos] un poco.',
    '¿Y eso por qué?',
    '¿Cuál es el motivo de [tu|su] respuesta?',
  ],
  de: [
    'Warum ist das so? [Erzähl|Erzählen Sie] ein wenig davon.',
    'Und warum ist das so?',
    'Was ist der Grund für [deine|Ihre] Antwort?',
  ],
}

export function ready(what: ReadyQuestion, { language, address }: Style): AssistantQuestion {
  const { type, text, options } = READY[what]
  return {
    question_text: voiced(text[language], language, address),
    question_type: type,
    ...(options ? { options: options[language].map((option_text) => ({ option_text })) } : {}),
  }
}

/** For after a question that can be answered in a word; in other words where one stands already. */
export function whyAfter(
  { language, address }: Style,
  standing: readonly AssistantQuestion[] = [],
): AssistantQuestion {
  const ways = WHY[language].map((one) => voiced(one, language, address))
  const isSaid = (text: string) => standing.some(({ question_text }) => question_text === text)
  const text = ways.find((one) => !isSaid(one)) ?? ways[0] ?? ''
  return { question_text: text, question_type: 'long_text' }
}
