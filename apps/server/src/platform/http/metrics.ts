import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { problem } from '../problem.ts'

const NANOSECONDS = 1e9
/** After so many attempts it is no hiccup. */
const SEVERAL = 3

type Labels = Record<string, string>
interface Sample {
  name: string
  help: string
  type: 'gauge' | 'counter'
  values: { labels?: Labels; value: number }[]
}

const escaped = (text: string) => text.replace(/["\\\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))

const line = (name: string, { labels = {}, value }: Sample['values'][number]) => {
  const said = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
  return `${name}${said.length ? `{${said.join(',')}}` : ''} ${value}`
}

const asText = (samples: Sample[]) =>
  samples
    .map(({ name, help, type, values }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values.map((one) => line(name, one))].join(
        '\n',
      ),
    )
    .join('\n')

function isAllowed({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

interface Options {
  db: Queryable
  /** Without one there is nothing to see. */
  token: string | undefined
  /** What is open at this moment, by kind. */
  openLines(): number
}

/** What somebody who must be woken wants to know, in Prometheus' own text. */
export function addMetrics(http: FastifyInstance, { db, token, openLines }: Options) {
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  const answered = new Map<string, number>()
  http.addHook('onResponse', async (_request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    answered.set(status, (answered.get(status) ?? 0) + 1)
  })
  http.addHook('onClose', async () => loop.disable())

  const queues = () =>
    rowsOf<{ name: string; waiting: number; age: number }>(
      db,
      sql`select name, count(*)::int as waiting,
            coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age
          from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    )
  const troubled = () =>
    rowsOf<{ name: string; again: number; dead: number }>(
      db,
      sql`select case when name = 'dead-letters' then source_name else name end as name,
            (count(*) filter (where state = 'retry' and retry_count >= ${SEVERAL}))::int as again,
            (count(*) filter (where name = 'dead-letters'))::int as dead
          from pgboss.job
          where (state = 'retry' and retry_count >= ${SEVERAL})
             or (name = 'dead-letters' and created_on > now() - interval '1 hour')
          group by 1`,
    )
  const calls = () =>
    rowsOf<{ provider: string; calls: number; failed: number; tokens: number }>(
      db,
      sql`select provider, count(*)::int as calls, count(error)::int as failed,
            coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens
          from model_calls where created_at > now() - interval '1 day' group by provider`,
    )
  const running = () =>
    rowsOf<{ status: string; n: number }>(
      db,
      sql`select status, count(*)::int as n from imports
          where status in ('uploaded', 'embedding', 'generating_magazine') group by status`,
    )

  http.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!token || !isAllowed(request, token)) throw problem('not_found')
    const [waiting, models, imports] = [await queues(), await calls(), await running()]
    const failing = await troubled()
    const seconds = (ns: number) => (Number.isFinite(ns) ? ns / NANOSECONDS : 0)
    const delays = [
      { labels: { quantile: '0.5' }, value: seconds(loop.percentile(50)) },
      { labels: { quantile: '0.99' }, value: seconds(loop.percentile(99)) },
      { labels: { quantile: '1' }, value: seconds(loop.max) },
    ]
    loop.reset()
    const gauge = (name: string, help: string, values: Sample['values']): Sample => ({
      name: `youzine_${name}`,
      help,
      type: 'gauge',
      values,
    })
    const text = asText([
      gauge('event_loop_delay_seconds', 'How late the event loop was since the last look', delays),
      gauge('memory_bytes', 'Resident memory', [{ value: process.memoryUsage.rss() }]),
      gauge('uptime_seconds', 'Since the start of the process', [{ value: Math.round(process.uptime()) }]),
      gauge('open_lines', 'Sockets and streams', [{ value: openLines() }]),
      {
        name: 'youzine_requests_total',
        help: 'Answered requests by class of status',
        type: 'counter',
        values: [...answered].map(([status, value]) => ({ labels: { status }, value })),
      },
      gauge(
        'jobs_waiting',
        'Jobs that are due',
        waiting.map(({ name, waiting: value }) => ({ labels: { job: name }, value })),
      ),
      gauge(
        'jobs_oldest_seconds',
        'Age of the oldest job that is due',
        waiting.map(({ name, age }) => ({ labels: { job: name }, value: Math.max(0, age) })),
      ),
      gauge(
        'jobs_tried_again',
        'Jobs that have failed several times and will be tried again',
        failing.map(({ name, again }) => ({ labels: { job: name }, value: again })),
      ),
      gauge(
        'jobs_given_up_hour',
        'Jobs that gave up within an hour',
        failing.map(({ name, dead }) => ({ labels: { job: name }, value: dead })),
      ),
      gauge(
        'imports_running',
        'Imports that are not over',
        imports.map(({ status, n }) => ({ labels: { status }, value: n })),
      ),
      gauge(
        'model_calls_day',
        'Calls of models within a day',
        models.map(({ provider, calls: value }) => ({ labels: { provider }, value })),
      ),
      gauge(
        'model_failures_day',
        'Failed calls of models within a day',
        models.map(({ provider, failed: value }) => ({ labels: { provider }, value })),
      ),
      gauge(
        'model_tokens_day',
        'Tokens read and written by models within a day',
        models.map(({ provider, tokens: value }) => ({ labels: { provider }, value })),
      ),
    ])
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text}\n`)
  })
}
