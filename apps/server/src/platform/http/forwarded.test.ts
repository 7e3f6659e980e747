import { describe, expect, test } from 'vitest'
import { rateLimits } from '#platform/http/limits.ts'
import { useTestApp } from '#testing/test-app.ts'

const { count } = rateLimits.guestsPerHour

/** Guests made by somebody who says of each that it comes from elsewhere. */
async function statuses(app: ReturnType<typeof useTestApp>, forwarded: (n: number) => string) {
  const all: number[] = []
  for (let n = 0; n <= count; n += 1) {
    const headers = { 'x-forwarded-for': forwarded(n) }
    all.push((await app.browser('10.77.0.1').post('/api/create_shadow_user', { headers })).statusCode)
  }
  return all
}

describe('without a proxy', () => {
  const app = useTestApp({ settings: { RATE_LIMITS: 'on' }, work: false })
  test('nobody’s word about their address is believed', async () => {
    expect((await statuses(app, (n) => `203.0.113.${n}`)).at(-1)).toBe(429)
  })
})

describe('behind one proxy', () => {
  const app = useTestApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, work: false })
  test('only what the proxy itself added counts, not what came with the request', async () => {
    expect((await statuses(app, (n) => `203.0.113.${n}, 198.51.100.7`)).at(-1)).toBe(429)
    expect(new Set(await statuses(app, (n) => `203.0.113.1, 198.51.101.${n}`))).toEqual(new Set([200]))
  })
})
