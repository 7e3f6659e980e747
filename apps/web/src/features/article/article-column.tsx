import type { Article } from '@youzine/contract'
import type { ReactNode } from 'react'
import { INTERFACE } from '#lib/interface-language.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ArticleBody, LeadFigures, Sources } from './article-body.tsx'
import { ArticleHeader } from './article-header.tsx'

export const columnClass =
  'mx-auto w-full max-w-[45rem] px-4 py-8 sm:px-8 md:py-12 xl:max-w-[76.5rem] print:max-w-none print:p-0'

const acrossClass = 'mx-auto w-full max-w-[45rem] px-4 sm:px-8 xl:max-w-[76.5rem] print:max-w-none print:p-0'

type Props = {
  article: Article
  above?: ReactNode
  actions?: ReactNode
  below?: ReactNode
  /** Stays at the foot while one reads. */
  foot?: ReactNode
}

/** The article may be in another language than what stands around it. */
const OurWords = ({ children }: { children: ReactNode }) => (
  <div lang={INTERFACE} className="contents">
    {children}
  </div>
)

/** Head and lead across the page; then a margin for dates, the text, and a side column. */
export function ArticleColumn({ article, above, actions, below, foot }: Props) {
  usePageTitle(article.title)
  return (
    <>
      <div className="animate-settle">
        <article lang={article.language || undefined}>
          <div className={`${acrossClass} pt-8 md:pt-12`}>
            <OurWords>{above}</OurWords>
            <ArticleHeader article={article} />
            <div lang={INTERFACE} className="xl:pl-48 print:pl-0">
              {actions}
            </div>
          </div>
          <LeadFigures article={article} />
          <div
            className={`${acrossClass} pb-8 md:pb-12 xl:grid xl:grid-cols-[minmax(0,52rem)_18rem] xl:gap-10 print:block`}
          >
            <div className="article-text">
              <ArticleBody article={article} withoutLead />
              <Sources article={article} />
              <OurWords>{below}</OurWords>
            </div>
          </div>
        </article>
      </div>
      {foot}
    </>
  )
}
