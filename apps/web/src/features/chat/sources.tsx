import type { ChatSource } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

const day = new Intl.DateTimeFormat(INTERFACE, { day: 'numeric', month: 'short' })

/** The posts that an answer rests on, each on a card of its own. */
export function Sources({ sources, open }: { sources: ChatSource[]; open: number | null }) {
  if (sources.length === 0) return null
  return (
    <ul className="grid gap-2.5">
      {sources
        .filter(({ number }) => open === null || number === open)
        .map(({ number, id, at, text }) => (
          <li
            key={id}
            className="grid animate-appear grid-cols-[4.2rem_minmax(0,1fr)] gap-x-3 border-accent border-l-2 bg-wash px-3.5 py-3"
          >
            <div className="grid content-start gap-0.5 text-[0.78rem] text-soft leading-tight">
              {at ? (
                <time dateTime={at} className="contents">
                  <span className="font-[420] font-display text-[1.25rem] text-ink leading-none tracking-[-0.02em]">
                    {new Date(at).getFullYear()}
                  </span>
                  <span>{day.format(new Date(at))}</span>
                </time>
              ) : (
                <span>Undated</span>
              )}
              <span className="font-[550] text-accent tabular-nums">{number}</span>
            </div>
            <p className="whitespace-pre-line font-text text-[1rem] leading-snug">{text}</p>
          </li>
        ))}
    </ul>
  )
}
