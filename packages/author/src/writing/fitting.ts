import type {
  Block,
  CalendarBlock,
  PairBlock,
  SagaBlock,
  SeriesBlock,
  VersionsBlock,
} from '../forms/block.ts'
import { type CalendarDay, fromDay, toDay } from '../reading/calendar.ts'
import { escaped } from '../reading/escaped.ts'
import type { Series } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import { blockParagraph, type Page } from './page.ts'
import { isShadowed } from './shadow.ts'
import { wordCount } from './telling.ts'
import type { Spoken } from './wordings.ts'

/**
 * Topics tell stories post by post; where another form shows one better, it stands in that: one date through the
 * years, an event told twice, two posts that answer each other, a run of figures drawn above its posts. Which posts
 * stand, in which order, does not change.
 */
export function fitForms(page: Page) {
  const { d } = page
  const set = page.paragraphs.flatMap((p) =>
    p.block?.form === 'saga' ? fitting(d, p.block).map((b) => blockParagraph(d, b)) : [p],
  )
  page.paragraphs.splice(0, page.paragraphs.length, ...set)
  drawThrough(page)
  callOutLoud(page)
}

function fitting(d: Dossier, saga: SagaBlock): Block[] {
  if (saga.who) return [saga]
  const other = calendarOf(d, saga) ?? versionsOf(d, saga) ?? pairOf(d, saga)
  if (other) return [other]
  const run = saga.title ? runIn(d, saga.acts, LEAST_POINTS, OF_THE_STORY) : null
  return run ? [drawn(d, run.series, run.points), saga] : [saga]
}

const isPlain = ({ close }: SagaBlock) => close === null
const isClear = (d: Dossier, { acts }: SagaBlock) => acts.every((a) => a.date !== null && d.clear(a.post))
const isMild = (d: Dossier, { acts }: SagaBlock) => acts.every((a) => a.date !== null && d.mild(a.post))

/** What stands under a post, where its form has but one line for it. */
function shownOf({ elapsed, caption, isLoud: _, ...shown }: SagaBlock['acts'][number], withTime: boolean) {
  const note = [withTime ? elapsed : null, caption].filter(Boolean).join('. ')
  return note ? { ...shown, note } : shown
}

const YEARS = 4

/** One date through the years, a day early or late; a year without a post stays, empty. */
function calendarOf(d: Dossier, saga: SagaBlock): CalendarBlock | null {
  const { acts, title } = saga
  if (acts.length < YEARS || !isPlain(saga) || !isMild(d, saga)) return null
  const days = acts.map((a) => fromDay(d.day(a.post)))
  const years = days.map((c) => c.y)
  const day = dayOfAll(days)
  if (!day || new Set(years).size < years.length) return null
  const [from, to] = [Math.min(...years), Math.max(...years)]
  // Mostly empty, it would show what is not there.
  if (acts.length < (to - from + 1) * FILLED) return null
  return {
    form: 'calendar',
    ...(title ? { title } : {}),
    day: d.w.capital(d.w.dayMonth(day.day)),
    years: Array.from({ length: to - from + 1 }, (_, n) => {
      const act = acts[years.indexOf(from + n)]
      return { year: from + n, entry: act ? shownOf(act, false) : null }
    }),
  }
}

const FILLED = 0.4

/** The one of them that no other is more than a day from. */
export const dayOfAll = (days: readonly CalendarDay[]): CalendarDay | undefined =>
  days.find((c) => days.every((x) => isNear(c, x)))

const isNear = (day: CalendarDay, other: CalendarDay) =>
  Math.abs(toDay(other.y, day.m, day.d) - other.day) <= 1

/** An event told twice, each time to somebody else. */
function versionsOf(d: Dossier, saga: SagaBlock): VersionsBlock | null {
  const [a, b, ...more] = saga.acts
  if (!a || !b || more.length > 0 || !isPlain(saga) || !isClear(d, saga)) return null
  const told = d.stories.claims.find(
    (c) => c.kind === 'two-versions' && [a.post, b.post].every((id) => c.a === id || c.b === id),
  )
  if (told?.kind !== 'two-versions') return null
  return {
    form: 'versions',
    event: saga.title,
    a: { ...shownOf(a, true), heardBy: null },
    b: { ...shownOf(b, true), heardBy: null },
    agree: told.agree,
    witness: null,
  }
}

const MOST_WORDS = 26
const APART = 300

/** Two short posts, a year or more apart, that stand against each other. */
function pairOf(d: Dossier, saga: SagaBlock): PairBlock | null {
  const [then, now, ...more] = saga.acts
  if (!then || !now || more.length > 0 || saga.title || !isPlain(saga) || !isClear(d, saga)) return null
  const isShort = [then, now].every((a) => a.whole && wordCount(a.text) <= MOST_WORDS)
  if (!isShort || d.day(now.post) - d.day(then.post) < APART) return null
  return { form: 'pair', then: shownOf(then, true), now: shownOf(now, true), gap: '', shared: [] }
}

const LEAST_POINTS = 4
const LEAST_VALUES = 3
/** Fewer of a story's posts, and the figures are not what it is about. */
const OF_THE_STORY = 0.3

