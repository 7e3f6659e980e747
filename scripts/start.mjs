// `npm start`: installs, builds and prepares what is missing, then runs the server and passes signals on.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  ensureDatabaseTemplate,
  ensureInstalled,
  ensureWebApp,
  nodeProgram,
  root,
  serverFlags,
} from './prepare.mjs'

ensureInstalled()
ensureWebApp()
ensureDatabaseTemplate()

const server = spawn(nodeProgram(), [...serverFlags, join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code) => process.exit(code ?? 1))
