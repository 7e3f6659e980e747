import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Drawing, DrawnText } from '#platform/drawing/drawing.ts'
import type { Storage } from '#platform/storage/storage.ts'

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

const PAPER = '#fbf8f3'
const INK = '#1b1a17'
const SOFT = '#5d5850'
const COVER = '#b8351f'
const ON_COVER = '#fff8f0'
const PANEL = 300
const MARGIN = 64
const COLUMN = PICTURE_WIDTH - PANEL - 2 * MARGIN
/** Goes up with every change of how a picture is drawn. */
const LOOK = 2

export const keyOfPicture = (hash: string) => `shares/${hash}.png`

export interface Front {
  title: string
  standfirst: string
  /** Who it is about, in words. */
  about: string
  topic: string | null
  /** How long each paragraph is: the panel is a page of them. */
  lengths: number[]
}

/** Another for everything that makes another picture. */
export const versionOf = (front: Front) =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, front]))
    .digest('hex')
    .slice(0, 20)

export type Pictures = ReturnType<typeof createPictures>

/**
 * The picture beside a link: the magazine's look in 1200 by 630, drawn once and kept. One file for a link, which
 * says inside which version it is: whoever deletes the link knows its name, and a name that changed leaves nothing.
 */
export function createPictures({ drawing, storage }: { drawing: Drawing; storage: Storage }) {
  return {
    async of(hash: string, front: Front): Promise<Uint8Array> {
      const version = versionOf(front)
      const known = await storage.get(keyOfPicture(hash))
      if (known && Buffer.from(known).includes(version)) return known
      const png = await draw(drawing, front, version)
      await storage.put(keyOfPicture(hash), png, 'image/png')
      return png
    },
    forget: (hash: string) => storage.remove(keyOfPicture(hash)),
  }
}

const FROM_THE_RIGHT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** What is written from the right begins at the right. */
const leftOf = (text: string, { width }: DrawnText) =>
  FROM_THE_RIGHT.test(text) ? MARGIN + COLUMN - width : MARGIN

async function draw(drawing: Drawing, front: Front, version: string): Promise<Buffer> {
  const { title, standfirst, about, topic } = front
  const base = { font: 'Fraunces', colour: INK, width: COLUMN }
  const masthead = await drawing.text({ ...base, text: 'Youzine', size: 34, colour: ON_COVER, width: PANEL })
  const line = await drawing.fitted(
    { ...base, font: 'Noto Sans', text: about, size: 22, colour: SOFT },
    34,
    16,
  )
  const large = (text: string) => drawing.fitted({ ...base, text, size: 112, spacing: 2 }, 300, 38)
  const own = await large(title)
  // There may be no font for its script.
  const heading = own.isEmpty ? await large(topic ?? about) : own
  const words = await drawing.fitted(
    { ...base, font: 'Newsreader', text: standfirst, size: 30, colour: SOFT },
    110,
    24,
  )
  const foot = topic
    ? await drawing.fitted({ ...base, font: 'Noto Sans', text: topic, size: 20, colour: COVER }, 30, 16)
    : null
  const block = heading.height + 30 + words.height
  const top = Math.max(MARGIN + line.height + 20, Math.round((PICTURE_HEIGHT - block) / 2) - 6)
  return sharp(Buffer.from(background(front.lengths)))
    .composite([
      { input: masthead.png, left: PICTURE_WIDTH - PANEL + 36, top: 56 },
      { input: line.png, left: leftOf(about, line), top: MARGIN - 8 },
      { input: heading.png, left: leftOf(own.isEmpty ? (topic ?? about) : title, heading), top },
      { input: words.png, left: leftOf(standfirst, words), top: top + heading.height + 30 },
      ...(foot ? [{ input: foot.png, left: MARGIN, top: PICTURE_HEIGHT - MARGIN - foot.height + 10 }] : []),
    ])
    .withExif({ IFD0: { ImageDescription: version } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The panel's lines are the article's own paragraphs, as long as they are. */
function background(lengths: number[]): string {
  const left = PICTURE_WIDTH - PANEL
  const longest = Math.max(...lengths, 1)
  const rows = lengths.slice(0, 22)
  const lines = rows.map((length, at) => {
    const width = Math.max(14, Math.round((length / longest) * (PANEL - 72)))
    return `<rect x="${left + 36}" y="${132 + at * 20}" width="${width}" height="6" rx="3" fill="${ON_COVER}" opacity="${at % 3 === 0 ? 0.85 : 0.45}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/><rect x="${left}" width="${PANEL}" height="100%" fill="${COVER}"/>${lines.join('')}</svg>`
}
