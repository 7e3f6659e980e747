import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Queryable } from './db/database.ts'
import type { Log } from './log.ts'

const CHANNEL = 'youzine_events'

/** Said to every process: ids only, because the database carries at most 8 kB. */
export type EventTopic =
  | 'session.ended'
  | 'import'
  | 'config'
  | `${'chat' | 'preview' | 'wizard'}.${'news' | 'stop'}`

export interface AppEvent {
  topic: EventTopic
  id: number
}

type Listener = (event: AppEvent) => void

export type Events = Awaited<ReturnType<typeof createEvents>>

/** Whatever happened while the connection was away is unknown: `resync` asks every listener to look for itself. */
export async function createEvents({ boss, log }: { boss: PgBoss; log: Log }) {
  const listeners = new Map<EventTopic, Set<Listener>>()
  const resyncs = new Set<() => void>()
  const hear = (payload: string) => {
    const event = JSON.parse(payload) as AppEvent
    for (const listener of listeners.get(event.topic) ?? []) {
      try {
        listener(event)
      } catch (error) {
        log.error({ err: error, topic: event.topic }, 'an event listener failed')
      }
    }
  }
  const handle = await boss.getDb().listen?.(CHANNEL, hear, () => {
    for (const resync of resyncs) resync()
  })
  if (!handle) throw new Error('This database cannot listen for events.')

  return {
    publish: (on: Queryable, event: AppEvent) =>
      on.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`),
    subscribe(topic: EventTopic, listener: Listener, resync?: () => void): () => void {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listener))
      if (resync) resyncs.add(resync)
      return () => {
        known.delete(listener)
        if (resync) resyncs.delete(resync)
      }
    },
    close: () => handle.close(),
  }
}
