import type { APIRequestContext } from '@playwright/test'
import type { RunningServer } from './server.ts'
import { expect } from './test.ts'

const options = (...texts: string[]) => texts.map((option_text) => ({ option_text }))

/** One question of every type, in an order that is pleasant to answer. */
export const EVERY_TYPE = [
  {
    question_text: 'What do you reach for first?',
    question_type: 'single_select',
    options: options('A walk', 'The phone', 'Dough, soil, paint', 'Sleep'),
  },
  { question_text: 'What is it called?', question_type: 'short_text' },
  { question_text: 'Tell us about it.', question_type: 'long_text' },
  {
    question_text: 'Which of these too?',
    question_type: 'multi_select',
    options: options('Tea', 'Rain', 'A train'),
  },
  {
    question_text: 'Put them in order.',
    question_type: 'ranking',
    options: options('Milk', 'Sugar', 'Lemon'),
  },
  {
    question_text: 'How strong?',
    question_type: 'rating_scale',
    question_config: { options: { min: 0, max: 10, step: 0.5 } },
  },
  { question_text: 'Quiet is a kind of company.', question_type: 'likert_scale' },
  { question_text: 'Do you take sugar?', question_type: 'boolean' },
  { question_text: 'When was the last time?', question_type: 'date_time' },
]

/** Calls the server with the cookies of a browser, as its own pages would. */
export function caller(request: APIRequestContext, server: RunningServer) {
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`${server.url}${path}`, { method, headers, data })
    expect(answer.status(), `${method} ${path}`).toBe(200)
    return answer.json()
  }
}
export type Call = ReturnType<typeof caller>

export async function publishSurvey(
  call: Call,
  survey: { title: string; description?: string; questions: unknown[] },
) {
  const made = await call('POST', '/api/creator/surveys', { description: 'A few questions.', ...survey })
  await call('PATCH', `/api/creator/surveys/${made.id}`, { status: 'published' })
  return made as { id: number; questions: { id: number }[] }
}
