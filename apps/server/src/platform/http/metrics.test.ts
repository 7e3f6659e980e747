import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { METRICS_TOKEN: 'let me see' } })
const look = (authorization?: string) =>
  app.browser().get('/metrics', authorization ? { headers: { authorization } } : {})

test('metrics are for whoever has the token; for anybody else there are none', async () => {
  expect((await look()).statusCode).toBe(404)
  expect((await look('Bearer wrong')).statusCode).toBe(404)
  const answer = await look('Bearer let me see')
  expect(answer.headers['content-type']).toContain('text/plain')
  for (const name of [
    'event_loop_delay_seconds{quantile="0.99"}',
    'memory_bytes',
    'open_lines',
    'requests_total',
  ])
    expect(answer.body).toContain(`youzine_${name}`)
  for (const line of answer.body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) |[a-z_]+(\{.*\})? [\d.e+-]+$)/)
})

test('work that fails again and again, and work that gave up, is counted by its kind', async () => {
  await app.platform.db.execute(sql`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, start_after)
    values ('auth.send-confirmation', '{}', 'retry', 4, 9, now() + interval '1 minute'),
           ('auth.send-confirmation', '{}', 'retry', 1, 9, now() + interval '1 minute')`)
  await app.platform.db.execute(sql`
    insert into pgboss.job (name, data, state, source_name, created_on)
    values ('dead-letters', '{}', 'completed', 'videos.film', now()),
           ('dead-letters', '{}', 'completed', 'videos.film', now() - interval '2 hours')`)
  const { body } = await look('Bearer let me see')
  expect(body).toContain('youzine_jobs_tried_again{job="auth.send-confirmation"} 1')
  expect(body).toContain('youzine_jobs_given_up_hour{job="videos.film"} 1')
})
