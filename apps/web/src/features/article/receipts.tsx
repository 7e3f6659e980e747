import { INTERFACE } from '#lib/interface-language.ts'
import type { Receipt } from './blocks.ts'
import { numberLabel } from './blocks.ts'
import { longDate, originOf } from './dates.ts'
import { PhotosOfPost } from './photos.tsx'
import { useReadersSay } from './readers-say.ts'

type MarkProps = { receipts: Receipt[]; isOpen: boolean; panelId: string; onToggle: () => void }

/** The numbers after a paragraph: pressed, they open what it rests on. On paper they are footnote marks. */
export function ReceiptMark({ receipts, isOpen, panelId, onToggle }: MarkProps) {
  const label = numberLabel(receipts.map(({ number }) => number))
  return (
    <>
      {/* A word joiner: the number never begins a line of its own. */}
      {'\u2060'}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className="relative ml-1 rounded-[4px] px-1 align-[0.4em] font-[550] font-ui text-[0.64em] text-accent tabular-nums leading-none transition-colors before:absolute before:-inset-x-2 before:-inset-y-3 hover:bg-accent-wash aria-expanded:bg-accent-wash"
      >
        <span className="sr-only">{receipts.length === 1 ? 'Source ' : 'Sources '}</span>
        {label}
      </button>
      <sup aria-hidden className="hidden font-ui text-[0.6em] text-soft print:inline">
        {label}
      </sup>
    </>
  )
}

const MOST_IN_MARGIN = 3

/** On a wide page the days that a paragraph speaks of stand beside it; its numbers say the same to those who listen. */
export function MarginReceipts({ receipts }: { receipts: Receipt[] }) {
  const dated = receipts.flatMap(({ number, source: { at } }) => (at ? [{ number, at }] : []))
  if (dated.length === 0 || dated.length > MOST_IN_MARGIN) return null
  return (
    <div aria-hidden className="margin-receipts">
      {dated.map(({ number, at }) => (
        <p key={number}>
          {longDate(at)} · {number}
        </p>
      ))}
    </div>
  )
}

type PanelProps = { id: string; receipts: Receipt[]; sentences: () => string[] }

export function ReceiptPanel({ id, receipts, sentences }: PanelProps) {
  const say = useReadersSay()
  return (
    <div id={id} className="mt-4 animate-appear border-accent border-l-2 bg-wash px-5 py-4 print:hidden">
      <ul className="grid gap-4">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <Post receipt={receipt} />
          </li>
        ))}
      </ul>
      {say && (
        <button type="button" onClick={() => say.notRight(sentences())} className={SAY}>
          That is not right
        </button>
      )}
    </div>
  )
}

const SAY =
  'mt-1 inline-flex min-h-11 items-center font-ui text-[0.82rem] text-faint underline decoration-rule underline-offset-4 hover:text-ink print:hidden'

/** A post as it was written, or an answer as it was given, with its number and where it comes from. */
export function Post({ receipt: { number, source } }: { receipt: Receipt }) {
  const say = useReadersSay()
  return (
    <div className="grid grid-cols-[1.9rem_minmax(0,1fr)] items-baseline gap-x-1 print:mb-[6pt] print:break-inside-avoid">
      <span className="font-[550] font-ui text-[0.78rem] text-accent tabular-nums">{number}</span>
      <div className="grid gap-0.5">
        <p lang={INTERFACE} className="font-ui text-[0.82rem] text-soft print:text-[7.5pt]">
          {source.at ? <time dateTime={source.at}>{originOf(source)}</time> : originOf(source)}
        </p>
        <p className="whitespace-pre-line font-text text-[1.02rem] text-ink leading-normal print:text-[8.5pt] print:leading-snug">
          {source.text}
        </p>
        {!source.answerTo && <PhotosOfPost post={source.id} isSmall />}
        {say && !source.answerTo && (
          <button type="button" lang={INTERFACE} onClick={() => say.neverUse(source.id)} className={SAY}>
            Never use this post
          </button>
        )}
      </div>
    </div>
  )
}
