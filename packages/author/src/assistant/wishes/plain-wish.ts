import { countWord } from './numbers.ts'

/** What people say before they say what they want. */
const LEAD =
  /^(?:hi|hello|hey|hiya|hm+|ok(?:ay)?|right|fine|great|cool|good|lovely|perfect|thanks|fair enough|well|no,? wait|wait|actually|oh|ah|yeah|yes|sure|alright|all right|one more thing|hola|buenas|bueno|pues|vale|a ver|mira|hallo|moin|servus|na gut|na ja|gut|stimmt|ach|ja|perfecto|genial|super|prima)(?:[,.!:;…–-]+\s*|\s+(?=(?:but|and|so|pero|y|aber|und|dann)\s)|(?<=^ok(?:ay)?)\s+(?=(?:put|move|make|drop|add|leave|swap|can|take|remove|pon|quita|mach|nimm)\s))(?:(?:but|and|so|then|pero|y|entonces|aber|und|dann)\s+)?/iu
const SPELLED =
  'one|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn'
const PLACES = new RegExp(
  `(?<!\\p{L})((?:questions?|numbers?|fragen?|nummern?|preguntas?|números?) )((?:${SPELLED})(?:(?:, | and | und | y )(?:${SPELLED}))*)(?!\\p{L})`,
  'giu',
)
const WORD = new RegExp(`(?<!\\p{L})(?:${SPELLED})(?!\\p{L})`, 'giu')
/** “That’s too many. Five.” */
const RATHER = new RegExp(
  `((?:too many|zu viele|demasiad[ao]s)(?: [\\p{L}]+)?)[.,!;–-]+ ?(\\d{1,2}|${SPELLED})[.!]?$`,
  'iu',
)
const MANY: [RegExp, (n: number) => string][] = [
  [/demasiad/iu, (n) => `exactamente ${n} preguntas`],
  [/zu viele/iu, (n) => `genau ${n} Fragen`],
  [/too many/iu, (n) => `exactly ${n} questions`],
]

/** A wish without what only leads up to it, with the places of questions in digits. */
export function plainWish(wish: string): string {
  let text = wish.trim()
  for (let next = text.replace(LEAD, ''); next !== text && next !== ''; next = text.replace(LEAD, ''))
    text = next
  return text
    .replace(PLACES, (_, lead: string, places: string) => lead + places.replace(WORD, inDigits))
    .replace(RATHER, (all, _many: string, count: string) => {
      const worded = MANY.find(([language]) => language.test(all))?.[1]
      const n = countWord(count.toLowerCase())
      return worded && n !== null ? worded(n) : all
    })
}

const inDigits = (word: string) => String(countWord(word.toLowerCase()) ?? word)
