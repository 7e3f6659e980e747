import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#schema'
import { type Mail, readOutbox, tokenOf } from '#testing/outbox.ts'
import { aMember, anEmail, anUnconfirmedMember, logIn, PASSWORD } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp()

const NEW = 'a different password'
const ask = (email: string) => app.browser().post('/api/forgot_password', { form: { email } })
const reset = (token: string, password = NEW) =>
  app.browser().post('/api/reset_password', { json: { token, password } })

test('a forgotten password is set anew by mail, and every open session ends', async () => {
  const { email, browser } = await aMember(app)
  const unknown = await ask(anEmail())
  const known = await ask(email)
  expect(known.body).toBe(unknown.body)
  const mail = await app.mailTo(email, 2)
  expect(mail.subject).toBe('Set a new password')
  expect((await reset(tokenOf(mail), 'short')).statusCode).toBe(422)
  expect((await reset(tokenOf(mail))).json()).toEqual({ success: true })
  expect(await browser.user()).toBeNull()
  expect((await logIn(app.browser(), email, PASSWORD)).statusCode).toBe(400)
  expect((await logIn(app.browser(), email, NEW)).statusCode).toBe(200)
  expect((await reset(tokenOf(mail))).statusCode).toBe(410)
  expect((await reset('nothing')).statusCode).toBe(410)
})

test('a confirmation token does not reset a password', async () => {
  const { email } = await anUnconfirmedMember(app)
  expect((await reset(tokenOf(await app.mailTo(email)))).statusCode).toBe(410)
})

test('the owner of an address takes over what a stranger signed up with it', async () => {
  const stranger = await anUnconfirmedMember(app)
  await app.mailTo(stranger.email)
  await ask(stranger.email)
  expect((await reset(tokenOf(await app.mailTo(stranger.email, 2)))).statusCode).toBe(200)
  expect(await stranger.browser.user()).toBeNull()
  expect((await logIn(app.browser(), stranger.email, PASSWORD)).statusCode).toBe(400)
  expect((await logIn(app.browser(), stranger.email, NEW)).json().user.emailValidated).toBe(true)
})

test('changing the password while signed in asks for the old one and ends other sessions', async () => {
  const { browser, email } = await aMember(app)
  const elsewhere = app.browser()
  await logIn(elsewhere, email)
  const change = (current_password: string) =>
    browser.post('/api/change_password', { json: { current_password, new_password: NEW } })
  const refused = await change('wrong')
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ detail: 'This is not your current password.' })
  expect(refused.headers['x-problem']).toBe('wrong_password')
  const stolen = browser.copy()
  expect((await change(PASSWORD)).statusCode).toBe(200)
  expect(await browser.user()).not.toBeNull()
  expect(await elsewhere.user()).toBeNull()
  // Even this very session's cookie, known to a thief, is worth nothing afterwards.
  expect(await stolen.user()).toBeNull()
})

test.each(['change', 'reset'])('a thief’s change of address does not outlive a password %s', async (way) => {
  const { browser, email, id } = await aMember(app)
  const theirs = anEmail('thief')
  const patched = { email: theirs, current_password: PASSWORD }
  expect((await browser.patch('/api/account', { json: patched })).statusCode).toBe(200)
  const token = tokenOf(await app.mailTo(theirs))
  if (way === 'change')
    await browser.post('/api/change_password', { json: { current_password: PASSWORD, new_password: NEW } })
  else {
    await ask(email)
    const link = await until(async () => {
      const mails = readOutbox(app.dataDir).filter(
        ({ to, link: url }) => to === email && /reset-password/.test(url),
      )
      expect(mails).toHaveLength(1)
      return mails[0]
    })
    expect((await reset(tokenOf(link as Mail))).statusCode).toBe(200)
  }
  const late = await app.browser().post('/api/confirm_email', { json: { token, password: NEW } })
  expect(late.statusCode).toBe(404)
  const [row] = await app.platform.db.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({ email, pendingEmail: null })
})
