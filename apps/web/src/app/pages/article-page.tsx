import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { articleQuery } from '#features/article/api.ts'
import { ArticleColumn, columnClass } from '#features/article/article-column.tsx'
import { ArticleError } from '#features/article/article-error.tsx'
import { ArticleSkeleton } from '#features/article/article-skeleton.tsx'
import { SampleBar } from '#features/magazine/sample-bar.tsx'
import { ArticleActions } from '../article/article-actions.tsx'
import { ArticleChat } from '../article/article-chat.tsx'
import { WithReadersSay } from '../article/with-readers-say.tsx'

const route = getRouteApi('/sessions/article/$articleId')

export function ArticlePage() {
  const { articleId } = route.useParams()
  const { data: article, error, refetch } = useQuery(articleQuery(articleId))
  if (article)
    return (
      <WithReadersSay article={article}>
        {article.is_sample && <SampleBar />}
        <ArticleColumn
          key={article.id}
          article={article}
          actions={<ArticleActions article={article} />}
          foot={<ArticleChat article={article} />}
        />
      </WithReadersSay>
    )
  if (error) return <ArticleError error={error} onRetry={() => void refetch()} />
  return (
    <div className={columnClass}>
      <ArticleSkeleton />
    </div>
  )
}
