/** Writes the sample archive that the product serves: `node packages/sample/src/write-zip.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveFiles } from './build.ts'
import { zipOf } from './zip.ts'

const target = join(import.meta.dirname, '../../../apps/web/public/sample-archive.zip')
writeFileSync(target, zipOf(archiveFiles()))
