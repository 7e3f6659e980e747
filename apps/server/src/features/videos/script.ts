import type { ArticlePicture, MagazineFront } from '@youzine/contract'
import { highlightsOf, isClear, type Line, type Step } from '#features/articles/index.ts'
import type { StoredFigure, StoredParagraph } from '#schema'

export interface Cover {
  name: string
  front: MagazineFront['cover']
  /** Posts in each week, a list for each year. */
  rhythm: number[][]
}

export type Scene =
  | { kind: 'title'; title: string; topic: string; name: string }
  | { kind: 'drawing'; picture: ArticlePicture; caption: string; language: string }
  | { kind: 'number'; value: number; unit: string | null; line: string }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'word'; line: Line }
  /** Neighbours stand on different grounds. */
  | { kind: 'quote'; line: Line; ground: number }
  | { kind: 'told'; text: string }
  | { kind: 'end'; cover: Cover; address: string }

export interface Material {
  title: string
  standfirst: string
  language: string
  topicName: string | null
  paragraphs: StoredParagraph[]
  pullQuotes: { text: string; postId: number }[]
  figures: StoredFigure[]
  cover: Cover
  /** Where it can be read, without its protocol. */
  address: string
}

export const FRAMES = 8
const SECONDS: Record<Scene['kind'], number> = {
  title: 2.2,
  drawing: 2.8,
  number: 2.2,
  steps: 2.6,
  word: 1.4,
  quote: 2.2,
  told: 2.2,
  end: 2.2,
}
const SHORTEST_FILM = 15.2
const LONGEST_FILM = 17.8
const LEAST_STEPS = 3
const MOST_STEPS = 6
const FEW_WORDS = 3
const LEAST_TOLD = 2
const SENTENCE = { shortest: 24, longest: 130 }

const plain = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The article in eight frames: its title, its drawing, a number, its years, its best lines, the reader's cover. */
export function writeScript(material: Material): Scene[] {
  const { title, topicName, standfirst, language, cover, address } = material
  const { picture, number, lines, steps } = highlightsOf(material)
  const word = lines.find(({ text }) => text.split(/\s+/).length <= FEW_WORDS)
  const quotes = lines.filter((line) => line !== word)
  const told = sentencesOf(material, picture !== null)
  const first: Scene[] = [
    {
      kind: 'title',
      title: isClear(title) ? title : (topicName ?? ''),
      topic: topicName ?? '',
      name: cover.name,
    },
    ...(picture
      ? [
          {
            kind: 'drawing' as const,
            picture,
            caption: isClear(standfirst) ? standfirst : '',
            language,
          },
        ]
      : []),
    ...(number ? [{ kind: 'number' as const, ...number }] : []),
    ...(steps.length >= LEAST_STEPS ? [{ kind: 'steps' as const, steps: spread(steps, MOST_STEPS) }] : []),
    ...(word ? [{ kind: 'word' as const, line: word }] : []),
  ]
  const room = FRAMES - 1 - first.length
  const said: Scene[] = quotes.slice(0, room).map((line, ground) => ({ kind: 'quote', line, ground }))
  const rest: Scene[] = told.slice(0, Math.max(0, room - said.length)).map((text) => ({ kind: 'told', text }))
  return [...first, ...inTurn(said, rest), { kind: 'end', cover, address }]
}

/** How long each scene stays: fifteen to eighteen seconds in all. */
export function secondsOf(scenes: readonly Scene[]): number[] {
  const usual = scenes.map(({ kind }) => SECONDS[kind])
  const sum = sumOf(usual)
  const scale = Math.min(LONGEST_FILM, Math.max(SHORTEST_FILM, sum)) / sum
  return usual.map((seconds) => Math.round(seconds * scale * 25) / 25)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const lengthOf = (scenes: readonly Scene[]) => sumOf(secondsOf(scenes))

/** The first, the last, and others evenly between them. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, n) => list[Math.round((n * (list.length - 1)) / (most - 1))] as T)
}

/** Whole sentences of the article, for one that has no short posts to show; its standfirst, if it has no sentence. */
function sentencesOf({ paragraphs, standfirst }: Material, isCaptioned: boolean): string[] {
  const texts = paragraphs
    .filter(({ kind }) => kind === 'p' || kind === 'item')
    .map(({ html }) => plain(html))
    .filter(isClear)
  const sentences = texts
    .flatMap((text) => text.match(/[^.!?…]+(?:[.!?…]+[”"’)]*|$)/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => /[.!?…][”"’)]{0,4}$/.test(one))
  const fit = [...sentences, ...(isCaptioned ? [] : [standfirst])].filter(
    (text) =>
      text.length >= SENTENCE.shortest &&
      text.length <= SENTENCE.longest &&
      isBalanced(text) &&
      isClear(text),
  )
  if (fit.length >= LEAST_TOLD) return [...new Set(fit)]
  return [...fit, ...texts.filter((text) => text.length > SENTENCE.longest).map(beginningOf)]
}

/** As much of a text as can be read in time, in whole words, with a quote that it opens closed again. */
function beginningOf(text: string): string {
  const cut = text.slice(0, SENTENCE.longest - 2).replace(/\s+\S*$/, '')
  return `${cut}…${isBalanced(cut) ? '' : '”'}`
}

/** A sentence cut out of a quote would speak in the wrong voice. */
const isBalanced = (text: string) => (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0)

function inTurn<T>(first: readonly T[], second: readonly T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((one): one is T & {} => one !== undefined)
}
