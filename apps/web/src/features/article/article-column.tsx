import type { Article } from '@youzine/contract'
import type { ReactNode } from 'react'
import { usePageTitle } from '#lib/page-title.ts'
import { ArticleBody, Sources } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'

export const columnClass =
  'mx-auto w-full max-w-[45rem] px-4 py-8 sm:px-8 md:py-12 print:max-w-none print:p-0'

type Props = { article: Article; above?: ReactNode; actions?: ReactNode; below?: ReactNode }

export function ArticleColumn({ article, above, actions, below }: Props) {
  usePageTitle(article.title)
  return (
    <div className={`animate-settle ${columnClass}`}>
      {above}
      <article lang={article.language || undefined}>
        <ArticleHeader article={article} />
        {actions}
        <ArticleBody article={article} />
        <Sources article={article} />
      </article>
      {below}
    </div>
  )
}
