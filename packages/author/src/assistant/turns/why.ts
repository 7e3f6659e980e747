import type { Brief } from '../brief/brief.ts'
import { knownFor } from '../inquiry/find-known.ts'
import type { Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { recognised } from '../recognise.ts'
import { quoted } from '../voice.ts'
import { placeCalled } from './find.ts'

const WHY =
  /^\s{0,9}(?:(?:and|but|ok|und|aber|y|pero)\s{1,9})?(?:why|how come|what for|¿?\s{0,9}por qué|para qué|warum|wieso|weshalb|wozu)(?!\p{L})/iu
const ORDER =
  /(?<!\p{L})(?:(?:this|that|the) order|in (?:this|that) order|order(?:ed)?|est?e orden|orden|(?:diese|die) reihenfolge|reihenfolge)(?!\p{L})/iu

const IN_ORDER = {
  en: 'What you want to know comes first, quick answers before long ones, and an open question last: people who stop early have then answered what matters most. Say “put … first”, and I do.',
  es: 'Primero lo que quieres saber, las respuestas rápidas antes que las largas y al final una abierta: quien lo deja pronto ya habrá contestado lo más importante. Di «pon la de … primero» y lo hago.',
  de: 'Erst was du wissen willst, schnelle Antworten vor langen, am Ende eine offene: Wer früh aufhört, hat dann das Wichtigste beantwortet. Sag „die … zuerst“, und ich stelle um.',
}

const BY_TYPE: Record<Language, Record<'open' | 'degree' | 'choice' | 'fact', string>> = {
  en: {
    open: 'you did not ask for it, but an open question lets people say what nobody thought of',
    degree: 'you did not ask for it, but a number shows at a glance how things stand for most',
    choice: 'you did not ask for it, but it shows whose answers you are reading',
    fact: 'you did not ask for it, but it is a plain fact that helps to read the other answers',
  },
  es: {
    open: 'no la pediste, pero una pregunta abierta deja decir lo que a nadie se le había ocurrido',
    degree: 'no la pediste, pero un número muestra de un vistazo cómo está la mayoría',
    choice: 'no la pediste, pero muestra de quién son las respuestas que lees',
    fact: 'no la pediste, pero es un dato sencillo que ayuda a leer las demás respuestas',
  },
  de: {
    open: 'du hast nicht danach gefragt, aber eine offene Frage lässt zu Wort kommen, woran niemand gedacht hat',
    degree: 'du hast nicht danach gefragt, aber eine Zahl zeigt auf einen Blick, wie es den meisten geht',
    choice: 'du hast nicht danach gefragt, aber sie zeigt, wessen Antworten du liest',
    fact: 'du hast nicht danach gefragt, aber es ist eine schlichte Angabe, die hilft, die anderen Antworten zu lesen',
  },
}
const wayOf = ({ question_type }: AssistantQuestion) =>
  question_type === 'long_text'
    ? 'open'
    : question_type.endsWith('_scale')
      ? 'degree'
      : question_type === 'short_text' || question_type === 'date_time'
        ? 'fact'
        : 'choice'

/** The words of the description that a question was made from. */
function askedWith(question: AssistantQuestion, brief: Brief): string | null {
  const known = recognised(question)?.known
  const found = brief.aspects.find(({ text }) => {
    const same = knownFor({ text })?.question
    if (same && known && same.text.en === known.text.en) return true
    const nouns = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return (
      nouns.length > 0 &&
      nouns.every((word) => question.question_text.toLowerCase().includes(word.slice(0, 5)))
    )
  })
  return found?.text ?? null
}

/** Why a question stands there, or why they stand so; null where nothing of the kind was asked. */
export function whyTold(
  message: string,
  questions: readonly AssistantQuestion[],
  brief: Brief | null,
  language: Language,
): string | null {
  if (!WHY.test(message) || !brief?.isInquiry) return null
  if (ORDER.test(message)) return IN_ORDER[language]
  const place = placeCalled(message.replace(WHY, ' '), questions)
  const question = place === null ? undefined : questions[place]
  if (place === null || !question) return null
  const wanted = askedWith(question, brief)
  const text = quoted(question.question_text, language)
  const why = wanted
    ? {
        en: `you want to know ${quoted(wanted, 'en')}`,
        es: `quieres saber ${quoted(wanted, 'es')}`,
        de: `du willst wissen: ${quoted(wanted, 'de')}`,
      }[language]
    : BY_TYPE[language][wayOf(question)]
  return {
    en: `Question ${place + 1}, ${text}: ${why}. Say “drop number ${place + 1}” if you do not need it.`,
    es: `La pregunta ${place + 1}, ${text}: ${why}. Si no la necesitas, di «quita la ${place + 1}».`,
    de: `Frage ${place + 1}, ${text}: ${why}. Wenn du sie nicht brauchst, sag „streiche Frage ${place + 1}“.`,
  }[language]
}
