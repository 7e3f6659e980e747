import { centred } from '@youzine/embedder'
import { toneOfText } from '@youzine/words'
import { ownWords } from './common-words.ts'

/** So many tell what one returns to. */
export const MOST_POSTS = 5000
const LEAST_POSTS = 30
const LEAST_POSTS_OF_A_WORD = 4
/** What one returns to is in more than a few posts, and a word in too many is a way of speaking. */
const SMALLEST_SHARE = 0.006
const LARGEST_SHARE = 0.2
/** The mean cosine between the posts of a word: below it, they speak of nothing in common. */
const LEAST_COHERENCE = 0.06
/** Between the mean vectors of two words: above it, they belong to one theme. */
const SAME_THEME = 0.6
const WORDS_OF_A_THEME = 3
const MOST_THEMES = 5
const STEM = 4

export interface ThemePost {
  text: string
  vector: Int8Array
}

interface Topic {
  word: string
  /** Of length one: where the posts with this word lie. */
  direction: Float32Array
  coherence: number
  worth: number
}

function lengthOf(vector: Float32Array): number {
  let squares = 0
  for (const value of vector) squares += value * value
  return Math.sqrt(squares)
}

function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1
  return vector.map((value) => value / length)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number)
  return sum
}

function postsByWord(texts: string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [at, text] of texts.entries())
    for (const word of ownWords(text)) {
      const list = found.get(word) ?? []
      found.set(word, list)
      list.push(at)
    }
  return found
}

function toTopic(word: string, members: Float32Array[]): Topic {
  const sum = new Float32Array(members[0]?.length ?? 0)
  for (const member of members)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (member[at] as number)
  const count = members.length
  const coherence = (lengthOf(sum) ** 2 - count) / (count * (count - 1))
  return { word, direction: unit(sum), coherence, worth: coherence * Math.sqrt(count) }
}

const isSameStem = (a: string, b: string) => a.slice(0, STEM) === b.slice(0, STEM)

/** The word with most to it, then those that lie near it; a word belongs to one theme only. */
function gather(topics: Topic[]): string[][] {
  const themes: string[][] = []
  const taken = new Set<Topic>()
  for (const topic of topics) {
    if (themes.length === MOST_THEMES) break
    if (taken.has(topic)) continue
    const words = [topic.word]
    for (const other of topics) {
      if (taken.has(other) || dot(topic.direction, other.direction) < SAME_THEME) continue
      taken.add(other)
      if (words.length < WORDS_OF_A_THEME && !words.some((word) => isSameStem(word, other.word)))
        words.push(other.word)
    }
    if (words.length > 1) themes.push(words)
  }
  return themes
}

/** What somebody returns to: words whose posts lie near each other in meaning, gathered with their neighbours. */
export function findThemes(posts: ThemePost[]): string[][] {
  if (posts.length < LEAST_POSTS) return []
  const vectors = centred(posts.map(({ vector }) => vector)).map(unit)
  const least = Math.max(LEAST_POSTS_OF_A_WORD, posts.length * SMALLEST_SHARE)
  const topics = [...postsByWord(posts.map(({ text }) => text))]
    .filter(([, { length }]) => length >= least && length <= posts.length * LARGEST_SHARE)
    .filter(([word]) => toneOfText(word) === 'clear')
    .map(([word, at]) =>
      toTopic(
        word,
        at.map((index) => vectors[index] as Float32Array),
      ),
    )
    .filter(({ coherence }) => coherence >= LEAST_COHERENCE)
    .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1))
  return gather(topics)
}

/** How many posts speak of each theme: those with at least one of its words. */
export function themeCounter(themes: string[][]) {
  const counts = themes.map(() => 0)
  return {
    add(text: string) {
      const own = ownWords(text)
      for (const [at, words] of themes.entries())
        if (words.some((word) => own.has(word))) counts[at] = (counts[at] as number) + 1
    },
    themes: () =>
      themes
        .map((words, at) => ({ words, count: counts[at] as number }))
        .sort((a, b) => b.count - a.count || ((a.words[0] ?? '') < (b.words[0] ?? '') ? -1 : 1)),
  }
}
