import type { Outcome } from './scene.ts'

const MOST = 100

/** What the editors would take: nothing said twice, nothing empty, and at least two answers where one chooses. */
export function isSound({ questions }: Outcome): boolean {
  const texts = questions.map(({ question_text }) => question_text.trim().toLocaleLowerCase())
  if (questions.length < 1 || questions.length > MOST || new Set(texts).size < texts.length) return false
  return questions.every(({ question_text, question_type, options }) => {
    const listed = (options ?? []).map(({ option_text }) => option_text.trim())
    const isChoice = question_type.endsWith('select') || question_type === 'ranking'
    const isListed =
      !isChoice || (listed.length >= 2 && listed.every(Boolean) && new Set(listed).size === listed.length)
    return question_text.trim().length > 0 && isListed
  })
}
