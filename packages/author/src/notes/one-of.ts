import type { TrackedFeature } from './model.ts'
import { singularPattern, unitOf } from './units.ts'

/** “un termo de mate”: one of what the person counts in, where it says of what. */
export function withOneOf(text: string, features: readonly TrackedFeature[]): string {
  const units = features.flatMap(({ unit }) =>
    unit && /^\p{L}{4,}$/u.test(unit) && unitOf(unit).dimension.startsWith('count:')
      ? [singularPattern(unit)]
      : [],
  )
  if (units.length === 0) return text
  const one = new RegExp(
    `(?<!\\p{L})(?<!(?:without|sin|ohne|not|ni|kein|per|por|pro|half|of|like|como|wie) )(?:a|an|un|una|eine?n?|['’]?ne) (?=(?:${units.join('|')}) (?:of|de)(?!\\p{L}))`,
    'giu',
  )
  return text.replace(one, '1 ')
}
