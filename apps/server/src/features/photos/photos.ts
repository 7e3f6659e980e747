import sharp from 'sharp'
import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import type { Storage } from '#platform/storage/storage.ts'

const SIDE = 512
const MAX_PIXELS = 40_000_000

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
  const options = { limitInputPixels: false, failOn: 'error' } as const
  const { width = 0, height = 0 } = await sharp(data, options).metadata()
  if (width * height > MAX_PIXELS)
    throw new Problem('invalid', {
      message: 'This picture has too many pixels. Please choose a smaller one.',
    })
  return sharp(data, { ...options, limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
}

const notAPicture = () =>
  problem('unsupported_media', 'Please choose a photo: a JPEG, PNG, WebP, GIF or AVIF file.')

/** Photos are drawn anew from their pixels: no metadata, no hidden second file, one size. */
export function createPhotos({ storage }: { storage: Storage }) {
  return {
    async store(data: Buffer): Promise<string> {
      if (!isRasterImage(data)) throw notAPicture()
      const picture = await reencode(data).catch((error: unknown) => {
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
