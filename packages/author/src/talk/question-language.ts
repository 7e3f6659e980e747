import { guessLanguage, tokenise } from '@youzine/words'
import { type Spoken, spokenIn } from '../writing/wordings.ts'

/** Words that only questions of one language have. */
const ASKING: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:what|who|whose|whom|when|where|why|which|how|did|does|do|tell|is|was|were|and|are|have|ever)\b/giu,
  es: /[¿¡]|(?<!\p{L})(?:qu[eé]|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|ad[oó]nde|por qu[eé]|cu[aá]l(?:es)?|c[oó]mo|cu[aá]nt[oa]s?|cu[eé]ntame|y|fue|mis?|desde|sobre|hubo|del?)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:was|wer|wen|wem|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|wie|seit|habe?|hat|hatte|ist|mein[a-z]*|ich|und|über|erzähl|gab|aus)(?!\p{L})/giu,
}

/** A question is read in its own language; where a short one does not tell, in that of the conversation. */
export function languageOfQuestion(question: string, before: Spoken): Spoken {
  const votes = (language: Spoken) => question.match(ASKING[language])?.length ?? 0
  const sorted = (['en', 'es', 'de'] as const)
    .map((language) => ({ language, votes: votes(language) }))
    .sort((a, b) => b.votes - a.votes)
  const [first, second] = sorted
  if (first && second && first.votes > second.votes) return first.language
  const isTie =
    first !== undefined &&
    first.votes > 0 &&
    sorted.some((s) => s.language === before && s.votes === first.votes)
  if (isTie) return before
  const guessed = guessLanguage(tokenise(question), (t) => t.key)
  if (guessed === 'en' || guessed === 'es' || guessed === 'de') return guessed
  return first && first.votes > 0 && first.language === before ? before : spokenIn(before)
}
