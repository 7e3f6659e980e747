import type { Topic } from '@youzine/contract'
import { expect } from 'vitest'
import type { Person } from './people.ts'
import { aTopicDraft } from './topic-drafts.ts'

export * from './topic-drafts.ts'

export async function aTopic({ browser }: Person, more: Record<string, unknown> = {}): Promise<Topic> {
  const answer = await browser.post('/api/creator/templates', { json: aTopicDraft(more) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

export const setTopicStatus = ({ browser }: Person, id: number, status: string) =>
  browser.patch(`/api/creator/templates/${id}/status`, { json: { status } })
