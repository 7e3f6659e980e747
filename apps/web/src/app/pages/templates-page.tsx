import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Genre } from '@youzine/contract'
import { clsx } from 'clsx'
import { genresQuery } from '#features/topics/api.ts'
import { TopicShelf } from '#features/topics/topic-shelf.tsx'
import { findTopics } from '#features/topics/usage.ts'
import { sentenceOf } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

const route = getRouteApi('/templates')

export function TemplatesPage() {
  usePageTitle('Topics')
  const { data: genres, error, refetch } = useQuery(genresQuery)
  return (
    <Column>
      <div className="grid gap-10">
        <PageHeader eyebrow="Topics" title="What shall we write about you?">
          Each is one kind of article. Pick one, see what it needs, and have it written.
        </PageHeader>
        {genres ? (
          <Shelves genres={genres} />
        ) : error ? (
          <ErrorState title="The topics did not arrive." onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        ) : (
          <div role="status" aria-label="Loading the topics" className="grid gap-8">
            <Skeleton className="h-12 w-full max-w-md" />
            <SkeletonLines lines={8} />
          </div>
        )}
      </div>
    </Column>
  )
}

function Shelves({ genres }: { genres: Genre[] }) {
  const { genre, q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const found = findTopics(genres, genre, q)
  return (
    <>
      <div className="grid gap-5">
        <TextField
          label="Search topics"
          type="search"
          className="max-w-md"
          value={q}
          onChange={({ target }) =>
            void navigate({
              search: (search) => ({ ...search, q: target.value || undefined }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <nav aria-label="Genres" className="flex flex-wrap gap-2">
          <GenreLink isCurrent={genre === undefined}>All</GenreLink>
          {genres.map(({ id, name }) => (
            <GenreLink key={id} genre={id} isCurrent={genre === id}>
              {name}
            </GenreLink>
          ))}
        </nav>
      </div>
      <p role="status" className="sr-only">
        {found.reduce((sum, { templates }) => sum + templates.length, 0)} topics
      </p>
      {found.length > 0 ? (
        <div className="grid gap-12">
          {found.map((one) => (
            <TopicShelf key={one.id} genre={one} />
          ))}
        </div>
      ) : (
        <EmptyState title="No topic is about that.">Try fewer words, or another genre.</EmptyState>
      )}
    </>
  )
}

type LinkProps = { genre?: number; isCurrent: boolean; children: string }

function GenreLink({ genre, isCurrent, children }: LinkProps) {
  return (
    <Link
      from="/templates"
      to="/templates"
      search={(search) => ({ ...search, genre })}
      aria-current={isCurrent ? 'true' : undefined}
      resetScroll={false}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-full border px-4 text-[0.95rem] no-underline transition-colors',
        isCurrent ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink hover:bg-wash',
      )}
    >
      {children}
    </Link>
  )
}
