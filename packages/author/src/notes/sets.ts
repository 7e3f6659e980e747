import { FIGURE } from './numbers.ts'

/** “3 sets of 15”, “3x12”: the whole of it. */
const SETS =
  /(?<![\d.:/])(\d{1,3})\s?(?:(?:sets?|rounds?|series|rondas?|s[äa]tze?n?|runden?)\s?(?:of|x|×|de|à|a|zu|mit|je|with)?|[x×*]|mal(?=\s\d))\s?(\d{1,4})(?!\d|[.:/]\d|\s?(?:kg|lbs?|m|km|min|metros|meters?|metres?)(?!\p{L}))/giu
/** “20 15 10 pushups”: one after the other. */
const IN_A_ROW =
  /(?<![\d.:,/-]|[\d.] )\d{1,3}(?:(?: \d{1,3}){2,9}(?= \p{L}{4,})|(?: ?\/ ?\d{1,3}){2,9}(?![\d/.:]))/gu
/** “12 + 12 = 24”. */
const EQUALS = new RegExp(`(?<![\\d.:/])${FIGURE}(?: ?\\p{L}{1,7})? ?= ?(?=\\d)`, 'gu')
/** “under 3 hours, 2h50”: and then it is said. */
const AT_MOST = new RegExp(
  `(?<!\\p{L})(?:under|below|less than|over|more than|unter|über|mehr als|weniger als|menos de|más de) ${FIGURE} ?\\p{L}{1,8}[,:(] ?(?=\\d)`,
  'giu',
)
/** “bench 3x5 at 80”: with how much, not how often. */
const SETS_AT =
  /(?<![\d.:/])\d{1,3} ?(?:sets? of |[x×] ?)\d{1,3}(?= (?:at|@|a|bei|mit|con|with) \d{2,3}(?:\.\d{1,2})?(?![\d:.]| ?(?:[ap]m|uhr|min|sec|seg|sek|s|reps)(?!\p{L})))/giu
/** “coffee x3”, “3x coffee”. */
/** “stairs 4x”, “3x gemessen”: so often. */
const SO_OFTEN =
  /(?<=\p{L} )(\d{1,3}) ?[x×](?=\s*(?:$|[,.;!)(/])|\s(?:today|heute|hoy|geschafft|(?:\p{L}{2,4})?ge\p{L}{3,12}(?:t|en))(?!\p{L}))/giu
const TIMES = /(?<![\p{L}\d])[x×]\s?(\d{1,3})(?!\d|\.\d|[x×])|(?<![\d.])(\d{1,3})\s?[x×](?=\s\p{L})/giu

const product = (a: string, b: string) => String(Number(a) * Number(b))
const sum = (all: string) =>
  String(
    Number(
      all
        .split(/[ /]+/)
        .reduce((so, figure) => so + Number(figure), 0)
        .toFixed(4),
    ),
  )

export const withSets = (text: string) =>
  text
    .replace(IN_A_ROW, sum)
    .replace(EQUALS, '')
    .replace(AT_MOST, '')
    .replace(SETS_AT, ' ')
    .replace(SETS, (_, sets: string, each: string) => product(sets, each))
    .replace(SO_OFTEN, '$1 times')
    .replace(TIMES, (_, after?: string, before?: string) => ` ${after ?? before} `)
