// `npm run dev`: the server restarts and the pages reload when a file changes. Pages on 3000, server on 3001.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import {
  ensureDatabaseTemplate,
  ensureInstalled,
  ensureSampleIssue,
  nodeProgram,
  root,
  serverFlags,
} from './prepare.mjs'

ensureInstalled()
ensureSampleIssue()
ensureDatabaseTemplate()

const WEB_PORT = process.env.PORT ?? '3000'
const API_PORT = String(Number(WEB_PORT) + 1)
const api = { PORT: API_PORT, PUBLIC_URL: `http://localhost:${WEB_PORT}` }
const web = { YOUZINE_WEB_PORT: WEB_PORT, YOUZINE_API_PORT: API_PORT }

const start = (args, env, cwd = root) =>
  spawn(nodeProgram(), args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })

const processes = [
  start([...serverFlags, '--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], api),
  start([join(root, 'node_modules/vite/bin/vite.js')], web, join(root, 'apps/web')),
]
const stop = () => {
  for (const running of processes) running.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const running of processes) running.on('exit', stop)
