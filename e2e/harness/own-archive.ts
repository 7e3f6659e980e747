import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import JSZip from 'jszip'

const SAMPLE = join(import.meta.dirname, '../../apps/web/public/sample-archive.zip')
const OWN = { timestamp: 1_400_000_000, data: [{ post: 'All of this is mine, and not hers.' }] }

/** As large a life as the sample's, with a post in it that is not: somebody's own archive. */
export async function anOwnArchive() {
  const zip = await JSZip.loadAsync(await readFile(SAMPLE))
  for (const { name } of zip.file(/\/your_posts[^/]*\.json$/)) {
    const posts = JSON.parse((await zip.file(name)?.async('string')) ?? '[]')
    zip.file(name, JSON.stringify([OWN, ...posts]))
  }
  const buffer = await zip.generateAsync({ type: 'nodebuffer' })
  return { name: 'facebook.zip', mimeType: 'application/zip', buffer }
}
