// `npm test`: everything. `npm test -- NAME` runs only the test files whose path holds NAME.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import {
  cacheFolder,
  ensureDatabaseTemplate,
  ensureInstalled,
  ensureWebApp,
  root,
  runNode,
  say,
} from './prepare.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'

const WHY_LINES = 12
const filters = process.argv.slice(2)
const reports = join(cacheFolder, 'tests')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
ensureWebApp()
ensureDatabaseTemplate()

const postgres = await startPostgres()
if (!postgres) say('No PostgreSQL can be started here: the server tests run on the embedded database only.')
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--passWithNoTests', ...filters]
runNode([...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`], {
  env: { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) },
})
await postgres?.stop()

const chromium = ensureChromium()
if (chromium === null) say('No Chromium can be had here: install one, or set CHROMIUM_PATH.')
else
  runNode([join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--pass-with-no-tests', ...filters], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  })

const read = (path, reader) => {
  try {
    return reader(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // A runner that left no report has failed as a whole.
    return [{ title: path, status: 'failed', project: '' }]
  }
}
const results = [...read(vitestReport, readVitest), ...read(playwrightReport, readPlaywright)]
if (!postgres) {
  const embedded = results.filter(({ project }) => project === 'embedded')
  results.push(...embedded.map((result) => ({ ...result, project: 'postgres', status: 'skipped' })))
}
writeFileSync(join(reports, 'results.json'), JSON.stringify(results, null, 1))

const count = (status) => results.filter((result) => result.status === status).length
const name = (said, list) => {
  for (const { title, project, why = '' } of list) {
    console.log(`${said}: ${title} (${project})`)
    console.log(stripVTControlCharacters(why).split('\n').slice(0, WHY_LINES).join('\n'))
  }
}
name(
  'passed at the second try',
  results.filter(({ isShaky }) => isShaky),
)
name(
  'failed',
  results.filter(({ status }) => status === 'failed'),
)
const skipped = count('skipped')
console.log(`${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(count('failed') ? 1 : 0)
