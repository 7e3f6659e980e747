import { type ArchiveEntry, openArchive } from '@youzine/archive/zip'
import { PHOTO_SIDE } from '@youzine/contract'
import type { GivenFile } from '../reading/read-archive.ts'
import type { PhotoWish } from '../reading/reading.ts'

export type PhotoRequest = { kind: 'open'; given: GivenFile[] } | { kind: 'make'; wish: PhotoWish }
export type PhotoReply = { photo: Blob | null }

const QUALITY = 0.82
/** Smaller ones are buttons and faces of web pages. */
const LEAST_SIDE = 160

let given: GivenFile[] = []
const zips = new Map<number, Promise<Map<string, ArchiveEntry>>>()

self.onmessage = async ({ data: request }: MessageEvent<PhotoRequest>) => {
  if (request.kind === 'open') {
    given = request.given
    return
  }
  // A picture that cannot be drawn is left where it is.
  const photo = await bytesOf(request.wish)
    .then((data) => data && madeSmall(data))
    .catch(() => null)
  postMessage({ photo } satisfies PhotoReply)
}

/** A zip is opened once, and only if something of it is wanted. */
function entriesOf(at: number, file: File) {
  const known =
    zips.get(at) ??
    openArchive(file).then(({ pictures }) => new Map(pictures.map((entry) => [entry.path, entry])))
  zips.set(at, known)
  return known
}

async function bytesOf({ given: at, path }: PhotoWish): Promise<Blob | null> {
  const one = given[at]
  if (!one) return null
  if (one.path === path) return one.file
  const entry = (await entriesOf(at, one.file)).get(path)
  return entry ? new Blob([(await entry.read()) as Uint8Array<ArrayBuffer>]) : null
}

/** Drawn anew from its pixels: whatever else the file says, where and when and with what, stays behind. */
async function madeSmall(data: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(data)
  const longest = Math.max(bitmap.width, bitmap.height)
  if (longest < LEAST_SIDE) return null
  const scale = Math.min(1, PHOTO_SIDE / longest)
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // Some browsers cannot write WebP, and give a PNG instead of saying so.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
