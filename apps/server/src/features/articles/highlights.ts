import type { ArticleBlock, ShownPost } from '@youzine/contract'
import { toneOfText } from '@youzine/words'
import type { articles } from '#schema'
import { pictureOf } from './picture.ts'

type Content = Pick<typeof articles.$inferSelect, 'title' | 'paragraphs' | 'figures' | 'pullQuotes'>

export interface Line {
  text: string
  /** 2012-04-21, where it is known. */
  date: string | null
}

export interface Step {
  year: string
  /** A placing or a count, where it has one. */
  label: string | null
  text: string
}

const LEAST_DAYS = 100
const MOST_WORDS = 24
const MOST_CHARACTERS = 130
const LONGEST_STEP = 74

/** What goes where nobody asked for it has nothing tender in it. */
export const isClear = (text: string) => toneOfText(text) === 'clear'

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What of an article can stand alone: a drawing, a number, short whole posts, a story that steps through its years. */
export function highlightsOf(article: Content) {
  const blocks = article.paragraphs.flatMap(({ block }) => (block ? [block] : []))
  return {
    picture: pictureOf(article),
    number: numberOf(blocks),
    lines: linesOf(article, blocks),
    steps: stepsOf(blocks),
  }
}

export type Highlights = ReturnType<typeof highlightsOf>

/** The days that a promise took, or the first number of a line of the index. */
function numberOf(blocks: readonly ArticleBlock[]) {
  const rows = blocks.flatMap((block) => (block.form === 'ledger' ? block.rows : []))
  const [kept] = rows
    .filter(({ done, days, said }) => done && (days ?? 0) >= LEAST_DAYS && isClear(said.text))
    .sort((a, b) => (b.days ?? 0) - (a.days ?? 0))
  if (kept?.days) return { value: kept.days, unit: 'days', line: kept.said.text }
  for (const block of blocks)
    for (const { text } of block.form === 'index' ? block.lines : []) {
      const value = Number(/(?<![\p{L}\d])\d[\d,.]*/u.exec(text)?.[0]?.replace(/[,.]/g, '') ?? 0)
      if (value >= 3 && isClear(text)) return { value, unit: null, line: text }
    }
  return null
}

function shownIn(block: ArticleBlock): ShownPost[] {
  if (block.form === 'saga') return block.acts
  if (block.form === 'calendar') return block.years.flatMap(({ entry }) => entry ?? [])
  if (block.form === 'post') return [block.entry]
  if (block.form === 'pair') return [block.then, block.now]
  if (block.form === 'exhibit') return block.entries
  return []
}

/** Short posts that stand whole, the shortest first; the title is not said twice. */
function linesOf({ title, figures, pullQuotes }: Content, blocks: readonly ArticleBlock[]): Line[] {
  const shown = [
    ...blocks.flatMap(shownIn),
    ...figures.flatMap((figure) => (figure.kind === 'animal' ? figure.labels.map(({ entry }) => entry) : [])),
  ].filter(({ whole }) => whole)
  const quoted = pullQuotes.map(({ text }) => ({ text: text.replace(/^[“"]|[”"]$/g, ''), date: null }))
  const seen = new Set([bare(title)])
  return [...shown, ...quoted]
    .map(({ text, date }) => ({ text: text.trim(), date }))
    .filter(
      ({ text }) =>
        text.split(/\s+/).length <= MOST_WORDS &&
        text.length <= MOST_CHARACTERS &&
        !/https?:|\n/.test(text) &&
        isClear(text) &&
        !seen.has(bare(text)) &&
        seen.add(bare(text)),
    )
    .sort((a, b) => a.text.length - b.text.length)
}

function stepsOf(blocks: readonly ArticleBlock[]): Step[] {
  const told = blocks.map((block): Step[] => {
    if (block.form === 'series')
      return block.points.map(({ date, label, line }) => ({
        year: date.slice(0, 4),
        label,
        text: line ?? '',
      }))
    if (block.form === 'calendar')
      return block.years.map(({ year, entry }) => ({
        year: String(year),
        label: null,
        text: entry?.text ?? '',
      }))
    if (block.form === 'saga')
      return block.acts.map(({ date, text }) => ({ year: date?.slice(0, 4) ?? '', label: null, text }))
    return []
  })
  const fit = told.map((steps) =>
    steps
      .filter(({ year, text }) => year && isClear(text))
      .map((step) => ({ ...step, text: step.text.length <= LONGEST_STEP ? step.text : firstOf(step.text) }))
      .filter(({ label, text }) => label || text),
  )
  return fit.sort((a, b) => b.length - a.length)[0] ?? []
}

/** Its first sentence, if that is short enough to be read in passing. */
function firstOf(text: string): string {
  const sentence = /^[^.!?…]+[.!?…]+/.exec(text)?.[0] ?? ''
  return sentence.length <= LONGEST_STEP ? sentence : ''
}
