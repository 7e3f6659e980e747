import { expect, test } from 'vitest'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { createEvents } from './events.ts'

const app = useTestApp()

test('every listener hears of what was committed, once, and of nothing that was rolled back', async () => {
  const { db, events, jobs, log } = app.platform
  const elsewhere = await createEvents({ boss: jobs.boss, log })
  const heard: string[] = []
  const stop = events.subscribe('import', ({ id }) => heard.push(`here ${id}`))
  elsewhere.subscribe('import', ({ id }) => heard.push(`there ${id}`))
  await db
    .transaction(async (tx) => {
      await events.publish(tx, { topic: 'import', id: 1 })
      throw new Error('no')
    })
    .catch(() => {})
  await db.transaction((tx) => events.publish(tx, { topic: 'import', id: 2 }))
  await events.publish(db, { topic: 'config', id: 9 })
  await until(() => expect(heard.sort()).toEqual(['here 2', 'there 2']))
  stop()
  await events.publish(db, { topic: 'import', id: 3 })
  await until(() => expect(heard).toContain('there 3'))
  expect(heard).not.toContain('here 3')
  await elsewhere.close()
})
