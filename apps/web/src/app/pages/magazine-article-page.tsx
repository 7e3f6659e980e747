import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { articleQuery } from '#features/article/api.ts'
import { ArticleColumn, columnClass } from '#features/article/article-column.tsx'
import { ArticleError } from '#features/article/article-error.tsx'
import { ArticleSkeleton } from '#features/article/article-skeleton.tsx'
import { Encore } from '#features/article/encore/encore.tsx'
import { magazineQuery } from '#features/magazine/api.ts'
import { magazineHeading, subjectOf } from '#features/magazine/headline.ts'
import { SampleBar } from '#features/magazine/sample-bar.tsx'
import { useUser } from '#lib/session.ts'
import { ArticleActions } from '../article/article-actions.tsx'
import { ArticleChat } from '../article/article-chat.tsx'
import { WithReadersSay } from '../article/with-readers-say.tsx'
import { SaveDialog } from '../frame/save-dialog.tsx'
import { ArticleNav } from '../magazine/article-nav.tsx'

const route = getRouteApi('/sessions/magazine/$magazineId/article/$articleId')

export function MagazineArticlePage() {
  const { magazineId, articleId } = route.useParams()
  const user = useUser()
  const [isSaving, setIsSaving] = useState(false)
  const { data: article, error, refetch } = useQuery(articleQuery(articleId))
  const { data: magazine } = useQuery(magazineQuery(magazineId))
  if (error && !article) return <ArticleError error={error} onRetry={() => void refetch()} />

  const subject = article ? subjectOf(article, user) : user?.firstName
  const head = <RunningHead heading={magazineHeading(subject)} magazineId={magazineId} />
  if (!article)
    return (
      <div className={columnClass}>
        {head}
        <ArticleSkeleton />
      </div>
    )
  const mayAsk = () => {
    if (user?.isGuest) setIsSaving(true)
    return user !== null && !user.isGuest
  }
  return (
    <WithReadersSay article={article}>
      {article.is_sample && <SampleBar />}
      <ArticleColumn
        key={article.id}
        article={article}
        above={head}
        actions={<ArticleActions article={article} />}
        foot={<ArticleChat article={article} />}
        below={
          <>
            {article.template_id !== null && (
              <Encore article={article} magazineId={String(article.magazine_id)} mayAsk={mayAsk} />
            )}
            <ArticleNav article={article} magazineId={magazineId} magazine={magazine} />
          </>
        }
      />
      <SaveDialog isOpen={isSaving} onOpenChange={setIsSaving} reason="to have another one written" />
    </WithReadersSay>
  )
}

/** The heading of the magazine runs above each of its articles. */
function RunningHead({ heading, magazineId }: { heading: string; magazineId: string }) {
  return (
    <h2 className="mb-9 border-rule border-b font-[480] text-[1.05rem] tracking-[-0.01em] print:mb-6">
      <Link
        to="/magazine/$magazineId"
        params={{ magazineId }}
        className="inline-flex min-h-11 items-center text-soft no-underline hover:text-accent"
      >
        {heading}
      </Link>
    </h2>
  )
}
