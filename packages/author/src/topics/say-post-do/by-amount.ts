import type { Given } from '../../answers/given.ts'
import type { DayNote } from '../../model.ts'
import { dayOf } from '../../reading/calendar.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { count, type Desk } from '../../writing/desk.ts'
import { ownDay } from '../../writing/own-time.ts'
import { type Comparison, score, share } from './comparison.ts'

/** Posts of sixty words are long ones. */
const LONG = 60
const DAYS_OF_A_WEEK = 7

export function talk(desk: Desk, given: Given | null, notes: readonly DayNote[]): Comparison | null {
  const x = given?.number ?? null
  const a = desk.material.analysis.totals.averageWords
  const lengths = notes.map(({ text }) => wordsOf(text).length).filter((length) => length > 0)
  if (!given || x === null || a === 0 || lengths.length === 0) return null
  const b = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length)
  return {
    head: 'side.talk.head',
    sentences: [
      ...desk.say('side.talk.say', { x }, [given.source, score(5, 'the scale')]),
      ...desk.say('side.talk.post', { a }, [count(a, { kind: 'average-words' })]),
      ...desk.say('side.talk.do', { b }, [score(b, 'words of a check-in')]),
    ],
    distance: Math.abs((x - 1) / 4 - Math.min(1, (a + b) / 2 / LONG)),
  }
}

/** First day, last day, and how many of those between have something. */
function spanOf(days: readonly number[]) {
  const first = Math.min(...days)
  const weeks = Math.max(1, Math.ceil((Math.max(...days) - first + 1) / DAYS_OF_A_WEEK))
  return { days: new Set(days).size, weeks }
}

export function daysOfAWeek(desk: Desk, given: Given | null, notes: readonly DayNote[]): Comparison | null {
  const x = given?.number ?? null
  const { posts } = desk.material
  const posted = posts.flatMap((p) => (p.text ? (ownDay(posts, p.at)?.day ?? []) : []))
  const noted = notes.flatMap(({ day }) => dayOf(day)?.day ?? [])
  if (!given || x === null || posted.length === 0 || noted.length === 0) return null
  const { days: d, weeks: w } = spanOf(posted)
  const { days: e, weeks: v } = spanOf(noted)
  const done = Math.min(1, share(e, v * DAYS_OF_A_WEEK))
  return {
    head: 'side.days.head',
    sentences: [
      ...desk.say('side.days.say', { x }, [given.source]),
      ...desk.say('side.days.post', { d, w }, [
        count(d, { kind: 'days-written' }),
        score(w, 'weeks of posts'),
      ]),
      ...desk.say('side.days.do', { e, v }, [
        score(e, 'days with a check-in'),
        score(v, 'weeks of check-ins'),
      ]),
    ],
    distance: Math.abs(x / DAYS_OF_A_WEEK - done),
  }
}
