// `npm run bench`: every benchmark, one after the other, and their figures as one table in docs/figures.md.
// `npm run bench -- FILE [ARGS]` runs one of them alone; `npm run bench -- --only load` those whose line holds the word; the others keep their last figures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { busy, type Figure } from './figures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { only: { type: 'string' } },
})
const root = join(import.meta.dirname, '..')
const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

if (positionals.length > 0) process.exit(run(process.argv.slice(2)).status ?? 1)

/** Ten minutes, where somebody has the time. */
const LOAD_SECONDS = process.env.BENCH_LOAD_SECONDS ?? '600'
const ALL: { title: string; args: string[] }[] = [
  { title: 'Calls and load, embedded database', args: ['bench/load/run.ts', '--seconds', LOAD_SECONDS] },
  {
    title: 'Calls and load, PostgreSQL',
    args: ['bench/load/run.ts', '--database', 'postgres', '--seconds', LOAD_SECONDS],
  },
  { title: 'From the drop to the first article, the sample', args: ['bench/magazine/first-article.ts'] },
  {
    title: 'From the drop to the first article, 40,000 posts',
    args: ['bench/magazine/first-article.ts', '40000'],
  },
  { title: 'Fifty imports at once', args: ['bench/import/many.ts'] },
  { title: '200,000 posts', args: ['bench/import/large.ts'] },
  { title: 'Five hundred chats', args: ['bench/chat/run.ts'] },
  { title: 'Pages in a browser', args: ['bench/pages/run.ts'] },
  { title: 'People by the ten thousand', args: ['bench/growth/run.ts'] },
  { title: 'Killed again and again', args: ['bench/faults/kills.ts'] },
  { title: 'A database that comes and goes', args: ['bench/faults/database.ts'] },
  { title: 'A full disk', args: ['bench/faults/disk.ts'] },
]

const page = join(root, 'docs/figures.md')
/** What the page holds of the others, so that one of them can be measured anew. */
const kept = new Map(
  (existsSync(page) ? readFileSync(page, 'utf8') : '')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), `## ${part.trimEnd()}\n`]),
)
const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (title: string, before: string, rows: Figure[]) =>
  [
    `## ${title}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${before} before it began.`,
    '',
    '| what | measured | wanted | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, value, wanted: due = '', isMet }) =>
        `| ${cell(what)} | ${cell(value)} | ${cell(due)} | ${isMet === undefined ? '' : isMet ? 'met' : '**not met**'} |`,
    ),
    '',
  ].join('\n')

const lines = join(mkdtempSync(join(tmpdir(), 'youzine-figures-')), 'rows')
for (const { title, args } of ALL) {
  if (values.only && !args.join(' ').includes(String(values.only))) continue
  console.log(`\n== ${title}`)
  writeFileSync(lines, '')
  const before = busy()
  run(args, { BENCH_FIGURES: lines })
  const rows = readFileSync(lines, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure)
  if (rows.length > 0) kept.set(title, table(title, before, rows))
}
rmSync(dirname(lines), { recursive: true })

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.version}`
const parts = ALL.flatMap(({ title }) => kept.get(title) ?? [])
writeFileSync(
  page,
  `# Figures\n\nWritten by \`npm run bench\`: ${machine}. Ratios were measured side by side in one run.\n\n${parts.join('\n')}`,
)
console.log('\ndocs/figures.md is written.')
