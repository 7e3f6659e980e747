import { describe, expect, test } from 'vitest'
import { keyOfRead, sharedReads } from './shared-reads.ts'

/** A database with one row that is read when the trip begins, and answers when it is told to. */
function aDatabase() {
  let row = 'first'
  const trips: { answer(): void; fail(): void }[] = []
  return {
    trips,
    write: (text: string) => {
      row = text
    },
    ask: () => {
      const seen = row
      return new Promise<{ rows: unknown[] }>((resolve, reject) =>
        trips.push({
          answer: () => resolve({ rows: [[seen, { of: seen }]] }),
          fail: () => reject(new Error('gone')),
        }),
      )
    },
  }
}
const settled = () => new Promise((over) => setImmediate(over))

describe('the same read by many at once', () => {
  test('is one trip for the first and one for all who come meanwhile, who see what was written before they asked', async () => {
    const database = aDatabase()
    const shared = sharedReads()
    const first = shared('a', database.ask)
    database.write('second')
    const later = [shared('a', database.ask), shared('a', database.ask), shared('a', database.ask)]
    expect(database.trips).toHaveLength(1)
    database.trips[0]?.answer()
    expect((await first).rows).toEqual([['first', { of: 'first' }]])
    await settled()
    expect(database.trips).toHaveLength(2)
    database.write('third')
    const last = shared('a', database.ask)
    database.trips[1]?.answer()
    for (const { rows } of await Promise.all(later)) expect(rows).toEqual([['second', { of: 'second' }]])
    await settled()
    database.trips[2]?.answer()
    expect((await last).rows).toEqual([['third', { of: 'third' }]])
    expect(database.trips).toHaveLength(3)
  })

  test('gives everybody rows of their own', async () => {
    const database = aDatabase()
    const shared = sharedReads()
    const first = shared('a', database.ask)
    const later = [shared('a', database.ask), shared('a', database.ask)]
    database.trips[0]?.answer()
    await first
    await settled()
    database.trips[1]?.answer()
    const [one, other] = await Promise.all(later)
    const [[, value] = []] = (one?.rows ?? []) as { of: string }[][]
    if (value) value.of = 'spoilt'
    expect(one?.rows).toEqual([['first', { of: 'spoilt' }]])
    expect(other?.rows).toEqual([['first', { of: 'first' }]])
  })

  test('another key is another trip; one that fails fails for those who wait, and the next begins anew', async () => {
    const database = aDatabase()
    const shared = sharedReads()
    const first = shared('a', database.ask)
    const other = shared('b', database.ask)
    const waiting = shared('a', database.ask)
    expect(database.trips).toHaveLength(2)
    database.trips[1]?.answer()
    expect((await other).rows).toHaveLength(1)
    database.trips[0]?.fail()
    await expect(first).rejects.toThrow('gone')
    await expect(waiting).rejects.toThrow('gone')
    const again = shared('a', database.ask)
    database.trips[2]?.answer()
    expect((await again).rows).toHaveLength(1)
  })
})

describe('what may be shared', () => {
  test('a prepared statement that reads, by its name, its form and what it was given', () => {
    const read = { name: 'by_id', text: 'select 1 from t where id = $1', rowMode: 'array' }
    expect(keyOfRead(read, [1])).toBe(keyOfRead({ ...read }, [1]))
    expect(keyOfRead(read, [2])).not.toBe(keyOfRead(read, [1]))
    expect(keyOfRead({ ...read, rowMode: undefined }, [1])).not.toBe(keyOfRead(read, [1]))
  })

  test.each([
    [{ text: 'select 1' }],
    [{ name: 'locks', text: 'select 1 from t for update' }],
    [{ name: 'locks_keys', text: 'select 1 from t\nfor no key update' }],
    [{ name: 'writes', text: 'update t set a = 1' }],
    ['select 1'],
    [undefined],
  ])('nothing else: %j', (config) => {
    expect(keyOfRead(config, [])).toBeNull()
  })
})
