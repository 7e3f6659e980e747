import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type SharedArticle, shareTexts } from '@youzine/contract'
import { ArticleBody, LeadFigures } from '#features/article/article-body.tsx'
import { sharedArticleQuery } from '#features/sharing/api.ts'
import { aboutWhom, viewedText } from '#features/sharing/names.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column, Eyebrow } from '#ui/type.tsx'

const route = getRouteApi('/share/a/$shareId')

export function SharedPage() {
  const { shareId } = route.useParams()
  const { data: article, error } = useQuery(sharedArticleQuery(shareId))
  usePageTitle(article?.title ?? 'A shared article')
  if (article) return <Shared article={article} />
  return (
    <Column width="reading">
      {error ? (
        <EmptyState
          isPage
          eyebrow="Out of print"
          title={shareTexts.gone}
          actions={<ButtonLink to="/">See what Youzine is</ButtonLink>}
        >
          Its owner may have taken the link back.
        </EmptyState>
      ) : (
        <div role="status" aria-label="Loading the article" className="grid gap-8">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-16 w-4/5" />
          <SkeletonLines lines={9} />
        </div>
      )}
    </Column>
  )
}

const LONG_TITLE = 60
const acrossClass = 'mx-auto w-full max-w-[45rem] px-4 sm:px-8 print:max-w-none print:p-0'

/** The article as a stranger reads it: all of it, with its forms and figures, and one invitation at the end. */
function Shared({ article }: { article: SharedArticle }) {
  const { text } = article
  return (
    <article lang={text.language || undefined} className="animate-settle pb-12">
      <header className={`${acrossClass} grid gap-4 pt-8 pb-9 md:pt-12`}>
        <div lang={INTERFACE}>
          <Eyebrow>{aboutWhom(article.owner_first_name, article.owner_last_name)}</Eyebrow>
        </div>
        <h1
          className={
            article.title.length > LONG_TITLE
              ? 'text-[clamp(1.9rem,4.6vw,2.9rem)] leading-[1.02]'
              : 'text-[clamp(2.4rem,6.6vw,4.3rem)] leading-[1.02]'
          }
        >
          {article.title}
        </h1>
        {text.standfirst && (
          <p className="max-w-[40ch] text-pretty font-text text-[1.3rem] text-soft italic leading-[1.4]">
            {text.standfirst}
          </p>
        )}
        <p lang={INTERFACE} className="border-rule border-t pt-4 text-[0.84rem] text-faint">
          Written by {text.written_by} · {text.reading_minutes} min
        </p>
      </header>
      <LeadFigures article={text} />
      <div className={acrossClass}>
        <ArticleBody article={text} withoutLead />
        <div lang={INTERFACE}>
          <Below article={article} />
        </div>
      </div>
    </article>
  )
}

/** How often it was read, and the one invitation. */
function Below({ article }: { article: SharedArticle }) {
  return (
    <footer className="mt-12 grid gap-7 border-ink border-t pt-5">
      <p className="text-faint text-sm">{viewedText(article.view_count)}</p>
      {article.template_id !== null && (
        <div className="grid justify-items-start gap-4 rounded-base bg-wash px-5 py-7 sm:px-8" data-noprint>
          <p className="max-w-[46ch] text-pretty font-text text-lead text-soft">
            This was written by Youzine from somebody’s own posts and answers, under{' '}
            <em>{article.template_name}</em>. There could be one about you.
          </p>
          <ButtonLink to="/templates/$templateId" params={{ templateId: String(article.template_id) }}>
            Write About Me: {article.template_name}
          </ButtonLink>
        </div>
      )}
    </footer>
  )
}
