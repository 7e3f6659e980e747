// Opens a zip of three gigabytes as the browser does, beside bare zip.js and two other libraries.
//   npm run bench -- bench/zip/run.ts [GIGABYTES]
import { spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import {
  BlobReader,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js'
import { unzipSync } from 'fflate'
import JSZip from 'jszip'
import { openArchive } from '../../packages/archive/src/zip/index.ts'
import { madeUpFiles } from '../posts.ts'

const GIGABYTES = Number(process.argv[2] ?? 3)
const PHOTO_BYTES = 180_000
const path = join(tmpdir(), `youzine-bench-${GIGABYTES}gb.zip`)

async function makeZip() {
  if (existsSync(path)) return
  const out = Writable.toWeb(createWriteStream(path)) as WritableStream<Uint8Array>
  const zip = new ZipWriter(out, { level: 0, zip64: true })
  const [posts = ''] = madeUpFiles(10_000)
  const photo = new Uint8Array(PHOTO_BYTES).map((_, at) => (at * 2_654_435_761) >>> 24)
  for (let n = 0; n < (GIGABYTES * 1e9) / PHOTO_BYTES; n += 1)
    await zip.add(`your_facebook_activity/posts/media/${n}.jpg`, new Uint8ArrayReader(photo))
  for (const n of [1, 2])
    await zip.add(
      `your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_${n}.json`,
      new TextReader(posts),
    )
  await zip.close()
}

const ways: Record<string, () => Promise<number>> = {
  ours: async () => {
    const archive = await openArchive(await openAsBlob(path))
    let bytes = 0
    for (const entry of archive.entries) bytes += (await entry.read()).length
    return bytes
  },
  'bare zip.js': async () => {
    const zip = new ZipReader(new BlobReader(await openAsBlob(path)), { useWebWorkers: false })
    let bytes = 0
    for (const entry of await zip.getEntries())
      if (!entry.directory && entry.filename.endsWith('.json'))
        bytes += (await entry.getData(new Uint8ArrayWriter())).length
    return bytes
  },
  JSZip: async () => {
    const zip = await JSZip.loadAsync(await (await openAsBlob(path)).arrayBuffer())
    const files = zip.file(/\.json$/)
    return (await Promise.all(files.map((file) => file.async('uint8array')))).reduce(
      (sum, { length }) => sum + length,
      0,
    )
  },
  fflate: async () => {
    const all = new Uint8Array(await (await openAsBlob(path)).arrayBuffer())
    const found = unzipSync(all, { filter: ({ name }) => name.endsWith('.json') })
    return Object.values(found).reduce((sum, { length }) => sum + length, 0)
  },
}

const [, , , way] = process.argv
if (way) {
  const from = performance.now()
  const bytes = await ways[way]?.()
  const seconds = ((performance.now() - from) / 1000).toFixed(2)
  const { maxRSS } = process.resourceUsage()
  console.log(
    `${way.padEnd(12)} ${seconds.padStart(7)} s   ${String(Math.round(maxRSS / 1024)).padStart(6)} MB   ${bytes} bytes of posts`,
  )
} else {
  await makeZip()
  // Each in a process of its own, so that its memory is its own.
  for (const name of Object.keys(ways)) {
    const run = spawnSync(process.execPath, [import.meta.filename, String(GIGABYTES), name], {
      encoding: 'utf8',
    })
    console.log(
      run.stdout.trim() ||
        `${name.padEnd(12)} fails: ${/(\w*Error[^\n]*)/.exec(run.stderr)?.[1] ?? 'no answer'}`,
    )
  }
}
process.exit(0)
