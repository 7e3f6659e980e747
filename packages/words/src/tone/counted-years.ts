import { numberOf } from '../numbers.ts'

/**
 * A loss that is only counted: “A year. I’ve had the window open.”, “Vier. Ich hab ihm vom Papagei erzählt.”, on the
 * same day of the calendar, year after year. The first post of that day told it, in whatever words.
 */
const ONE = /^(?:a|ein|un)$/iu
const COUNTED =
  /^(\p{L}{1,12}|\d{1,2}(?= (?:years|yrs|jahre|años)))(?: (years?|yrs|jahre?|años?))?(?:,? (?:today|now|on|already|heute|schon|hoy|ya))?[.…,](?=\s|$)/iu
/** What is counted with joy, or is not a loss. */
const GLAD =
  /[!🎉🥳😂🤣🎂]|(?<!\p{L})(?:married|wedding|anniversary|sober|dry|clean|drink\p{L}*|soda|cola|sugar|alcohol|caffeine|vegan|gym|runs?|running|i['’]?m done|trink\p{L}*|alkohol|zucker|tschick\p{L}*|beb[oeí]|az[úu]car|refrescos?|smok\p{L}*|fags?|cigarettes?|quit|job|shop|lease|licen[cs]e|together|birthday|cake|candles?|party|born|baby|girl|boy arrived|kilos|lbs?|grades?|school|degree|house|keys|verheiratet|hochzeit|rauch\p{L}*|zigarett\p{L}*|nüchtern|geburtstag|kuchen|kerzen|geboren|baby|mädchen|laden|wohnung|zusammen|casad[oa]s|boda|cumple\p{L}*|tarta|velas|naci\p{L}+|niñ[oa]|fum\p{L}+|sobri[oa]|juntos|first place|won|lost \d|nil|goals?)(?!\p{L})/iu
/** To whoever is gone: “Twenty years, Dad.” */
const KIN =
  'dad|daddy|mum|mom|mam|mummy|nan|nana|gran|granny|grandma|grandad|grandpa|pop|papa|mama|vati|mutti|oma|opa|papá|mamá|abuela|abuelo|abue|yayo|yaya'
const YEARS_TO_KIN = new RegExp(
  `(?:^|[.!?] )(?:(?:${KIN}),? (?:\\d{1,2}|\\p{L}+) (?:years|yrs|jahre|años)(?: (?:today|now|on|gone|heute|hoy|ya))?|(?:\\d{1,2}|\\p{L}+) (?:years|yrs|jahre|años)(?: (?:today|now|on|heute|hoy|ya))?,? (?:${KIN}))(?=[.,…]|$)`,
  'iu',
)
const YEAR = 365.2425
const NEAR = 2

export interface Told {
  text: string
  day: number | null
  language: string | null
}

/** Places of the posts that count a loss, and of the one that they count from. */
export function countedLosses(
  posts: readonly Told[],
  usual: string,
): { counting: number[]; origins: number[] } {
  const addressed = posts.flatMap(({ text }, at) => (YEARS_TO_KIN.test(text) && !GLAD.test(text) ? [at] : []))
  const counts = posts.flatMap(({ text, day, language }, at) => {
    const [, number = '', years] = COUNTED.exec(text) ?? []
    const many = ONE.test(number) ? 1 : numberOf(number, language ?? usual)
    if (day === null || many === null || many < 1 || GLAD.test(text)) return []
    return [{ at, from: Math.round(day - many * YEAR), isInYears: years !== undefined }]
  })
  const counting = new Set(addressed)
  const origins = new Set<number>()
  const byDay = grouped(posts.flatMap(({ day }, at) => (day === null ? [] : [{ day, of: at }])))
  const byOrigin = grouped(counts.map((one) => ({ day: one.from, of: one })))
  for (const one of counts) {
    const first = around(byDay, one.from)
    const same = around(byOrigin, one.from)
    // On a day with so many posts nobody can tell which of them is meant.
    if (first.length > MOST || same.length > MOST) continue
    const counted = posts[one.at]?.text ?? ''
    // “Four years. Somebody has drawn a kettle”: of the kettle that broke that day.
    const isGlad = first.some((at) => {
      const { text } = posts[at] as Told
      return GLAD.test(text) || sharesThing(text, counted)
    })
    if (first.length === 0 || isGlad || (same.length < 2 && !one.isInYears)) continue
    for (const { at } of same) counting.add(at)
    for (const at of first) origins.add(at)
  }
  return { counting: [...counting], origins: [...origins] }
}

const MOST = 30

function grouped<Of>(all: readonly { day: number; of: Of }[]): Map<number, Of[]> {
  const found = new Map<number, Of[]>()
  for (const { day, of } of all) {
    const list = found.get(day)
    if (list) list.push(of)
    else found.set(day, [of])
  }
  return found
}

const around = <Of>(byDay: ReadonlyMap<number, Of[]>, day: number): Of[] =>
  Array.from({ length: 2 * NEAR + 1 }, (_, n) => byDay.get(day - NEAR + n) ?? []).flat()

const LONG = 5
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG)
const sharesThing = (one: string, other: string) => {
  const there = new Set(wordsIn(other))
  return wordsIn(one).some((word) => there.has(word) && !NO_THING.has(word))
}
const NO_THING = new Set(
  'years today after there their would could about again never every still night morning thing things where which heute jahre nicht immer wieder haben hatte schon abend morgen halb sechs años siempre nunca también noche mañana cuando todos'.split(
    ' ',
  ),
)
