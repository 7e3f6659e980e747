import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Actor } from '#platform/http/actor.ts'
import { coalesced, openChannel } from '#platform/http/channel.ts'
import type { PreviewRuns } from './preview-runs.ts'
import type { Previews } from './previews.ts'

const CATCH_UP_MS = 50
const MOST_BYTES = 1024

interface Options {
  previews: Previews
  runs: PreviewRuns
  actor: Actor
  topicId: number
  log(error: unknown): void
}

/** One page's view of its previews of a topic: the newest run from its beginning, then whatever comes. */
export function servePreview(socket: WebSocket, { previews, runs, actor, topicId, log }: Options) {
  let cursor = { runId: 0, next: 0 }
  let catchingUp: NodeJS.Timeout | undefined

  const channel = openChannel<never, object>(socket, {
    // The page has nothing to say here.
    schema: z.never(),
    mostBytes: MOST_BYTES,
    hear: async () => {},
    toFault: (error) => ({ status: 'error', error }),
    unreadable: 'This line only listens to the server.',
    log,
    onClose: () => {
      clearTimeout(catchingUp)
      leave()
    },
  })
  const looking = coalesced(look, (error) => {
    if (channel.isOpen()) log(error)
  })
  const leave = runs.watch(actor.userId, looking.ask)
  looking.ask()

  async function look() {
    const newest = await previews.newest(actor, topicId)
    if (!newest) return
    if (newest.id !== cursor.runId) cursor = { runId: newest.id, next: 0 }
    const isOver = newest.status !== 'running'
    const pieces = isOver ? newest.events.slice(cursor.next) : await runs.readPieces(newest.id, cursor.next)
    for (const piece of pieces) {
      if (channel.isFull()) {
        clearTimeout(catchingUp)
        catchingUp = setTimeout(looking.ask, CATCH_UP_MS)
        return
      }
      channel.send(JSON.parse(piece) as object)
      cursor.next += 1
    }
  }
}
