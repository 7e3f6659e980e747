import type { InLanguages } from '../../known-question.ts'
import { wordsIn } from '../../plain-text.ts'
import { ordinalWord } from '../../wishes/numbers.ts'
import type { Order } from '../order.ts'
import { pointedAt } from '../pointing.ts'

const TYPO =
  /(?<!\p{L})(?:typos?|misspel\p{L}*|spelling (?:mistake|error)s?|tipp?fehler|schreibfehler|rechtschreibfehler|errata|falta de ortografía|error de ortografía)(?!\p{L})/iu
const LOADED =
  /(?<!\p{L})(?:(?:isn['’]?t|is not|not|less|too) (?:loaded|leading|biased|one-sided)|(?:stay|be|is|keep it) neutral|no sea (?:tendencios|sesgad|dirigid)\p{L}*|(?:sea|es) neutral|nicht (?:suggestiv|tendenziös|einseitig)|neutral (?:ist|formuliert|bleibt))(?!\p{L})/iu
const PLACE =
  /(?<!\p{L})(?:question|frage|pregunta|number|nr\.?)\s?(\d{1,2})|(?<!\p{L})(first|second|third|fourth|fifth|last|erste\p{L}?|zweite\p{L}?|dritte\p{L}?|vierte\p{L}?|letzte\p{L}?|primera|segunda|tercera|cuarta|última)(?!\p{L})/iu

const NO_TYPO = (place: number, text: string): InLanguages<string> => ({
  en: `I looked at question ${place} again and see no mistake: “${text}” If something reads oddly, tell me how it should be; I left it as it is.`,
  es: `He mirado otra vez la pregunta ${place} y no veo ningún error: «${text}» Si algo suena raro, dime cómo debería decir; la dejé igual.`,
  de: `Ich habe Frage ${place} noch einmal gelesen und sehe keinen Fehler: „${text}“ Wenn etwas seltsam klingt, sag mir, wie es heißen soll; ich habe sie so gelassen.`,
})
const BALANCED = (place: number, text: string): InLanguages<string> => ({
  en: `Question ${place} takes no side as it stands: “${text}” Its answers go both ways, so I left it; tell me if one word in it bothers you.`,
  es: `La pregunta ${place} no toma partido tal como está: «${text}» Sus respuestas van en los dos sentidos, así que la dejé; dime si te molesta alguna palabra.`,
  de: `Frage ${place} ergreift so keine Partei: „${text}“ Ihre Antworten gehen in beide Richtungen, darum habe ich sie gelassen; sag mir, wenn dich ein Wort daran stört.`,
})

/** “Is there a typo in the second?” “Make sure the hosepipe question isn’t loaded.” */
export const lookedOver: Order = (message, at) => {
  const isTypo = TYPO.test(message)
  if (!isTypo && !LOADED.test(message)) return null
  const [, digits, ordinal = ''] = PLACE.exec(message) ?? []
  const numbered = digits
    ? Number(digits)
    : /^(?:last|letzt|últim)/iu.test(ordinal)
      ? at.questions.length
      : ordinalWord(ordinal)
  const named = wordsIn(message)
    .filter(
      (word) =>
        word.length > 4 &&
        !/^(?:question|fragen?|preguntas?|loaded|neutral|committee|either|think)$/u.test(word),
    )
    .flatMap((word) =>
      pointedAt(word, at.questions, null).filter((place) =>
        has(at.questions[place]?.question_text ?? '', word),
      ),
    )
  const place = numbered ? numbered - 1 : named[0]
  const text = place === undefined ? undefined : at.questions[place]?.question_text
  if (place === undefined || text === undefined) return null
  return {
    questions: [...at.questions],
    touched: place,
    said: [isTypo ? NO_TYPO(place + 1, text) : BALANCED(place + 1, text)],
  }
}

const has = (text: string, word: string) => wordsIn(text).some((one) => one.startsWith(word.slice(0, 5)))
