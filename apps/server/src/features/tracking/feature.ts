import type { BuiltInAuthor } from '#features/author/index.ts'
import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createCheckins } from './checkins.ts'
import { createFeatures } from './features.ts'
import { listAllCheckins, listEntries, listFeatures, moveToOwner } from './queries.ts'
import { createReadNote } from './read-note.ts'
import { trackingRoutes } from './routes.ts'

const personalData: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => {
    const notes = await listAllCheckins(db, userId)
    const entries = await listEntries(
      db,
      notes.map(({ id }) => id),
    )
    const ofNote = Map.groupBy(entries, ({ checkinId }) => checkinId)
    return {
      'features.json': asJson((await listFeatures(db, userId)).map(({ userId: _, ...feature }) => feature)),
      'checkins.json': asJson(
        notes.map(({ userId: _, ...note }) => ({
          ...note,
          features: (ofNote.get(note.id) ?? []).map(({ featureId, value, manualOverride }) => ({
            featureId,
            value,
            manualOverride,
          })),
        })),
      ),
    }
  },
}

export function createTrackingFeature({ db, clock, llm, rateLimiter }: Platform, author: BuiltInAuthor) {
  const features = createFeatures({ db, clock })
  const checkins = createCheckins({ db, clock, rateLimiter, readNote: createReadNote(llm, author) })
  return {
    routes: ({ route }) => trackingRoutes(route, { features, checkins }),
    personalData,
  } satisfies Feature
}
