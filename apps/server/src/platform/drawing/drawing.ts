import { join } from 'node:path'
import sharp from 'sharp'
import { installFonts } from './fonts.ts'
import { hanFamily } from './han.ts'
import { createLegible } from './legible.ts'

export interface TextOptions {
  text: string
  /** A family of the magazine, e.g. `Fraunces`. */
  font: string
  size: number
  colour: string
  width: number
  align?: 'left' | 'center'
  /** Between lines, in points. */
  spacing?: number
  /** Between letters, as a part of the size. */
  tracking?: number
  /** The height of a line, as a part of the usual one. */
  leading?: number
  /** So many words are there; the others wait in their places, faint. */
  told?: number
  wrap?: Wrap
}

/** Whether a word that is longer than its line may be broken, as it may where nothing is said. */
type Wrap = 'word' | 'word-char'

export interface DrawnText {
  png: Buffer
  width: number
  height: number
  size: number
  /** How it was broken into lines: drawn again in the same way, it has the same lines. */
  wrap: Wrap
  isEmpty: boolean
}

const DOTS_PER_INCH = 72

/** One clear pixel. */
const NOTHING: DrawnText = {
  png: await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
    .png()
    .toBuffer(),
  width: 1,
  height: 1,
  size: 1,
  wrap: 'word-char',
  isEmpty: true,
}

const escapeMarkup = (text: string) =>
  text
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[<>&]/g, (mark) => ({ '<': '&lt;', '>': '&gt;' })[mark] ?? '&amp;')

export type Drawing = ReturnType<typeof createDrawing>

/** Text in any script, with its emoji, as a picture; and pictures laid on each other. */
export function createDrawing(cacheDir: string) {
  let ready: Promise<void> | undefined
  const keepLegible = createLegible((sign) =>
    draw({ text: sign, font: 'Noto Sans', size: 32, colour: '#000', width: 200 }),
  )

  async function legible(text: string): Promise<string> {
    ready ??= installFonts(join(cacheDir, 'fonts'))
    await ready
    return keepLegible(text)
  }

  async function text(options: TextOptions): Promise<DrawnText> {
    const words = await legible(options.text)
    return words.trim() ? draw({ ...options, text: words }) : NOTHING
  }

  return {
    text,
    legible,

    /** As large as fits without breaking a word; what does not fit at the smallest size is cut. */
    async fitted(options: TextOptions, height: number, smallest: number): Promise<DrawnText> {
      for (let size = options.size; size > smallest; size = Math.floor(size * 0.9)) {
        const drawn = await text({ ...options, size, wrap: 'word' })
        if (drawn.height <= height && drawn.width <= (options.width ?? drawn.width)) return drawn
      }
      let words = options.text
      for (;;) {
        const drawn = await text({ ...options, text: words, size: smallest })
        if (drawn.height <= height || words.length < 8) return drawn
        words = `${shortened(words, Math.floor(words.length * 0.85))}…`
      }
    },
  }
}

/** The text engine measures letters in 1,024ths of a point. */
const UNITS = 1024
const FAINT = '24%'

function markupOf({ text, size, colour, tracking = 0, leading, told }: TextOptions): string {
  const words = text.split(/(?<=\s)/)
  const [said, waiting] =
    told === undefined ? [text, ''] : [words.slice(0, told).join(''), words.slice(told).join('')]
  const look = [
    `foreground="${colour}"`,
    ...(tracking ? [`letter_spacing="${Math.round(tracking * size * UNITS)}"`] : []),
    ...(leading ? [`line_height="${leading}"`] : []),
  ].join(' ')
  const faint = waiting ? `<span fgalpha="${FAINT}">${escapeMarkup(waiting)}</span>` : ''
  return `<span ${look}>${escapeMarkup(said)}${faint}</span>`
}

async function draw(options: TextOptions): Promise<DrawnText> {
  const { text, font, size, width, align, spacing, wrap = 'word-char' } = options
  const drawn = await sharp({
    text: {
      text: markupOf(options),
      font: `${[font, hanFamily(text)].filter(Boolean).join(',')} ${size}`,
      rgba: true,
      dpi: DOTS_PER_INCH,
      width,
      wrap,
      ...(align === 'center' ? { align: 'centre' as const } : {}),
      ...(spacing === undefined ? {} : { spacing }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: drawn.data, width: drawn.info.width, height: drawn.info.height, size, wrap, isEmpty: false }
}

/** At most so many characters, ending with a whole word and a whole character. */
export function shortened(text: string, most: number): string {
  const whole = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  if (whole.length <= most) return text
  const cut = whole.slice(0, most).join('')
  const space = cut.lastIndexOf(' ')
  return (space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.…–—-]+$/, '')
}
