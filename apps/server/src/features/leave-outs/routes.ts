import {
  addLeaveOut,
  correctArticle,
  listLeaveOuts,
  removeCorrection,
  removeLeaveOut,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { LeaveOuts } from './leave-outs.ts'

export function leaveOutRoutes(route: Route, leaveOuts: LeaveOuts) {
  route(listLeaveOuts, ({ actor }) => leaveOuts.list(actor))
  route(addLeaveOut, ({ actor, body }) => leaveOuts.add(actor, body))
  route(removeLeaveOut, async ({ actor, params }) => {
    await leaveOuts.remove(actor, params.id)
    return { success: true } as const
  })
  route(correctArticle, async ({ actor, params, body }) => ({
    correction: await leaveOuts.correct(actor, params.id, body),
  }))
  route(removeCorrection, async ({ actor, params }) => {
    await leaveOuts.takeBack(actor, params.id)
    return { success: true } as const
  })
}
