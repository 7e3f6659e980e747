import { Link } from '@tanstack/react-router'
import type { Article, Magazine } from '@youzine/contract'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'

type Props = { article: Article; magazineId: string; magazine: Magazine | null | undefined }

/** Turning the pages: the titles of the neighbours stand beside the links where they are known. */
export function ArticleNav({ article, magazineId, magazine }: Props) {
  const titleOf = (id: number) => magazine?.articles.find((listed) => listed.id === id)?.title
  return (
    <nav
      aria-label="Articles"
      data-noprint
      className="mt-12 grid grid-cols-[1fr_auto_1fr] items-start gap-4 border-ink border-t pt-3"
    >
      <div>
        {article.prev_id !== null && (
          <Neighbour
            side="Previous"
            id={article.prev_id}
            magazineId={magazineId}
            title={titleOf(article.prev_id)}
          />
        )}
      </div>
      <Link to="/magazine/$magazineId" params={{ magazineId }} className={linkClass}>
        Contents
      </Link>
      <div>
        {article.next_id !== null && (
          <Neighbour
            side="Next"
            id={article.next_id}
            magazineId={magazineId}
            title={titleOf(article.next_id)}
          />
        )}
      </div>
    </nav>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-medium text-[0.95rem] no-underline hover:text-accent'

type NeighbourProps = { side: 'Previous' | 'Next'; id: number; magazineId: string; title?: string }

function Neighbour({ side, id, magazineId, title }: NeighbourProps) {
  const isNext = side === 'Next'
  return (
    <div className={clsx('group relative grid', isNext && 'justify-items-end text-right')}>
      <Link
        to="/magazine/$magazineId/article/$articleId"
        params={{ magazineId, articleId: String(id) }}
        className={clsx(linkClass, 'after:absolute after:inset-0')}
      >
        {!isNext && <ArrowLeft aria-hidden className="size-4" />}
        {side}
        {isNext && <ArrowRight aria-hidden className="size-4" />}
      </Link>
      {title && (
        <p className="hidden max-w-[24ch] text-balance font-display text-[1.05rem] text-soft leading-tight group-hover:text-accent sm:block">
          {title}
        </p>
      )}
    </div>
  )
}
