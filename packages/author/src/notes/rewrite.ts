import { type Language, withFigures } from './numbers.ts'

/** One way to write everything that can be written in several: a note is read in this form only. */

const FIGURE = '\\d+(?:\\.\\d+)?'

/** Words that look like a feature and are not. */
const IDIOMS =
  /\b(?:ran|run|running) out(?: of \p{L}+)?|\b(?:ran|run|running) (?:into|late|high|low|across|over|errands|away|a bath|dry)\b|\bread (?:the room|between|my mind)\b|\bsteps (?:of|to)\b|\b(?:next|first|last) steps?\b|\bweigh(?:ed|ing)? (?:up|in on)\b(?! \d)|\bsmoke (?:alarm|detector)\b|\bin the long run\b|\bslept? on it\b|\b(?:rode|ride|riding) (?:out|on|shotgun)\b/giu

const DISTANCES: [RegExp, string][] = [
  [/(?:a |1 |un |una |einen )?half[- ]?marathon|media marat[óo]n|halbmarathon/giu, '21.1 km'],
  [/(?:a |1 |un |einen )?marathon|marat[óo]n/giu, '42.2 km'],
]

/** When, not how much. */
const CLOCK_TIME =
  /(?<!\p{L})(?:(?:a|sobre|hasta) las? \d{1,2}(?::\d{2})?(?: y (?:media|cuarto))?|(?:um|gegen|ab) \d{1,2}(?::\d{2})?(?: uhr)?|(?:at|by|around|until|before|after) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\b\.?|o['’]clock)|(?:at|by|until) \d{1,2}:\d{2}|\d{1,2}(?::\d{2})? ?(?:[ap]m\b|uhr(?!\p{L})|o['’]clock))/giu
const FROM_TO_WORDS = /(?<!\p{L})(?:from|de|desde|von) (?:las )?\d/iu

/** “3 sets of 15”, “3x12”: the whole of it. */
const SETS =
  /(?<![\d.:/])(\d{1,3})\s?(?:(?:sets?|rounds?|series|rondas?|s[äa]tze?n?|runden?)\s?(?:of|x|×|de|à|a|zu|mit|je|with)?|[x×*])\s?(\d{1,4})(?![\d.:/]|\s?(?:kg|lbs?))/giu
/** “coffee x3”, “3x coffee”. */
const TIMES = /(?<![\p{L}\d])[x×]\s?(\d{1,3})(?![\d.x×])|(?<![\d.])(\d{1,3})\s?[x×](?=\s\p{L})/giu

