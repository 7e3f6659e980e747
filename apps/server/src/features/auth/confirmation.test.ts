import { expect, test } from 'vitest'
import { readOutbox, tokenOf } from '#testing/outbox.ts'
import { aMember, anEmail, anUnconfirmedMember, confirm, PASSWORD } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const HOUR = 3600 * 1000
const confirmWith = (browser: ReturnType<typeof app.browser>, token: string, more = {}) =>
  browser.post('/api/confirm_email', { json: { token, ...more } })

test('[AUTH-35] the mail has both forms and leads to a page of ours', async () => {
  const { email } = await anUnconfirmedMember(app)
  const mail = await app.mailTo(email)
  expect(mail.link).toMatch(/^http:\/\/localhost:3000\/confirm-email\/[\w-]{43}$/)
  expect(mail.raw).toContain('Content-Type: text/plain')
  expect(mail.raw).toContain('Content-Type: text/html')
  expect(mail.subject).toBe('Please confirm your email address')
  // Without an SMTP server the log is where a person finds it.
  expect(app.logged.join('')).toContain(mail.link)
})

test('the browser that signed up confirms by itself; any other must know the password and is not signed in', async () => {
  const member = await anUnconfirmedMember(app)
  expect((await confirmWith(member.browser, tokenOf(await app.mailTo(member.email)))).json()).toEqual({
    confirmed: true,
  })
  expect(await member.browser.user()).toMatchObject({ emailValidated: true })

  const other = await anUnconfirmedMember(app)
  const token = tokenOf(await app.mailTo(other.email))
  const elsewhere = app.browser()
  for (const browser of [elsewhere, member.browser])
    for (const more of [{}, { password: '' }, { password: 'not the one' }]) {
      const refused = await confirmWith(browser, token, more)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toEqual({ detail: 'Enter the password you signed up with.' })
    }
  expect(await other.browser.user()).toMatchObject({ emailValidated: false })
  expect((await confirmWith(elsewhere, token, { password: PASSWORD })).json()).toEqual({ confirmed: true })
  expect(await elsewhere.user()).toBeNull()
  expect(await other.browser.user()).toMatchObject({ emailValidated: true })
})

test('a stranger who typed somebody’s address does not become them when they open the link', async () => {
  const stranger = await anUnconfirmedMember(app)
  const owner = app.browser()
  const token = tokenOf(await app.mailTo(stranger.email))
  expect((await confirmWith(owner, token)).statusCode).toBe(403)
  expect(await stranger.browser.user()).toMatchObject({ emailValidated: false })
})

test('confirming renews the session', async () => {
  const member = await anUnconfirmedMember(app)
  const copy = member.browser.copy()
  await confirm(app, member)
  expect(await copy.user()).toBeNull()
})

test('opening the link changes nothing, as mail scanners do', async () => {
  const member = await anUnconfirmedMember(app)
  const { link } = await app.mailTo(member.email)
  await app.browser().get(new URL(link).pathname)
  expect(await member.browser.user()).toMatchObject({ emailValidated: false })
})

test('a used token ends on the same page, an unknown one is 404, an old one 410', async () => {
  const member = await anUnconfirmedMember(app)
  const token = await confirm(app, member)
  expect((await confirmWith(app.browser(), token)).statusCode).toBe(200)
  expect((await confirmWith(app.browser(), 'nothing')).statusCode).toBe(404)
  const late = await anUnconfirmedMember(app)
  const lateToken = tokenOf(await app.mailTo(late.email))
  app.passTime(49 * HOUR)
  const answer = await confirmWith(late.browser, lateToken)
  expect(answer.statusCode).toBe(410)
  expect(answer.json().detail).toBe('This link has expired. Please ask for a new one.')
})

test('an address that somebody else confirmed meanwhile is 409', async () => {
  const slow = await anUnconfirmedMember(app)
  const slowToken = tokenOf(await app.mailTo(slow.email))
  const fast = await anUnconfirmedMember(app, slow.email)
  await confirm(app, fast, 2)
  expect((await confirmWith(slow.browser, slowToken)).statusCode).toBe(409)
})

test('two confirmations at once: one account, both answered well', async () => {
  const member = await anUnconfirmedMember(app)
  const token = tokenOf(await app.mailTo(member.email))
  const answers = await Promise.all(
    [app.browser(), app.browser()].map((browser) => confirmWith(browser, token, { password: PASSWORD })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a member with nothing to confirm gets no mail when asking for one', async () => {
  const { browser, email } = await aMember(app, anEmail('calm'))
  expect((await browser.post('/api/resend_confirmation')).json()).toEqual({ success: true })
  // Jobs go in their order: once a later mail is there, this one would be, too.
  const later = await anUnconfirmedMember(app)
  await app.mailTo(later.email)
  expect(readOutbox(app.dataDir).filter(({ to }) => to === email)).toHaveLength(1)
})
