import { deleteReminder, getReminder, looksLikeEmail, reminderTexts, setReminder } from '@youzine/contract'
import type { FastifyRequest } from 'fastify'
import { later } from '#platform/clock.ts'
import type { Route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { findByCode, insertReminder, removeByCode, wasUsed } from './queries.ts'

const success = { success: true } as const

/** A GET that changes something: only a page's own request may, never a link, an image or a prefetch. */
function isOwnFetch({ headers }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-fetch-mode'] !== 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'empty') === 'empty' &&
    !headers['sec-purpose']
  )
}

export function reminderRoutes(route: Route, { db, clock, rateLimiter, env }: Platform) {
  route(setReminder, async ({ actor, body, network }) => {
    if (body.type === 'phone') throw problem('invalid', reminderTexts.noPhones)
    if (!looksLikeEmail(body.contact)) throw problem('invalid', reminderTexts.invalidEmail)
    await rateLimiter.take('setReminder', network)
    await rateLimiter.take('remindersTo', body.contact.toLowerCase())
    const createdAt = clock()
    await insertReminder(db, {
      code: publicName(),
      userId: actor?.userId,
      email: body.contact,
      firstName: body.first_name,
      createdAt,
      dueAt: later(createdAt, { seconds: env.reminderDelays[0] ?? 0 }),
    })
    return success
  })

  route(getReminder, async ({ params, network }) => {
    await rateLimiter.take('reminderLookUp', network)
    const reminder = await findByCode(db, params.code)
    if (!reminder) throw problem('not_found')
    return { first_name: reminder.firstName }
  })

  route(deleteReminder, async ({ actor, params, request }) => {
    if (!isOwnFetch(request)) throw problem('foreign_origin')
    if (await wasUsed(db, params.code, actor.userId)) await removeByCode(db, params.code)
    return success
  })
}
