import type { ImportFacts } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

const number = (value: number) => new Intl.NumberFormat(INTERFACE).format(value)
const month = (iso: string) =>
  new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(new Date(iso))
const hourName = (hour: number) =>
  new Intl.DateTimeFormat(INTERFACE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, 0, 1, hour)),
  )

function told({ per_year, busiest_hour, longest_silence, loved_words }: ImportFacts) {
  const fullest = [...per_year].sort((a, b) => b.count - a.count)[0]
  const [word] = loved_words
  return [
    ...(fullest && per_year.length > 1
      ? [{ figure: String(fullest.year), text: `your fullest year, with ${number(fullest.count)} posts` }]
      : []),
    ...(busiest_hour
      ? [
          {
            figure: hourName(busiest_hour.hour),
            text: `the hour you write most: ${number(busiest_hour.count)} posts`,
          },
        ]
      : []),
    ...(longest_silence
      ? [
          {
            figure: `${number(longest_silence.days)} days`,
            text: `your longest silence, from ${month(longest_silence.from)}`,
          },
        ]
      : []),
    ...(word ? [{ figure: `“${word.word}”`, text: `a word of yours, in ${number(word.count)} posts` }] : []),
  ]
}

const MOST_THEMES = 3

/** Counted while one waits: every figure can be counted again. */
export function Facts({ facts }: { facts: ImportFacts }) {
  const rows = told(facts)
  const themes = (facts.themes ?? []).slice(0, MOST_THEMES)
  if (rows.length === 0) return null
  return (
    <dl className="grid animate-appear grid-cols-2 gap-x-6 gap-y-7 border-rule border-t pt-7 md:grid-cols-4">
      {rows.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end gap-1.5">
          <dt className="text-soft text-sm">{text}</dt>
          <dd className="break-words font-[440] font-display text-[1.9rem] leading-none tracking-[-0.03em]">
            {figure}
          </dd>
        </div>
      ))}
      {themes.length > 0 && (
        <div className="col-span-full flex animate-appear flex-col gap-2.5 border-rule border-t pt-5">
          <dt className="text-soft text-sm">what you return to</dt>
          <dd className="flex flex-wrap gap-x-8 gap-y-2">
            {themes.map(({ words, count }) => (
              <span key={words.join()} className="font-[440] font-display text-[1.3rem] leading-tight">
                {words.join(', ')}{' '}
                <span className="whitespace-nowrap font-ui text-soft text-sm">in {number(count)} posts</span>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
