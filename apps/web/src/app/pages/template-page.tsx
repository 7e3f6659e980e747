import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type Template, type TemplateArticle, type TemplateRequirement, topicTexts } from '@youzine/contract'
import { useEffect, useState } from 'react'
import { creatorTopicsQuery } from '#features/studio/api.ts'
import { TopicUsage } from '#features/studio/usage.tsx'
import { ownArticlesQuery, requirementsQuery, topicQuery } from '#features/topics/api.ts'
import { OwnArticles } from '#features/topics/own-articles.tsx'
import { RequirementList } from '#features/topics/requirement-list.tsx'
import { WriteAboutMe } from '#features/topics/write-about-me.tsx'
import { hasStatus } from '#lib/api-error.ts'
import { useGeneration } from '#lib/generation/use-generation.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'
import { SaveDialog } from '../frame/save-dialog.tsx'

const route = getRouteApi('/templates/$templateId')

export function TemplatePage() {
  const { templateId } = route.useParams()
  const topic = useQuery(topicQuery(templateId))
  const requirements = useQuery(requirementsQuery(templateId))
  const articles = useQuery(ownArticlesQuery(templateId))
  const all = [topic, requirements, articles]
  usePageTitle(topic.data?.name ?? 'Topic')

  if (topic.data && requirements.data && articles.data)
    return (
      <Topic
        key={topic.data.id}
        topic={topic.data}
        requirements={requirements.data}
        articles={articles.data}
      />
    )
  const error = all.find((query) => query.error)?.error
  return (
    <Column width="reading">
      {error ? (
        hasStatus(error, 404, 422) ? (
          <ErrorState
            isPage
            title={topicTexts.notFound}
            actions={<ButtonLink to="/templates">See all topics</ButtonLink>}
          >
            It may have been taken down, or the address has a slip in it.
          </ErrorState>
        ) : (
          <ErrorState
            isPage
            title={topicTexts.loadFailed}
            onRetry={() => void Promise.all(all.map((query) => query.refetch()))}
          >
            Check your connection, and try again.
          </ErrorState>
        )
      ) : (
        <div role="status" aria-label="Loading the topic" className="grid gap-8">
          <Skeleton className="h-14 w-4/5" />
          <SkeletonLines lines={3} />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Column>
  )
}

type Props = { topic: Template; requirements: TemplateRequirement[]; articles: TemplateArticle[] }

function Topic({ topic, requirements, articles }: Props) {
  const user = useUser()
  const navigate = route.useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const id = String(topic.id)
  const isMaker = user !== null && !user.isGuest && topic.key === null
  const own = useQuery({ ...creatorTopicsQuery, enabled: isMaker })
  const isOwn = own.data?.some((one) => one.id === topic.id) === true
  const generation = useGeneration({ templateId: id })
  const { isSuccess, data: articleId } = generation
  useEffect(() => {
    if (isSuccess) void navigate({ to: '/article/$articleId', params: { articleId: String(articleId) } })
  }, [isSuccess, articleId, navigate])

  return (
    <Column width="reading">
      <div className="grid gap-12">
        <div className="grid gap-5">
          <PageHeader eyebrow={topic.genre_name ?? topicTexts.uncategorized} title={topic.name}>
            <p>{topic.description}</p>
          </PageHeader>
          <p className="text-faint text-sm">Created by {topic.creator_name ?? topicTexts.anonymous}</p>
        </div>
        {requirements.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-[1.4rem]">What it is written from</h2>
            <RequirementList requirements={requirements} topicId={id} />
          </section>
        )}
        {isOwn && <TopicUsage topicId={topic.id} />}
        <WriteAboutMe
          user={user}
          isComplete={requirements.every(({ completed }) => completed)}
          articleCount={articles.length}
          generation={generation}
          path={`/templates/${id}`}
          onGuest={() => setIsSaving(true)}
        />
        {articles.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-[1.4rem]">Written about you</h2>
            <OwnArticles articles={articles} />
          </section>
        )}
      </div>
      <SaveDialog isOpen={isSaving} onOpenChange={setIsSaving} reason="to have this written" />
    </Column>
  )
}
