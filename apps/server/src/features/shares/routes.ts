import {
  getSharedArticle,
  getTrendingShares,
  shareArticle,
  sharePhotos,
  unshareArticle,
} from '@youzine/contract'
import { type Clock, dayOf } from '#platform/clock.ts'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import type { Route } from '#platform/http/route.ts'
import type { Shares } from './shares.ts'
import { viewerOf } from './viewer.ts'

export function shareRoutes(
  route: Route,
  shares: Shares,
  { clock, salt, secure }: { clock: Clock; salt: string; secure: boolean },
) {
  const answer = keptAnswers()
  route(getTrendingShares, () => shares.trending())

  route(getSharedArticle, ({ actor, params: { shareId }, request, reply }) => {
    const viewer = viewerOf(request, reply, { salt, day: dayOf(clock()), secure })
    return answer(reply, {
      key: shareId,
      marks: () => shares.look(actor, shareId, viewer),
      make: () => shares.read(shareId),
    })
  })

  route(shareArticle, ({ actor, params, body }) =>
    shares.share(actor, params.id, {
      discoverable: body.discoverable,
      ...(body.name_shown ? { nameShown: body.name_shown } : {}),
    }),
  )

  route(sharePhotos, ({ actor, params, body }) => shares.choosePhotos(actor, params.id, body.photo_ids))

  route(unshareArticle, ({ actor, params }) => shares.unshare(actor, params.id))
}
