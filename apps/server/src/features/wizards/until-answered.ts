import type { Queryable } from '#platform/db/database.ts'
import { findMessage, type MessageRow } from './queries.ts'
import type { WizardRuns } from './wizard-runs.ts'

const LOOK_AGAIN_MS = 500

/** The message when it is written, or as it stands when the patience is over; whichever process writes it. */
export async function untilAnswered(
  { db, runs }: { db: Queryable; runs: WizardRuns },
  { id, sessionId }: MessageRow,
  patienceMs: number,
): Promise<MessageRow | null> {
  const until = Date.now() + patienceMs
  let news = Promise.withResolvers<void>()
  const leave = runs.watch(sessionId, () => news.resolve())
  try {
    for (;;) {
      const row = await findMessage(db, id)
      if (row?.status !== 'pending' || Date.now() >= until) return row
      // An event may be lost; the row is not.
      await Promise.race([news.promise, new Promise((over) => setTimeout(over, LOOK_AGAIN_MS))])
      news = Promise.withResolvers<void>()
    }
  } finally {
    leave()
  }
}
