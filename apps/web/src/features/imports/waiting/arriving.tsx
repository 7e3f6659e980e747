import { Link } from '@tanstack/react-router'
import type { Magazine } from '@youzine/contract'
import { Skeleton } from '#ui/skeleton.tsx'

/** A place for each article of the issue: what is written can be read, what is not keeps its place. */
export function Arriving({ magazine: { id, articles, coming } }: { magazine: Magazine }) {
  if (articles.length + coming.length === 0) return null
  return (
    <section aria-label="In this issue" className="animate-appear border-rule border-t pt-7">
      <ol className="grid gap-x-6 gap-y-7 sm:grid-cols-2 md:grid-cols-3">
        {articles.map(({ id: articleId, title, standfirst, template_name, language }) => (
          <li key={articleId} className="animate-settle border-ink border-t-2 pt-3">
            <Link
              to="/magazine/$magazineId/article/$articleId"
              params={{ magazineId: String(id), articleId: String(articleId) }}
              className="group grid gap-1.5 no-underline"
            >
              <span className="text-faint text-sm">{template_name}</span>
              <span
                lang={language || undefined}
                className="break-words font-[460] font-display text-[1.35rem] leading-[1.12] group-hover:text-accent"
              >
                {title}
              </span>
              <span lang={language || undefined} className="font-text text-soft leading-snug">
                {standfirst}
              </span>
            </Link>
          </li>
        ))}
        {coming.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two topics may share a name, and what is next keeps its place.
          <li key={at} className="grid content-start gap-3 border-rule border-t-2 pt-3">
            <span className="animate-breathe text-faint text-sm">{name}: being written…</span>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </li>
        ))}
      </ol>
    </section>
  )
}
