import { CONFIG_DEFAULTS, type Config, type WholeConfig } from '@youzine/contract'
import { desc } from 'drizzle-orm'
import { configChanges } from '#schema'
import type { Queryable } from './db/database.ts'
import type { Events } from './events.ts'

export type Configuration = Awaited<ReturnType<typeof createConfiguration>>

/** What is set lies over what ships. */
export function whole(set: Config): WholeConfig {
  const merged: Record<string, unknown> = {}
  for (const [key, fallback] of Object.entries(CONFIG_DEFAULTS)) {
    const given = set[key as keyof Config]
    merged[key] = Array.isArray(fallback) ? (given ?? fallback) : { ...fallback, ...(given as object) }
  }
  return merged as WholeConfig
}

/**
 * What an admin has configured, at hand in every process: whoever reads a setting reads it when they need it. A change
 * anywhere is heard everywhere, and looked up at once.
 */
export async function createConfiguration({ db, events }: { db: Queryable; events: Events }) {
  async function load(): Promise<WholeConfig> {
    const [row] = await db.select().from(configChanges).orderBy(desc(configChanges.id)).limit(1)
    return whole(row?.config ?? {})
  }
  let now = await load()
  const look = () => {
    load().then(
      (loaded) => {
        now = loaded
      },
      () => {},
    )
  }
  const leave = events.subscribe('config', look, look)
  return {
    get: (): WholeConfig => now,
    /** For the process that made the change: it need not wait to hear of it. */
    refresh: async () => {
      now = await load()
    },
    close: leave,
  }
}
