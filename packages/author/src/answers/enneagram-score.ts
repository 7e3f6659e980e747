import type { Answer } from '../model.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { TYPES } from './enneagram-types.ts'

export interface TypeScore {
  number: number
  score: number
  /** Question ids with what each gave to this type. */
  by: { id: number; points: number }[]
}

const LEXICON = TYPES.map((t) => new Set(t.words.split(/\s+/).map(stem)))
const AGREE: [RegExp, number][] = [
  [/strongly agree|very much|always|completely|totalmente de acuerdo|muchísimo|siempre/i, 2],
  [/strongly disagree|not at all|never|totalmente en desacuerdo|nunca|nada/i, -1],
  [/disagree|rarely|hardly|en desacuerdo|rara vez/i, -0.5],
  [/agree|often|mostly|yes|de acuerdo|a menudo|sí/i, 1],
]

/** Each answer gives points to the types whose words it uses; agreement with a statement lends the statement's words. */
export function scoreEnneagram(answers: readonly Answer[]): TypeScore[] {
  const scores: TypeScore[] = TYPES.map((t) => ({ number: t.number, score: 0, by: [] }))
  const scales = answers
    .map((a) => (typeof a.value === 'number' ? a.value : Number.NaN))
    .filter((v) => !Number.isNaN(v))
  const top = scales.length ? Math.max(...scales) : 5
  for (const a of answers) {
    const given = typedValue(a.value)
    const weight = agreement(a, top)
    const own = wordsOf(a.text).map(stem)
    const asked = wordsOf(a.question).map(stem)
    scores.forEach((s, i) => {
      const lexicon = LEXICON[i] as Set<string>
      let points = own.filter((w) => lexicon.has(w)).length * (weight === null ? 1 : 0)
      if (weight !== null) points += asked.filter((w) => lexicon.has(w)).length * weight
      if (given === s.number) points += 2
      if (points === 0) return
      s.score += points
      s.by.push({ id: a.questionId, points })
    })
  }
  for (const s of scores) {
    s.score = Math.round(s.score * 10) / 10
    s.by.sort((a, b) => b.points - a.points || a.id - b.id)
  }
  return scores.sort((a, b) => b.score - a.score || a.number - b.number)
}

function typedValue(value: unknown): number | null {
  const t =
    typeof value === 'object' && value !== null && 'type' in value ? (value as { type: unknown }).type : null
  return typeof t === 'number' ? t : null
}

/** A scale or a yes/no says how far the statement holds; free text speaks for itself. */
function agreement(a: Answer, top: number): number | null {
  if (typeof a.value === 'number') return ((a.value - top / 2) / (top / 2)) * 2
  if (typeof a.value === 'boolean') return a.value ? 1 : -0.5
  if (a.text.split(/\s+/).length <= 4)
    for (const [pattern, weight] of AGREE) if (pattern.test(a.text)) return weight
  return null
}

/** The neighbour on the circle with the higher score. */
export function wingOf(scores: readonly TypeScore[], number: number): TypeScore | null {
  const sides = [((number + 7) % 9) + 1, (number % 9) + 1]
  return scores.find((s) => sides.includes(s.number)) ?? null
}
