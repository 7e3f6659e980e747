import { INK, ON_INK, PAPER } from '#platform/drawing/department-papers.ts'
import type { Scene } from '../script.ts'
import { at, COLUMN, frame, HEIGHT, type Look, MARGIN, paced, plane, WIDTH } from './frame.ts'

const STEP_SECONDS = 0.4
const FAINT = '#a79f92'
const NUMERAL = 400

/** Down the frame, a year at a time; the one that is told is the dark one. */
export const drawSteps: Look<Extract<Scene, { kind: 'steps' }>> = async (drawing, { steps }, seconds) => {
  const row = HEIGHT / steps.length
  const colourOf = (n: number, told: number) => (n === told ? ON_INK : n < told ? INK : FAINT)
  const layersOf = async (n: number, told: number) => {
    const { year, label, text } = steps[n] ?? { year: '', label: null, text: '' }
    const colour = colourOf(n, told)
    const numeral = await drawing.fitted(
      { text: label ?? year, font: 'Fraunces', size: 190, colour, width: NUMERAL, tracking: -0.05 },
      row * 0.8,
      60,
    )
    const width = COLUMN - NUMERAL - 20
    const small = label
      ? await drawing.text({ text: year, font: 'Noto Sans', size: 32, colour, width })
      : null
    const words =
      n <= told && text
        ? await drawing.fitted(
            { text, font: 'Newsreader', size: 56, colour, width, spacing: 0 },
            row * 0.78,
            30,
          )
        : null
    const height = (small ? small.height + 14 : 0) + (words?.height ?? 0)
    const top = n * row + (row - height) / 2
    return [
      at(numeral, MARGIN, n * row + (row - numeral.height) / 2),
      ...(small ? [at(small, MARGIN + NUMERAL + 20, top)] : []),
      ...(words ? [at(words, MARGIN + NUMERAL + 20, top + (small ? small.height + 14 : 0))] : []),
    ]
  }
  const pngs: Buffer[] = []
  for (const told of steps.keys()) {
    const rules = steps
      .map((_, n) => `<rect y="${n * row}" width="${WIDTH}" height="${n === 0 ? 0 : 2}" fill="${INK}"/>`)
      .join('')
    const dark = `<rect y="${told * row}" width="${WIDTH}" height="${row}" fill="${INK}"/>`
    const layers = (await Promise.all([...steps.keys()].map((n) => layersOf(n, told)))).flat()
    pngs.push(await frame(plane(PAPER) + rules + dark, layers))
  }
  return paced(pngs, STEP_SECONDS, seconds)
}
