// Starts a throw-away PostgreSQL for the tests, wherever its programs can be found or installed.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { aptInstall } from './chromium.mjs'
import { which } from './prepare.mjs'

const DEBIAN = '/usr/lib/postgresql'

function programs() {
  const onPath = which('initdb')
  if (onPath) return dirname(onPath)
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) =>
    Number(spawnSync('id', [flag, 'postgres']).stdout) || Number(spawnSync('id', [flag, 'nobody']).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Where it is, and how to end it or let it go away for a while; null where no PostgreSQL can be started. */
export async function startPostgres(more = {}) {
  const nothing = async () => {}
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: nothing, goDown: nothing, comeUp: nothing }
  const bin = programs() ?? (aptInstall(['postgresql']) ? programs() : undefined)
  if (!bin) return null
  const who = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'youzine-postgres-'))
  if (who.uid) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const options = { ...who, cwd: folder, stdio: 'ignore' }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  )
  if (made.status !== 0) return null
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '200',
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server
  let ended
  const goDown = async () => {
    server.kill('SIGINT')
    await ended
  }
  const comeUp = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], options)
    ended = new Promise((resolve) => server.on('exit', resolve))
    for (let tries = 0; tries < 200; tries += 1) {
      if (await answers(port)) return true
      await new Promise((tick) => setTimeout(tick, 100))
    }
    return false
  }
  const stop = async () => {
    await goDown()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  if (await comeUp()) return { url, stop, goDown, comeUp }
  await stop()
  return null
}
