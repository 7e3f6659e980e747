import {
  chooseCover,
  endWeeklyLetter,
  getCurrentMagazine,
  getMagazine,
  getOnThisDay,
  getWeeklyLetter,
  setWeeklyLetter,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Magazines } from './magazine.ts'
import type { OnThisDay } from './on-this-day.ts'
import type { createWeeklyLetter } from './weekly-letter.ts'

interface Parts {
  magazines: Magazines
  onThisDay: OnThisDay
  weeklyLetter: ReturnType<typeof createWeeklyLetter>
}

export function magazineRoutes(route: Route, { magazines, onThisDay, weeklyLetter }: Parts) {
  route(getCurrentMagazine, ({ actor }) => magazines.current(actor))
  route(getOnThisDay, ({ actor }) => onThisDay.today(actor))
  route(getWeeklyLetter, ({ actor }) => weeklyLetter.wanted(actor))
  route(setWeeklyLetter, ({ actor, body }) => weeklyLetter.set(actor, body.wanted))
  route(endWeeklyLetter, async ({ body }) => {
    await weeklyLetter.end(body.code)
    return { success: true } as const
  })
  route(getMagazine, ({ actor, params }) => magazines.get(actor, params.id))
  route(chooseCover, ({ actor, params, body }) => magazines.chooseCover(actor, params.id, body.choice))
}
