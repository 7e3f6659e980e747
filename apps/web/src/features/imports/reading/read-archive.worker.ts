import {
  type ArchivePost,
  decodeFile,
  fileName,
  isPicture,
  isPostFile,
  judgePaths,
  NotAnArchiveFile,
  readPosts,
  summariser,
} from '@youzine/archive'
import { type ArchiveVerdict, openArchive } from '@youzine/archive/zip'
import { wishedPhotos } from '../photos/wishes.ts'
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
  const reading: Reading = { summary, files: [], given: [], broken: [], photos: [] }
  const pictured: ArchivePost[] = []
  const pictures: { given: number; path: string }[] = []
  const now = Date.now()

  function take(path: string, bytes: Uint8Array<ArrayBuffer>) {
    const name = distinctName(
      fileName(path),
      reading.files.map(({ name: taken }) => taken),
    )
    try {
      const posts = [...readPosts(decodeFile(bytes), now)]
      for (const post of posts) if (add(post) && post.text && post.media.length > 0) pictured.push(post)
      const file: PostFile = { name, data: new Blob([bytes], { type: 'application/json' }) }
      reading.files.push(file)
    } catch (error) {
      if (!(error instanceof NotAnArchiveFile)) throw error
      reading.broken.push({ name, reason: error.message })
    }
  }

  async function readZip({ file, path }: Given, at: number) {
    const archive = await openArchive(file)
    pictures.push(...archive.pictures.map((entry) => ({ given: at, path: entry.path })))
    reading.given.push({ name: path, verdict: archive.verdict })
    for (const left of archive.leftOut)
      reading.broken.push({
        name: fileName(left),
        reason: 'Its name points out of the archive, so it was left out.',
      })
    for (const [done, entry] of archive.entries.entries()) {
      try {
        take(entry.path, (await entry.read()) as Uint8Array<ArrayBuffer>)
      } catch (error) {
        reading.broken.push({ name: fileName(entry.path), reason: (error as Error).message })
      }
      say({
        kind: 'progress',
        progress: { done: done + 1, total: archive.entries.length, posts: summary.records },
      })
    }
    await archive.close()
  }

  const zips = given.filter(isZip)
  for (const zip of zips) await readZip(zip, given.indexOf(zip))
  const loose = given.filter((one) => !isZip(one))
  if (loose.length) {
    const verdict: ArchiveVerdict = judgePaths(loose.map(({ path }) => path))
    reading.given.push({
      name: folderName(loose),
      verdict: verdict === 'something_else' && zips.length === 0 ? 'not_a_zip' : verdict,
    })
    for (const { file, path } of loose.filter((one) => isPostFile(one.path)))
      take(path, new Uint8Array(await file.arrayBuffer()))
    for (const [at, one] of given.entries())
      if (!isZip(one) && isPicture(one.path)) pictures.push({ given: at, path: one.path })
  }
  reading.photos = await wishedPhotos(pictured, pictures)
  return reading
}

const folderName = (files: Given[]) => files[0]?.path.split('/')[0] ?? 'your files'
