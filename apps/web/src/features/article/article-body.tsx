import type { ArticleFigure, ArticleText } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'
import { type Block, blocksOf, numberSources, type Receipt } from './blocks.ts'
import { longDate, restingOn } from './dates.ts'
import { Figure } from './figure/figure.tsx'
import { Form } from './forms/form.tsx'
import { LocaleProvider, localeOf } from './forms/locale.ts'
import { ownSentences } from './own-sentences.ts'
import { PhotosProvider } from './photos.tsx'
import { useReadersSay } from './readers-say.ts'
import { Post } from './receipts.tsx'
import { Text } from './text-block.tsx'

/** What stands before the text, as wide as the page. */
export function LeadFigures({ article }: { article: ArticleText }) {
  return (
    <LocaleProvider value={localeOf(article.language)}>
      {article.figures.filter(isLead).map((figure) => (
        <Figure key={figure.title} figure={figure} />
      ))}
    </LocaleProvider>
  )
}

const isLead = ({ after }: ArticleFigure) => after < 0

type Props = { article: ArticleText; withoutLead?: boolean }

export function ArticleBody({ article, withoutLead = false }: Props) {
  const blocks = blocksOf(article).filter(
    (block) => !withoutLead || block.kind !== 'figure' || !isLead(block.figure),
  )
  return (
    <div className="font-text text-[1.12rem] leading-[1.66] sm:text-[1.19rem] print:text-[11pt] print:leading-normal">
      <LocaleProvider value={localeOf(article.language)}>
        <PhotosProvider photos={article.photos}>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article's blocks never change their order.
            <Placed key={at} block={block} />
          ))}
        </PhotosProvider>
      </LocaleProvider>
    </div>
  )
}

function Placed({ block }: { block: Block }) {
  if (block.kind === 'figure') return <Figure figure={block.figure} />
  if (block.kind === 'form') return <Form block={block.form} />
  if (block.kind === 'quote') return <PullQuote text={block.text} receipt={block.receipt} />
  return <Text block={block} />
}

function PullQuote({ text, receipt: { number, source } }: { text: string; receipt: Receipt }) {
  return (
    <figure className="my-[1.9em] break-inside-avoid border-accent border-l-3 pl-[1.2em]">
      <blockquote className="text-balance font-[440] font-display text-[clamp(1.45rem,4vw,1.75rem)] leading-[1.22] tracking-[-0.014em]">
        “{text.replace(/^[“"]|[”"]$/g, '')}”
      </blockquote>
      <figcaption lang={INTERFACE} className="mt-3 font-ui text-[0.82rem] text-faint">
        {source.at && <>{longDate(source.at)} · </>}post {number}
      </figcaption>
    </figure>
  )
}

/** Everything the article rests on, folded away; on paper it is open. */
export function Sources({ article }: { article: ArticleText }) {
  const receipts = numberSources(article)
  const say = useReadersSay()
  if (receipts.length === 0) return null
  return (
    <details className="group mt-12 border-ink border-t print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
      <summary
        lang={INTERFACE}
        className="flex min-h-14 list-none items-center justify-between gap-4 py-4 print:break-inside-avoid print:break-after-avoid [&::-webkit-details-marker]:hidden"
      >
        <span className="grid gap-0.5">
          <span className="font-[480] font-display text-[1.35rem] leading-tight tracking-[-0.02em]">
            Where this comes from
          </span>
          <span className="text-[0.9rem] text-soft">
            {restingOn(receipts)}. Each number in the text opens its own.
          </span>
        </span>
        <span aria-hidden className="relative size-4 shrink-0 text-soft print:hidden">
          <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
          <span className="absolute inset-y-0 left-1/2 w-px bg-current transition-transform group-open:scale-y-0" />
        </span>
      </summary>
      <ol className="grid gap-5 border-rule border-t pt-6 pb-2 print:block print:columns-2 print:gap-8">
        <PhotosProvider photos={article.photos}>
          {receipts.map((receipt) => (
            <li key={receipt.number}>
              <Post receipt={receipt} />
            </li>
          ))}
        </PhotosProvider>
      </ol>
      {say && (
        <p lang={INTERFACE} className="border-rule border-t pt-2 print:hidden">
          <button
            type="button"
            onClick={() => say.notRight(ownSentences(article))}
            className="text-link inline-flex min-h-11 items-center"
          >
            Something here is not right
          </button>
        </p>
      )}
    </details>
  )
}
