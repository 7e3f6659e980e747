import type { Drawing, DrawnText, TextOptions } from './drawing.ts'

export interface Box {
  width: number
  height: number
}

/** At first sight a line of letters: measured once, to know how wide its longest word would be. */
const TRIAL = 100
const MOST = 2000

/** As large as its words allow: none of them is broken, and all of them fit into the box. */
export async function setLarge(
  drawing: Drawing,
  options: Omit<TextOptions, 'size' | 'width'> & { largest?: number; smallest?: number },
  { width, height }: Box,
): Promise<DrawnText> {
  const { largest = MOST, smallest = 24, ...look } = options
  const words = options.text.split(/\s+/)
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '')
  const trial = await drawing.text({ ...look, text: longest, size: TRIAL, width: TRIAL * 60 })
  const widest = Math.floor((TRIAL * width * 0.98) / Math.max(1, trial.width))
  // A box of one line per word is the most that the height can hold.
  const tallest = Math.ceil(height * (words.length === 1 ? 1.5 : 1))
  const size = Math.max(smallest, Math.min(widest, tallest, largest))
  return drawing.fitted({ ...look, size, width }, height, smallest)
}
