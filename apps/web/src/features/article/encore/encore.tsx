import { Link } from '@tanstack/react-router'
import type { Article } from '@youzine/contract'
import { useId } from 'react'
import { type Generation, useGeneration } from '#lib/generation/use-generation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TitleGrid } from './title-grid.tsx'

type Props = {
  article: Article
  magazineId: string
  /** Asked before anything is written; false when the reader has something else to do first. */
  mayAsk: () => boolean
}

const ROAST = 'media_roast'

/** One more like this, or the same under another title. */
export function Encore({ article, magazineId, mayAsk }: Props) {
  const headingId = useId()
  const another = useGeneration({ templateId: String(article.template_id), magazineId })
  const ask = (title?: string) => {
    if (!another.isPending && mayAsk()) another.mutate(title)
  }
  const titles = article.template_id === ROAST ? article.title_alternatives : []
  return (
    <section
      aria-labelledby={headingId}
      data-noprint
      className="mt-12 grid gap-6 rounded-base bg-wash px-5 py-7 sm:px-8"
    >
      {titles.length > 0 && (
        <TitleGrid titles={titles} current={article.title} isBusy={another.isPending} onChoose={ask} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={headingId} className="text-[1.5rem]">
          Want another similar article?
        </h2>
        <Button aria-disabled={another.isPending || undefined} onClick={() => ask()}>
          Yes, please!
        </Button>
      </div>
      <Progress another={another} magazineId={magazineId} />
    </section>
  )
}

function Progress({ another, magazineId }: { another: Generation; magazineId: string }) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {another.isPending && (
          <p className="flex items-center gap-3 text-soft">
            <Spinner className="size-4.5 text-accent" />
            Writing… this takes a moment. You can go on reading.
          </p>
        )}
        {another.isSuccess && (
          <p className="font-text text-lead">
            It is written.{' '}
            <Link
              to="/magazine/$magazineId/article/$articleId"
              params={{ magazineId, articleId: String(another.data) }}
              className="text-link inline-block py-2"
            >
              Read the new article
            </Link>
          </p>
        )}
      </div>
      {another.failure && (
        <Notice tone="error">
          {another.failure.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
