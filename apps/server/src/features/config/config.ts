import { Config, type ConfigChange, configTexts, type FieldFault } from '@youzine/contract'
import { listTopicKeys } from '#features/topics/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem, problem } from '#platform/problem.ts'
import { findChange, findCurrent, insertChange, listChanges } from './queries.ts'

interface Options {
  db: Queryable
  clock: Clock
  events: Events
  configuration: Configuration
}

const asText = (config: Config) => JSON.stringify(config, null, 2)
const answered = (config: Config) => ({ config_json: asText(config) })

/** The line of a path in the text, as an editor counts them; 0 where it cannot be told. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0
  for (const step of path) {
    if (typeof step === 'number') continue
    const found = text.indexOf(`"${String(step)}"`, at)
    if (found < 0) break
    at = found
  }
  return text.slice(0, at).split('\n').length
}

const said = (text: string, path: readonly PropertyKey[], msg: string, type = 'value_error'): FieldFault => {
  const names = path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  return {
    loc: ['body', 'config_json', ...names],
    msg: `${names.join('.') || 'The configuration'}: ${msg} (line ${lineOf(text, path)})`,
    type,
  }
}

function refuse(faults: FieldFault[]): never {
  throw new Problem('invalid', { message: faults.map(({ msg }) => msg).join(' '), faults })
}

function read(text: string): Config {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Problem('invalid', { message: configTexts.invalidJson((error as Error).message) })
  }
  const found = Config.safeParse(json)
  if (found.success) return found.data
  return refuse(
    found.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => said(text, [...issue.path, key], 'is not a key that we know', issue.code))
        : [said(text, issue.path, issue.message, issue.code)],
    ),
  )
}

export function createConfig({ db, clock, events, configuration }: Options) {
  /** What names something must name something that is there. */
  async function mustMakeSense(text: string, config: Config) {
    const faults: FieldFault[] = []
    const ids = (config.models ?? []).map(({ id }) => id)
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) !== at) faults.push(said(text, ['models', at, 'id'], `${id} is there twice`))
    for (const part of ['chat', 'wizard'] as const) {
      const id = config[part]?.model_id
      if (id && !ids.includes(id))
        faults.push(said(text, [part, 'model_id'], `${id} is not among the models`))
    }
    const known = await listTopicKeys(db)
    for (const [at, key] of (config.magazine?.topics ?? []).entries())
      if (!known.includes(key))
        faults.push(said(text, ['magazine', 'topics', at], `there is no topic ${key}`))
    if (faults.length) refuse(faults)
  }

  async function store(actor: Actor, config: Config) {
    await db.transaction(async (tx) => {
      await insertChange(tx, { userId: actor.userId, config, createdAt: clock() })
      await events.publish(tx, { topic: 'config', id: 0 })
    })
    await configuration.refresh()
    return answered(config)
  }

  return {
    get: async () => answered(await findCurrent(db)),

    async save(actor: Actor, text: string) {
      const config = read(text)
      await mustMakeSense(text, config)
      return store(actor, config)
    },

    async history(): Promise<ConfigChange[]> {
      return (await listChanges(db)).map(({ change, email }) => ({
        id: change.id,
        config_json: asText(change.config),
        changed_by: email,
        created_at: change.createdAt.toISOString(),
      }))
    },

    async restore(actor: Actor, id: number) {
      const change = await findChange(db, id)
      if (!change) throw problem('not_found')
      const text = asText(change.config)
      const config = read(text)
      await mustMakeSense(text, config)
      return store(actor, config)
    },
  }
}
export type ConfigFeature = ReturnType<typeof createConfig>
