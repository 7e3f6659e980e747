import { FIGURE } from './numbers.ts'

/** Parts of a day set apart, so that each amount has its own. */

/** “0.5 Stunden später”: when, not how much. */
const SO_MUCH_LATER = new RegExp(
  `(?<![\\d.])${FIGURE} ?(?:h|hrs?|hours?|min|mins|minutes?|horas?|minutos?|stunden?|minuten) (later|después(?! de)|más tarde|später|danach|ago|antes(?! de)|earlier|vorher|zuvor)(?!\\p{L})`,
  'giu',
)
/** “half an hour before work, 20 min after”: that is how much. */
const BEFORE = /\d[^.!?;]{0,80}(?<!\p{L})(?:before|antes de|vor|vorm)(?!\p{L})[^.!?;]{0,80}$/iu
const AFTER = /^(?:later|después|más tarde|später|danach)$/iu
const LATELY = 80
/** “10 min am and 10 min pm”. */
const HALF_OF_DAY =
  /(?<=\d ?(?:min|mins|minutes|mi|miles|km|k|h|hrs?|hours?|pages|words|steps|oz|ml|l|lengths|laps|reps) )([ap])\.?m\.?(?!\p{L})/giu
/** “30 pm” is no time. */
const TOO_LATE_FOR_A_CLOCK = /(?<![\d.:])(1[3-9]|[2-9]\d|[1-9]\d{2,4}) ?([ap])\.?m\.?(?!\p{L})/giu
const THING_IN_THE_MORNING = /(?<=\d [\p{L}-]{4,15} )([ap])\.?m\.?(?=\s*(?:$|[,.;!])| and \d)/giu
/** “carbs 32 breakfast 45 lunch 60 dinner”. */
const BY_MEALS =
  /(\d (?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?|morning|evening|desayuno|comida|cena|merienda|almuerzo|frühstück|mittags?|mittagessen|abends?|abendessen|morgens)) (?=\d)/giu
/** “5 min in the morning 10 min at night”. */
const BY_HALVES_OF_DAY =
  /(\d ?(?:(?!(?:and|und|y|then|dann|luego) )\p{L}{1,12} ){1,3}(?:(?:in the |por la |a la |en la |am )?(?:morning|evening|afternoon|mañana|tarde|noche|morgen|abend|vormittag|nachmittag)|at (?:night|lunch|noon)|al mediodía|morgens|vormittags|mittags|nachmittags|abends|nachts)) (?=\d)/giu
/** “6k steps by lunch, 11k by bedtime”: the later one is all of it. */
const BY_THEN =
  'by (?:noon|lunch(?:time)?|midday|dinner|bedtime|tonight|(?:the )?(?:end|evening|afternoon)|now|\\d{1,2} ?[ap]m)|(?:al|para el) (?:mediodía|final del día)|bis (?:mittag|mittags|abends|jetzt|zum abend)'
const SO_FAR = new RegExp(
  `(?<![\\d.:/])${FIGURE} ?k?((?: \\p{L}{3,12})?) (?:${BY_THEN}),? (?:and |then |y |und )?(${FIGURE} ?k?) (?=(?:${BY_THEN})(?!\\p{L}))`,
  'giu',
)
/** “morgens 15 und abends 10 Minuten”. */
const WHEN =
  '(?:morgens|vormittags|mittags|nachmittags|abends|nachts|früh|in the (?:morning|evening|afternoon)|at (?:night|lunch)|por la (?:mañana|tarde|noche)|(?:this )?(?:morning|evening|afternoon))'
const TWICE_A_DAY = new RegExp(
  `(?<!\\p{L})${WHEN} (${FIGURE}),? (?:und|and|y) ${WHEN} (${FIGURE}) (\\p{L}+)`,
  'giu',
)

const halfOf = (half: string) => (half.toLowerCase() === 'a' ? 'morning' : 'evening')

export const withPartsOfDay = (text: string) =>
  text
    .replace(SO_MUCH_LATER, (whole, later: string, at: number, all: string) =>
      BEFORE.test(all.slice(Math.max(0, at - LATELY), at)) && AFTER.test(later) ? whole : later,
    )
    .replace(HALF_OF_DAY, (_, half: string) => halfOf(half))
    .replace(TOO_LATE_FOR_A_CLOCK, (_, many: string, half: string) => `${many} ${halfOf(half)}`)
    .replace(THING_IN_THE_MORNING, (_, half: string) => halfOf(half))
    .replace(BY_MEALS, '$1, ')
    .replace(BY_HALVES_OF_DAY, '$1, ')
    .replace(SO_FAR, '$2$1 ')
    .replace(
      TWICE_A_DAY,
      (_, one: string, two: string, unit: string) => `${Number(one) + Number(two)} ${unit}`,
    )
