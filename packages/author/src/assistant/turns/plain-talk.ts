import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { inEverydayWords } from './everyday-words.ts'

type Way = 'degree' | 'open' | 'choice' | 'fact'
/** Each is said once: whoever is asked “Just tell us” five times is not talked to. */
const LEADS: InLanguages<Record<Way, readonly string[]>> = {
  en: {
    degree: ['Gut feeling:', 'Roughly:'],
    open: ['Just tell us:', 'In your own words:', 'Go on:'],
    choice: ['Quick one:', 'And this one:'],
    fact: [],
  },
  es: {
    degree: ['A ojo:', 'Más o menos:'],
    open: ['Sin rodeos:', 'Con tus palabras:', 'Cuenta:'],
    choice: ['Una rápida:', 'Y esta:'],
    fact: [],
  },
  de: {
    degree: ['Aus dem Bauch heraus:', 'So ungefähr:'],
    open: ['Einfach drauflos:', 'Mal ganz frei:', 'Und sonst:'],
    choice: ['Kurz gefragt:', 'Und noch schnell:'],
    fact: [],
  },
}
const wayOf = ({ question_type }: AssistantQuestion): Way =>
  question_type.endsWith('_scale')
    ? 'degree'
    : question_type === 'long_text'
      ? 'open'
      : question_type === 'short_text'
        ? 'fact'
        : 'choice'

const lowered = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())

/** The same questions as somebody would ask them over a coffee. */
export function talkedPlainly(
  questions: readonly AssistantQuestion[],
  language: Language,
): AssistantQuestion[] {
  const leads = Object.values(LEADS[language]).flat()
  const said = new Set(leads.filter((lead) => questions.some((one) => one.question_text.startsWith(lead))))
  return questions.map((question) => {
    const text = inEverydayWords(question.question_text, language)
    const isLed = /^[^?¿]{3,30}:\s/u.test(text)
    const lead = LEADS[language][wayOf(question)].find((one) => !said.has(one))
    if (text !== question.question_text || isLed || !lead) return { ...question, question_text: text }
    said.add(lead)
    return { ...question, question_text: `${lead} ${language === 'de' ? text : lowered(text)}` }
  })
}
