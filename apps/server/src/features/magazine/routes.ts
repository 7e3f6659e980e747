import {
  chooseCover,
  endWeeklyLetter,
  getCurrentMagazine,
  getMagazine,
  getOnThisDay,
  getWeeklyLetter,
  setWeeklyLetter,
} from '@youzine/contract'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import type { Route } from '#platform/http/route.ts'
import type { Magazines } from './magazine.ts'
import type { magazineMarks } from './marks.ts'
import type { OnThisDay } from './on-this-day.ts'
import type { createWeeklyLetter } from './weekly-letter.ts'

interface Parts {
  magazines: Magazines
  marks: ReturnType<typeof magazineMarks>
  onThisDay: OnThisDay
  weeklyLetter: ReturnType<typeof createWeeklyLetter>
}

export function magazineRoutes(route: Route, { magazines, marks, onThisDay, weeklyLetter }: Parts) {
  const answer = keptAnswers()
  route(getCurrentMagazine, ({ actor, reply }) =>
    answer(reply, {
      key: `current ${actor?.userId}`,
      marks: async () => actor && marks.current(actor.userId),
      make: () => magazines.current(actor),
    }),
  )
  route(getOnThisDay, ({ actor }) => onThisDay.today(actor))
  route(getWeeklyLetter, ({ actor }) => weeklyLetter.wanted(actor))
  route(setWeeklyLetter, ({ actor, body }) => weeklyLetter.set(actor, body.wanted))
  route(endWeeklyLetter, async ({ body }) => {
    await weeklyLetter.end(body.code)
    return { success: true } as const
  })
  route(getMagazine, ({ actor, params: { id }, reply }) =>
    answer(reply, {
      key: `${actor.userId} ${id}`,
      marks: () => marks.one(actor.userId, id),
      make: () => magazines.get(actor, id),
    }),
  )
  route(chooseCover, ({ actor, params, body }) => magazines.chooseCover(actor, params.id, body.choice))
}