/** The figures that the posts of a story go through. */
function runIn(d: Dossier, acts: SagaBlock['acts'], least: number, share: number) {
  const posts = new Set(acts.map((a) => a.post))
  const [best] = d.stories.series
    .map((series) => ({
      series,
      points: ofOneThing(
        d,
        series,
        series.points.filter((p) => posts.has(p.post) && d.clear(p.post)),
      ),
    }))
    .filter(
      ({ points }) =>
        points.length >= Math.max(least, acts.length * share) &&
        new Set(points.map((p) => p.date.slice(0, 4))).size === points.length &&
        new Set(points.map((p) => p.value)).size >= LEAST_VALUES,
    )
    .sort((x, y) => y.points.length - x.points.length)
  return best ?? null
}

const drawn = (d: Dossier, { subject, unit, isRank }: Series, points: Series['points']): SeriesBlock => ({
  form: 'series',
  title: d.w.capital(writtenIn(d, subject, points)),
  unit,
  isRank,
  points: points.map(({ date, label, value, post }) => ({
    date,
    label: isRank ? PLACE[d.spoken](value) : label,
    value,
    post,
    line: null,
  })),
})

/** “Trick-or-treaters”, “Pubs”: the thing as most of these posts write it. */
const writtenIn = (d: Dossier, subject: string, points: Series['points']): string =>
  formsOf(d, subject, points)[0] ?? subject

/** “Three pub pianos” are no pubs: of two things that share a word, those that most of the posts count. */
function ofOneThing(d: Dossier, { subject, isRank }: Series, points: Series['points']): Series['points'] {
  const [most] = formsOf(d, subject, points)
  if (isRank || !most) return points
  return points.filter((p) => {
    const text = (d.post(p.post)?.text ?? '').toLowerCase()
    const at = new RegExp(`(?<!\\p{L})${escaped(most)}(?! \\p{Ll}+s(?!\\p{L}))(?!\\p{L})`, 'u')
    return at.test(text)
  })
}

/** How these posts write it, most often first. */
function formsOf(d: Dossier, subject: string, points: Series['points']): string[] {
  const whole = new RegExp(`(?<!\\p{L})${escaped(subject)}\\p{L}{0,2}(?:-\\p{L}+)*(?!\\p{L})`, 'iu')
  const forms = points.flatMap((p) => whole.exec(d.post(p.post)?.text ?? '')?.[0].toLowerCase() ?? [])
  const times = (form: string) => forms.filter((f) => f === form).length
  return forms.toSorted((x, y) => times(y) - times(x))
}

const PLACE: Record<Spoken, (place: number) => string> = {
  en: (n) => `${n}${{ one: 'st', two: 'nd', few: 'rd' }[ORDINAL.select(n) as string] ?? 'th'}`,
  es: (n) => `${n}.º`,
  de: (n) => `${n}.`,
}
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })

const THROUGH = 6

/** What is counted all through a piece that has no chapters is drawn before its last posts, with every year that has it. */
function drawThrough({ d, paragraphs }: Page) {
  const own = paragraphs.flatMap(({ block }) => (block?.form === 'saga' && !block.title ? block.acts : []))
  const best = runIn(d, own, THROUGH, 0)
  const last = paragraphs.findLastIndex(({ block }) => block?.form === 'saga' && !block.title)
  if (!best || last <= 0) return
  const points = best.series.points.filter((p) => d.clear(p.post) && !isShadowed(d, p.post))
  if (own.some((a) => isLeftOut(d, a.post, points))) return
  paragraphs.splice(last, 0, blockParagraph(d, drawn(d, best.series, points)))
}

/** A year that the piece has just told of, and that is not among the figures, reads like a mistake. */
function isLeftOut(d: Dossier, id: number, points: Series['points']): boolean {
  const { y, m } = fromDay(d.day(id))
  const years = points.map((p) => Number(p.date.slice(0, 4)))
  const isOfSeason = points.every((p) => Number(p.date.slice(5, 7)) === m)
  return isOfSeason && y > Math.min(...years) && y < Math.max(...years) && !years.includes(y)
}

const LOUD_WORDS = 6
const LONG_STORY = 9
const RETORT_DAYS = 3
const RETORT_WORDS = 9

/** Once in an article a few words may fill the page: of a long story, its shortest clear post, and the one that answers at once. */
function callOutLoud({ d, paragraphs }: Page) {
  const long = paragraphs.flatMap(({ block }) =>
    block?.form === 'saga' && block.acts.length >= LONG_STORY ? block : [],
  )
  const inside = long.flatMap(({ acts }) => acts.slice(2, -2).map((act, n) => ({ act, next: acts[n + 3] })))
  const isFit = (act: SagaBlock['acts'][number], most: number) =>
    act.whole && wordCount(act.text) <= most && d.clear(act.post) && !isShadowed(d, act.post) && !act.caption
  const [loudest] = inside
    .filter(({ act }) => isFit(act, LOUD_WORDS))
    .sort((x, y) => wordCount(x.act.text) - wordCount(y.act.text) || x.act.text.length - y.act.text.length)
  if (!loudest) return
  const { act, next } = loudest
  act.isLoud = true
  if (next && isFit(next, RETORT_WORDS) && d.day(next.post) - d.day(act.post) <= RETORT_DAYS)
    next.isLoud = true
}
