// A program of the adversarial test: prints every regular expression that `new RegExp` makes, and where, while the
// author's modules are loaded and while they read, write, answer and assist. In a process of its own, because what is
// loaded already makes nothing again.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Built {
  file: string
  line: number
  source: string
  flags: string
}

const packages = join(import.meta.dirname, '../../..')
const built = new Map<string, Built>()

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]: [string | RegExp, string?]) {
    const made = new target(pattern, flags)
    const at = new Error().stack
      ?.split('\n')
      .map((line) => /(?:file:\/\/)?(\/[^\s():]+\.ts):(\d+):\d+/.exec(line))
      .find((found) => found && found[1] !== import.meta.filename)
    if (at?.[1]?.startsWith(packages)) {
      const one = {
        file: at[1].slice(packages.length + 1),
        line: Number(at[2]),
        source: made.source,
        flags: made.flags,
      }
      built.set(JSON.stringify(one), one)
    }
    return made
  },
})

for (const folder of ['words/src', 'archive/src', 'author/src'])
  for (const file of readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }))
    if (
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !/(?:^|\/)(?:testing|command-line|build-patterns|time-pattern)/.test(file)
    )
      await import(join(packages, folder, file))

const { fixtures } = await import('../fixtures/all.ts')
const author = await import('../index.ts')
const today = '2026-01-01'
for (const name of ['funny', 'spanish', 'lehrerin', 'keeper']) {
  const { posts, firstName } = fixtures[name] as (typeof fixtures)[string]
  const analysis = author.analyse(posts, { today, firstName })
  const asked = { posts, analysis, person: { firstName }, today }
  for (const { key } of author.topics) author.write({ ...asked, topic: key })
  for (const question of [
    'When did I last travel?',
    'How old is she?',
    '¿Cuántas veces?',
    'Wie groß war es?',
  ])
    author.talk({ ...asked, question })
  author.suggestQuestions({ ...asked, article: { title: '', standfirst: '', paragraphs: [] } })
}
const { readNote } = await import('../notes/read-note.ts')
const { TABLE, featuresOf } = await import('../notes/notes.table.ts')
for (const row of TABLE) readNote(row.note, featuresOf(row.language))
const { REQUESTS } = await import('../assistant/testing/requests.table.ts')
const { play } = await import('../assistant/testing/judge.ts')
for (const row of REQUESTS) play(row)

process.stdout.write(JSON.stringify([...built.values()]))
