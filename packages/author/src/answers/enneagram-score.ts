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

/** The type that a statement speaks for, and how far the person agrees, 0..1. */
export interface Measured {
  answer: Answer
  type: number
  value: number
}

export function measuredOf(answers: readonly Answer[]): Measured[] {
  return answers.flatMap((answer) => {
    const type = Number(/^enneagram:([1-9])$/.exec(answer.measures ?? '')?.[1] ?? 0)
    const value = answer.value
    return type && typeof value === 'number' && value >= 0 && value <= 1 ? [{ answer, type, value }] : []
  })
}

/** A statement that is left out counts as neutral, so that every type is out of the same full marks. */
export function fullMarks(measured: readonly Measured[]): number {
  return 4 * Math.max(0, ...TYPES.map((t) => measured.filter((m) => m.type === t.number).length))
}

/**
 * Statements that measure a type give it nought to four points; what is written freely only breaks a tie.
 * Surveys that measure nothing are scored by their words.
 */
export function scoreEnneagram(answers: readonly Answer[]): TypeScore[] {
  const measured = measuredOf(answers)
  const words = scoreByWords(answers.filter((a) => !a.measures))
  if (measured.length === 0) return words
  const middle = fullMarks(measured) / 2
  const hint = new Map(words.map((s) => [s.number, s.score]))
  return TYPES.map(({ number }): TypeScore => {
    const by = measured
      .filter((m) => m.type === number)
      .map((m) => ({ id: m.answer.questionId, points: round(m.value * 4) }))
      .sort((a, b) => b.points - a.points || a.id - b.id)
    return { number, score: round(by.reduce((sum, b) => sum + b.points - 2, middle)), by }
  }).sort(
    (a, b) =>
      b.score - a.score || (hint.get(b.number) ?? 0) - (hint.get(a.number) ?? 0) || a.number - b.number,
  )
}

const round = (n: number) => Math.round(n * 10) / 10

/** Each answer gives points to the types whose words it uses; agreement with a statement lends the statement's words. */
function scoreByWords(answers: readonly Answer[]): TypeScore[] {
  const scores: TypeScore[] = TYPES.map((t) => ({ number: t.number, score: 0, by: [] }))
  const scales = answers
    .map((a) => (typeof a.value === 'number' ? a.value : Number.NaN))
    .filter((v) => !Number.isNaN(v))
  const top = scales.length ? Math.max(...scales) : 5
  for (const a of answers) {
    const chosen = typedValue(a.value)
    const weight = agreement(a, top)
    const own = wordsOf(a.text).map(stem)
    const asked = wordsOf(a.question).map(stem)
    scores.forEach((s, i) => {
      const lexicon = LEXICON[i] as Set<string>
      let points = own.filter((w) => lexicon.has(w)).length * (weight === null ? 1 : 0)
      if (weight !== null) points += asked.filter((w) => lexicon.has(w)).length * weight
      if (chosen === s.number) points += 2
      if (points === 0) return
      s.score += points
      s.by.push({ id: a.questionId, points })
    })
  }
  for (const s of scores) {
    s.score = round(s.score)
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
  if (typeof a.value === 'number') return top === 0 ? 0 : ((a.value - top / 2) / (top / 2)) * 2
  if (typeof a.value === 'boolean') return a.value ? 1 : -0.5
  if (a.text.split(/\s+/).length <= 4)
    for (const [pattern, weight] of AGREE) if (pattern.test(a.text)) return weight
  return null
}

/** The two types beside a type on the circle, in the order of `scores`. */
export function neighboursOf(scores: readonly TypeScore[], number: number): TypeScore[] {
  const sides = [((number + 7) % 9) + 1, (number % 9) + 1]
  return scores.filter((s) => sides.includes(s.number))
}
