import type { ArticleText, PostPhoto } from '@youzine/contract'
import type { articles } from '#schema'
import { cleanHtml, readingMinutes } from './clean-html.ts'

type Content = Pick<
  typeof articles.$inferSelect,
  | 'title'
  | 'standfirst'
  | 'description'
  | 'body'
  | 'writtenBy'
  | 'note'
  | 'language'
  | 'paragraphs'
  | 'figures'
  | 'pullQuotes'
  | 'answers'
>

interface CitedPost {
  id: number
  postedAt: Date | null
  text: string
  place: string | null
}

export function citedIds({
  paragraphs,
  pullQuotes,
  figures,
}: Pick<Content, 'paragraphs' | 'pullQuotes' | 'figures'>): number[] {
  return [
    ...new Set([
      ...paragraphs.flatMap(({ postIds }) => postIds),
      ...pullQuotes.map(({ postId }) => postId),
      ...figures.flatMap((figure) =>
        figure.kind === 'animal' ? figure.labels.map(({ entry }) => entry.post) : [],
      ),
    ]),
  ]
}

/** What of an article is read, with everything it rests on. */
export const articleText = (
  article: Content,
  sources: readonly CitedPost[],
  photos: PostPhoto[] = [],
): ArticleText => ({
  title: article.title,
  body: cleanHtml(article.body),
  standfirst: article.standfirst,
  description: article.description,
  written_by: article.writtenBy,
  note: article.note,
  reading_minutes: readingMinutes(article.body),
  language: article.language,
  paragraphs: article.paragraphs.map(({ kind, html, block, postIds, answerIds }) => ({
    kind,
    html: cleanHtml(html),
    block: block ?? null,
    post_ids: postIds,
    answer_ids: answerIds ?? [],
  })),
  figures: article.figures.map(({ textAlternative, postIds: _, ...figure }) => ({
    ...figure,
    text_alternative: textAlternative,
  })),
  pull_quotes: article.pullQuotes.map(({ text, postId }) => ({ text, post_id: postId })),
  sources: sources.map(({ id, postedAt, text, place }) => ({
    id,
    at: postedAt?.toISOString() ?? null,
    text,
    place,
  })),
  photos,
  answers: article.answers.map(({ questionId, survey, question, text }) => ({
    question_id: questionId,
    survey_title: survey,
    question,
    text,
  })),
})
