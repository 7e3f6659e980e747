import { type AnswerSheet, answerSheet, type Given } from '../../answers/given.ts'
import type { DayNote, Source } from '../../model.ts'
import { dayOf } from '../../reading/calendar.ts'
import { count, type Desk } from '../../writing/desk.ts'
import { answerBlock } from '../common/answering.ts'
import type { SurveyTopic } from '../topic.ts'
import { daysOfAWeek, talk } from './by-amount.ts'
import { beforeNine, bestHours, ownWeekday } from './by-the-clock.ts'
import { aThing } from './by-word.ts'
import type { Comparison } from './comparison.ts'
import { sayPostDoEn } from './words.ts'

const A_MONTH = 30

/** What somebody says, posts and notes down, side by side; only what can be counted, and no verdict. */
export const sayPostDo: SurveyTopic = {
  kind: 'survey',
  words: sayPostDoEn,
  info: {
    id: 29,
    key: 'say_post_do',
    name: 'You say, you post, you do',
    description:
      'Nine answers, your posts and your check-ins about the same person. Needs at least seven check-ins.',
    genre: 'Facts and figures',
    order: 240,
    brief:
      'Three columns about one person: what the answers say, what the posts show, what the check-ins count. Take the answers one by one and set beside each what can be counted; draw no conclusion and give no advice. Begin where the three are furthest apart and end where they agree.',
    needs: ['facebook_posts', 'survey'],
    surveyKey: 'say_post_do',
    checkins: 7,
  },
  draft(desk, { answers, notes }) {
    const sheet = answerSheet(answers, 'say_post_do', 500)
    const k = sheet.all.length
    const n = desk.material.analysis.totals.written
    const m = notes.length
    const sources: Source[] = [
      count(k, { kind: 'score', of: 'answers given' }),
      count(n, { kind: 'written' }),
      count(m, { kind: 'score', of: 'check-ins' }),
    ]
    const found = comparisons(desk, sheet, notes).sort((a, b) => b.distance - a.distance)
    for (const { head, sentences } of found) {
      const title = desk.bank[head]?.[0] ?? head
      desk.heading(title, sentences[0]?.sources ?? sources)
      desk.add('p', sentences)
    }
    watched(desk, sheet.to(/watched you for a month/i, 8), notes)
    if (desk.paragraphs.length === 0) desk.add('p', desk.say('side.none', {}, sources))
    const description = desk.say('side.description', {}, sources)
    return {
      title: sayPostDoEn['side.title']?.[0] ?? '',
      standfirst: desk.say('side.standfirst', { k, n, m }, sources),
      description,
    }
  },
}

function comparisons(desk: Desk, sheet: AnswerSheet, notes: readonly DayNote[]): Comparison[] {
  return [
    beforeNine(desk, sheet.to(/early riser/i, 0), notes),
    ownWeekday(desk, sheet.to(/most your own/i, 1), notes),
    bestHours(desk, sheet.to(/at your best/i, 2), notes),
    talk(desk, sheet.to(/talkative/i, 3), notes),
    daysOfAWeek(desk, sheet.to(/write something down/i, 4), notes),
    aThing(desk, 'weekly', sheet.to(/every week, without fail/i, 5), notes),
    aThing(desk, 'more', sheet.to(/more often than you admit/i, 6), notes),
    aThing(desk, 'less', sheet.to(/less often than you would like/i, 7), notes),
  ].filter((one) => one !== null)
}

/** The last word is the person's own, and beside it what the notes of a month hold. */
function watched(desk: Desk, given: Given | null, notes: readonly DayNote[]) {
  if (given?.tone !== 'clear') return
  const days = notes.flatMap(({ day }) => dayOf(day)?.day ?? [])
  const since = Math.max(...days) - A_MONTH
  const counts = new Map<string, number>()
  for (const { day, entries } of notes)
    if ((dayOf(day)?.day ?? 0) > since)
      for (const { feature } of entries) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const top = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 4)
  desk.add('p', [
    ...(top.length > 0
      ? desk.say(
          'side.month.do',
          { list: desk.wording.list(top.map(([feature, k]) => `“${feature}” ${times(desk, k)}`)) },
          [
            count(A_MONTH, { kind: 'score', of: 'days' }),
            ...top.map(([feature, k]) => count(k, { kind: 'score' as const, of: feature })),
          ],
        )
      : []),
    ...desk.say('side.month', {}, [given.source]),
  ])
  answerBlock(desk, given, 'side.watched')
}

const times = (desk: Desk, k: number) =>
  k === 1 ? 'once' : k === 2 ? 'twice' : `${desk.wording.number(k)} times`
