import type { Given } from '../../answers/given.ts'
import type { DayNote } from '../../model.ts'
import { dayOf } from '../../reading/calendar.ts'
import { count, type Desk } from '../../writing/desk.ts'
import { ownDay, ownHour } from '../../writing/own-time.ts'
import { type Comparison, largest, score, share, tallyOf } from './comparison.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Half of all posts before nine is as early as anybody is. */
const VERY_EARLY = 0.5
const NINE = 9
const FIRST_LIGHT = 4

/** Parts of the day, from the hour at which each begins. */
const PARTS = [
  { name: 'in the morning', from: 4, until: 11 },
  { name: 'around noon', from: 11, until: 14 },
  { name: 'in the afternoon', from: 14, until: 18 },
  { name: 'in the evening', from: 18, until: 23 },
] as const
const NIGHT = 'at night'
const NAMES: readonly string[] = [...PARTS.map(({ name }) => name), NIGHT]

const partOf = (hour: number) => {
  const at = PARTS.findIndex(({ from, until }) => hour >= from && hour < until)
  return at < 0 ? PARTS.length : at
}

const hoursOfPosts = ({ material }: Desk) =>
  material.posts.flatMap((p) => (p.text ? (ownHour(material.posts, p.at) ?? []) : []))
const hoursOfNotes = ({ material }: Desk, notes: readonly DayNote[]) =>
  notes.flatMap(({ writtenAt }) => ownHour(material.posts, writtenAt) ?? [])

export function beforeNine(desk: Desk, given: Given | null, notes: readonly DayNote[]): Comparison | null {
  const x = given?.number ?? null
  const posts = hoursOfPosts(desk)
  const written = hoursOfNotes(desk, notes)
  if (!given || x === null || posts.length === 0 || written.length === 0) return null
  const isEarly = (hour: number) => hour >= FIRST_LIGHT && hour < NINE
  const k = posts.filter(isEarly).length
  const j = written.filter(isEarly).length
  const n = posts.length
  const m = written.length
  return {
    head: 'side.early.head',
    sentences: [
      ...desk.say('side.early.say', { x }, [given.source, score(5, 'the scale')]),
      ...desk.say('side.early.post', { n, k }, [
        score(n, 'posts with an hour'),
        count(k, { kind: 'hours', from: FIRST_LIGHT, until: NINE }),
        score(NINE, 'the hour'),
      ]),
      ...desk.say(j === 0 ? 'side.early.do.none' : 'side.early.do', { m, j }, [
        score(m, 'check-ins'),
        score(j, 'check-ins before nine'),
      ]),
    ],
    distance: Math.abs((x - 1) / 4 - Math.min(1, (share(k, n) + share(j, m)) / 2 / VERY_EARLY)),
  }
}

export function ownWeekday(desk: Desk, given: Given | null, notes: readonly DayNote[]): Comparison | null {
  const chosen = WEEKDAYS.indexOf(given?.text ?? '')
  const { posts } = desk.material
  const posted = tallyOf(
    posts.flatMap((p) => (p.text ? (ownDay(posts, p.at)?.wd ?? []) : [])),
    7,
  )
  const noted = tallyOf(
    notes.flatMap(({ day }) => dayOf(day)?.wd ?? []),
    7,
  )
  const n = posted.reduce((a, b) => a + b, 0)
  const m = notes.length
  if (!given || chosen < 0 || n === 0 || m === 0) return null
  const Day = WEEKDAYS[chosen] as string
  const side = (what: 'post' | 'do', tally: readonly number[]) => {
    const top = largest(tally)
    const isSame = tally[chosen] === tally[top]
    const k = tally[chosen] ?? 0
    const j = tally[top] ?? 0
    const counts =
      what === 'post'
        ? [
            count(k, { kind: 'weekday', weekday: chosen }),
            count(j, { kind: 'weekday', weekday: top }),
            score(n, 'posts with a day'),
          ]
        : [score(k, 'check-ins on the day'), score(j, 'check-ins on the busiest'), score(m, 'check-ins')]
    const slots = { Day, Other: WEEKDAYS[top] as string, k, j, n, m }
    return { isSame, said: desk.say(`side.weekday.${what}${isSame ? '.same' : ''}`, slots, counts) }
  }
  const post = side('post', posted)
  const done = side('do', noted)
  return {
    head: Day,
    sentences: [...desk.say('side.weekday.say', { Day }, [given.source]), ...post.said, ...done.said],
    distance: (post.isSame ? 0 : 0.35) + (done.isSame ? 0 : 0.35),
  }
}

export function bestHours(desk: Desk, given: Given | null, notes: readonly DayNote[]): Comparison | null {
  const when = given?.text.toLowerCase() ?? ''
  const chosen = NAMES.indexOf(when)
  const posted = tallyOf(hoursOfPosts(desk).map(partOf), NAMES.length)
  const noted = tallyOf(hoursOfNotes(desk, notes).map(partOf), NAMES.length)
  const n = posted.reduce((a, b) => a + b, 0)
  const m = noted.reduce((a, b) => a + b, 0)
  if (!given || chosen < 0 || n === 0 || m === 0) return null
  const side = (what: 'post' | 'do', tally: readonly number[]) => {
    const top = largest(tally)
    const isSame = tally[chosen] === tally[top]
    const k = tally[chosen] ?? 0
    const j = tally[top] ?? 0
    const whose = what === 'post' ? 'posts' : 'check-ins'
    const counts = [
      ...(what === 'post' && PARTS[chosen] ? [count(k, { kind: 'hours', ...PARTS[chosen] })] : []),
      score(k, `${whose} ${when}`),
      score(j, `${whose} ${NAMES[top]}`),
      score(what === 'post' ? n : m, whose),
    ]
    const slots = { when, other: NAMES[top] as string, k, j, n, m }
    return { isSame, said: desk.say(`side.hours.${what}${isSame ? '.same' : ''}`, slots, counts) }
  }
  const post = side('post', posted)
  const done = side('do', noted)
  return {
    head: given.text,
    sentences: [...desk.say('side.hours.say', { when }, [given.source]), ...post.said, ...done.said],
    distance: (post.isSame ? 0 : 0.4) + (done.isSame ? 0 : 0.4),
  }
}
