import { escapeHtml } from '#platform/mail/letter.ts'
import type { StoredParagraph } from '#schema'
import { strayAbsolutes } from './absolutes.ts'
import { strayDates } from './dates.ts'
import type { DraftArticle, DraftParagraph } from './ending.ts'
import { strayNumbers } from './numbers.ts'
import { comparable, isQuoteIn, quotesIn, wholeSentences } from './quotations.ts'

/** The posts and answers that the model was shown, by the number it knows them by. */
export type Shown = Map<number, { kind: 'post' | 'answer'; id: number; text: string; date: string | null }>

export interface Evidence {
  shown: Shown
  findings: string
}

export interface Untrue {
  sentence: string
  why: string
}

/** Whose words they are. Null when no post has them. */
function sourceOf(quote: string, shown: Shown): number | null {
  for (const [number, { text }] of shown) if (isQuoteIn(quote, comparable(text))) return number
  return null
}

/** Findings that rest on one of these posts, and what they say of all of them. */
const findingsOf = (sources: readonly number[], findings: string) =>
  findings.split('\n').filter((line) => {
    const numbers = /\[([\d, ]+)\]\s{0,3}$/.exec(line)?.[1]?.split(',').map(Number)
    return numbers === undefined || numbers.some((number) => sources.includes(number))
  })

function faultIn(sentence: string, sources: readonly number[], evidence: Evidence): string | null {
  const lie = quotesIn(sentence).find((quote) => sourceOf(quote, evidence.shown) === null)
  if (lie) return `“${lie}” is in none of the posts or answers to the letter`
  const own = sources.flatMap((number) => evidence.shown.get(number) ?? [])
  const dates = own.flatMap(({ date }) => date ?? [])
  const posts = own.map(({ text }) => text).join('\n')
  // What was counted may be told beside posts of its own only; its numbers are known to all.
  const [stray] = strayNumbers(sentence, [posts, ...dates, evidence.findings].join(' '))
  if (stray) return `${stray} is neither in the posts of this paragraph nor in the findings`
  const text = [posts, ...findingsOf(sources, evidence.findings)].join('\n')
  const [day] = strayDates(sentence, { dates, text })
  if (day) return `nothing in the posts of this paragraph happened on ${day}`
  const [absolute] = strayAbsolutes(sentence, text)
  return absolute ? `“${absolute}” is said neither by the posts of this paragraph nor by the findings` : null
}

/** What is quoted rightly counts as a source even if it was not named. */
const sourcesOf = ({ text, sources }: DraftParagraph, shown: Shown): number[] => [
  ...new Set([
    ...sources.filter((number) => shown.has(number)),
    ...quotesIn(text).flatMap((quote) => sourceOf(quote, shown) ?? []),
  ]),
]

/** Everything in an article that its material does not bear out, to be sent back to whoever wrote it. */
export function untrueIn(article: DraftArticle, evidence: Evidence): Untrue[] {
  const everything = [...evidence.shown.keys()]
  const heads = [article.title, article.standfirst, article.description, ...article.titleAlternatives]
  const checked = [
    ...heads.map((text) => ({ text, sources: everything })),
    ...article.paragraphs.map((one) => ({
      text: one.text,
      sources: one.kind === 'h2' ? everything : sourcesOf(one, evidence.shown),
    })),
  ]
  return checked.flatMap(({ text, sources }) =>
    wholeSentences(text).flatMap((sentence) => {
      const why = faultIn(sentence, sources, evidence)
      return why ? [{ sentence, why }] : []
    }),
  )
}

const keepTrue = (text: string, sources: readonly number[], evidence: Evidence) =>
  wholeSentences(text)
    .filter((sentence) => faultIn(sentence, sources, evidence) === null)
    .join(' ')

/** What is left of a head when its untrue sentences are gone. */
export function honestHeads(article: DraftArticle, evidence: Evidence) {
  const everything = [...evidence.shown.keys()]
  const keep = (text: string) => keepTrue(text, everything, evidence)
  return {
    title: keep(article.title),
    standfirst: keep(article.standfirst),
    description: keep(article.description),
    titleAlternatives: article.titleAlternatives.filter((title) => keep(title) === title.trim()),
  }
}

const TAGS: Record<DraftParagraph['kind'], string> = { p: 'p', h2: 'h2', blockquote: 'blockquote', item: 'p' }

/** A model's article as paragraphs with the posts they rest on, without what they do not bear out. */
export function withReceipts(article: DraftArticle, evidence: Evidence): StoredParagraph[] {
  const everything = [...evidence.shown.keys()]
  const kept = article.paragraphs.flatMap((paragraph) => {
    const sources = sourcesOf(paragraph, evidence.shown)
    const text = keepTrue(paragraph.text, paragraph.kind === 'h2' ? everything : sources, evidence)
    if (!text) return []
    const restingOn = sources.flatMap((number) => evidence.shown.get(number) ?? [])
    const ids = (kind: 'post' | 'answer') =>
      restingOn.filter((source) => source.kind === kind).map(({ id }) => id)
    const tag = TAGS[paragraph.kind]
    const html = `<${tag}>${escapeHtml(text)}</${tag}>`
    return [{ kind: paragraph.kind, html, postIds: ids('post'), answerIds: ids('answer') }]
  })
  // A heading over nothing has lost what it stood over.
  return kept.filter(
    ({ kind }, at) => kind !== 'h2' || (kept[at + 1] !== undefined && kept[at + 1]?.kind !== 'h2'),
  )
}
