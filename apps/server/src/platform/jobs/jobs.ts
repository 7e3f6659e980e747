import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Database, Queryable, Transaction } from '../db/database.ts'
import { isDiskFull } from '../disk-full.ts'
import type { Log } from '../log.ts'
import { StoreGone } from '../storage/storage.ts'
import { type JobHandler, type JobType, RetryLater } from './job.ts'
import { rankIn } from './ranks.ts'
import { reported } from './reported.ts'
import { forgetSteps, moveSteps, rememberedSteps } from './steps.ts'

const DEAD = 'dead-letters'
const HEARTBEAT_SECONDS = 10
const KEEP_FINISHED_SECONDS = 3600
const STOP_TIMEOUT_MS = 20_000
const PAUSE_SECONDS = 3

export type Jobs = Awaited<ReturnType<typeof createJobs>>

export async function createJobs({ database, log }: { database: Database; log: Log }) {
  const { orm } = database
  const boss = new PgBoss({
    ...database.forJobs,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    monitorVacuum: false,
  })
  const closing = new AbortController()
  boss.on('error', (thing) => {
    const { level, err } = reported(thing, closing.signal.aborted)
    log[level]({ err }, 'the job queue reported an error')
  })
  boss.on('warning', (warning) => log.debug({ warning }, 'the job queue warned'))
  await boss.start()
  await boss.createQueue(DEAD, { notify: true })

  const prepared = new Map<string, JobType>()
  async function prepare(type: JobType) {
    if (prepared.has(type.name)) return
    const options: Omit<Queue, 'name'> = {
      policy: 'standard',
      notify: true,
      deadLetter: DEAD,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: type.retries,
      retryDelay: type.retryDelay,
      retryBackoff: true,
      expireInSeconds: type.timeoutSeconds,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    }
    for (const name of lanesOf(type)) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, withoutFixed(options))
      else await boss.createQueue(name, options)
      // Looked up once outside any transaction: the first look-up inside one would hang the embedded database.
      await boss.findJobs(name, { key: '-' })
    }
    prepared.set(type.name, type)
  }

  async function attempt(found: JobHandler, job: JobWithMetadata<object>) {
    const jobLog = log.child({ job: found.type.name, jobId: job.id, attempt: job.retryCount + 1 })
    const started = performance.now()
    try {
      const input = found.type.input.parse(job.data)
      const step = rememberedSteps(orm, job.id, ownerOf(input))
      await found.run({
        input,
        jobId: job.id,
        attempt: job.retryCount + 1,
        signal: AbortSignal.any([job.signal, closing.signal]),
        log: jobLog,
        step,
      })
      await forgetSteps(orm, job.id)
      jobLog.debug({ ms: Math.round(performance.now() - started) }, 'job done')
    } catch (error) {
      // Handed back at the end of the process, or asked to wait: neither is a failure of the work.
      const pause = pauseAfter(error) ?? (closing.signal.aborted ? 0 : undefined)
      if (pause === undefined) jobLog.warn({ err: error }, 'job failed')
      else {
        await orm.execute(
          sql`update pgboss.job set retry_limit = retry_limit + 1, retry_delay = ${pause}, retry_backoff = false
              where name = ${job.name} and id = ${job.id}`,
        )
        jobLog.info({ seconds: pause }, 'job waits')
      }
      // The queue keeps what is thrown, and an error may hold what a person wrote.
      throw new Error('The attempt failed; the log says why.')
    }
  }

  async function bury(handlers: Map<string, JobHandler>, job: JobWithMetadata<object>) {
    const name = job.sourceName ?? ''
    log.error({ job: name, jobId: job.sourceId }, 'job gave up after its last attempt')
    const found = handlers.get(name)
    await found?.dead?.(found.type.input.parse(job.data))
    if (job.sourceId) await forgetSteps(orm, job.sourceId)
  }

  /** The embedded database has one process: what is marked as running when it starts was cut off. */
  async function reclaimOrphans() {
    if (database.kind !== 'embedded') return
    await orm.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
  }

  /** Whoever asks for much waits behind themselves, and what is small stands before what is large. */
  async function placeOf(on: Queryable, lane: string, input: object, size: number | undefined) {
    const owner = ownerOf(input)
    if (owner === null || size === undefined) return {}
    return { priority: -(await rankIn(on, lane, owner, size)), group: { id: String(owner) } }
  }

  return {
    boss,
    prepare,

    /** Inside the transaction that makes the work necessary: both are stored, or neither. */
    async enqueue<Input extends object>(tx: Transaction | Queryable, type: JobType<Input>, input: Input) {
      if (!prepared.has(type.name)) throw new Error(`The job ${type.name} is not prepared.`)
      const lane = (await type.isLarge?.(tx, input)) ? largeLane(type) : type.name
      const place = await placeOf(tx, lane, input, await type.size?.(tx, input))
      await boss.send(lane, type.input.parse(input), { ...place, db: fromDrizzle(tx as never, sql) })
    },

    /** Work that a backup has kept; what this version no longer knows is left out. */
    async resend(name: string, data: object) {
      const type = prepared.get(name.replace(LARGE, ''))
      if (!type) return
      await boss.send(name, data, await placeOf(orm, name, data, await type.size?.(orm, data)))
    },

    /** Everything queued or finished for a person who is being deleted. */
    async forgetPerson(tx: Transaction, userId: number) {
      await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${String(userId)}`)
    },

    /** A guest's work goes on as the member's; what is running fails on the old id and is tried again. */
    async movePerson(tx: Transaction, from: number, to: number) {
      await tx.execute(
        sql`update pgboss.job set data = jsonb_set(data, '{userId}', to_jsonb(${to}::int)), group_id = ${String(to)}
            where data->>'userId' = ${String(from)}`,
      )
      await moveSteps(tx, from, to)
    },

    async start(handlers: JobHandler[], { work }: { work: boolean }) {
      for (const { type } of handlers) await prepare(type)
      if (!work) return
      await reclaimOrphans()
      const byName = new Map(handlers.flatMap((found) => lanesOf(found.type).map((lane) => [lane, found])))
      const options = { includeMetadata: true as const, batchSize: 1, notifyPollingIntervalSeconds: 2 }
      for (const found of handlers) {
        const { name, width, isOneAtATime, schedule } = found.type
        const ofEach = isOneAtATime ? { groupConcurrency: 1 } : {}
        for (const lane of lanesOf(found.type)) {
          const worker = await boss.work(
            lane,
            { ...options, ...ofEach, localConcurrency: width },
            async ([job]: JobWithMetadata<object>[]) => {
              // A wake-up is lost while a worker is busy: look again at once after each job.
              boss.notifyWorker(worker)
              if (job) await attempt(found, job)
            },
          )
        }
        if (schedule) await boss.schedule(name, schedule, {})
      }
      await boss.work(DEAD, options, async ([job]: JobWithMetadata<object>[]) => {
        if (job) await bury(byName, job)
      })
    },

    /** Jobs in hand hear that it is time, and get some to finish; what is left is handed back to the queue. */
    async stop() {
      closing.abort()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** What waits for a store that is away, or for room, is tried again and again, and goes on as soon as it can. */
function pauseAfter(error: unknown): number | undefined {
  if (error instanceof RetryLater) return error.seconds
  return error instanceof StoreGone || isDiskFull(error) ? PAUSE_SECONDS : undefined
}

const LARGE = /\.large$/
const largeLane = ({ name }: Pick<JobType, 'name'>) => `${name}.large`
const lanesOf = (type: JobType) => (type.isLarge ? [type.name, largeLane(type)] : [type.name])

/** Whose job it is; 0 stands for nobody. */
const ownerOf = (input: object) =>
  'userId' in input && typeof input.userId === 'number' ? input.userId || null : null

/** What pg-boss does not let an existing queue change. */
function withoutFixed({ policy: _, partition: __, ...rest }: Omit<Queue, 'name'>) {
  return rest
}