const STONE = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(?:stones?|st)(?: (\\d{1,2})(?: ?(?:lbs?|pounds?))?)?(?![\\p{L}\\d])`,
  'giu',
)
const POUNDS_IN_A_STONE = 14
const MONEY = new RegExp(`([£€$]) ?(${FIGURE})(?!\\d)`, 'gu')

const HOURS_AND_MINUTES =
  /(?<![\d.])(\d{1,2})\s?h(?:ours?|oras?|rs?)?,?\s?(?:(?:and|y|und)\s)?([0-5]?\d)\s?(?:m|min|mins|minutes?|minutos?|minuten)(?![\p{L}\d])|(?<![\d.])(\d{1,2}) ?h ?([0-5]\d)(?![\p{L}\d.]|\s?(?:pages|cups|km))/giu
const HOURS_MINUTES_DE =
  /(?<![\d.])(\d{1,2}) (?:Stunden?|Std\.?) (?:und )?([0-5]?\d)(?: (?:Minuten|Min))?(?![\p{L}\d.]| (?:km|Seiten|Tassen|Liter))/giu

const BETWEEN = new RegExp(`(?:between|entre|zwischen) (${FIGURE}) (?:and|y|und) (${FIGURE})`, 'giu')
const RANGE = new RegExp(
  `(?<![\\d.:/])(${FIGURE})\\s?(?:-|–|—| to | a | bis | or | o | oder )\\s?(${FIGURE})(?![\\d:/])`,
  'giu',
)
const SPAN =
  /(?<!\p{L})(?:from|de|desde|von) (?:las )?\d{1,2}(?::\d{2})? ?(?:am|pm|uhr)? (?:to|until|till|a|hasta|bis)/iu

const middle = (a: string, b: string) => {
  const [low, high] = [Number(a), Number(b)]
  return high > low && high <= low * 3 ? String((low + high) / 2) : null
}
const product = (a: string, b: string) => String(Number(a) * Number(b))
const inHours = (hours: string, minutes: string) => `${Number(hours) + Number(minutes) / 60} h`

/** One of what is counted or measured: “a glass”, “un litro”, “eine Seite”. */
const ONE_OF =
  /(?<!\p{L})(?<!(?:without|sin|ohne) )(?:a|an|un|una|ein|eine|einen) (?=(?:glass|cup|mug|pint|bottle|page|mile|kilomet(?:er|re)|lit(?:er|re)|cigarette|vaso|copa|taza|botella|página|milla|kilómetro|litro|cigarrillo|glas|tasse|becher|flasche|seite|meile|kilometer|liter|zigarette)(?!\p{L}))/giu
const AND_A_HALF_ES =
  /(?<!\p{L})(?<!\d )(?:un |una )?(kil[óo]metro|litro|vaso|copa|taza|hora|milla) y (medi[oa]|cuarto)(?!\p{L})/giu
const AND_A_QUARTER_ES = new RegExp(`(${FIGURE}) horas y cuarto`, 'giu')
/** “2k words” are two thousand; “2k” alone may be a run. */
const THOUSANDS = new RegExp(
  `(${FIGURE}) ?k (?=(?:words|steps|pasos|palabras|schritte|wörter)(?!\\p{L}))`,
  'giu',
)
/** Not seconds. */
const PAGES_DE = /(\d+) ?S\.(?=\s|$)/gu
/** “smoke-free”, “rauchfrei”: none of it. */
const FREE = /(?<!\p{L})(\p{L}{3,})[- ]free(?!\p{L}| \p{L})/giu
const FREI = /(?<!\p{L})(\p{L}{4,})frei(?!\p{L})/giu

export function rewritten(note: string, language: Language): string {
  let text = note.replace(
    AND_A_HALF_ES,
    (_, unit: string, part: string) => `${part === 'cuarto' ? '1.25' : '1.5'} ${unit}`,
  )
  if (language === 'en') text = text.replace(FREE, 'no $1')
  if (language === 'de') text = text.replace(FREI, 'kein $1').replace(PAGES_DE, '$1 Seiten')
  text = withFigures(text, language).replace(IDIOMS, ' ')
  for (const [pattern, distance] of DISTANCES) text = text.replace(pattern, distance)
  text = text
    .replace(ONE_OF, '1 ')
    .replace(AND_A_QUARTER_ES, (_, hours: string) => `${Number(hours) + 0.25} horas`)
    .replace(THOUSANDS, (_, many: string) => `${Number(many) * 1000} `)
    .replace(MONEY, '$2 $1')
    .replace(
      STONE,
      (_, stone: string, pounds = '0') => `${Number(stone) + Number(pounds) / POUNDS_IN_A_STONE} stone`,
    )
    .replace(SETS, (_, sets: string, each: string) => product(sets, each))
    .replace(TIMES, (_, after?: string, before?: string) => ` ${after ?? before} `)
    .replace(BETWEEN, (whole, a: string, b: string) => middle(a, b) ?? whole)
    .replace(HOURS_MINUTES_DE, (_, h: string, m: string) => inHours(h, m))
    .replace(HOURS_AND_MINUTES, (_, h: string, m: string, h2: string, m2: string) =>
      inHours(h ?? h2, m ?? m2),
    )
  if (SPAN.test(text)) return text
  text = text.replace(RANGE, (whole, a: string, b: string) => middle(a, b) ?? whole)
  return FROM_TO_WORDS.test(text) ? text : text.replace(CLOCK_TIME, ' … ')
}
