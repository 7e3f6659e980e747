import pg from 'pg'
import type { Database } from '#platform/db/database.ts'

/** What the server asks its database, with what it was given, and what the database would do for it. */
interface Statement {
  text: string
  values: unknown[]
  times: number
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

interface EmbeddedClient {
  query(text: string, values?: unknown[], options?: object): Promise<{ rows: unknown[] }>
  transaction<T>(work: (on: { query: EmbeddedClient['query'] }) => Promise<T>): Promise<T>
}

const OURS = /^\s*(?:select|insert|update|delete|with)\b/i
const OF_THE_QUEUE = /\bpgboss\b|pg_advisory/i

/** Listens to everything that is asked of this database until it is told to stop. */
export function listenTo(database: Database, ofInterest = OURS) {
  const heard = new Map<string, Statement>()
  const hear = (text: string | undefined, values: unknown) => {
    if (!text || !ofInterest.test(text) || OF_THE_QUEUE.test(text)) return
    const times = (heard.get(text)?.times ?? 0) + 1
    heard.set(text, { text, values: Array.isArray(values) ? values : [], times })
  }
  const stop = database.kind === 'embedded' ? onEmbedded(database, hear) : onPostgres(hear)
  return {
    /** The most frequent first. */
    stop(): Statement[] {
      stop()
      return [...heard.values()].sort((a, b) => b.times - a.times)
    },
  }
}

const clientOf = ({ orm }: Database) => (orm as unknown as { $client: EmbeddedClient }).$client

function onEmbedded(database: Database, hear: (text: string, values: unknown) => void) {
  const client = clientOf(database)
  const { query, transaction } = client
  client.query = (text, values, options) => {
    hear(text, values)
    return query(text, values, options)
  }
  client.transaction = (work) =>
    transaction((on) =>
      work({
        ...on,
        query: (text, values, options) => {
          hear(text, values)
          return on.query(text, values, options)
        },
      }),
    )
  return () => Object.assign(client, { query, transaction })
}

function onPostgres(hear: (text: string | undefined, values: unknown) => void) {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args
    if (typeof config === 'string') hear(config, values)
    else hear((config as { text?: string }).text, (config as { values?: unknown }).values ?? values)
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

const partsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(partsOf)]

/** What the planner would rather not do, as where a table is a hundred times as large. */
const AS_IF_LARGE = ['enable_seqscan', 'enable_mergejoin']

/** Each statement with the nodes of its plan. */
export async function plansOf(
  database: Database,
  statements: Statement[],
  { isLarge = false }: { isLarge?: boolean } = {},
) {
  const client =
    database.kind === 'embedded'
      ? clientOf(database)
      : new pg.Client({
          connectionString: (database.forJobs as { connectionString: string }).connectionString,
        })
  if (client instanceof pg.Client) await client.connect()
  const settings = isLarge ? AS_IF_LARGE : []
  for (const name of settings) await client.query(`set ${name} = off`)
  const plans: { statement: Statement; nodes: PlanNode[] }[] = []
  for (const statement of statements) {
    const { rows } = await client.query(`explain (format json) ${statement.text}`, statement.values)
    const [row] = rows as { 'QUERY PLAN': string | { Plan: PlanNode }[] }[]
    const told = row?.['QUERY PLAN'] ?? '[]'
    const [plan] = (typeof told === 'string' ? JSON.parse(told) : told) as { Plan: PlanNode }[]
    if (plan) plans.push({ statement, nodes: partsOf(plan.Plan) })
  }
  for (const name of settings) await client.query(`reset ${name}`)
  if (client instanceof pg.Client) await client.end()
  return plans
}
