import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type SharedArticle, shareTexts } from '@youzine/contract'
import { sharedArticleQuery } from '#features/sharing/api.ts'
import { aboutWhom, viewedText } from '#features/sharing/names.ts'
import { SharedView } from '#features/sharing/shared-view.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column } from '#ui/type.tsx'

const route = getRouteApi('/share/a/$shareId')

export function SharedPage() {
  const { shareId } = route.useParams()
  const { data: article, error } = useQuery(sharedArticleQuery(shareId))
  usePageTitle(article?.title ?? 'A shared article')
  return (
    <Column width="reading">
      {article ? (
        <SharedView
          about={aboutWhom(article.owner_first_name, article.owner_last_name)}
          title={article.title}
          body={article.body}
          below={<Below article={article} />}
        />
      ) : error ? (
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
