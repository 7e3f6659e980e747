import { FIGURE } from './numbers.ts'

/** “walked him twice, a mile each time”, “fui y volví, 6 km cada vez”, “morgens und abends, je 10 min”: how often is said
 * elsewhere in the sentence, and by that the amount is multiplied. */

const EACH =
  'each(?: time| go| session)?|apiece|a pop|every time|cada (?:vez|un[oa])|c/u|por vez|jeweils|jedes ?mal|pro mal'
const AMOUNT_EACH = new RegExp(
  `(?<![\\d.:/])(${FIGURE})( ?\\p{L}{1,12})?,? (?:${EACH})(?!\\p{L})(?! way)`,
  'iu',
)
const EACH_AMOUNT = new RegExp(
  `(?<!\\p{L})(?:je|jeweils|à|zu je|cada vez|each) (${FIGURE})( ?\\p{L}{1,12})?(?![\\d.])`,
  'iu',
)
const OFTEN: [number, RegExp][] = (
  [
    [2, 'twice|2 times|2x|dos veces|2 veces|zweimal|2 ?mal|both times|las dos veces|beide male'],
    [3, 'thrice|3 times|3x|tres veces|3 veces|dreimal|3 ?mal'],
    [4, '4 times|4x|cuatro veces|4 veces|viermal|4 ?mal'],
    [
      2,
      'there and back|and back|to and from|ida y vuelta|fui y volví|hin und (?:wieder )?zurück|hin und her|beide wege|both ways',
    ],
  ] as const
).map(([many, words]) => [many, new RegExp(`(?<![\\p{L}\\d.])(?:${words})(?!\\p{L})`, 'iu')])
const PARTS_OF_DAY = [
  'morning|mornings|breakfast|mañana|desayuno|morgens|morgen|frühstück|am',
  'noon|midday|lunch|12:00|mediodía|almuerzo|mittags|mittag|mittagessen',
  'afternoon|tarde|merienda|nachmittags|nachmittag',
  'evening|night|dinner|supper|noche|cena|abends|abend|abendessen|nachts|pm',
].map((words) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`, 'iu'))

function timesIn(sentence: string): number | null {
  const often = OFTEN.find(([, pattern]) => pattern.test(sentence))?.[0]
  const parts = PARTS_OF_DAY.filter((part) => part.test(sentence)).length
  return often ?? (parts > 1 ? parts : null)
}

const SENTENCE = /[^.!?;\n]+(?:[.:]\d[^.!?;\n]*)*/g
const short = (value: number) => String(Number(value.toFixed(4)))

/** One is enough: where two amounts are each of several, nobody knows of how many. */
export const withEachTime = (text: string) =>
  text.replace(SENTENCE, (sentence) => {
    const found = AMOUNT_EACH.exec(sentence) ?? EACH_AMOUNT.exec(sentence)
    if (!found?.[1]) return sentence
    const [whole, figure, unit = ''] = found
    const times = timesIn(sentence.replace(whole, ' '))
    return times ? sentence.replace(whole, `${short(Number(figure) * times)}${unit}`) : sentence
  })
