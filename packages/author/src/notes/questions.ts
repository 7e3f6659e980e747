/** Who asks has not said anything: “does mowing count as exercise?”. */

const SENTENCE_ENDS = /(?<=[!?;\n])|(?<=\.)(?=\s)/u
const ASKING =
  /^\s*(?:(?:and|but|so|or|hm+|wait|und|aber|oder|also|y|pero|o) )?(?:should|does|do|did|is|are|was|were|can|could|would|will|what|how|why|which|who|when|where|anyone|zählt|zählen|soll|sollte|ist|sind|kann|darf|könnte|wie|was|warum|wieso|weshalb|wer|wann|welche[rsnm]?|gilt|gelten|macht|hab ich|cuentan?|debería|deberían|es|son|puedo|vale|valen|qué|cómo|cuánto|por qué|quién|cuándo)(?!\p{L})/iu

function withoutQuestion(sentence: string): string {
  if (!sentence.endsWith('?')) return sentence
  const opened = sentence.indexOf('¿')
  if (opened >= 0) return `${sentence.slice(0, opened)}. `
  return ASKING.test(sentence) ? ' . ' : sentence
}

export const withoutQuestions = (note: string) => note.split(SENTENCE_ENDS).map(withoutQuestion).join('')
