import {
  getSharedArticle,
  getTrendingShares,
  shareArticle,
  sharePhotos,
  unshareArticle,
} from '@youzine/contract'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Route } from '#platform/http/route.ts'
import type { Shares } from './shares.ts'
import { viewerOf } from './viewer.ts'

export function shareRoutes(
  route: Route,
  shares: Shares,
  { clock, salt, secure }: { clock: Clock; salt: string; secure: boolean },
) {
  route(getTrendingShares, () => shares.trending())

  route(getSharedArticle, ({ actor, params, request, reply }) =>
    shares.read(actor, params.shareId, viewerOf(request, reply, { salt, day: dayOf(clock()), secure })),
  )

  route(shareArticle, ({ actor, params, body }) =>
    shares.share(actor, params.id, {
      discoverable: body.discoverable,
      ...(body.name_shown ? { nameShown: body.name_shown } : {}),
    }),
  )

  route(sharePhotos, ({ actor, params, body }) => shares.choosePhotos(actor, params.id, body.photo_ids))

  route(unshareArticle, ({ actor, params }) => shares.unshare(actor, params.id))
}
