// `npm run bench`: every benchmark, one after the other, and their figures as one table in docs/figures.md.
// `npm run bench -- FILE [ARGS]` runs one of them alone; `npm run bench -- --only load` those whose path holds the word.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
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

const ALL: { title: string; args: string[] }[] = [
  { title: 'Calls and load, embedded database', args: ['bench/load/run.ts', '--seconds', '600'] },
  {
    title: 'Calls and load, PostgreSQL',
    args: ['bench/load/run.ts', '--database', 'postgres', '--seconds', '600'],
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

const folder = mkdtempSync(join(tmpdir(), 'youzine-figures-'))
const wanted = ALL.filter(({ args }) => !values.only || args.join(' ').includes(String(values.only)))
const parts = wanted.map(({ title, args }, at) => {
  console.log(`\n== ${title}`)
  const file = join(folder, `${at}.jsonl`)
  writeFileSync(file, '')
  const before = busy()
  run(args, { BENCH_FIGURES: file })
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure)
  return { title, before, rows }
})
rmSync(folder, { recursive: true, force: true })

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = ({ title, before, rows }: (typeof parts)[number]) =>
  [
    `## ${title}`,
    '',
    `Before it began: ${before}.`,
    '',
    '| what | measured | wanted | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, value, wanted: due = '', isMet }) =>
        `| ${cell(what)} | ${cell(value)} | ${cell(due)} | ${isMet === undefined ? '' : isMet ? 'met' : '**not met**'} |`,
    ),
    '',
  ].join('\n')

if (!values.only) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.version}`
  const day = new Date().toISOString().slice(0, 10)
  const page = `# Figures\n\nWritten by \`npm run bench\` on ${day}: ${machine}. Ratios were measured side by side in one run.\n\n${parts.map(table).join('\n')}`
  writeFileSync(join(root, 'docs/figures.md'), page)
  console.log('\ndocs/figures.md is written.')
}
