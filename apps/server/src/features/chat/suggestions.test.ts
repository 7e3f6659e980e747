import { expect, test } from 'vitest'
import { fromAnswers } from './answers.ts'
import { suggestQuestions } from './suggestions.ts'

test('questions are about what the posts hold, at most three', () => {
  const posts = [
    'The stapler has died, says Marta.',
    'The stapler is still broken. Lunch with Marta on Monday.',
    'A new stapler, and lemons. Ada bought lemons.',
  ]
  expect(suggestQuestions({ posts, answers: [], firstName: 'Ada' })).toEqual([
    'What else did I say about Marta?',
    'How often did I write about “stapler”?',
    'When did I first mention “lemons”?',
  ])
  expect(suggestQuestions({ posts: [], answers: [], firstName: 'Ada' })).toEqual([])
})

test('without posts they are about the answers, and the answers answer', () => {
  const answers = [
    { questionId: 1, survey: 'Nine ways', question: 'After a party I need to be alone.', text: 'Agree' },
    { questionId: 2, survey: 'Nine ways', question: 'What made you laugh?', text: 'The goose.' },
  ]
  const [question = ''] = suggestQuestions({ posts: [], answers, firstName: 'Ada' })
  expect(question).toBe('What did I answer about “party”?')
  expect(fromAnswers(answers, question)).toContain(
    '“After a party I need to be alone.” You answered: “Agree”',
  )
  expect(fromAnswers(answers, 'Anything with a goose?')).toContain('The goose.')
  expect(fromAnswers(answers, 'What about zeppelins?')).toBeNull()
})
