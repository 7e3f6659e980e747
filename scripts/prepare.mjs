// Plain JavaScript for Node 18 and later without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const cacheFolder = join(root, '.cache')
const NODE_MAJOR = 24

/** Node keeps what it compiled, so that the next start (and every process of the tests) need not do it again. */
process.env.NODE_COMPILE_CACHE ??= join(cacheFolder, 'compiled')

export const say = (message) => console.log(`[youzine] ${message}`)

export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

export const which = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const changedSince = (stamp, value) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== value

/** npm writes a list of its own at the end of an install: newer than the lock file means that one was done since. */
function installedByHand() {
  const listed = join(root, 'node_modules', '.package-lock.json')
  return existsSync(listed) && statSync(listed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = join(root, 'node_modules', '.installed')
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`
  if (!changedSince(stamp, wanted)) return
  if (installedByHand()) return writeFileSync(stamp, wanted)
  say('installing packages (once, about a minute)')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // onnxruntime's own install step only fetches what graphics cards need.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status !== 0) fail('The packages could not be installed. Check the network and try again.')
  writeFileSync(stamp, wanted)
}

/** Linux gets the right Node with the packages; elsewhere the installed one must be new enough. */
export function nodeProgram() {
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  return fail(
    `Youzine needs Node ${NODE_MAJOR} or newer on this system, and this is ${process.versions.node}. Get it from https://nodejs.org and try again.`,
  )
}

/** Node prints no warning about its own SQLite, which the data folder's lock uses. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning']

/** What the server itself is started with (docs/decisions/0020). */
export const serverFlags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'))

export function runNode(args, options = {}) {
  return spawnSync(nodeProgram(), [...nodeFlags, ...args], { cwd: root, stdio: 'inherit', ...options })
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

function hashOf(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders)
    for (const path of [...filesBelow(join(root, folder))].sort())
      hash.update(path.slice(root.length)).update(statSync(path).size < 4_000_000 ? readFileSync(path) : '')
  return hash.digest('hex')
}

/** What the front page shows of the sample is what the author gives; made anew when either has changed. */
export function ensureSampleIssue() {
  const made = join(root, 'apps/web/src/features/home-spread/sample-issue.json')
  const stamp = join(cacheFolder, 'sample-issue.stamp')
  const wanted = hashOf(['packages/author/src', 'packages/words/src', 'packages/sample/src'])
  if (existsSync(made) && !changedSince(stamp, wanted)) return
  say('writing the sample issue')
  if (runNode([join(root, 'scripts/write-sample-issue.ts')]).status !== 0)
    fail('The sample issue could not be written.')
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stamp, wanted)
}

export function ensureWebApp() {
  ensureSampleIssue()
  const stamp = join(root, 'apps', 'web', 'dist', '.built-from')
  const wanted = hashOf(['apps/web', 'packages'])
  if (!changedSince(stamp, wanted)) return
  say('building the web app')
  const built = runNode([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
  })
  if (built.status !== 0) fail('The web app could not be built.')
  writeFileSync(stamp, wanted)
}

export function ensureDatabaseTemplate() {
  mkdirSync(cacheFolder, { recursive: true })
  const made = runNode([join(root, 'apps/server/src/platform/db/embedded/build-template.ts')])
  if (made.status !== 0) fail('The empty database could not be prepared.')
}
