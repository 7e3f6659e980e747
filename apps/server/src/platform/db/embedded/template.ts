import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '../migrate.ts'

const repository = fileURLToPath(new URL('../../../../../../', import.meta.url))
const cacheFolder = join(repository, '.cache')

/** A migrated, empty database to copy: making one takes many seconds, copying it a fraction of one. */
export function templateFolder() {
  const require = createRequire(import.meta.url)
  const hash = createHash('sha256')
  for (const name of ['@electric-sql/pglite', 'pg-boss']) {
    const entry = require.resolve(name)
    const root = entry.slice(
      0,
      entry.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length,
    )
    hash.update(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
  }
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(join(migrationsFolder, file)))
  return join(cacheFolder, `database-template-${hash.digest('hex').slice(0, 16)}`)
}

/** Copies beside the target and renames, so that an interrupted start never leaves half a database. */
export async function copyTemplate(target: string): Promise<void> {
  const template = templateFolder()
  if (existsSync(target) || !existsSync(template)) return
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await cp(template, draft, { recursive: true })
  await rename(draft, target)
}
