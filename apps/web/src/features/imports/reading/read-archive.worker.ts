import {
  decodeFile,
  fileName,
  isPostFile,
  judgePaths,
  NotAnArchiveFile,
  readPosts,
  summariser,
} from '@youzine/archive'
import { type ArchiveVerdict, openArchive } from '@youzine/archive/zip'
import { distinctName, type PostFile, type ReaderMessage, type Reading } from './reading.ts'

type Given = { file: File; path: string }

const say = (message: ReaderMessage) => postMessage(message)
const isZip = ({ file, path }: Given) => /\.zip$/i.test(path) || file.type.includes('zip')

// Off the main thread: an archive of three gigabytes must not stop the page.
self.onmessage = async ({ data: given }: MessageEvent<Given[]>) => {
  try {
    say({ kind: 'done', reading: await readAll(given) })
  } catch (error) {
    say({ kind: 'failed', message: (error as Error).message })
  }
}

async function readAll(given: Given[]): Promise<Reading> {
  const { add, summary } = summariser()
  const reading: Reading = { summary, files: [], given: [], broken: [] }
  const now = Date.now()

  function take(path: string, bytes: Uint8Array<ArrayBuffer>) {
    const name = distinctName(
      fileName(path),
      reading.files.map(({ name: taken }) => taken),
    )
    try {
      const posts = [...readPosts(decodeFile(bytes), now)]
      for (const post of posts) add(post)
      const file: PostFile = { name, data: new Blob([bytes], { type: 'application/json' }) }
      reading.files.push(file)
    } catch (error) {
      if (!(error instanceof NotAnArchiveFile)) throw error
      reading.broken.push({ name, reason: error.message })
    }
  }

  async function readZip({ file, path }: Given) {
    const archive = await openArchive(file)
    reading.given.push({ name: path, verdict: archive.verdict })
    for (const left of archive.leftOut)
      reading.broken.push({
        name: fileName(left),
        reason: 'Its name points out of the archive, so it was left out.',
      })
    for (const [at, entry] of archive.entries.entries()) {
      try {
        take(entry.path, (await entry.read()) as Uint8Array<ArrayBuffer>)
      } catch (error) {
        reading.broken.push({ name: fileName(entry.path), reason: (error as Error).message })
      }
      say({
        kind: 'progress',
        progress: { done: at + 1, total: archive.entries.length, posts: summary.records },
      })
    }
    await archive.close()
  }

  const zips = given.filter(isZip)
  for (const zip of zips) await readZip(zip)
  const loose = given.filter((one) => !isZip(one))
  if (loose.length) {
    const verdict: ArchiveVerdict = judgePaths(loose.map(({ path }) => path))
    reading.given.push({
      name: folderName(loose),
      verdict: verdict === 'something_else' && zips.length === 0 ? 'not_a_zip' : verdict,
    })
    for (const { file, path } of loose.filter((one) => isPostFile(one.path)))
      take(path, new Uint8Array(await file.arrayBuffer()))
  }
  return reading
}

const folderName = (files: Given[]) => files[0]?.path.split('/')[0] ?? 'your files'
