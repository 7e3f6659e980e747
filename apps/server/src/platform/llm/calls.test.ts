import { expect, test } from 'vitest'
import { modelCalls } from '#schema'
import { aGuest } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { forgetCalls } from './calls.ts'

const app = useTestApp({ work: true })
const DAY_MS = 86_400_000

test('calls to models are forgotten after ninety days', async () => {
  const { db, jobs } = app.platform
  const { id: userId } = await aGuest(app)
  const call = {
    userId,
    provider: 'openai',
    model: 'm',
    purpose: 'chat',
    inputTokens: 1,
    outputTokens: 1,
    ms: 1,
  }
  await db.insert(modelCalls).values([
    { ...call, model: 'old', createdAt: new Date(Date.now() - 91 * DAY_MS) },
    { ...call, model: 'young', createdAt: new Date(Date.now() - 89 * DAY_MS) },
  ])
  await jobs.enqueue(db, forgetCalls, {})
  await until(
    async () => expect((await db.select().from(modelCalls)).map(({ model }) => model)).toEqual(['young']),
    { timeout: 100_000 },
  )
})
