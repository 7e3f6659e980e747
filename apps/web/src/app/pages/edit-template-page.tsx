import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ArticleText, Topic } from '@youzine/contract'
import { ArticleBody, Sources } from '#features/article/article-body.tsx'
import { creatorTopicQuery, modelsQuery } from '#features/studio/api.ts'
import { TopicEditor } from '#features/studio/topic-editor.tsx'
import { hasStatus, sentenceOf } from '#lib/api-error.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'
import { useSurveyChoices } from '../use-survey-choices.ts'

export function EditTemplatePage() {
  const { templateId = '' } = useParams({ strict: false })
  return <Column>{templateId === 'new' ? <Edit key="new" topic={null} /> : <Load id={templateId} />}</Column>
}

const linkClass = 'text-link inline-flex min-h-11 items-center'

function Load({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(creatorTopicQuery(id))
  // Restoring a version changes the words under the editor's feet: it begins anew from them.
  if (data) return <Edit key={`${data.id}:${data.status}`} topic={data} />
  if (!error) return <Waiting />
  const isMissing = hasStatus(error, 404)
  return (
    <div className="grid justify-items-start gap-6">
      <PageHeader title="Edit Topic" />
      <Notice tone="error">{isMissing ? 'Template not found' : sentenceOf(error)}</Notice>
      <div className="flex flex-wrap gap-3">
        {!isMissing && <Button onClick={() => void refetch()}>Try again</Button>}
        <ButtonLink to="/creator/templates" variant="quiet">
          Back
        </ButtonLink>
      </div>
    </div>
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">The topic is on its way…</span>
    <Skeleton className="h-12 w-3/5" />
    <SkeletonLines lines={6} />
  </div>
)

function Edit({ topic }: { topic: Topic | null }) {
  const title = topic ? `Edit Topic: ${topic.name}` : 'Create New Topic'
  usePageTitle(title)
  const user = useUser()
  const models = useQuery(modelsQuery)
  const surveys = useSurveyChoices()
  const { tab } = useSearch({ strict: false })
  if (models.error)
    return (
      <div className="grid justify-items-start gap-6">
        <PageHeader title={title} />
        <Notice tone="error">{sentenceOf(models.error)}</Notice>
        <Button onClick={() => void models.refetch()}>Try again</Button>
      </div>
    )
  if (!user || !models.data) return <Waiting />
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <nav aria-label="Topic" className="flex flex-wrap gap-x-6">
          <Link to="/creator/templates" className={`${linkClass} mr-auto`}>
            Back
          </Link>
          {topic && (
            <Link to="/templates/$templateId" params={{ templateId: String(topic.id) }} className={linkClass}>
              Its page
            </Link>
          )}
        </nav>
        <PageHeader title={title} />
      </div>
      <TopicEditor
        topic={topic}
        firstTab={tab === 'preview' ? 'preview' : 'chain'}
        userId={user.id}
        models={models.data}
        surveys={surveys}
        renderArticle={(article) => <Article article={article} />}
      />
    </div>
  )
}

/** As a reader will see it. */
function Article({ article }: { article: ArticleText }) {
  return (
    <article lang={article.language || undefined} className="mx-auto max-w-[45rem]">
      <header className="mb-9 grid gap-4">
        <h2 className="text-[clamp(2rem,5vw,3.2rem)] leading-[1.04]">{article.title}</h2>
        {article.standfirst && (
          <p className="max-w-[40ch] text-pretty font-text text-[1.3rem] text-soft italic leading-[1.4]">
            {article.standfirst}
          </p>
        )}
        <p lang={INTERFACE} className="border-rule border-t pt-4 text-[0.84rem] text-faint">
          Written by {article.written_by} · {article.reading_minutes} min
        </p>
      </header>
      <ArticleBody article={article} />
      <Sources article={article} />
    </article>
  )
}
