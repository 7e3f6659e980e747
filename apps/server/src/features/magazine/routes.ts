import { getCurrentMagazine, getMagazine } from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Magazines } from './magazine.ts'

export function magazineRoutes(route: Route, magazines: Magazines) {
  route(getCurrentMagazine, ({ actor }) => magazines.current(actor))

  route(getMagazine, ({ actor, params }) => magazines.get(actor, params.id))
}
