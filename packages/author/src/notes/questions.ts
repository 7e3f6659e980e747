/** Who asks has not said anything: “does mowing count as exercise?”. */

const ASKED = /¿[^?\n]{0,400}\?+/gu
const SENTENCE = /[^.!?;\n]{1,400}\?+/gu
const ASKING =
  /^\s*(?:(?:and|but|so|or|hm+|wait|und|aber|oder|also|y|pero|o) )?(?:should|does|do|did|is|are|was|were|can|could|would|will|what|how|why|which|who|when|where|anyone|zählt|zählen|soll|sollte|ist|sind|kann|darf|könnte|wie|was|warum|wieso|weshalb|wer|wann|welche[rsnm]?|gilt|gelten|macht|hab ich|cuentan?|debería|deberían|es|son|puedo|vale|valen|qué|cómo|cuánto|por qué|quién|cuándo)(?!\p{L})/iu

export const withoutQuestions = (note: string) =>
  note.replace(ASKED, '. ').replace(SENTENCE, (sentence) => (ASKING.test(sentence) ? ' . ' : sentence))
