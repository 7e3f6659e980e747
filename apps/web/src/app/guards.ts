import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { safeNextPath } from '#lib/next-path.ts'
import { userQuery } from '#lib/session.ts'

export type RouterContext = { queryClient: QueryClient }

type Arrival = { context: RouterContext; location: { href: string } }

const whoIsHere = ({ context }: Arrival) => context.queryClient.ensureQueryData(userQuery)

async function personOrLogin(arrival: Arrival) {
  const user = await whoIsHere(arrival)
  if (!user) throw redirect({ to: '/login', search: { next: safeNextPath(arrival.location.href) } })
  return user
}

/** Any session will do, a guest's too; without one, log in and come back. */
export async function needSession(arrival: Arrival) {
  await personOrLogin(arrival)
}

export async function needSessionOrHome(arrival: Arrival) {
  if (!(await whoIsHere(arrival))) throw redirect({ to: '/' })
}

export async function needAdmin(arrival: Arrival) {
  const user = await personOrLogin(arrival)
  if (!user.isAdmin) throw redirect({ to: '/' })
}

/** Members have nothing to do at the log-in, except to read that their address is confirmed. */
export async function needNoMember(arrival: Arrival & { search: { from_validation?: boolean } }) {
  const user = await whoIsHere(arrival)
  if (user && !user.isGuest && !arrival.search.from_validation) throw redirect({ to: '/' })
}
