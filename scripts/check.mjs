// `npm run check`: format and lint (Biome), types (TypeScript).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ensureSampleIssue, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureSampleIssue()
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const results = [
  spawnSync(process.execPath, [biome, 'check', '--error-on-warnings', '.'], { cwd: root, stdio: 'inherit' }),
  runNode([join(root, 'node_modules/typescript/bin/tsc'), '-b']),
]
process.exit(results.some(({ status }) => status !== 0) ? 1 : 0)
