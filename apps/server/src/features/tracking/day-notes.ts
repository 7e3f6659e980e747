import type { DayNote } from '@youzine/author'
import type { Queryable } from '#platform/db/database.ts'
import { listAllCheckins, listEntries, listFeatures } from './queries.ts'

/** A person's check-ins as the author reads them, oldest first. */
export async function listDayNotes(db: Queryable, userId: number): Promise<DayNote[]> {
  const notes = await listAllCheckins(db, userId)
  const features = new Map((await listFeatures(db, userId)).map((feature) => [feature.id, feature]))
  const entries = Map.groupBy(
    await listEntries(
      db,
      notes.map(({ id }) => id),
    ),
    ({ checkinId }) => checkinId,
  )
  return notes.map(({ id, appliesTo, createdAt, body }) => ({
    day: appliesTo,
    writtenAt: createdAt.toISOString(),
    text: body,
    entries: (entries.get(id) ?? []).flatMap(({ featureId, value, manualOverride }) => {
      const feature = features.get(featureId)
      return feature && manualOverride !== 'delete'
        ? [{ feature: feature.title, unit: feature.unit, value }]
        : []
    }),
  }))
}
