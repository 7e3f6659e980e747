import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { createLog } from '#platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { until } from '#testing/until.ts'
import { alike, createJobRegistry, handler, RetryLater } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

const { jobType, checkHandlers } = createJobRegistry()
const Numbered = z.object({ n: z.int() })
const quick = { input: Numbered, retryDelay: 1 }
const counts = jobType({ name: 'test.counts', ...quick })
const fails = jobType({ name: 'test.fails', ...quick, retries: 2 })
const waits = jobType({ name: 'test.waits', ...quick, retries: 0 })
const steps = jobType({ name: 'test.steps', ...quick, retries: 3 })

const sized = jobType({ name: 'test.sized', ...quick, isLarge: async (_on, { n }) => n > 100 })

const Ones = z.object({ userId: z.int(), n: z.int() })
const shared = jobType({ name: 'test.shared', input: Ones, size: async (_on, { n }) => (n >= 1000 ? 21 : 1) })
const single = jobType({ name: 'test.single', input: Ones, width: 3, size: alike, isOneAtATime: true })

const seen = {
  shared: [] as string[],
  single: [] as number[],
  mostAtOnce: 0,
  sized: [] as number[],
  counts: [] as number[],
  fails: 0,
  dead: [] as number[],
  waits: 0,
  first: 0,
  second: 0,
}

let letGo = () => {}
let isHeld = false
const untilLetGo = async () => {
  while (isHeld) await new Promise((tick) => setTimeout(tick, 10))
}
const handlers = [
  handler(counts, async ({ input }) => {
    seen.counts.push(input.n)
  }),
  handler(
    fails,
    async () => {
      seen.fails += 1
      throw new Error('never works')
    },
    async ({ n }) => {
      seen.dead.push(n)
    },
  ),
  handler(waits, async () => {
    seen.waits += 1
    if (seen.waits < 3) throw new RetryLater(1, 'busy')
  }),
  handler(steps, async ({ step }) => {
    const made = await step('first', async () => {
      seen.first += 1
      return { at: new Date(0), n: 7 }
    })
    await step('second', async () => {
      seen.second += 1
      if (seen.second < 3) throw new Error('not yet')
    })
    expect(made).toEqual({ at: '1970-01-01T00:00:00.000Z', n: 7 })
  }),
  handler(sized, async ({ input }) => {
    if (input.n > 100)
      await new Promise<void>((go) => {
        letGo = go
      })
    seen.sized.push(input.n)
  }),
  handler(shared, async ({ input }) => {
    seen.shared.push(`${input.userId}:${input.n}`)
    await untilLetGo()
  }),
  handler(single, async ({ input }) => {
    seen.single.push(input.userId)
    const now = seen.single.filter((one) => one === input.userId).length
    seen.mostAtOnce = Math.max(seen.mostAtOnce, now)
    await new Promise((tick) => setTimeout(tick, 100))
    seen.single.splice(seen.single.indexOf(input.userId), 1)
  }),
]

let testDatabase: TestDatabase
let database: Database
let jobs: Jobs
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await testDatabase.open()
  jobs = await createJobs({ database, log: createLog('silent') })
  await jobs.start(handlers, { work: true })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await testDatabase.remove()
})

const enqueue = (type: typeof counts, n: number) =>
  database.orm.transaction((tx) => jobs.enqueue(tx, type, { n }))

test('a job of a transaction that fails is never run', async () => {
  await database.orm
    .transaction(async (tx) => {
      await jobs.enqueue(tx, counts, { n: -1 })
      throw new Error('no')
    })
    .catch(() => {})
  await enqueue(counts, 1)
  await until(() => expect(seen.counts).toEqual([1]))
})

