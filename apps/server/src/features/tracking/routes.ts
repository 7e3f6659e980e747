import {
  createCheckin,
  createFeature,
  deleteCheckin,
  getFeature,
  listCheckins,
  listFeatures,
  parseCheckin,
  recentFeatures,
  searchFeatures,
  setFeatureStatus,
  updateCheckin,
  updateFeature,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Checkins } from './checkins.ts'
import type { Features } from './features.ts'

export function trackingRoutes(
  route: Route,
  { features, checkins }: { features: Features; checkins: Checkins },
) {
  route(listFeatures, ({ actor, query }) => features.list(actor, query.status))
  route(recentFeatures, ({ actor }) => features.recent(actor))
  route(searchFeatures, ({ actor, body }) => features.search(actor, body.query))
  route(createFeature, ({ actor, body }) => features.create(actor, body))
  route(getFeature, ({ actor, params }) => features.get(actor, params.id))
  route(updateFeature, ({ actor, params, body }) => features.update(actor, params.id, body))
  route(setFeatureStatus, ({ actor, params, body }) => features.setStatus(actor, params.id, body.status))
  route(listCheckins, ({ actor, query }) => checkins.list(actor, query))
  route(createCheckin, ({ actor, body }) => checkins.create(actor, body))
  route(updateCheckin, ({ actor, params, body }) => checkins.update(actor, params.id, body))
  route(deleteCheckin, ({ actor, params }) => checkins.remove(actor, params.id))
  route(parseCheckin, ({ actor, params, body }) => checkins.parse(actor, params.id, body))
}
