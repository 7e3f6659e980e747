// docs/growth.md: what was measured at each size, and what follows from it for a hundred thousand people.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROWS_EACH } from '../../apps/server/src/testing/many-people.ts'
import type { Compared } from './partitions.ts'

export const FUTURE_PEOPLE = 100_000
export const FUTURE_POSTS = 50_000_000

export interface TableSize {
  name: string
  rows: number
  bytes: number
}

export interface IndexSize {
  name: string
  rows: number
  pages: number
  level: number
}

export interface AskedFor {
  id: string
  text: string
  calls: number
  mean: number
  indexes: string[]
  whole: string[]
}

export interface Measured {
  people: number
  posts: number
  statements: AskedFor[]
  tables: TableSize[]
  indexes: IndexSize[]
  /** By name, in seconds. */
  jobs: { name: string; seconds: number }[]
}

export interface Vacuumed {
  rows: number
  removed: number
  seconds: number
}

const whole = (n: number) => Math.round(n).toLocaleString('en')
const gigabytes = (bytes: number) =>
  bytes < 1e8 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
const row = (cells: (string | number)[]) =>
  `| ${cells.map((one) => String(one).replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** A post has a vector of its own; in the invented lives only every twentieth person's have. */
const futureRows = ({ name, rows }: TableSize, people: number) =>
  name === 'posts' || name === 'post_vectors' ? FUTURE_POSTS : (rows / people) * FUTURE_PEOPLE

/** Pages from the root down to a row's leaf, with pages as full as they are now. */
function depthAt(index: IndexSize, rows: number): number {
  const inLeaf = Math.max(2, index.rows / index.pages)
  const leaves = rows / inLeaf
  return 1 + Math.max(1, Math.ceil(Math.log(leaves) / Math.log(inLeaf)))
}

const said = (text: string) => text.replace(/\s+/g, ' ').replaceAll('`', '').replaceAll('"', '').slice(0, 110)

interface Page {
  sizes: Measured[]
  compared: { parts: number; whole: Compared; parted: Compared; posts: number }
  vacuumed: Vacuumed
}

