import { z } from 'zod'
import { escapeHtml } from '#platform/mail/letter.ts'
import type { StoredParagraph } from '#schema'

/** What the last step of a chain answers; models forget fields, so most may be missing. */
export const ModelArticle = z.object({
  title: z.string().trim().min(1).max(300),
  standfirst: z.string().trim().max(600).default(''),
  description: z.string().trim().max(400).default(''),
  title_alternatives: z.array(z.string().trim().min(1).max(200)).max(12).default([]),
  sections: z
    .array(
      z.object({
        heading: z.string().trim().max(200).default(''),
        paragraphs: z
          .array(z.object({ text: z.string().trim().max(6000), sources: z.array(z.number()).default([]) }))
          .max(60),
      }),
    )
    .max(40),
})
export type ModelArticle = z.infer<typeof ModelArticle>

/** The posts and answers that the model was shown, by the number it knows them by. */
export type Shown = Map<number, { kind: 'post' | 'answer'; id: number; text: string }>

const QUOTE = /[“"]([^”"]{2,}?)[”"]/g
const LEAST_WORDS = 3

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”"…]|\.{3}/g, '')
    .replace(/[.,!?;:]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const sentencesOf = (text: string) => text.match(/[^.!?…]+(?:[.!?…]+[”"’)]*|$)\s*/g) ?? [text]

/** Whose words they are: the number of the post that holds the quote, or null when no post does. */
function sourceOf(quote: string, shown: Shown): number | null {
  const wanted = plain(quote)
  for (const [number, { text }] of shown) if (plain(text).includes(wanted)) return number
  return null
}

const isLong = (quote: string) => quote.trim().split(/\s+/).length >= LEAST_WORDS

/** Sentences with a quote that is in no post go; what is quoted rightly counts as a source even if it was not named. */
function keepTrue(text: string, shown: Shown): { text: string; found: number[] } {
  const found: number[] = []
  // A quote may hold several sentences, so that quotes are judged first and marked by what they stand in.
  const lies = [...text.matchAll(QUOTE)]
    .map(([, quote = '']) => quote)
    .filter((quote) => isLong(quote) && sourceOf(quote, shown) === null)
  for (const [, quote = ''] of text.matchAll(QUOTE)) {
    const number = isLong(quote) ? sourceOf(quote, shown) : null
    if (number !== null) found.push(number)
  }
  if (lies.length === 0) return { text, found }
  const marked = lies.reduce(
    (rest, lie) => rest.replace(lie, `\u0001${/[.!?…]$/.exec(lie)?.[0] ?? ''}`),
    text,
  )
  const kept = sentencesOf(marked).filter((sentence) => !sentence.includes('\u0001'))
  return { text: kept.join('').trim(), found }
}

/** A model's article as paragraphs with the posts they rest on. Numbers that it made up are dropped. */
export function withReceipts(article: ModelArticle, shown: Shown): StoredParagraph[] {
  return article.sections.flatMap(({ heading, paragraphs }) => {
    const kept = paragraphs.flatMap(({ text, sources }) => {
      const { text: honest, found } = keepTrue(text, shown)
      if (!honest) return []
      const numbers = [...new Set([...sources, ...found])]
      const restingOn = numbers.flatMap((number) => shown.get(number) ?? [])
      const ids = (kind: 'post' | 'answer') =>
        restingOn.filter((source) => source.kind === kind).map(({ id }) => id)
      const html = `<p>${escapeHtml(honest)}</p>`
      return [{ kind: 'p' as const, html, postIds: ids('post'), answerIds: ids('answer') }]
    })
    const title =
      heading && kept.length
        ? [{ kind: 'h2' as const, html: `<h2>${escapeHtml(heading)}</h2>`, postIds: [], answerIds: [] }]
        : []
    return [...title, ...kept]
  })
}
