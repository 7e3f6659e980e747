import type { StoredAnswer } from '#schema'

const MOST = 3

/** Questions to an article that rests on a survey: the longest word of what was asked there stands for it. */
export function questionsOnSurvey(answers: Pick<StoredAnswer, 'question'>[]): string[] {
  const words = answers.flatMap(
    ({ question }) =>
      (question.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
        .filter((word) => !COMMON.has(word))
        .sort((a, b) => b.length - a.length)[0] ?? [],
  )
  return [...new Set(words)].slice(0, MOST).map((word) => `What did I answer about “${word}”?`)
}

const COMMON = new Set(
  'about after again always another because before being could every everything first never often other people really should something still there these thing things think those through usually where which while without would'.split(
    ' ',
  ),
)
