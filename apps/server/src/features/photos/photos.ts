import sharp from 'sharp'
import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { semaphore } from '#platform/semaphore.ts'
import type { Storage } from '#platform/storage/storage.ts'

const SIDE = 512
/** A JPEG is made smaller while it is read; anything else must first stand whole in memory. */
const MAX_PIXELS = { jpeg: 64_000_000, other: 16_000_000 }
const MOST_PAGES = 2000
const WAITING = 20

sharp.concurrency(1)
sharp.cache(false)

const keyOf = (photoId: string) => `avatars/${photoId}.webp`

const startsWith = (data: Buffer, text: string, at = 0) =>
  data.toString('latin1', at, at + text.length) === text

/** By its first bytes, never by its name or what the browser says: sharp would decode SVG too. */
function isRasterImage(data: Buffer): boolean {
  return (
    startsWith(data, '\xff\xd8\xff') ||
    startsWith(data, '\x89PNG\r\n\x1a\n') ||
    startsWith(data, 'GIF8') ||
    (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8)) ||
    startsWith(data, 'ftypavif', 4)
  )
}

async function reencode(data: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const
  const { width = 0, height = 0, format, pages = 1 } = await sharp(data, options).metadata()
  const most = MAX_PIXELS[format === 'jpeg' ? 'jpeg' : 'other']
  if (width * height > most || pages > MOST_PAGES)
    throw new Problem('invalid', {
      message: 'This picture has too many pixels. Please choose a smaller one.',
    })
  return sharp(data, { ...options, limitInputPixels: most })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
}

const notAPicture = () =>
  problem('unsupported_media', 'Please choose a photo: a JPEG, PNG, WebP, GIF or AVIF file.')

/** Photos are drawn anew from their pixels: no metadata, no hidden second file, one size. */
export function createPhotos({ storage }: { storage: Storage }) {
  // A small file can be a large picture, whoever sends it.
  const oneAtATime = semaphore(1, WAITING, () => problem('unavailable'))
  return {
    async store(data: Buffer): Promise<string> {
      if (!isRasterImage(data)) throw notAPicture()
      const picture = await oneAtATime(() => reencode(data)).catch((error: unknown) => {
        throw error instanceof Problem ? error : notAPicture()
      })
      const photoId = publicName()
      await storage.put(keyOf(photoId), picture, 'image/webp')
      return photoId
    },
    get: (photoId: string) => storage.get(keyOf(photoId)),
    remove: (photoId: string) => storage.remove(keyOf(photoId)),
    keyOf,
  }
}
export type Photos = ReturnType<typeof createPhotos>
