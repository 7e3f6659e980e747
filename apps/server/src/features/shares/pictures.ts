import { createHash } from 'node:crypto'
import type { Drawing } from '#platform/drawing/drawing.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { drawPoster, type Front, type Size } from './poster.ts'

/** Goes up with every change of how a picture is drawn. */
const LOOK = 3

export const keyOfPicture = (hash: string) => `shares/${hash}.png`

/** Another for everything that makes another picture. */
export const versionOf = (front: Front, size: Size) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, size, front]))
    .digest('hex')
    .slice(0, 20)

export type Pictures = ReturnType<typeof createPictures>

/**
 * The picture beside a link, drawn once and kept. One file for a link, which says inside which version it is: whoever
 * deletes the link knows its name, and a name that changed leaves nothing.
 */
export function createPictures({ drawing, storage }: { drawing: Drawing; storage: Storage }) {
  const draw = (front: Front, size: Size) => drawPoster(drawing, front, size, versionOf(front, size))
  return {
    /** For its owner, who has asked for it; kept nowhere. */
    draw,
    async of(hash: string, front: Front): Promise<Uint8Array> {
      const known = await storage.get(keyOfPicture(hash))
      if (known && Buffer.from(known).includes(versionOf(front, 'link'))) return known
      const png = await draw(front, 'link')
      await storage.put(keyOfPicture(hash), png, 'image/png')
      return png
    },
    forget: (hash: string) => storage.remove(keyOfPicture(hash)),
  }
}
