import { expect, test } from 'vitest'
import { readOutbox } from '#testing/outbox.ts'
import { aMember, anEmail, anUnconfirmedMember, logIn, signUpForm } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ settings: { RATE_LIMITS: 'on' } })

test('the eleventh wrong password for one account and address is 429; another address still works', async () => {
  const { email } = await aMember(app)
  const here = app.browser('10.9.0.1')
  for (let tries = 0; tries < 10; tries += 1) expect((await logIn(here, email, 'wrong')).statusCode).toBe(400)
  const refused = await logIn(here, email)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await logIn(app.browser('10.9.0.2'), email)).statusCode).toBe(200)
  app.passTime(16 * 60 * 1000)
  expect((await logIn(here, email)).statusCode).toBe(200)
})

test('one place tries so many passwords and no more, whosever addresses it invents; elsewhere nobody notices', async () => {
  const from = (place: string) => logIn(app.browser(place), anEmail('invented'), 'wrong')
  const statuses: number[] = []
  for (let round = 0; round < 13; round += 1)
    for (const { statusCode } of await Promise.all(Array.from({ length: 5 }, () => from('10.9.1.1'))))
      statuses.push(statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await from('10.9.1.2')).statusCode).toBe(400)
})

test('right passwords do not use up the limit', async () => {
  const { email } = await aMember(app)
  for (let tries = 0; tries < 12; tries += 1)
    expect((await logIn(app.browser('10.9.0.3'), email)).statusCode).toBe(200)
})

test('five guests an hour from one address', async () => {
  for (let made = 0; made < 5; made += 1)
    expect((await app.browser('10.9.0.4').post('/api/create_shadow_user')).statusCode).toBe(200)
  expect((await app.browser('10.9.0.4').post('/api/create_shadow_user')).statusCode).toBe(429)
})

test('five sign-ups an hour from one address', async () => {
  const attempt = () => app.browser('10.9.0.5').post('/api/signup', { multipart: signUpForm(anEmail()) })
  for (let made = 0; made < 5; made += 1) expect((await attempt()).statusCode).toBe(200)
  expect((await attempt()).statusCode).toBe(429)
})

test('an impatient log-in sends one confirmation mail a minute; asking for it outright is limited to three an hour', async () => {
  const { email, browser } = await anUnconfirmedMember(app)
  await app.mailTo(email)
  for (let tries = 0; tries < 3; tries += 1) await logIn(app.browser(), email)
  for (let tries = 0; tries < 3; tries += 1)
    expect((await browser.post('/api/resend_confirmation')).statusCode).toBe(200)
  expect((await browser.post('/api/resend_confirmation')).statusCode).toBe(429)
  await app.mailTo(email, 5)
  expect(readOutbox(app.dataDir).filter(({ to }) => to === email)).toHaveLength(5)
})

test('forgotten passwords are always answered 200, but mailed at most five times an hour', async () => {
  const { email } = await aMember(app)
  for (let tries = 0; tries < 8; tries += 1)
    expect((await app.browser('10.9.0.6').post('/api/forgot_password', { form: { email } })).statusCode).toBe(
      200,
    )
  await app.mailTo(email, 6)
  expect(readOutbox(app.dataDir).filter(({ to }) => to === email)).toHaveLength(6)
})

test('two hundred calls a minute from one address; polling is counted apart', async () => {
  const browser = app.browser('10.9.0.7')
  for (let calls = 0; calls < 200; calls += 1) await browser.get('/api/bot_challenge?action=register')
  expect((await browser.get('/api/bot_challenge?action=register')).statusCode).toBe(429)
  expect((await browser.get('/api/get_user')).statusCode).toBe(200)
})
