import type { ChatSource } from '@youzine/contract'

const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** The posts that an answer rests on. */
export function Sources({ sources, open }: { sources: ChatSource[]; open: number | null }) {
  if (sources.length === 0) return null
  return (
    <ul className="grid gap-3 border-accent border-l-2 bg-wash px-4 py-3 font-ui text-[0.86rem]">
      {sources
        .filter(({ number }) => open === null || number === open)
        .map(({ number, id, at, text }) => (
          <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-1">
            <span className="font-[550] text-accent tabular-nums">{number}</span>
            <div className="grid gap-0.5">
              <span className="text-soft">
                {at ? <time dateTime={at}>{long.format(new Date(at))}</time> : 'Undated'}
              </span>
              <span className="whitespace-pre-line font-text text-[1rem] leading-snug">{text}</span>
            </div>
          </li>
        ))}
    </ul>
  )
}
