import type { Dossier } from './dossier.ts'

const NUMBERED = /(?<noun>\p{L}{3,40}) \d{1,9}$/u
const ENOUGH = 2

/** “plot 15” alone leaves open of what: the one place where posts have been with a number of that noun. */
export function whereIs(d: Dossier, role: string): string | null {
  const noun = NUMBERED.exec(role)?.groups?.noun
  if (!noun) return null
  const pattern = new RegExp(`(?<!\\p{L})${noun} \\d`, 'iu')
  const places = d.posts.flatMap((p) => (p.place && d.mild(p.id) && pattern.test(p.text) ? [p.place] : []))
  return places.length >= ENOUGH && new Set(places).size === 1 ? (places[0] as string) : null
}
