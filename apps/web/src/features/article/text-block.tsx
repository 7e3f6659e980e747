import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { forDropCap, type TextBlock, unwrap } from './blocks.ts'
import { sentencesOf } from './own-sentences.ts'
import { PhotosOfPost } from './photos.tsx'
import { MarginReceipts, ReceiptMark, ReceiptPanel } from './receipts.tsx'

const CAP = clsx(
  'flow-root first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.08em] first-letter:font-[480] first-letter:font-display',
  'first-letter:text-[4.5em] first-letter:text-accent first-letter:leading-[0.74]',
)

const styles = {
  p: '',
  h2: '',
  item: '[&_strong:first-child]:mb-0.5 [&_strong:first-child]:block [&_strong:first-child]:font-[500] [&_strong:first-child]:font-display [&_strong:first-child]:text-[1.2em] [&_strong:first-child]:leading-tight [&_strong:first-child]:tracking-[-0.015em]',
  note: 'text-[0.94em] text-soft italic',
  block: '',
  blockquote: 'text-balance font-[440] font-display text-[1.32em] leading-[1.26] tracking-[-0.012em]',
}

const frames = {
  p: 'mt-[1.15em]',
  h2: '',
  item: 'mt-[1.25em] border-rule border-t pt-[1.1em]',
  note: 'mt-[0.8em] ml-[1.4em] border-rule border-l pl-[1.1em] sm:ml-[3em]',
  block: '',
  blockquote: 'my-[1.8em] border-accent border-l-3 pl-[1.1em]',
}

/** One paragraph of an article, with its receipts folded away behind their numbers. */
export function Text({ block: { paragraph, receipts, hasDropCap, isAfterItems } }: { block: TextBlock }) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { html, isInline } = unwrap(paragraph.html)
  if (paragraph.kind === 'h2') return <Heading html={html} />
  const [quoted] = paragraph.kind === 'blockquote' && receipts.length === 1 ? receipts : []
  const mark = receipts.length > 0 && (
    <ReceiptMark {...{ receipts, isOpen, panelId }} onToggle={() => setIsOpen(!isOpen)} />
  )
  return (
    <div
      className={clsx(
        'relative first:mt-0 first:border-t-0 first:pt-0',
        frames[isAfterItems ? 'item' : paragraph.kind],
      )}
    >
      <MarginReceipts receipts={receipts} />
      <Words
        html={hasDropCap ? forDropCap(html) : html}
        isInline={isInline}
        isQuote={paragraph.kind === 'blockquote'}
        className={clsx(styles[paragraph.kind], hasDropCap && CAP)}
      >
        {mark}
      </Words>
      {quoted && <PhotosOfPost post={quoted.source.id} />}
      {isOpen && <ReceiptPanel {...{ receipts }} id={panelId} sentences={() => sentencesOf(paragraph)} />}
    </div>
  )
}

// The server cleans every text to a few tags without attributes, when it is stored and again when it is sent.
const cleaned = (html: string) => ({ __html: html })

const HEADING = 'mt-[1.7em] -mb-[0.35em] text-[1.5em] first:mt-0'

function Heading({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server.
  return <h2 className={HEADING} dangerouslySetInnerHTML={cleaned(html)} />
}

type WordsProps = {
  html: string
  isInline: boolean
  isQuote: boolean
  className: string
  children: ReactNode
}

function Words({ html, isInline, isQuote, className, children }: WordsProps) {
  const Around = isQuote ? 'blockquote' : isInline ? 'p' : 'div'
  const Inside = isInline ? 'span' : 'div'
  return (
    <Around
      className={clsx(
        'text-pretty',
        className,
        !isInline && '[&_li]:ml-6 [&_ol]:list-decimal [&_p+p]:mt-[1.15em] [&_ul]:list-disc',
      )}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server. */}
      <Inside dangerouslySetInnerHTML={cleaned(html)} />
      {children}
    </Around>
  )
}
