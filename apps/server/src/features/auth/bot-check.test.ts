import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEmail, signUpForm } from '#testing/people.ts'
import { startTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'

const signUpWith = (app: TestApp, recaptcha_token: string) =>
  app.browser().post('/api/signup', { multipart: signUpForm(anEmail(), { recaptcha_token }) })

describe('proof of work', () => {
  const app = useTestApp({ settings: { BOT_CHECK: 'pow' } })

  async function solved() {
    const answer = await app.browser().get('/api/bot_challenge?action=register')
    const { provider, challenge } = answer.json()
    expect(provider).toBe('pow')
    const solution = await solveChallenge({ challenge, deriveKey })
    return { challenge, solution }
  }
  const tokenFor = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

  test('[AUTH-19] a solved challenge opens the door once', async () => {
    const token = tokenFor(await solved())
    expect((await signUpWith(app, token)).statusCode).toBe(200)
    const again = await signUpWith(app, token)
    expect(again.statusCode).toBe(403)
    expect(again.json().detail).toBe('We could not tell you from a robot. Please try again.')
  })

  test('nothing, nonsense, an unsolved and a forged challenge do not', async () => {
    const { challenge, solution } = await solved()
    const forged = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    for (const token of ['', 'nonsense', tokenFor({ challenge }), tokenFor({ challenge: forged, solution })])
      expect((await signUpWith(app, token)).statusCode).toBe(403)
  })

  test('it is made for one action', async () => {
    expect((await app.browser().get('/api/bot_challenge?action=other')).statusCode).toBe(422)
  })
})

describe('reCAPTCHA', () => {
  const seen: string[] = []
  const google = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push(body)
    const token = new URLSearchParams(body).get('response')
    if (token === 'broken') return response.end('not json')
    response.end(
      JSON.stringify({ success: token !== 'bad', action: 'register', score: token === 'bot' ? 0.1 : 0.9 }),
    )
  })
  let app: TestApp
  beforeAll(async () => {
    await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening))
    const { port } = google.address() as AddressInfo
    app = await startTestApp({
      settings: {
        BOT_CHECK: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site',
        RECAPTCHA_SECRET: 'hidden',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
      },
    })
  })
  afterAll(async () => {
    await app.close()
    google.close()
  })

  test('[AUTH-19] the token is checked with the secret, and the score counts', async () => {
    const challenge = await app.browser().get('/api/bot_challenge?action=register')
    expect(challenge.json()).toEqual({ provider: 'recaptcha', site_key: 'site' })
    expect((await signUpWith(app, 'good')).statusCode).toBe(200)
    expect(seen[0]).toContain('secret=hidden')
    for (const token of ['bad', 'bot', 'broken']) expect((await signUpWith(app, token)).statusCode).toBe(403)
  })
})
