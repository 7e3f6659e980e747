import type { InLanguages } from '../known-question.ts'
import type { Brief, Purpose } from './brief.ts'

const WHAT: InLanguages<Record<Purpose, string>> = {
  en: {
    story: 'that ask for stories',
    feedback: 'about how people find it',
    decision: 'for the decision',
    needs: 'about what people need',
    opinion: 'in neutral words, with a way out for people without an opinion',
  },
  es: {
    story: 'que piden historias',
    feedback: 'sobre cómo lo ve la gente',
    decision: 'para la decisión',
    needs: 'sobre lo que hace falta',
    opinion: 'en palabras neutrales, con salida para quien no tiene opinión',
  },
  de: {
    story: 'nach Geschichten',
    feedback: 'dazu, wie die Leute es finden',
    decision: 'für die Entscheidung',
    needs: 'nach dem, was gebraucht wird',
    opinion: 'in neutralen Worten, auch für Leute ohne Meinung',
  },
}

const HINT: InLanguages<Record<'guessed' | 'gentle' | 'plain', string>> = {
  en: {
    guessed: 'The options are my guess: which ones are really open?',
    gentle: 'Nothing asks for details, and the open ones are left to each person. Tell me what to change.',
    plain: 'Tell me what to change.',
  },
  es: {
    guessed: 'Las opciones las he supuesto: ¿cuáles hay de verdad?',
    gentle: 'Ninguna pide detalles, y las abiertas quedan a gusto de cada cual. Dime qué cambio.',
    plain: 'Dime qué cambio.',
  },
  de: {
    guessed: 'Die Antworten habe ich geraten: Welche stehen wirklich zur Wahl?',
    gentle: 'Keine fragt nach Einzelheiten, und die offenen sind freigestellt. Sag mir, was ich ändern soll.',
    plain: 'Sag mir, was ich ändern soll.',
  },
}

/** What was made of a brief, and the one question that it leaves open. */
export function saidOfBrief(brief: Brief, count: number): string {
  const { language, purpose, isGentle } = brief
  if (brief.isInquiry && purpose !== 'opinion' && !isGentle) return saidOfInquiry(brief, count)

  const hint = HINT[language][purpose === 'decision' ? 'guessed' : isGentle ? 'gentle' : 'plain']
  const lead = {
    en: `Here are ${count} questions ${WHAT.en[purpose]}.`,
    es: `Aquí hay ${count} preguntas ${WHAT.es[purpose]}.`,
    de: `Hier sind ${count} Fragen ${WHAT.de[purpose]}.`,
  }[language]
  return `${lead} ${hint}`
}

const ANONYMOUS: InLanguages<string> = {
  en: ' Nothing asks for a name.',
  es: ' Ninguna pide el nombre.',
  de: ' Keine fragt nach dem Namen.',
}

/** What was wanted stands first; what was put beside it is said to be so. */
function saidOfInquiry({ language, aspects, isAnonymous }: Brief, count: number): string {
  const asked = aspects.length
  const lead = {
    en:
      asked > 0
        ? `Here are ${count} questions: first what you want to know, then what helps to understand the answers.`
        : `Here are ${count} questions to begin with.`,
    es:
      asked > 0
        ? `Aquí hay ${count} preguntas: primero lo que quieres saber, después lo que ayuda a entender las respuestas.`
        : `Aquí hay ${count} preguntas para empezar.`,
    de:
      asked > 0
        ? `Hier sind ${count} Fragen: erst was du wissen willst, dann was die Antworten verständlicher macht.`
        : `Hier sind ${count} Fragen für den Anfang.`,
  }[language]
  return `${lead}${isAnonymous ? ANONYMOUS[language] : ''} ${HINT[language].plain}`
}
