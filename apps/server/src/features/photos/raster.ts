import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

export type RasterKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const startsWith = (data: Buffer, text: string, at = 0) =>
  data.toString('latin1', at, at + text.length) === text

/** By its first bytes, never by its name or what the browser says: sharp would decode SVG too. */
export function rasterKindOf(data: Buffer): RasterKind | null {
  if (startsWith(data, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(data, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(data, 'GIF8')) return 'gif'
  if (startsWith(data, 'RIFF') && startsWith(data, 'WEBP', 8)) return 'webp'
  return startsWith(data, 'ftypavif', 4) ? 'avif' : null
}

const OPTIONS = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const

/** What its head says, before a single pixel is read. */
export async function measure(data: Buffer) {
  const { width = 0, height = 0, format, pages = 1 } = await sharp(data, OPTIONS).metadata()
  return { width, height, format, pages }
}

/** To be drawn anew from its pixels; more than `mostPixels` are refused in the middle, whatever the head said. */
export const reader = (data: Buffer, mostPixels: number) =>
  sharp(data, { ...OPTIONS, limitInputPixels: mostPixels }).rotate()
