// `npm run spec`: which requirements no passing test of the last `npm test` names.
// A requirement that was proved once must stay proved: docs/requirements/proved.txt remembers (`--update` adds to it).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, fail, root } from './prepare.mjs'

const folder = join(root, 'docs', 'requirements')
const provedFile = join(folder, 'proved.txt')
const resultsFile = join(cacheFolder, 'tests', 'results.json')
if (!existsSync(resultsFile)) fail('Run `npm test` first: this reads its results.')

const requirements = JSON.parse(readFileSync(join(folder, 'requirements.json'), 'utf8'))
const results = JSON.parse(readFileSync(resultsFile, 'utf8'))
const ids = new Set(requirements.map(({ id }) => id))
const namedBy = (status) =>
  new Set(
    results
      .filter((result) => result.status === status)
      .flatMap(({ title }) => [...title.matchAll(/\[([A-Z-]+-\d+)\]/g)].map(([, id]) => id)),
  )

const failed = namedBy('failed')
const proved = new Set([...namedBy('passed')].filter((id) => !failed.has(id)))
const unknown = [...proved].filter((id) => !ids.has(id))
const before = existsSync(provedFile) ? readFileSync(provedFile, 'utf8').split('\n').filter(Boolean) : []
const lost = before.filter((id) => !proved.has(id))

for (const { id, title } of requirements) if (!proved.has(id)) console.log(`${id.padEnd(10)} ${title}`)
console.log(
  `\n${proved.size - unknown.length} of ${requirements.length} requirements are named by a passing test.`,
)
if (unknown.length) console.log(`Named by a test but not a requirement: ${unknown.join(', ')}`)
if (process.argv.includes('--update') && !lost.length && !unknown.length)
  writeFileSync(
    provedFile,
    `${requirements
      .map(({ id }) => id)
      .filter((id) => proved.has(id))
      .join('\n')}\n`,
  )
if (lost.length) console.log(`Proved before, not any more: ${lost.join(', ')}`)
process.exit(lost.length || unknown.length ? 1 : 0)
