/** clear: anything goes. amber: shown, never teased or numbered. red: once, plainly. hidden: not at all. */
export type Tone = 'clear' | 'amber' | 'red' | 'hidden'

export const TONES: readonly Tone[] = ['clear', 'amber', 'red', 'hidden']

const RANK: Readonly<Record<Tone, number>> = { clear: 0, amber: 1, red: 2, hidden: 3 }

export const graver = (a: Tone, b: Tone): Tone => (RANK[a] >= RANK[b] ? a : b)
export const isAtLeast = (tone: Tone, least: Tone): boolean => RANK[tone] >= RANK[least]

export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'it'

/** What a reading of tones needs to know of a post. */
export interface TonePost {
  id: number
  at: string | null
  text: string
  people?: readonly string[]
  place?: string | null
  language?: string | null
}
