import type { Article } from '@youzine/contract'
import type { ReactNode } from 'react'
import { usePageTitle } from '#lib/page-title.ts'
import { ArticleBody, Sources } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'

export const columnClass =
  'mx-auto w-full max-w-[45rem] px-4 py-8 sm:px-8 md:py-12 print:max-w-none print:p-0'

type Props = {
  article: Article
  above?: ReactNode
  actions?: ReactNode
  below?: ReactNode
  /** Beside the text where there is room, below it elsewhere. */
  aside?: ReactNode
}

export function ArticleColumn({ article, above, actions, below, aside }: Props) {
  usePageTitle(article.title)
  return (
    <div className="mx-auto max-w-[72rem] xl:grid xl:grid-cols-[minmax(0,45rem)_minmax(0,23rem)] xl:justify-center xl:gap-4 print:block">
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
      {aside && (
        <aside className="mx-auto w-full max-w-[45rem] px-4 pb-12 sm:px-8 xl:sticky xl:top-24 xl:self-start xl:px-0 xl:py-12 print:hidden">
          {aside}
        </aside>
      )}
    </div>
  )
}
