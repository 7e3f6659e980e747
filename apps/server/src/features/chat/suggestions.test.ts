import { expect, test } from 'vitest'
import { questionsOnSurvey } from './suggestions.ts'
import { answerFromSurvey } from './survey-answers.ts'

test('without posts they are about the answers, and the answers answer', () => {
  const answers = [
    { questionId: 1, survey: 'Nine ways', question: 'After a party I need to be alone.', text: 'Agree' },
    { questionId: 2, survey: 'Nine ways', question: 'What made you laugh?', text: 'The goose.' },
  ]
  const [question = ''] = questionsOnSurvey(answers)
  expect(question).toBe('What did I answer about “party”?')
  expect(answerFromSurvey(answers, question)).toContain(
    '“After a party I need to be alone.” You answered: “Agree”',
  )
  expect(answerFromSurvey(answers, 'Anything with a goose?')).toContain('The goose.')
  expect(answerFromSurvey(answers, 'What about zeppelins?')).toBeNull()
})
