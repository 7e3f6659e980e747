import type { Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'

const TOPIC = 'import'

/** "Something about import n has changed": whoever shows it looks for itself. */
export const createImportNews = (events: Events) => ({
  publish: async (db: Queryable, importId: number) => {
    await events.publish(db, { topic: TOPIC, id: importId })
  },
  subscribe: (importId: number, onChange: () => void) =>
    events.subscribe(
      TOPIC,
      ({ id }) => {
        if (id === importId) onChange()
      },
      onChange,
    ),
})
export type ImportNews = ReturnType<typeof createImportNews>
