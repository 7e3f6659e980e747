import type { Caption, Chart, Papers } from '@youzine/drawings'
import sharp from 'sharp'
import type { Drawing } from './drawing.ts'

export interface Layer {
  input: Buffer
  left: number
  top: number
}

const FONTS: Record<Caption['face'], string> = { display: 'Fraunces', plain: 'Noto Sans' }

const DESCENDS = /[gjpqyQ,;()]/

/** The words of a chart as pictures, for a chart that is drawn at this place and in this size. */
export function captionLayers(
  drawing: Drawing,
  { captions }: Chart,
  papers: Papers,
  { left, top, scale }: { left: number; top: number; scale: number },
): Promise<Layer[]> {
  return Promise.all(
    captions.map(async ({ text, x, y, size, anchor, tone, turned, face }) => {
      const drawn = await drawing.text({
        text,
        font: FONTS[face],
        size: Math.max(10, Math.round(size * scale)),
        colour: papers[tone],
        width: 900,
      })
      const set = { middle: drawn.width / 2, start: 0, end: drawn.width }[anchor]
      // A caption's place is its base line; a picture's is its corner, and it ends with the lowest letter.
      const rise = drawn.height * (DESCENDS.test(text) ? 0.8 : 1)
      if (!turned)
        return {
          input: drawn.png,
          left: Math.round(left + x * scale - set),
          top: Math.round(top + y * scale - rise),
        }
      const input = await sharp(drawn.png).rotate(turned, { background: '#0000' }).png().toBuffer()
      const { width = 0, height = 0 } = await sharp(input).metadata()
      const angle = (turned * Math.PI) / 180
      const [dx, dy] = [drawn.width / 2 - set, drawn.height / 2 - rise]
      return {
        input,
        left: Math.round(left + x * scale + dx * Math.cos(angle) - dy * Math.sin(angle) - width / 2),
        top: Math.round(top + y * scale + dx * Math.sin(angle) + dy * Math.cos(angle) - height / 2),
      }
    }),
  )
}
