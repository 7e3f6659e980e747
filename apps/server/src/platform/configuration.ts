import { CONFIG_DEFAULTS, Config, type WholeConfig } from '@youzine/contract'
import { desc } from 'drizzle-orm'
import { configChanges } from '#schema'
import type { Queryable } from './db/database.ts'
import type { Events } from './events.ts'
import type { Log } from './log.ts'

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

/** Another version may have stored it: what this one does not understand must not keep it from starting. */
function readable(stored: object) {
  const config: Record<string, unknown> = {}
  const strange: string[] = []
  for (const [key, value] of Object.entries(stored)) {
    const read = Config.safeParse({ [key]: value })
    if (read.success) Object.assign(config, read.data)
    else strange.push(key)
  }
  return { config: config as Config, strange }
}

interface Parts {
  db: Queryable
  events: Events
  log: Log
}

/**
 * What an admin has configured, at hand in every process: whoever reads a setting reads it when they need it. A change
 * anywhere is heard everywhere, and looked up at once.
 */
export async function createConfiguration({ db, events, log }: Parts) {
  async function load(): Promise<WholeConfig> {
    const [row] = await db.select().from(configChanges).orderBy(desc(configChanges.id)).limit(1)
    const { config, strange } = readable(row?.config ?? {})
    if (strange.length > 0)
      log.warn({ keys: strange }, 'parts of the configuration are not understood: the defaults hold for them')
    return whole(config)
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
