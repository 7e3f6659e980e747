import { Link } from '@tanstack/react-router'
import type { ArticleListing, Magazine } from '@youzine/contract'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { longDay } from '#lib/days.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { howLong, LOOKS, planContents } from './departments.ts'

// Drawings are not part of what a page needs to begin with.
const Picture = lazy(() => import('./picture.tsx'))

/** How many articles of this magazine are still to come. */
export const stillToCome = ({ progress, articles }: Magazine) =>
  progress && progress.status !== 'finished' && progress.status !== 'failed'
    ? Math.max(0, progress.articles_expected - Math.max(progress.articles_done, articles.length))
    : 0

/** A few words reach from margin to margin. */
const across = (text: string) =>
  `max(clamp(2.6rem, 9vw, 7rem), min(${(225 / text.length).toFixed(1)}vw, ${Math.min(16, 176 / text.length).toFixed(1)}rem))`

/** So many letters are read at a glance. */
const GLANCE = 64

const label = 'font-semibold text-[0.72rem] uppercase tracking-[0.12em]'

/** A lead with its picture, two seconds, one short post across the page, the rest by department. */
export function Contents({ magazine }: { magazine: Magazine }) {
  const { lead, seconds, index } = planContents(magazine.articles)
  const coming = Array.from({ length: stillToCome(magazine) }, (_, at) => magazine.coming[at] ?? 'One more')
  // An earlier version has kept magazines for reading offline that do not say.
  const unwritten = magazine.unwritten ?? []
  const strip = magazine.front?.strip
  return (
    <div className="grid grid-cols-1 gap-12 lg:gap-16 print:gap-8">
      {lead && (
        <ol
          aria-label="First in this issue"
          className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-0 print:grid-cols-2 print:gap-x-6 print:gap-y-8"
        >
          <li
            className={clsx(
              'animate-settle break-inside-avoid lg:row-span-2 print:col-span-2 print:row-span-1 print:border-0 print:p-0',
              seconds.length > 0 ? 'lg:border-rule lg:border-r lg:pr-9' : 'lg:col-span-2',
            )}
          >
            <Entry magazineId={magazine.id} article={lead} isAcross={seconds.length === 0}>
              <Plate article={lead} isLarge />
              <div className="grid content-start gap-2">
                <Words article={lead} titleClass="text-[clamp(2.6rem,6.2vw,4.8rem)] leading-[0.96]" />
              </div>
            </Entry>
          </li>
          {seconds.map((article, at) => (
            <li
              key={article.id}
              className={clsx(
                'animate-settle break-inside-avoid lg:pl-9 print:border-0 print:p-0',
                at > 0 ? 'border-rule border-t pt-8 lg:ml-0' : 'lg:pb-8',
              )}
            >
              <Entry magazineId={magazine.id} article={article}>
                <Plate article={article} />
                <Words article={article} titleClass="text-[clamp(1.5rem,3vw,2rem)] leading-[1.08]" />
              </Entry>
            </li>
          ))}
        </ol>
      )}
      {strip && (
        <figure className="border-rule border-y py-8">
          <blockquote
            style={{ fontSize: across(strip.text) }}
            className="break-words font-[340] font-display leading-[1.02] tracking-[-0.045em]"
          >
            {strip.text}
          </blockquote>
          <figcaption className="mt-3 text-[0.82rem] text-faint">
            {strip.date ? `${longDay(strip.date)}, the whole post` : 'The whole post'}
          </figcaption>
        </figure>
      )}
      {index.length > 0 && (
        <div className="grid grid-cols-1 gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
          {index.map(({ department, articles, isWide }) => (
            <section
              key={department}
              aria-label={department}
              className={clsx('border-t-3 pt-3', LOOKS[department].rule, isWide && 'sm:col-span-2')}
            >
              <p className={`${label} break-after-avoid ${LOOKS[department].ink}`}>{department}</p>
              <ol className={clsx(isWide && 'gap-x-7 sm:columns-2')}>
                {articles.map((article) => (
                  <li
                    key={article.id}
                    className="animate-settle break-inside-avoid border-rule border-b py-4 last:border-0"
                  >
                    <Entry magazineId={magazine.id} article={article}>
                      <Thumbnail article={article} />
                      <h2
                        lang={article.language || undefined}
                        className="break-words text-[1.35rem] leading-[1.14] transition-colors group-hover:text-accent"
                      >
                        {article.title}
                      </h2>
                      <p
                        lang={article.language || undefined}
                        className="text-pretty font-text text-[1.02rem] text-soft leading-snug"
                      >
                        {article.standfirst}
                      </p>
                      <p className="text-[0.8rem] text-faint">{howLong(article)}</p>
                    </Entry>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {coming.length > 0 && (
        <ol aria-label="Still to come" className="border-ink border-t">
          {coming.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two topics may share a name, and what is next keeps its place.
            <li key={at} className="grid gap-2 border-rule border-b py-5">
              <p className="animate-breathe font-[480] font-display text-[1.3rem] text-faint tracking-[-0.022em]">
                {name}: being written…
              </p>
              <Skeleton className="h-3 w-3/5 max-w-md" />
            </li>
          ))}
        </ol>
      )}
      {unwritten.length > 0 && (
        <section aria-labelledby="unwritten" className="border-rule border-t pt-3 print:hidden">
          <h2 id="unwritten" className={`${label} font-ui text-faint tracking-[0.12em]`}>
            Not written
          </h2>
          <ul>
            {unwritten.map(({ topic_id, name, reason }) => (
              <li key={topic_id} className="grid justify-items-start gap-1 border-rule border-b py-4">
                <p className="text-[1.05rem]">
                  <span className="font-semibold">{name}.</span> {reason ?? 'Something went wrong.'}
                </p>
                <Link
                  to="/templates/$templateId"
                  params={{ templateId: String(topic_id) }}
                  aria-label={`Ask for it again: ${name}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  Ask for it again
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Entry({
  magazineId,
  article,
  isAcross = false,
  children,
}: {
  magazineId: number
  article: ArticleListing
  /** On a wide page the words stand beside the picture. */
  isAcross?: boolean
  children: ReactNode
}) {
  return (
    <Link
      to="/magazine/$magazineId/article/$articleId"
      params={{ magazineId: String(magazineId), articleId: String(article.id) }}
      className={clsx(
        'group grid grid-cols-1 content-start gap-2 no-underline',
        isAcross && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-x-9',
      )}
    >
      {children}
    </Link>
  )
}

function Words({ article, titleClass }: { article: ArticleListing; titleClass: string }) {
  return (
    <>
      <p className={`mt-2 ${label} ${LOOKS[article.department].ink}`}>{article.department}</p>
      <h2
        lang={article.language || undefined}
        className={`break-words tracking-[-0.03em] transition-colors group-hover:text-accent ${titleClass}`}
      >
        {article.title}
      </h2>
      <p
        lang={article.language || undefined}
        className="text-pretty font-text text-[1.15rem] text-soft italic leading-snug"
      >
        {article.standfirst}
      </p>
      <p className="text-[0.82rem] text-faint">{howLong(article)}</p>
    </>
  )
}

/** Its drawing or chart; else a few words of the person's own are the picture; without any, the page stays white. */
function Plate({ article, isLarge = false }: { article: ArticleListing; isLarge?: boolean }) {
  const { picture, line, department, title } = article
  const shape = isLarge
    ? 'aspect-[16/10] lg:aspect-[4/3] print:aspect-[5/2]'
    : 'aspect-[2/1] print:aspect-[3/1]'
  if (picture)
    return (
      <span
        aria-hidden
        className={clsx(
          'grid place-items-center overflow-hidden p-[4%] [print-color-adjust:exact]',
          shape,
          picture.kind === 'wheel' ? 'on-sky bg-sky' : LOOKS[department].stock,
        )}
      >
        <Suspense>
          <Picture picture={picture} />
        </Suspense>
      </span>
    )
  if (!line || line === title) return null
  return (
    <span
      aria-hidden
      className={clsx(
        '@container grid place-items-center px-[8%] text-center',
        !isLarge && 'print:hidden',
        LOOKS[department].stock,
        shape,
      )}
    >
      <span
        className={clsx(
          'text-balance font-[360] font-display text-ink leading-[1.06] tracking-[-0.03em]',
          line.length > GLANCE ? 'text-[clamp(1.1rem,5cqi,2.2rem)]' : 'text-[clamp(1.3rem,7cqi,3rem)]',
        )}
      >
        {line.replace(/^[“"]|[”"]$/g, '')}
      </span>
    </span>
  )
}

/** In the index a drawing is a thumbnail beside its title. */
function Thumbnail({ article: { picture, department } }: { article: ArticleListing }) {
  if (!picture || picture.kind === 'strands') return null
  return (
    <span
      aria-hidden
      className={clsx(
        'mb-1 grid h-28 place-items-center overflow-hidden p-2 [print-color-adjust:exact] [&>svg]:h-full [&>svg]:w-auto',
        picture.kind === 'wheel' ? 'on-sky bg-sky' : LOOKS[department].stock,
      )}
    >
      <Suspense>
        <Picture picture={picture} />
      </Suspense>
    </span>
  )
}
