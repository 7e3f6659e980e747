import sharp from 'sharp'
import type { DrawnText } from './drawing.ts'

/** Nobody's characters, of four and of six digits: whatever fonts there are, these are drawn as boxes. */
const NOBODYS = ['\ufdd0', '\u{10ffff}']
/** Drawn by every font we bring, or not at all. */
const SURE = /[\p{ASCII}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u

const characters = new Intl.Segmenter()
const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * A text without the characters that no font here can draw: the text engine would draw a box with a number for each.
 * It does not say so; but its boxes are all alike around the edge.
 */
export function createLegible(draw: (text: string) => Promise<DrawnText>) {
  const known = new Map<string, Promise<boolean>>()
  let boxes: Promise<Set<string>> | undefined

  async function edgeOf(sign: string): Promise<string> {
    const { png, width, height } = await draw(sign)
    const alpha = await sharp(png).ensureAlpha().extractChannel('alpha').raw().toBuffer()
    const edge = [alpha.subarray(0, width), alpha.subarray(width * (height - 1))]
    for (let row = 0; row < height; row += 1)
      edge.push(
        alpha.subarray(row * width, row * width + 1),
        alpha.subarray((row + 1) * width - 1, (row + 1) * width),
      )
    return `${width} ${height} ${Buffer.concat(edge).toString('base64')}`
  }

  async function isDrawable(sign: string): Promise<boolean> {
    boxes ??= Promise.all(NOBODYS.map(edgeOf)).then((edges) => new Set(edges))
    return !(await boxes).has(await edgeOf(sign))
  }

  function ask(sign: string): Promise<boolean> {
    // What cannot be drawn even alone has no picture either.
    const asked = known.get(sign) ?? isDrawable(sign).catch(() => false)
    known.set(sign, asked)
    return asked
  }

  return async (text: string): Promise<string> => {
    const unsure = [...new Set(text)].filter((sign) => !SURE.test(sign))
    const answers = await Promise.all(unsure.map(ask))
    const missing = new Set(unsure.filter((_, at) => !answers[at]))
    if (missing.size === 0) return text
    const left = Array.from(characters.segment(text), ({ segment }) => segment)
      .filter((segment) => ![...segment].some((sign) => missing.has(sign)))
      .join('')
    // Of a text in another script only its dots would be left.
    return lettersIn(left) * 2 < lettersIn(text) ? '' : left.replace(/ {2,}/g, ' ').trim()
  }
}
