// `npm run check`: format and lint (Biome), types (TypeScript).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ensureSampleIssue, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureSampleIssue()
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
/** Known holes in what ships; where no registry answers, nothing is said. */
function audit() {
  const npm = process.env.npm_execpath
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json']
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', timeout: 60_000 })
    : spawnSync('npm', args, {
        cwd: root,
        encoding: 'utf8',
        timeout: 60_000,
        shell: process.platform === 'win32',
      })
  try {
    const { metadata } = JSON.parse(run.stdout)
    const { high = 0, critical = 0 } = metadata.vulnerabilities
    if (high + critical === 0) return { status: 0 }
    console.error(`npm audit: ${high} high, ${critical} critical. See \`npm audit --omit=dev\`.`)
    return { status: 1 }
  } catch {
    console.log('npm audit: the registry does not answer, so nothing is known.')
    return { status: 0 }
  }
}

const results = [
  spawnSync(process.execPath, [biome, 'check', '--error-on-warnings', '.'], { cwd: root, stdio: 'inherit' }),
  runNode([join(root, 'node_modules/typescript/bin/tsc'), '-b']),
  audit(),
]
process.exit(results.some(({ status }) => status !== 0) ? 1 : 0)
