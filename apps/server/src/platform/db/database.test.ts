import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#schema'
import { createTestDatabase, databaseKind, type TestDatabase } from '#testing/database.ts'
import { type Database, isUniqueViolation } from './database.ts'
import { FolderInUse, lockFolder } from './embedded/folder-lock.ts'
import { migrationsFolder } from './migrate.ts'
import { rowsOf } from './rows.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await testDatabase.open()
})
afterAll(async () => {
  await database.close()
  await testDatabase.remove()
})

describe('transactions', () => {
  test('the root database inside one is refused at once instead of hanging', async () => {
    const attempt = database.orm.transaction(async () => {
      await database.orm.select().from(users)
    })
    const error = (await attempt.catch((caught: Error) => caught)) as Error
    expect(String((error.cause as Error | undefined)?.message ?? error.message)).toContain(
      'Pass the transaction on instead',
    )
    await expect(database.orm.transaction(() => database.orm.transaction(async () => {}))).rejects.toThrow()
    expect(await rowsOf(database.orm, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('a failed one leaves nothing behind, and what it started may go on afterwards', async () => {
    let later: Promise<unknown> = Promise.resolve()
    await database.orm
      .transaction(async (tx) => {
        await tx.insert(users).values({ firstName: 'gone' })
        later = new Promise((done) => setTimeout(done, 30)).then(() => database.orm.select().from(users))
        throw new Error('no')
      })
      .catch(() => {})
    expect(await later).toEqual([])
  })

  test.runIf(databaseKind === 'postgres')('two that wait for each other are both carried out', async () => {
    const { orm } = database
    const [left, right] = await orm
      .insert(users)
      .values([{ firstName: 'left' }, { firstName: 'right' }])
      .returning()
    if (!left || !right) throw new Error('Both are stored.')
    let begun = 0
    let attempts = 0
    const rename = (first: number, second: number, name: string) =>
      orm.transaction(async (tx) => {
        attempts += 1
        await tx.update(users).set({ firstName: name }).where(eq(users.id, first))
        begun += 1
        // Each holds its first row before it asks for the other's.
        while (begun < 2) await new Promise((later) => setTimeout(later, 5))
        await tx.update(users).set({ lastName: name }).where(eq(users.id, second))
      })
    await Promise.all([rename(left.id, right.id, 'one'), rename(right.id, left.id, 'two')])
    expect(attempts).toBe(3)
    const after = await orm.select().from(users).orderBy(users.id)
    expect(after.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ])
    await orm.delete(users)
  })

  test.runIf(databaseKind === 'embedded')(
    'one of the job queue’s that fails takes nobody else’s question with it',
    async () => {
      const { forJobs } = database
      if (!('db' in forJobs)) throw new Error('The embedded database has one connection, also for jobs.')
      const failing = forJobs.db.executeSql('BEGIN; SELECT 1 / 0; COMMIT')
      const meanwhile = rowsOf(database.orm, sql`select random() < 2 as asked`)
      await expect(failing).rejects.toMatchObject({ code: '22012' })
      expect(await meanwhile).toEqual([{ asked: true }])
      const { rows } = await forJobs.db.executeSql('BEGIN; SELECT 1 AS one; COMMIT')
      expect(rows).toEqual([{ one: 1 }])
      expect(await database.orm.select().from(users)).toEqual([])
    },
  )

  test('nested ones roll back alone', async () => {
    await database.orm.transaction(async (tx) => {
      await tx.insert(users).values({ firstName: 'kept' })
      await tx
        .transaction(async (inner) => {
          await inner.insert(users).values({ firstName: 'undone' })
          throw new Error('no')
        })
        .catch(() => {})
    })
    const names = (await database.orm.select().from(users)).map(({ firstName }) => firstName)
    expect(names).toEqual(['kept'])
  })

  test('many at once are all kept', async () => {
    const before = (await database.orm.select().from(users)).length
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.orm.transaction((tx) => tx.insert(users).values({ firstName: 'x' })),
      ),
    )
    expect((await database.orm.select().from(users)).length).toBe(before + 20)
  })
})

test('both databases name a unique violation alike, and give dates, numbers and ids alike', async () => {
  const email = 'same@example.org'
  const [row] = await database.orm
    .insert(users)
    .values({ email, emailValidatedAt: new Date(0) })
    .returning()
  expect(row?.id).toBeGreaterThanOrEqual(1000)
  expect(row?.emailValidatedAt).toEqual(new Date(0))
  const again = database.orm
    .insert(users)
    .values({ email: 'SAME@example.org', emailValidatedAt: new Date(0) })
  expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true)
})

test('migrations are listed in the order of their making, or a later one would be skipped', () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const times = journal.entries.map(({ when }: { when: number }) => when)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

describe.runIf(databaseKind === 'embedded')('the embedded database', () => {
  test('a second one on the same folder is refused with one clear sentence', async () => {
    await expect(testDatabase.open()).rejects.toThrow(FolderInUse)
    expect(() => lockFolder(testDatabase.dataDir)).toThrow(
      `Another Youzine is already using the data folder ${testDatabase.dataDir}. Stop it first, or start this one with another DATA_DIR.`,
    )
  })

  test('a folder that cannot be written to is refused with what to do', () => {
    const inFile = join(testDatabase.dataDir, 'in-use.lock', 'data')
    expect(() => lockFolder(inFile)).toThrow(
      `The data folder ${inFile} cannot be written to. Give it to the user that runs Youzine, or set DATA_DIR to another folder.`,
    )
  })

  test('a long statement does not hold up the server’s own thread', async () => {
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 1)
    await database.orm.execute(sql`select count(*) from generate_series(1, 3000000)`)
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })
})

describe.runIf(databaseKind === 'postgres')('PostgreSQL', () => {
  test('five starts at once migrate one at a time', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => testDatabase.open()))
    for (const { close } of opened) await close()
    expect(opened).toHaveLength(5)
  })
})

test('whatever points at another table is found by an index: deleting one row never reads a whole table', async () => {
  const without = await rowsOf<{ at: string }>(
    database.orm,
    sql`select c.conrelid::regclass || '.' || a.attname as at
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace
          and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
        order by 1`,
  )
  expect(without.map(({ at }) => at)).toEqual([])
})
