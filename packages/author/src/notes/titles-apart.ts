import type { TrackedFeature } from './model.ts'

const SHORTEST = 6

/** “screentime”, “pressups” of “Screen time”, “Press ups”: a title written as one word. */
export function withTitlesApart(note: string, features: readonly TrackedFeature[]): string {
  return features.reduce((text, { title }) => {
    const words = /^\p{L}+(?:[ -]\p{L}+){1,2}$/u.test(title) ? title.split(/[ -]/) : []
    const joined = words.join('')
    return joined.length < SHORTEST
      ? text
      : text.replace(new RegExp(`(?<!\\p{L})${joined}(?!\\p{L})`, 'giu'), title)
  }, note)
}
