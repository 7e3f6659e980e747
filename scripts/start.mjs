// `npm start`: installs, builds and prepares what is missing, then runs the server, passes signals on, and starts a
// server that died anew.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  ensureDatabaseTemplate,
  ensureInstalled,
  ensureWebApp,
  nodeProgram,
  root,
  say,
  serverFlags,
} from './prepare.mjs'

/** The server's own word that starting again would not help: a bad setting, a port that is taken. */
const EXIT_REFUSED = 78
const LONGEST_PAUSE_MS = 30_000
const HEALTHY_AFTER_MS = 60_000

ensureInstalled()
ensureWebApp()
ensureDatabaseTemplate()

let server
let isStopping = false
let pause = 1000

function run() {
  const began = Date.now()
  server = spawn(nodeProgram(), [...serverFlags, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  server.on('exit', (code) => {
    if (isStopping || code === 0) process.exit(code ?? 0)
    if (code === EXIT_REFUSED) process.exit(1)
    pause = Date.now() - began > HEALTHY_AFTER_MS ? 1000 : Math.min(pause * 2, LONGEST_PAUSE_MS)
    say(`the server ended unexpectedly; starting it again in ${pause / 1000} s`)
    setTimeout(run, pause)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopping = true
    if (!server || server.exitCode !== null || server.signalCode !== null) process.exit(0)
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })
run()
