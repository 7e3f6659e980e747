import type { Survey } from '@youzine/contract'
import { expect } from 'vitest'
import type { Person } from './people.ts'

const options = (...texts: string[]) => texts.map((option_text) => ({ option_text }))

/** One question of every type. */
export const EVERY_TYPE = [
  { question_text: 'Tea?', question_type: 'short_text' },
  { question_text: 'Why?', question_type: 'long_text' },
  { question_text: 'Which?', question_type: 'single_select', options: options('Black', 'Green', 'White') },
  { question_text: 'Where?', question_type: 'multi_select', options: options('Kitchen', 'Balcony', 'Bath') },
  { question_text: 'Order?', question_type: 'ranking', options: options('Milk', 'Sugar', 'Lemon') },
  {
    question_text: 'How strong?',
    question_type: 'rating_scale',
    question_config: { options: { min: 0, max: 10, step: 0.5 } },
  },
  { question_text: 'Tea is a meal.', question_type: 'likert_scale' },
  { question_text: 'Biscuit?', question_type: 'boolean' },
  { question_text: 'When last?', question_type: 'date_time' },
]

export const ANSWERS = [
  { text: 'Always.' },
  { text: 'Because.\nAnd because.' },
  { value: 1, text: 'Green' },
  { values: [0, 2], texts: ['Kitchen', 'Bath'] },
  { ranking: [2, 0], rankingTexts: ['Lemon', 'Milk'], text: 'Lemon, Milk' },
  { value: 0.35, text: '3.5' },
  { value: 0.75, original_value: 4, text: 'Agree' },
  { value: true, text: 'Yes' },
  { dateTime: '2026-11-14T16:00', text: '14 November 2026 at 16:00' },
]

export const aDraft = (more: Record<string, unknown> = {}) => ({
  title: 'About tea',
  description: 'A few questions about tea.',
  questions: [{ question_text: 'Tea?', question_type: 'short_text' }] as unknown[],
  ...more,
})

export async function aSurvey({ browser }: Person, more: Record<string, unknown> = {}): Promise<Survey> {
  const answer = await browser.post('/api/creator/surveys', { json: aDraft(more) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

export const publish = ({ browser }: Person, id: number, status = 'published') =>
  browser.patch(`/api/creator/surveys/${id}`, { json: { status } })

export async function aPublishedSurvey(creator: Person, more: Record<string, unknown> = {}): Promise<Survey> {
  const answer = await publish(creator, (await aSurvey(creator, more)).id)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

export const save = (
  { browser }: Person,
  surveyId: number,
  questionId: number,
  response_json: unknown,
  more: Record<string, unknown> = {},
) =>
  browser.post(`/api/user/surveys/${surveyId}/responses/${questionId}`, {
    json: { question_id: questionId, response_json, status: 'saved', ...more },
  })
