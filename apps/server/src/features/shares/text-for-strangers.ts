import type { ArticleText, PostPhoto } from '@youzine/contract'
import { articleText } from '#features/articles/index.ts'
import type { Shared } from './queries.ts'

/** The whole article, and nothing about what stands behind it: posts are numbered anew, in the order they are shown. */
export function textForStrangers(article: Shared['article'], photos: PostPhoto[]): ArticleText {
  const text = articleText({ ...article, answers: [] }, [])
  const numbers = new Map<number, number>()
  const numberOf = (id: number) => {
    const known = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, known)
    return known
  }
  const anew = (value: unknown, key = ''): unknown => {
    if (typeof value === 'number') return key === 'post' || key === 'post_id' ? numberOf(value) : value
    if (Array.isArray(value))
      return value.map((one) => anew(one, key === 'posts' || key === 'proofs' ? 'post' : ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, anew(one, name)]))
  }
  const figures = text.figures.map((figure) => anew(figure) as typeof figure)
  const paragraphs = text.paragraphs.map(({ block, ...paragraph }) => ({
    ...paragraph,
    block: anew(block) as typeof block,
    post_ids: [],
    answer_ids: [],
  }))
  // Only beside posts that the page shows anyway.
  const shown = photos.filter(({ post }) => numbers.has(post))
  return {
    ...text,
    note: null,
    pull_quotes: [],
    figures,
    paragraphs,
    photos: shown.map((photo) => ({ ...photo, post: numberOf(photo.post) })),
  }
}
