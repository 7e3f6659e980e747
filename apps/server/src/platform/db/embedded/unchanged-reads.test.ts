import { describe, expect, test } from 'vitest'
import { unchangedReads } from './unchanged-reads.ts'

const SQL = 'select id, name from people where id = $1'

function read(reads: ReturnType<typeof unchangedReads>, rows: unknown[], sql = SQL, params: unknown[] = [1]) {
  const asked = reads.readOf(sql, params)
  if (asked === null) return null
  reads.keep(asked, { rows }, reads.changes)
  return reads.find(asked)
}

function found(reads: ReturnType<typeof unchangedReads>, params: unknown[] = [1], rowMode?: 'array') {
  const asked = reads.readOf(SQL, params, rowMode && { rowMode })
  return asked && reads.find(asked)
}

describe('what was read is still so while nothing is written', () => {
  test('the same read has the same answer, another one none', () => {
    const reads = unchangedReads()
    expect(read(reads, [[1, 'Ada']])?.rows).toEqual([[1, 'Ada']])
    expect(found(reads, [2])).toBeNull()
    expect(found(reads, [1], 'array')).toBeNull()
  })

  test('whatever is written ends it, an update that found nothing does not', () => {
    const reads = unchangedReads()
    read(reads, [[1, 'Ada']])
    reads.changedBy({ rows: [], affectedRows: 0 })
    expect(found(reads)).not.toBeNull()
    reads.changedBy({ rows: [], affectedRows: 1 })
    expect(found(reads)).toBeNull()
    read(reads, [[1, 'Ada']])
    reads.changedBy(undefined)
    expect(found(reads)).toBeNull()
  })

  test('an answer that was overtaken by a change is not kept', () => {
    const reads = unchangedReads()
    const asked = reads.changes
    reads.changed()
    reads.keep({ sql: SQL, given: '[[1],null]' }, { rows: [[1, 'Ada']] }, asked)
    expect(found(reads)).toBeNull()
  })

  test('nobody can change what another is given', () => {
    const reads = unchangedReads()
    const given = read(reads, [{ id: 1, name: 'Ada' }])
    ;(given?.rows[0] as { name: string }).name = 'Eve'
    expect(found(reads)?.rows).toEqual([{ id: 1, name: 'Ada' }])
    const nested = read(reads, [{ id: 1, settings: { colour: 'red' } }])?.rows as { settings: object }[]
    for (const row of nested) Object.assign(row.settings, { colour: 'blue' })
    expect(found(reads)?.rows).toEqual([{ id: 1, settings: { colour: 'red' } }])
  })

  test.each([
    'select now()',
    "select pg_notify('a', 'b')",
    'select id from jobs for update skip locked',
    'select * from pgboss.job',
    "select nextval('ids')",
    'update people set name = $1',
    'with gone as (delete from people returning id) select id from gone',
  ])('is asked every time: %s', (sql) => {
    expect(unchangedReads().readOf(sql, [1])).toBeNull()
  })

  test('long texts and many rows are not kept', () => {
    const reads = unchangedReads()
    expect(read(reads, [['x'.repeat(5000)]])).toBeNull()
    expect(read(reads, [[{ text: 'x'.repeat(5000) }]])).toBeNull()
    expect(read(reads, new Array(100).fill([1]))).toBeNull()
    expect(reads.readOf(SQL, [new Int8Array(4)])).toBeNull()
  })
})
