import { answerTo } from '../answers.ts'
import type { Brief } from '../brief/brief.ts'
import { languageAskedFor } from '../choose-language.ts'
import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { cannotDo } from './cannot.ts'
import { whyTold } from './why.ts'

/** Longer than this asks for more than one thing. */
const LONGEST = 400
const HOW_MANY =
  /^\s{0,9}(?:(?:and|so|ok|und|y|also)[,\s]{1,9})?(?:how many (?:questions )?(?:are (?:there|they|we|left)|is (?:that|it)|do we have|have we got|now|left|questions)(?:.{0,24})|¿?\s{0,9}cuántas (?:preguntas )?(?:quedan|son|hay|van|llevamos|tenemos)(?:.{0,20})|wie viele (?:fragen )?(?:sind(?:['’]?s| es| das)?|haben wir|gibt es|bleiben)(?:.{0,24}))[?.!\s]{0,9}$/iu
const COUNTED: InLanguages<(count: number) => string> = {
  en: (count) => (count === 1 ? 'There is one question.' : `There are ${count} questions.`),
  es: (count) => (count === 1 ? 'Hay una pregunta.' : `Hay ${count} preguntas.`),
  de: (count) => (count === 1 ? 'Es ist eine Frage.' : `Es sind ${count} Fragen.`),
}

const WHO_WROTE =
  /(?<!\p{L})(?:see|know|tell|find out|track|trace) (?:exactly )?who (?:wrote|said|answered|gave|put|it (?:is|was))|who (?:wrote|said|answered) what|(?:will|can|could) (?:i|they|anyone|anybody|the \p{L}+|my \p{L}+|our \p{L}+) (?:be able to )?(?:see|read|tell|trace|identify)|(?:kann|wird|darf) (?:der|die|mein|meine|jemand) ?\p{L}* (?:das|es|sie|die antworten) (?:sehen|lesen)|quién (?:lo |la |las |los )?(?:va a |podrá |puede )(?:leer|ver)(?:l[oa]s?)?|wer (?:das|es|sie) (?:lesen|sehen) (?:kann|wird|darf)|wer (?:liest|sieht) (?:das|es|die antworten)|(?:podrá|puede|va a) \p{L}+ ?\p{L}* (?:verlo|leerlo|ver|leer)|(?:ver|saber|sabré|veré) quién (?:ha |han )?(?:escrito|dicho|contestado|respondido|escribió|dijo|contestó|es)|quién (?:ha )?(?:escrito|dicho) qué|(?:sehen?|wissen|erfahren?|erkennen?)(?: ich)?,? wer (?:was|es|das)|wer was (?:geschrieben|gesagt|geantwortet)|ist (?:das|es|die umfrage) (?:wirklich |auch )?anonym/iu
const SEEN: InLanguages<(asksName: number | null) => string> = {
  en: (at) =>
    `${at ? `Question ${at} asks for the name, so you would see it there.` : 'No question asks for a name or anything that identifies people.'} What else you are shown of the answers stands on the survey’s results page; I cannot promise more. In a small group people can be recognised by what they write.`,
  es: (at) =>
    `${at ? `La pregunta ${at} pide el nombre, así que ahí lo verías.` : 'Ninguna pregunta pide el nombre ni nada que identifique.'} Qué más ves de las respuestas está en la página de resultados; más no puedo prometer. En un grupo pequeño se puede reconocer a alguien por lo que escribe.`,
  de: (at) =>
    `${at ? `Frage ${at} verlangt den Namen, dort würdest du ihn sehen.` : 'Keine Frage verlangt einen Namen oder etwas, woran man jemanden erkennt.'} Was du sonst von den Antworten siehst, steht auf der Ergebnisseite; mehr kann ich nicht versprechen. In einer kleinen Gruppe erkennt man manche an dem, was sie schreiben.`,
}
const HOW_LONG =
  /^\s{0,9}(?:how long (?:would|will|does|is|do) (?:this|it|that|the survey|they|people)|wie lange (?:dauert|braucht|brauchen|würde)|¿?\s{0,9}cuánto (?:se )?(?:tarda|tardarán|tardaría|dura|lleva))/iu
const A_NAME = /your (?:full )?name|(?:tu|su) nombre|wie (?:heißt du|heißen sie)|(?:dein|ihr) name/iu

const AS_WELL =
  /(?<!\p{L})(?:too|as well|also|both|in two languages|additionally|side by side|underneath|también|además|ambos idiomas|los dos idiomas|auch(?: noch)?|zusätzlich|zweisprachig|beide sprachen)(?!\p{L})/iu
const TRANSLATES =
  /(?<!\p{L})(?:translat\p{L}*|traduc\p{L}*|übersetz\p{L}*|version|versión|fassung|in|en|auf|ins)(?!\p{L})/iu
const ONE_LANGUAGE: InLanguages<string> = {
  en: 'A survey holds one language at a time, so I left it as it is. For a second one, approve this, start a new survey with the same description and say the language; or say “put everything into …”, and this one changes.',
  es: 'Una encuesta lleva un solo idioma, así que la dejé como está. Para una segunda, aprueba esta, empieza otra con la misma descripción y di el idioma; o di «pásalo todo al …» y cambia esta.',
  de: 'Eine Umfrage steht in einer Sprache, darum habe ich nichts geändert. Für eine zweite bestätige diese, beginne eine neue mit derselben Beschreibung und nenne die Sprache; oder sag „alles auf …“, dann wechselt diese.',
}

/** What is asked about the survey, or of it that it cannot do, in a sentence that changes nothing; null elsewhere. */
export function answerInTurn(
  message: string,
  language: Language,
  questions: readonly AssistantQuestion[],
  brief: Brief | null,
): string | null {
  if (message.length > LONGEST) return null
  if (HOW_MANY.test(message) && questions.length > 0) return COUNTED[language](questions.length)
  if (WHO_WROTE.test(message)) {
    const at = questions.findIndex(({ question_text }) => A_NAME.test(question_text))
    return SEEN[language](at < 0 ? null : at + 1)
  }
  if (HOW_LONG.test(message)) return answerTo(message.replace(/[?.!\s]*$/u, '?'), language, questions)
  const named = languageAskedFor(message)
  if (
    named &&
    'language' in named &&
    AS_WELL.test(message) &&
    TRANSLATES.test(message) &&
    message.length < 120
  )
    return ONE_LANGUAGE[language]
  return cannotDo(message)?.[language] ?? whyTold(message, questions, brief, language)
}
