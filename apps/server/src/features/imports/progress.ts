import type { Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import { changeStatus, type ImportRow, updateImport } from './queries.ts'

const TOPIC = 'import'

type Status = ImportRow['status']
type Counts = Partial<
  Pick<ImportRow, 'postCount' | 'totalCount' | 'postsWithWords' | 'articlesDone' | 'articlesExpected'>
>

/** Where an import stands. Whatever changes is said at once; whoever shows it looks for itself. */
export function createImportProgress({ events }: { events: Events }) {
  const publish = (on: Queryable, id: number) => events.publish(on, { topic: TOPIC, id })

  async function change(on: Queryable, id: number, values: Parameters<typeof updateImport>[2]) {
    await updateImport(on, id, values)
    await publish(on, id)
  }

  return {
    /** What is known by now. */
    tell: (on: Queryable, id: number, values: Counts & Partial<Pick<ImportRow, 'facts' | 'samples'>>) =>
      change(on, id, values),

    /** From one of these to the next; false for whoever comes second. */
    async advance(on: Queryable, id: number, from: Status[], to: Status): Promise<boolean> {
      const isMine = await changeStatus(on, id, from, to)
      if (isMine) await publish(on, id)
      return isMine
    },

    finish: (on: Queryable, id: number, counts: Counts) => change(on, id, { ...counts, status: 'finished' }),

    fail: (on: Queryable, id: number, error: string) => change(on, id, { status: 'failed', error }),

    watch: (importId: number, onChange: () => void) =>
      events.subscribe(
        TOPIC,
        ({ id }) => {
          if (id === importId) onChange()
        },
        onChange,
      ),
  }
}
export type ImportStanding = ReturnType<typeof createImportProgress>
