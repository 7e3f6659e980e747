import type { MagazineCover } from '@youzine/contract'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { longDay } from '#lib/days.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import type { Ink } from './chosen-cover.ts'
import { Ridges } from './ridges.tsx'

type Props = {
  name: string
  date: Date
  facts: string
  lines: readonly string[]
  years: readonly number[][]
  cover: MagazineCover
  ink: Ink
}

const FRAME = { width: 1160, height: 300, amplitude: 92 }
const GROUNDS = {
  red: { className: 'bg-cover text-on-cover', fill: 'fill-cover', point: '' },
  paper: { className: 'bg-wash text-ink', fill: 'fill-wash', point: 'text-accent' },
  night: { className: 'bg-night text-on-cover', fill: 'fill-night', point: '' },
} as const
const figure = new Intl.NumberFormat(INTERFACE)

/** The cover across the page: a number, a word or the years, on one of three papers. */
export function FrontCover({ name, date, facts, lines, years, cover, ink }: Props) {
  const month = new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(date)
  return (
    <div
      data-cover={`${cover.kind} ${ink}`}
      className={clsx(
        'w-full overflow-hidden [print-color-adjust:exact] print:grid print:min-h-[236mm] print:px-[6mm] print:py-[8mm]',
        GROUNDS[ink].className,
      )}
    >
      <div className="mx-auto grid w-full max-w-page gap-4 px-4 py-6 sm:px-8 md:py-8 print:grid-rows-[auto_1fr_auto] print:items-center">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <p className="break-words font-[440] font-display text-[clamp(3rem,9vw,5.4rem)] leading-[0.92] tracking-[-0.045em]">
            {name}
          </p>
          <p className="text-[0.8rem] sm:text-right">
            <span className="block font-semibold uppercase tracking-[0.14em]">{month}</span>
            {facts}
          </p>
        </div>
        <Picture cover={cover} years={years} ink={ink} />
        <div className="grid items-end gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-1">
          <Caption cover={cover} />
          <ul className="grid gap-x-5 sm:grid-cols-3">
            {lines.slice(0, 3).map((line) => (
              <li
                key={line}
                className="border-current border-t py-2 font-[480] font-display text-[1.1rem] leading-tight"
              >
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

/** As large as the page is wide, and no higher than a screen; a comma hangs below the line. */
const filling = (digits: string) =>
  `min(${(240 / digits.length).toFixed(1)}vw, ${Math.min(36, 190 / digits.length).toFixed(1)}rem)`

function Picture({ cover, years, ink }: Pick<Props, 'cover' | 'years' | 'ink'>): ReactNode {
  if (cover.kind === 'number') {
    const digits = figure.format(cover.value)
    return (
      <p
        style={
          { '--wide': filling(digits), '--paper': `${Math.min(90, 420 / digits.length)}mm` } as CSSProperties
        }
        className="-ml-[0.04em] whitespace-nowrap pb-[0.1em] text-[length:var(--wide)] print:text-[length:var(--paper)] font-[300] font-display lining-nums leading-[0.86] tracking-[-0.06em]"
      >
        {digits}
      </p>
    )
  }
  if (cover.kind === 'word')
    return (
      <p className="break-words font-[560] font-display text-[clamp(4.5rem,19vw,15rem)] leading-[0.9] tracking-[-0.055em]">
        {cover.word.replace(/[.!?]+$/, '')}
        <span className={GROUNDS[ink].point}>.</span>
      </p>
    )
  return <Ridges years={years} frame={FRAME} ground={GROUNDS[ink].fill} className="h-52 w-full md:h-72" />
}

function Caption({ cover }: Pick<Props, 'cover'>) {
  if (cover.kind === 'years') return <p className="font-text text-[1.15rem] italic">A ridge for each year.</p>
  if (cover.kind === 'word')
    return <p className="font-text text-[1.25rem] italic">{figure.format(cover.posts)} posts say it.</p>
  return (
    <p className="font-text text-[1.25rem] italic leading-snug">
      days. “{cover.line}”
      {cover.date && (
        <span className="mt-1 block font-ui text-[0.82rem] not-italic">{longDay(cover.date)}</span>
      )}
    </p>
  )
}
