import type { StoredFigure, StoredParagraph } from '#schema'

export interface Bar {
  label: string
  value: number
}

export type Scene =
  | { kind: 'cover'; title: string; topic: string; name: string }
  | { kind: 'line'; text: string; caption: string; isQuote: boolean }
  | { kind: 'figure'; title: string; bars: Bar[] }
  | { kind: 'end'; name: string }

export interface Material {
  title: string
  standfirst: string
  topicName: string | null
  firstName: string
  paragraphs: StoredParagraph[]
  pullQuotes: { text: string; postId: number }[]
  figures: StoredFigure[]
  dates: Map<number, Date | null>
}

const MOST_LINES = 4
const LEAST_LINES = 2
const SHORTEST = 24
const LONGEST = 150
const MOST_BARS = 9

const SECONDS: Record<Scene['kind'], number> = { cover: 3.4, line: 3.2, figure: 3.4, end: 2.4 }
const SHORTEST_FILM = 10.2

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const month = (at: Date) => at.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The article in ten to twenty seconds: its title, its best lines, one of its figures. Nothing that is not in it. */
export function writeScript(material: Material): Scene[] {
  const { title, topicName, firstName, figures } = material
  const figure = figures.find(({ points }) => points.length > 1)
  const lines = linesOf(material).slice(0, figure ? MOST_LINES - 1 : MOST_LINES)
  return [
    { kind: 'cover', title, topic: topicName ?? '', name: firstName },
    ...lines,
    ...(figure ? [{ kind: 'figure' as const, title: figure.title, bars: barsOf(figure) }] : []),
    { kind: 'end', name: firstName },
  ]
}

/** How long each scene stays; where there is little to show, everything stays longer. */
export function secondsOf(scenes: Scene[]): number[] {
  const usual = scenes.map(({ kind }) => SECONDS[kind])
  const stretch = Math.max(1, SHORTEST_FILM / sumOf(usual))
  return usual.map((seconds) => Math.round(seconds * stretch * 100) / 100)
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const lengthOf = (scenes: Scene[]) => sumOf(secondsOf(scenes))

type Line = Extract<Scene, { kind: 'line' }>

function linesOf({ title, standfirst, pullQuotes, paragraphs, dates }: Material): Line[] {
  const used = new Set([bare(title)])
  const isNew = (text: string) => !used.has(bare(text)) && Boolean(used.add(bare(text)))
  const quotes = pullQuotes
    .map(({ text, postId }) => ({ text: text.replace(/^[“"]|[”"]$/g, ''), at: dates.get(postId) }))
    .filter(({ text }) => text.length <= LONGEST && isNew(text))
    .map(({ text, at }) => ({ kind: 'line' as const, text, caption: at ? month(at) : '', isQuote: true }))
  const texts = paragraphs
    .filter(({ kind }) => kind === 'p' || kind === 'item')
    .map(({ html }) => plain(html))
  const told = texts
    .flatMap((text) => text.match(/[^.!?…]+[.!?…]+[”"’)]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST && isBalanced(text) && isNew(text))
    .map(toldLine)
  const wanted = Math.max(LEAST_LINES, MOST_LINES - quotes.length)
  const lines = inTurn(told.slice(0, wanted), quotes)
  if (lines.length >= LEAST_LINES) return lines
  const beginnings = [standfirst, ...texts].filter((text) => text.length >= SHORTEST).map(beginningOf)
  return [
    ...lines,
    ...beginnings
      .filter(isNew)
      .slice(0, LEAST_LINES - lines.length)
      .map(toldLine),
  ]
}

const toldLine = (text: string): Line => ({ kind: 'line', text, caption: '', isQuote: false })

/** As much of a text as can be read in time, in whole words, with a quote that it opens closed again. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 2).replace(/\s+\S*$/, '')
  return `${cut}…${isBalanced(cut) ? '' : '”'}`
}

/** A sentence cut out of a quote would speak in the wrong voice. */
const isBalanced = (text: string) => (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0)

/** What is said about the person, then what they said. */
function inTurn<T>(first: T[], second: T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((one): one is T & {} => one !== undefined)
}

function barsOf({ points }: StoredFigure): Bar[] {
  if (points.length <= MOST_BARS) return points
  return points
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_BARS)
    .toSorted((a, b) => points.indexOf(a) - points.indexOf(b))
}
