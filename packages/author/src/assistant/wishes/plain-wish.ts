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

/** “Too long, cut it to seven”: so many are to be left. */
const CUT_TO: [RegExp, (n: number) => string][] = [
  [
    new RegExp(
      `^(?:(?:it(?:['’]s| is) )?(?:far |way |much )?too long[,.;:!–-]+ )?(?:please )?(?:cut|trim|bring|get|take|pare|reduce|shorten)(?: (?:it|this|that|them|the survey|the list))?(?: back| down)? to (\\d{1,2}|${SPELLED})(?: questions?)?(?: please)?[.!?]?$`,
      'iu',
    ),
    (n) => `exactly ${n} questions`,
  ],
  [
    new RegExp(
      `^(?:(?:es )?(?:muy|demasiado) larg[ao][,.;:!–-]+ )?(?:rec[oó]rt|red[uú]c|red[uú]zc|b[aá]j)\\p{L}{1,6}(?: la encuesta)? a (\\d{1,2}|${SPELLED})(?: preguntas)?(?: por favor)?[.!]?$`,
      'iu',
    ),
    (n) => `exactamente ${n} preguntas`,
  ],
  [
    new RegExp(
      `^(?:(?:das ist |ist )?(?:viel )?zu lang[,.;:!–-]+ )?(?:bitte )?(?:kürz\\p{L}{0,3}|reduzier\\p{L}{0,3})(?: (?:sie|es|das|die umfrage))?(?: bitte)? auf (\\d{1,2}|${SPELLED})(?: fragen)?(?: kürzen| reduzieren)?[.!]?$`,
      'iu',
    ),
    (n) => `genau ${n} Fragen`,
  ],
]
/** “Pregunta también por los niños”. */
const ALSO = /^(pregunta|pregúntales|frag|ask)(?: también| auch| also| them)* (?=(?:por|sobre|nach|about) )/iu

/** As people say it by the River Plate: “agregá”, “poné”, “sacala”. */
const VOSEO: [RegExp, string][] = [
  [
    /(?<!\p{L})(agreg|sac|quit|cambi|junt|borr|dej|us|orden|pregunt|elimin|un|acort|pas|arm)[aá](l[aoe]s?|me|nos)?(?=\s)/giu,
    '$1a$2',
  ],
  [/(?<!\p{L})pon[eé](l[aoe]s?)?(?=\s)/giu, 'pon$1'],
  [/(?<!\p{L})hac[eé](l[aoe]s?)?(?=\s)/giu, 'haz$1'],
  [/(?<!\p{L})mov[eé](l[aoe]s?)?(?=\s)/giu, 'mueve$1'],
  [/(?<!\p{L})añadí(?=\s)/giu, 'añade'],
]

/** “de usted en vez de tú” speaks of usted. */
const NOT_SO =
  /\s(?:en (?:vez|lugar) de|y no(?: de)?|statt|anstatt|und nicht|instead of|rather than) (?:de )?(?:tú|vos|usted|du|sie)(?!\p{L})/giu

/** A wish without what only leads up to it, with the places of questions in digits. */
export function plainWish(wish: string): string {
  let text = VOSEO.reduce((said, [from, to]) => said.replace(from, to), wish.trim()).replace(NOT_SO, '')
  for (let next = text.replace(LEAD, ''); next !== text && next !== ''; next = text.replace(LEAD, ''))
    text = next
  for (const [pattern, worded] of CUT_TO) {
    const n = countWord(pattern.exec(text)?.[1]?.toLowerCase() ?? '')
    if (n !== null) return worded(n)
  }
  return text
    .replace(ALSO, '$1 ')
    .replace(PLACES, (_, lead: string, places: string) => lead + places.replace(WORD, inDigits))
    .replace(RATHER, (all, _many: string, count: string) => {
      const worded = MANY.find(([language]) => language.test(all))?.[1]
      const n = countWord(count.toLowerCase())
      return worded && n !== null ? worded(n) : all
    })
}

const inDigits = (word: string) => String(countWord(word.toLowerCase()) ?? word)
