import type { StoredAnswer } from '#schema'

const MOST = 3

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))

/** What somebody answered in the survey about what they ask now; null when it does not come up there. */
export function answerFromSurvey(answers: StoredAnswer[], question: string): string | null {
  const wanted = wordsOf(question)
  const scored = answers
    .map((answer) => {
      const own = wordsOf(`${answer.question} ${answer.text}`)
      return { answer, score: [...wanted].filter((word) => own.has(word) && !ASKING.has(word)).length }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const chosen = scored.filter(({ score }) => score === best).slice(0, MOST)
  if (chosen.length === 0) return null
  const said = chosen.map(({ answer }) => `“${answer.question}” You answered: “${answer.text}”`)
  return [`This is from your answers to “${chosen[0]?.answer.survey}”.`, ...said].join('\n\n')
}

const ASKING = wordsOf(
  'what when where which whom answer answered about say said tell did does have with that this from',
)
