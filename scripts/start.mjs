// `npm start`: installs, builds and prepares what is missing, then runs the server and keeps it running.
import { join } from 'node:path'
import { keepRunning } from './keep-running.mjs'
import {
  ensureDatabaseTemplate,
  ensureInstalled,
  ensureWebApp,
  nodeProgram,
  root,
  say,
  serverFlags,
} from './prepare.mjs'

ensureInstalled()
ensureWebApp()
ensureDatabaseTemplate()
keepRunning(nodeProgram(), [...serverFlags, join(root, 'apps/server/src/main.ts')], { cwd: root, say })
