import { spans, tokenise } from '@youzine/words'
import type { SagaBlock } from '../forms/block.ts'
import { fromDay } from '../reading/calendar.ts'
import type { Act, Saga } from '../stories/model.ts'
import { gapBetween } from './calendar-gap.ts'
import type { Dossier } from './dossier.ts'
import { gloss } from './gloss.ts'
import { echoesMourning } from './mourning-echo.ts'
import type { Page } from './page.ts'

const UNITS: Record<string, [RegExp, (n: string) => string][]> = {
  en: [
    [/\bweekend\b/i, (n) => `${n} weekends out`],
    [/\bon (?:a )?(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/, (n) => `${n} {day}s later`],
  ],
  es: [
    [/\bel (lunes|martes|miércoles|jueves|viernes)\b/i, (n) => `${n} {day} después`],
    [/\bel (sábado|domingo)\b/i, (n) => `${n} {day}s después`],
  ],
  de: [[/\bam (Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/, (n) => `${n} {day}e später`]],
}

/** Time in the story's own unit where its first post names one, else as the calendar counts. */
export function elapsedIn(
  d: Dossier,
  saga: Saga,
  opening: Act,
  act: Act,
  { isLast, isOver }: { isLast: boolean; isOver: boolean },
): string | null {
  const from = d.day(opening.post)
  const to = d.day(act.post)
  if (from === 0 || to <= from) return null
  const g = gapBetween(from, to)
  // On Christmas Eve everybody writes.
  if (g.isAnniversary) return isFeast(to) ? null : d.w.gap(from, to)
  const promised =
    saga.kind === 'promise' ||
    d.stories.promises.some((p) => p.saga === saga.id && p.said.post === opening.post)
  // What has been done is no longer waited for.
  if (promised && !isOver)
    for (const [pattern, worded] of UNITS[d.spoken] ?? []) {
      const m = pattern.exec(d.wordsOf(opening))
      const weeks = Math.floor((to - from) / 7)
      if (m && weeks >= 2) return worded(d.w.digits(weeks)).replace('{day}', m[1] ?? '')
    }
  // In the story's own unit or to the day it says something at every step; in years and months only at the end.
  if (!isLast) return null
  const later = {
    en: (x: string) => `${x} on`,
    es: (x: string) => (/ justos$/.test(x) ? x : `${x} después`),
    de: (x: string) => `nach ${x}`,
  }[d.spoken]
  return later(d.spoken === 'de' ? d.w.span(to - from) : d.w.gap(from, to))
}

function isFeast(day: number): boolean {
  const { m, d } = fromDay(day)
  return (m === 12 && (d >= 24 || d === 6)) || (m === 1 && (d === 1 || d === 6))
}

/** A story in the posts that told it; under each, who is new. */
export function sagaBlock(
  page: Page,
  saga: Saga,
  acts: readonly Act[],
  title: string,
  close: string | null,
): SagaBlock {
  const { d } = page
  const opening = acts[0] as Act
  const yearly = isYearly(d, acts)
  return {
    form: 'saga',
    title,
    acts: acts.map((a, n) => {
      const before = acts[n - 1]
      const isNew = before === undefined || d.day(a.post) - d.day(before.post) > 300
      const tells = n > 0 && a.tone === 'clear' && (isNew || n === acts.length - 1)
      const isOver = acts.slice(0, n).some((b) => b.role === 'outcome')
      const elapsed =
        tells && !countsItself(d, a)
          ? elapsedIn(d, saga, opening, a, { isLast: n === acts.length - 1, isOver })
          : null
      // After a third post it would be read as counted from the second; what is out is out since it was lent.
      const isPlain = n === 1 || / out$/.test(elapsed ?? '')
      const isSaid = elapsed !== null && !yearly && isPlain && !echoesMourning(d, a.post)
      return {
        ...d.show(a),
        elapsed: isSaid ? elapsed : null,
        // Who is in it is said on the way; the end is the post's own.
        caption: a.tone === 'clear' && (n < acts.length - 1 || n < 2) ? gloss(page, a) : null,
      }
    }),
    close,
  }
}

/** “Ten years, four months and thirteen days.” Whoever counts it needs nobody to count it for them. */
export const countsItself = (d: Dossier, act: Act): boolean =>
  spans(tokenise(d.wordsOf(act)), d.spoken).some((s) => s.unit === 'year' || s.unit === 'month')

/** What comes round every year needs no telling that another year has passed. */
function isYearly(d: Dossier, acts: readonly Act[]): boolean {
  const gaps = acts.slice(1).map((a, n) => d.day(a.post) - d.day((acts[n] as Act).post))
  const whole = gaps.filter((g) => Math.abs(g / 365.25 - Math.round(g / 365.25)) < 0.06 && g > 300)
  return acts.length >= 4 && whole.length >= gaps.length * 0.6
}
