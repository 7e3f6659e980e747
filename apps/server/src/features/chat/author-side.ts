import type { ArticleTold, TalkAnswer, Turn } from '@youzine/author'
import type { BuiltInAuthor, Material, MaterialSource } from '#features/author/index.ts'
import type { articles } from '#schema'
import type { NearnessOf } from './nearness.ts'

type ArticleRow = typeof articles.$inferSelect
type Told = Pick<ArticleRow, 'title' | 'standfirst' | 'paragraphs'>

interface Asked {
  article: Told
  question: string
  earlier: Turn[]
}

export interface AuthorSide {
  /** Whose posts they are, and what was found in them. */
  material(userId: number): Promise<Material>
  talk(userId: number, asked: Asked, signal: AbortSignal): Promise<TalkAnswer>
  suggest(userId: number, article: Told): Promise<string[]>
}

/** What the built-in author has to say in a chat: an answer, or what it could be asked. */
export function createAuthorSide(
  author: BuiltInAuthor,
  source: MaterialSource,
  nearnessOf: NearnessOf,
): AuthorSide {
  return {
    material: source.of,
    async talk(userId, { article, question, earlier }, signal) {
      const [{ reader, analysis, firstName }, near] = await Promise.all([
        source.of(userId, signal),
        nearnessOf(userId, question, earlier.at(-1)?.question),
      ])
      const request = { question, analysis, person: { firstName }, article: asTold(article), earlier }
      return author.talk(reader, near ? { ...request, near } : request)
    },
    async suggest(userId, article) {
      const { reader, analysis, firstName } = await source.of(userId)
      return author.suggest(reader, { analysis, person: { firstName }, article: asTold(article) })
    },
  }
}

const asTold = ({ title, standfirst, paragraphs }: Told): ArticleTold => ({
  title,
  standfirst,
  paragraphs: paragraphs.map(({ html, postIds }) => ({ html, postIds })),
})
