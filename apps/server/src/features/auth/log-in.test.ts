import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { articles, imports, magazines, sessions, users } from '#schema'
import type { Browser } from '#testing/browser.ts'
import { readOutbox } from '#testing/outbox.ts'
import {
  aGuest,
  aMember,
  anEmail,
  anUnconfirmedMember,
  logIn,
  PASSWORD,
  signUpForm,
} from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const DAY = 24 * 3600 * 1000

test('[AUTH-06] [AUTH-05] [API-01] log-in takes a form and answers the user; one character is a password like any other', async () => {
  const { email, id } = await aMember(app)
  const browser = app.browser()
  const answer = await browser.post('/api/login', { form: { email, password: PASSWORD } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toMatchObject({ id, email })
  expect((await logIn(app.browser(), email, 'x')).statusCode).toBe(400)
})

test('[AUTH-04] [SEC-13] [API-03] a wrong password and an unknown address answer 400 in the same words', async () => {
  const { email } = await aMember(app)
  const wrong = await logIn(app.browser(), email, 'not the password')
  const unknown = await logIn(app.browser(), anEmail(), 'not the password')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toEqual({ detail: 'Wrong email or password.' })
  expect(unknown.body).toBe(wrong.body)
})

test('[AUTH-35] an unconfirmed address is sent to its mail, and gets a new one', async () => {
  const { email } = await anUnconfirmedMember(app)
  await app.mailTo(email)
  const answer = await logIn(app.browser(), email)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().detail).toBe(
    'Click the confirmation link in your email first! Make sure to check your spam folder.',
  )
  expect((await app.mailTo(email, 2)).link).toContain('/confirm-email/')
  expect(await logIn(app.browser(), email, 'wrong').then(({ statusCode }) => statusCode)).toBe(400)
})

test('[AUTH-07] [SEC-13] without a session there is no user, and that is no error', async () => {
  const answer = await app.browser().get('/api/get_user')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ user: null })
})

describe('sessions', () => {
  test('[SEC-02] a cookie from before log-in is replaced', async () => {
    const { email } = await aMember(app)
    const guest = await aGuest(app)
    const before = guest.browser.copy()
    await logIn(guest.browser, email)
    expect(guest.browser.cookies.get('youzine')).not.toBe(before.cookies.get('youzine'))
    expect(await before.user()).toBeNull()
  })

  test('are kept hashed, and their cookie cannot be read by scripts', async () => {
    const { email } = await aMember(app)
    const browser = app.browser()
    const answer = await logIn(browser, email)
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = browser.cookies.get('youzine') ?? ''
    const stored = await app.platform.db.select().from(sessions)
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('[NAV-19] log-out ends the session on the server, and may be said twice', async () => {
    const { browser } = await aMember(app)
    const copy = browser.copy()
    expect((await browser.post('/api/logout')).json()).toEqual({ success: true })
    expect(await copy.user()).toBeNull()
    expect((await browser.post('/api/logout')).statusCode).toBe(200)
  })

  test('are renewed on use and end when nobody comes back', async () => {
    const { browser } = await aMember(app)
    app.passTime(60 * DAY)
    expect(await browser.user()).not.toBeNull()
    app.passTime(60 * DAY)
    expect(await browser.user()).not.toBeNull()
    app.passTime(91 * DAY)
    expect(await browser.user()).toBeNull()
  })
})

test('a guest who logs in brings everything along, and the guest account is gone', async () => {
  const { db } = app.platform
  const { email, id } = await aMember(app)
  const guest = await aGuest(app)
  const [made] = await db.insert(imports).values({ userId: guest.id, status: 'finished' }).returning()
  const [magazine] = await db.insert(magazines).values({ userId: guest.id, importId: made?.id }).returning()
  await db
    .insert(articles)
    .values({ userId: guest.id, magazineId: magazine?.id ?? 0, title: 'Mine', body: '<p>x</p>' })
  expect((await logIn(guest.browser, email)).json().user.id).toBe(id)
  expect((await guest.browser.get('/api/get_fb_import_progress')).json().id).toBe(made?.id)
  expect((await guest.browser.get('/api/magazine/current')).json().articles).toMatchObject([
    { title: 'Mine' },
  ])
  expect(await db.select().from(users).where(eq(users.id, guest.id))).toEqual([])
})

test('no mail and no log line holds a password', async () => {
  expect(app.logged.length).toBeGreaterThan(10)
  for (const kept of [JSON.stringify(readOutbox(app.dataDir)), app.logged.join('')])
    expect(kept).not.toContain(PASSWORD)
})

test('the time of a wrong password tells nothing: a confirmed, an unconfirmed and an unknown address take the same work', async () => {
  const confirmed = (await aMember(app)).email
  const unconfirmed = anEmail('waiting')
  for (let n = 0; n < 2; n += 1) await anUnconfirmedMember(app, unconfirmed)
  const addresses = { confirmed, unconfirmed, unknown: anEmail('nobody') }
  const least: Record<string, number> = {}
  // Processor time, and the least of each: what a machine does besides is nobody's.
  for (let n = 0; n < 6; n += 1)
    for (const [who, email] of Object.entries(addresses)) {
      const before = process.cpuUsage()
      expect((await logIn(app.browser(), email, 'wrong')).statusCode).toBe(400)
      const { user, system } = process.cpuUsage(before)
      least[who] = Math.min(least[who] ?? Number.POSITIVE_INFINITY, user + system)
    }
  const times = Object.values(least)
  expect(Math.max(...times) / Math.min(...times), JSON.stringify(least)).toBeLessThan(1.5)
})

test('a cookie that somebody has planted is replaced: by a guest, by signing up, by logging in', async () => {
  const known = await aMember(app)
  const planted = 'a'.repeat(43)
  const begin = [
    (browser: Browser) => browser.post('/api/create_shadow_user'),
    (browser: Browser) => browser.post('/api/signup', { multipart: signUpForm(anEmail()) }),
    (browser: Browser) => logIn(browser, known.email),
  ]
  for (const one of begin) {
    const browser = app.browser()
    const names = [...known.browser.cookies.keys()]
    for (const name of names) browser.cookies.set(name, planted)
    expect((await one(browser)).statusCode).toBe(200)
    for (const name of names) expect(browser.cookies.get(name)).not.toBe(planted)
    // Whoever planted it has nobody's session.
    const thief = app.browser()
    for (const name of names) thief.cookies.set(name, planted)
    expect(await thief.user()).toBeNull()
  }
})
