import type { Tone } from '../model.ts'
import { namesOneOf, type Placed } from './spread.ts'

/** Whoever is in post after post, then in a hospital, then in none. Nobody says why, and nobody is shown as a joke. */
const OFTEN = 5
const SOON = 90
const SILENT = { days: 400, posts: 15, gaps: 4 }
const CARE =
  /^(?:hospital|hospitals|ward|hospice|icu|ambulance|hospitalet|uci|urgencias|ambulancia|ingresad[oa]|planta|krankenhaus|klinik|intensivstation|notaufnahme|rettungswagen)$/

export interface LastSeen {
  name: string
  tones: Map<number, Tone>
}

export function lastSeenIll(
  placed: readonly Placed[],
  naming: ReadonlyMap<string, readonly number[]>,
): LastSeen[] {
  const end = placed.findLast((p) => p.day !== null)?.day ?? null
  if (end === null) return []
  return [...naming].flatMap(([name, all]) => {
    const places = all.filter((at) => (placed[at] as Placed).day !== null)
    const last = places.at(-1)
    const first = places[0]
    if (places.length < OFTEN || last === undefined || first === undefined) return []
    const day = (at: number) => (placed[at] as Placed).day as number
    const gap = (day(last) - day(first)) / (places.length - 1)
    const silence = end - day(last)
    if (silence < Math.max(SILENT.days, gap * SILENT.gaps) || placed.length - last < SILENT.posts) return []
    const ill = places.filter(
      (at) => day(last) - day(at) <= SOON && placed[at]?.reading.tokens.some((t) => CARE.test(t.key)),
    )
    const since = ill[0]
    if (since === undefined || places.indexOf(since) < OFTEN - 2) return []
    return [
      {
        name,
        tones: new Map(
          places
            .filter((at) => at >= since || namesOneOf(placed[at] as Placed, [name]))
            .map((at): [number, Tone] => [at, at >= since ? 'red' : 'amber']),
        ),
      },
    ]
  })
}
