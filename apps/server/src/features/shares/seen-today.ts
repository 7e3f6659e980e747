import type { Viewer } from './viewer.ts'

const MOST = 20_000

/** Who has been counted already, so that looking again writes nothing. The database decides; this only remembers. */
export function seenToday() {
  const seen = new Set<string>()
  let of = ''
  const keys = (shareId: number, { names }: Viewer) => names.map((name) => `${shareId} ${name}`)
  return {
    has: (shareId: number, day: string, viewer: Viewer) =>
      day === of && keys(shareId, viewer).every((key) => seen.has(key)),
    add(shareId: number, day: string, viewer: Viewer) {
      if (day !== of || seen.size > MOST) seen.clear()
      of = day
      for (const key of keys(shareId, viewer)) seen.add(key)
    },
  }
}