test('sixty jobs sent at once are all done, each once, without waiting between them', async () => {
  const began = performance.now()
  await Promise.all(Array.from({ length: 60 }, (_, n) => enqueue(counts, 100 + n)))
  await until(() => expect(seen.counts.filter((n) => n >= 100)).toHaveLength(60))
  expect(new Set(seen.counts).size).toBe(seen.counts.length)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('a job that keeps failing is tried again with back-off, then buried, and its owner is told', async () => {
  await enqueue(fails, 5)
  await until(() => expect(seen.dead).toEqual([5]))
  expect(seen.fails).toBe(3)
})

test('a job that asks to wait is tried later without using up its attempts', async () => {
  await enqueue(waits, 1)
  await until(() => expect(seen.waits).toBe(3))
})

test('finished steps are remembered across attempts and forgotten at the end', async () => {
  await enqueue(steps, 1)
  await until(() => expect(seen.second).toBe(3))
  expect(seen.first).toBe(1)
  await until(async () => expect(await rowsOf(database.orm, sql`select 1 from job_steps`)).toEqual([]))
})

test('a wrong input is refused when it is sent, not when it is run', async () => {
  await expect(jobs.enqueue(database.orm, counts, { n: 'x' as never })).rejects.toThrow()
})

test('a job without a handler, or with two, stops the start', () => {
  expect(() => checkHandlers(handlers.slice(1))).toThrow('These jobs have no handler: test.counts.')
  expect(() => checkHandlers([...handlers, ...handlers.slice(0, 1)])).toThrow('two handlers: test.counts')
  expect(() => jobType({ name: 'test.counts', input: Numbered })).toThrow(
    'Two job types are called test.counts.',
  )
})

test('small work never stands behind large work, however much of it there is', async () => {
  for (const n of [300, 301, 302]) await jobs.enqueue(database.orm, sized, { n })
  await jobs.enqueue(database.orm, sized, { n: 1 })
  await until(() => expect(seen.sized).toEqual([1]))
  for (const done of [2, 3, 4]) {
    await until(() => {
      letGo()
      expect(seen.sized).toHaveLength(done)
    })
  }
  expect(seen.sized).toEqual([1, 300, 301, 302])
})

const enqueueFor = (type: typeof shared, userId: number, n: number) =>
  database.orm.transaction((tx) => jobs.enqueue(tx, type, { userId, n }))

test('one person’s twenty jobs keep another’s one waiting for no more than what is in hand', async () => {
  isHeld = true
  seen.shared = []
  for (let n = 0; n < 20; n += 1) await enqueueFor(shared, 1, n)
  await until(() => expect(seen.shared).toEqual(['1:0']))
  await enqueueFor(shared, 2, 0)
  await enqueueFor(shared, 3, 1000)
  isHeld = false
  await until(() => expect(seen.shared).toHaveLength(22))
  expect(seen.shared.indexOf('2:0')).toBe(1)
  // What is large waits for some of the small, not for all of them.
  expect(seen.shared.indexOf('3:1000')).toBeGreaterThan(5)
  expect(seen.shared.indexOf('3:1000')).toBeLessThan(20)
  expect(seen.shared.filter((one) => one.startsWith('1:'))).toEqual(
    Array.from({ length: 20 }, (_, n) => `1:${n}`),
  )
})

test('work that a guest has waiting stands in the member’s queue afterwards', async () => {
  isHeld = true
  seen.shared = []
  for (const n of [0, 1, 2]) await enqueueFor(shared, 5, n)
  await until(() => expect(seen.shared).toEqual(['5:0']))
  await database.orm.transaction((tx) => jobs.movePerson(tx, 5, 6))
  await enqueueFor(shared, 6, 3)
  await enqueueFor(shared, 7, 0)
  isHeld = false
  await until(() => expect(seen.shared).toHaveLength(5))
  expect(seen.shared).toEqual(['5:0', '7:0', '6:1', '6:2', '6:3'])
})

test('of what only goes on once for a person, three places never hold two', async () => {
  for (let n = 0; n < 4; n += 1) await enqueueFor(single, 1, n)
  await until(() => expect(seen.single).toContain(1))
  // Not all at the same moment: two places that look at once may each see nothing going on.
  await new Promise((tick) => setTimeout(tick, 30))
  await enqueueFor(single, 2, 0)
  await until(() => expect(seen.single).toEqual(expect.arrayContaining([2])))
  await until(
    async () =>
      expect(
        await rowsOf(
          database.orm,
          sql`select 1 from pgboss.job where name = 'test.single' and state <> 'completed'`,
        ),
      ).toEqual([]),
    { timeout: 30_000 },
  )
  expect(seen.mostAtOnce).toBe(1)
})
