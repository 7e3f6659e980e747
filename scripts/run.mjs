// Runs a file of the project, or a tool of its packages, with the right Node: `node scripts/run.mjs FILE [ARGS]`.
import { ensureInstalled, runNode } from './prepare.mjs'

ensureInstalled()
process.exit(runNode(process.argv.slice(2)).status ?? 1)
