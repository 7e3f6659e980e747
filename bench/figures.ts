// Figures that a run has measured; `bench/all.ts` makes one table of them.
import { appendFileSync } from 'node:fs'
import { loadavg } from 'node:os'

export interface Figure {
  what: string
  value: string
  /** What it should be, if anything was promised. */
  wanted?: string
  isMet?: boolean
}

export function figure(what: string, value: string, wanted?: string, isMet?: boolean) {
  const met = isMet === undefined ? '' : isMet ? ' (met)' : ' (NOT met)'
  console.log(`${what}: ${value}${wanted ? `, wanted ${wanted}${met}` : ''}`)
  const file = process.env.BENCH_FIGURES
  const row: Figure = {
    what,
    value,
    ...(wanted ? { wanted } : {}),
    ...(isMet === undefined ? {} : { isMet }),
  }
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}

export const busy = () => `load ${loadavg()[0]?.toFixed(1)}`

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)
