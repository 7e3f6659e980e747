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