export function writePage(root: string, { sizes, compared, vacuumed }: Page) {
  const last = sizes.at(-1)
  if (!last) return
  const grown = last.tables.filter(({ name }) => name in ROWS_EACH || /^post/.test(name))
  const future = grown.map((one) => {
    const rows = futureRows(one, last.people)
    return { ...one, then: rows, bytesThen: (one.bytes / one.rows) * rows }
  })
  const total = future.reduce((sum, { bytesThen }) => sum + bytesThen, 0)
  const rowsOf = new Map(grown.map((one) => [one.name, futureRows(one, last.people) / one.rows]))
  const tableOf = (index: string) =>
    [...rowsOf.keys()].filter((name) => index.startsWith(name)).sort((a, b) => b.length - a.length)[0]
  const used = new Set(last.statements.flatMap(({ indexes }) => indexes))
  const depths = last.indexes
    .filter(({ name }) => used.has(name) && tableOf(name) !== undefined)
    .map((index) => {
      const then = index.rows * (rowsOf.get(tableOf(index.name) ?? '') ?? 1)
      return [
        `\`${index.name}\``,
        whole(index.rows),
        index.level + 1,
        whole(then),
        Math.max(index.level + 1, depthAt(index, then)),
      ]
    })
  const at = (size: Measured, id: string) => size.statements.find((one) => one.id === id)
  const asked = last.statements.slice(0, 20).map(({ id, text, calls, mean, indexes, whole: read }) => {
    const before = sizes.slice(0, -1).map((size) => at(size, id))
    const isSame = before.every(
      (one) => one === undefined || one.indexes.length === 0 || one.indexes.join() === indexes.join(),
    )
    return [
      `\`${said(text)}\``,
      calls,
      ...before.map((one) => (one ? one.mean.toFixed(2) : '')),
      mean.toFixed(2),
      [...indexes.map((name) => `\`${name}\``), ...read.map((name) => `whole: ${name}`)].join(', ') ||
        'no table',
      isSame ? 'same' : `**other before**: ${before.map((one) => one?.indexes.join(' ')).join('; ')}`,
    ]
  })
  const jobs = last.jobs.map(({ name }) => [
    `\`${name}\``,
    ...sizes.map((size) => size.jobs.find((one) => one.name === name)?.seconds.toFixed(2) ?? ''),
    name === 'database.vacuum' ? 'nothing, on PostgreSQL' : 'what is due, by an index',
  ])
  const nightOf = (vacuumed.seconds * FUTURE_POSTS) / vacuumed.rows
  const text = `# Growth

Written by \`npm run bench -- --only growth\`, on PostgreSQL with its usual settings (128 MB of shared buffers) except \`random_page_cost\` 1.1. Invented people, straight into the tables, at ${sizes.map(({ people }) => whole(people)).join(', ')} people and ${sizes.map(({ posts }) => whole(posts)).join(', ')} posts; then somebody works on it for a while, every scheduled job runs, and the server writes down the plans it used. What is said of ${whole(FUTURE_PEOPLE)} people and ${whole(FUTURE_POSTS)} posts was not measured: it follows from these rows by multiplication, and each table below says by which.

## The twenty most frequent statements

${table(['statement', 'calls', ...sizes.map(({ people }) => `ms, ${whole(people)}`), 'reads', 'plan at other sizes'], asked)}

The plans are those that were used, not asked for (\`auto_explain\`), by statement. Milliseconds are averages while one person does twelve things at once: what is inserted waits for that person's own lock, which is most of its time. A table that is read whole here has no more rows than creators, topics or work under way. A test (\`growth.test.ts\`) asks for the plan of every statement of a day, on both databases, and fails where something that grows with people is read whole.

## Which index is how deep

Pages from its root to a row: what a look-up costs. At ${whole(FUTURE_PEOPLE)} people, with pages as full as they are now.

${table(['index', 'rows now', 'pages deep', 'rows then', 'pages deep then'], depths)}

A planner changes its mind by what a plan costs, and an index look-up costs one page more there, a whole read a hundredfold: what is an index look-up here stays one. What it may get wrong is how many rows a person has; \`posts\` and \`post_vectors\` are counted anew after each import, by a sample that does not grow.

## Table by table

Bytes with indexes and everything else. Posts are counted as ${whole(FUTURE_POSTS / FUTURE_PEOPLE)} a person, each with its vector; the rest as measured at ${whole(last.people)} people. The invented posts are short (a line): with what people write, plan 1.2 kB for a post instead of ${whole((future.find(({ name }) => name === 'posts')?.bytes ?? 0) / (future.find(({ name }) => name === 'posts')?.rows ?? 1))} bytes, and ten times these articles.

${table(
  [
    'table',
    'rows a person',
    'bytes a row',
    'bytes a person then',
    `rows at ${whole(FUTURE_PEOPLE)} people`,
    'room',
  ],
  future
    .sort((a, b) => b.bytesThen - a.bytesThen)
    .map(({ name, rows, bytes, then, bytesThen }) => [
      `\`${name}\``,
      (then / FUTURE_PEOPLE).toFixed(then / FUTURE_PEOPLE < 10 ? 1 : 0),
      whole(bytes / rows),
      whole(bytesThen / FUTURE_PEOPLE),
      whole(then),
      gigabytes(bytesThen),
    ]),
)}

Together ${gigabytes(total)}: ${(total / FUTURE_PEOPLE / 1000).toFixed(0)} kB a person.

## What the clock asks for

Seconds for each scheduled job, from its beginning to its end.

${table(['job', ...sizes.map(({ people }) => `${whole(people)} people`), 'reads'], jobs)}

One statement grows with use: \`/metrics\` counts the model calls of the last day, by an index.

\`database.vacuum\` does nothing on PostgreSQL. On the embedded database it reads everything every night: that one is for a household.

## Partitions

Not now. ${whole(compared.posts)} posts, copied once as they are and once into ${compared.parts} parts by hash of \`user_id\`, with the same indexes: a person's posts take ${compared.whole.read.toFixed(2)} ms as they are and ${compared.parted.read.toFixed(2)} ms in parts, a batch of a hundred new ones ${compared.whole.write.toFixed(1)} ms and ${compared.parted.write.toFixed(1)} ms. Every question names the person, so an index finds the rows either way. What parts would make shorter is housekeeping: vacuuming \`posts\` after ${whole(vacuumed.removed)} of ${whole(vacuumed.rows)} rows were deleted took ${vacuumed.seconds.toFixed(1)} s, which makes about ${nightOf < 120 ? `${nightOf.toFixed(0)} s` : `${(nightOf / 60).toFixed(0)} minutes`} at ${whole(FUTURE_POSTS)}, while everything goes on. They pay when that is longer than a night, when the indexes that are written to no longer fit the memory while archives come in without a pause, or when the table is larger than its disk.
`
  writeFileSync(join(root, 'docs/growth.md'), text)
}
