import { type AnswerOption, questionTexts, type TypedQuestion } from '../question.ts'

export function optionsFault({ options }: TypedQuestion): string | null {
  const texts = (options ?? []).map(({ option_text }) => option_text.trim())
  if (texts.length < 2) return questionTexts.tooFewOptions
  return texts.every(Boolean) ? null : questionTexts.optionMissing
}

export const noFault = () => null
export const noConfig = () => null

export const textOfOption = (options: readonly AnswerOption[], value: number): string =>
  options.find((option) => option.value === value)?.text ?? ''

/** True when every value names an option, and none twice. */
export const areOptions = (options: readonly AnswerOption[], values: readonly number[]): boolean =>
  new Set(values).size === values.length &&
  values.every((value) => options.some((option) => option.value === value))

export const numbersIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((entry): entry is number => typeof entry === 'number') : []

/**
 * Where each old option went: the same words are the same option, wherever they stand now; what is left over
 * in its old place was reworded there.
 */
export function newValues(before: readonly string[], after: readonly string[]): (number | null)[] {
  const taken = new Set<number>()
  const claim = (at: number) => {
    if (at < 0 || at >= after.length || taken.has(at)) return null
    taken.add(at)
    return at
  }
  const byText = before.map((text) => claim(after.findIndex((other, at) => other === text && !taken.has(at))))
  return byText.map((found, at) => found ?? claim(at))
}
