import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { semaphore } from '#platform/semaphore.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { measure, rasterKindOf, reader } from './raster.ts'

const SIDE = 512
/** A JPEG is made smaller while it is read; anything else must first stand whole in memory. */
const MAX_PIXELS = { jpeg: 64_000_000, other: 16_000_000 }
const MOST_PAGES = 2000
const WAITING = 20

const keyOf = (photoId: string) => `avatars/${photoId}.webp`

async function reencode(data: Buffer): Promise<Buffer> {
  const { width, height, format, pages } = await measure(data)
  const most = MAX_PIXELS[format === 'jpeg' ? 'jpeg' : 'other']
  if (width * height > most || pages > MOST_PAGES)
    throw new Problem('invalid', {
      message: 'This picture has too many pixels. Please choose a smaller one.',
    })
  return reader(data, most).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
}

const notAPicture = () =>
  problem('unsupported_media', 'Please choose a photo: a JPEG, PNG, WebP, GIF or AVIF file.')

/** Photos are drawn anew from their pixels: no metadata, no hidden second file, one size. */
export function createPhotos({ storage }: { storage: Storage }) {
  // A small file can be a large picture, whoever sends it.
  const oneAtATime = semaphore(1, WAITING, () => problem('unavailable'))
  return {
    async store(data: Buffer): Promise<string> {
      if (!rasterKindOf(data)) throw notAPicture()
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
