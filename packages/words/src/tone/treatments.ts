import type { Tone } from '../model.ts'

/** So long after an illness is told what is counted may be its treatment. */
const DAYS = 400
const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|eins|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf)'
const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${NUMBER} (?:of these|of them|rounds|sessions|goes),? ${NUMBER} (?:down|done|to go|left)|${NUMBER} down,? ${NUMBER} to go|van ${NUMBER}(?: de ${NUMBER})?,? faltan ${NUMBER}|ya (?:van|son) ${NUMBER} de ${NUMBER}|${NUMBER} von ${NUMBER} (?:geschafft|hinter)|${NUMBER} geschafft,? (?:noch )?${NUMBER})(?!\\p{L})`,
  'iu',
)
const OF_SOMEBODY =
  /(?<!\p{L})(?:she|her|he|him|his|le|la|lo|mi (?:mamá|amá|papá|apá|esposa|marido|herman[oa])|ella|él|sie|ihr|ihm|er|ihn)(?!\p{L})/iu

interface Told {
  text: string
  day: number | null
  tone: Tone
  isIllness: boolean
}

/** “Sixteen of these, five down. I read her the crossword”, some months after an illness: the places of such posts. */
export function treatmentsIn(posts: readonly Told[]): number[] {
  let since = Number.NEGATIVE_INFINITY
  return posts.flatMap(({ text, day, tone, isIllness }, at) => {
    if (day === null) return []
    if (isIllness && tone === 'red') since = day
    return day - since <= DAYS && tone === 'clear' && COUNTED.test(text) && OF_SOMEBODY.test(text) ? [at] : []
  })
}
