import { Link } from '@tanstack/react-router'
import type { Article } from '@youzine/contract'
import { clsx } from 'clsx'
import { INTERFACE } from '#lib/interface-language.ts'
import { Eyebrow } from '#ui/type.tsx'
import { longDate } from './dates.ts'

/** Longer ones are set smaller, or they would fill the first screen alone. */
const LONG_TITLE = 60

export function ArticleHeader({ article }: { article: Article }) {
  const facts = [
    `Written by ${article.written_by}`,
    longDate(article.created_at),
    `${article.reading_minutes} min`,
  ]
  return (
    <header className="mb-9 grid gap-4 sm:mb-11 xl:mb-8 xl:grid-cols-[minmax(0,52rem)_18rem] xl:gap-x-10">
      {article.template_name && (
        <div lang={INTERFACE} className="xl:col-span-2">
          <Eyebrow>{article.template_name}</Eyebrow>
        </div>
      )}
      <h1
        className={clsx(
          'leading-[1.02] xl:col-span-2 print:text-[28pt]',
          article.title.length > LONG_TITLE
            ? 'text-[clamp(1.9rem,4.6vw,2.9rem)]'
            : 'text-[clamp(2.4rem,6.6vw,4.3rem)]',
        )}
      >
        {article.title}
      </h1>
      {article.standfirst && (
        <p className="max-w-[40ch] text-pretty font-text text-[1.3rem] text-soft italic leading-[1.4] sm:text-[1.4rem] xl:mt-3 xl:ml-48 print:ml-0 print:text-[14pt]">
          {article.standfirst}
        </p>
      )}
      <div
        lang={INTERFACE}
        className="mt-3 grid content-start gap-1.5 border-rule border-t pt-4 text-[0.84rem] text-faint xl:col-start-2 xl:mt-4 xl:border-t-0 xl:pt-1 print:mt-0"
      >
        <ul className="flex flex-wrap gap-y-1 xl:grid xl:gap-y-1.5 print:flex">
          {facts.map((fact) => (
            <li
              key={fact}
              className="not-last:after:mx-2 not-last:after:content-['·'] xl:not-last:after:content-none print:not-last:after:content-['·']"
            >
              {fact}
            </li>
          ))}
        </ul>
        {article.note && <p>{article.note}</p>}
        <Rewritten article={article} />
        <Editions article={article} />
      </div>
    </header>
  )
}

const editionLink = 'text-link inline-flex min-h-11 items-center text-ink sm:min-h-0'

/** Written again when more posts had come: the newer one first, the older ones never lost. */
function Editions({ article: { newer_id, earlier } }: { article: Article }) {
  if (newer_id === null && earlier.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3" data-noprint>
      {newer_id !== null && (
        <Link to="/article/$articleId" params={{ articleId: String(newer_id) }} className={editionLink}>
          There is a newer edition
        </Link>
      )}
      {earlier.map(({ id, created_at }) => (
        <Link key={id} to="/article/$articleId" params={{ articleId: String(id) }} className={editionLink}>
          The edition of {longDate(created_at)}
        </Link>
      ))}
    </p>
  )
}

/** Something in it is no longer wanted. */
function Rewritten({ article: { is_being_rewritten, rewritten_at } }: { article: Article }) {
  return (
    <p role="status" className="empty:hidden">
      {is_being_rewritten
        ? 'Being written again, without what you left out.'
        : rewritten_at && `Written again on ${longDate(rewritten_at)}, without what you left out.`}
    </p>
  )
}
