import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { reminders } from '#schema'
import { aPostFile, somePosts, upload } from '#testing/archives.ts'
import { readOutbox } from '#testing/outbox.ts'
import { aGuest, aMember, anEmail } from '#testing/people.ts'
import { startTestApp, useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { sendDueReminders } from './jobs.ts'

const app = useTestApp()

const DAY = 86_400_000
const set = (contact: string, type = 'email', first_name = 'Billy') =>
  app.browser().post('/api/set_reminder', { form: { type, contact, first_name } })
const lookUp = (code: string) => app.browser().get(`/api/reminder/${code}`)
const sendDue = () => app.platform.jobs.enqueue(app.platform.db, sendDueReminders, {})
const codeOf = async (email: string) => {
  const [row] = await app.platform.db.select().from(reminders).where(eq(reminders.email, email))
  return row?.code ?? ''
}

describe('[HOME-19] [HOME-20] a wish to be reminded', () => {
  test('is stored, and its code is only in the mail', async () => {
    const email = anEmail()
    const answer = await set(email)
    expect(answer.json()).toEqual({ success: true })
    expect((await lookUp(await codeOf(email))).json()).toEqual({ first_name: 'Billy' })
  })

  test('[HOME-16] [HOME-17] needs an address; telephones are still to come', async () => {
    for (const contact of ['nobody', 'a@b', 'a.b', 'a b@c.org', 'a@b.org,c@d.org', 'Ada <a@b.org>']) {
      const answer = await set(contact)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toBe('Please enter a valid email address')
    }
    const phone = await set('0123 456', 'phone')
    expect(phone.statusCode).toBe(422)
    expect(phone.json().detail).toBe('Phone reminders coming soon')
    expect((await set('a@b.org', 'pigeon')).statusCode).toBe(422)
    expect((await set('a@b.org', 'email', ' ')).statusCode).toBe(422)
  })

  test('has no room for a link in a name', async () => {
    const addresses = [
      'Win at http://evil.example',
      'www.evil.example',
      'evil.com',
      'evil.Com/login',
      'evil.Com',
      'EVIL.cOM',
      'X.Com',
      'evil。com',
      'evil．com',
      'evil.\u200bcom',
      '例.公司',
      'उदाहरण.भारत',
      'пример.рф',
      'evil.xn--p1ai',
      '203.0.113.7',
      'Ada\nBuy this',
    ]
    for (const name of addresses)
      expect([name, (await set(anEmail(), 'email', name)).statusCode]).toEqual([name, 422])
    for (const name of ['J.R.', 'St.John', 'Ada B. Lovelace', "O'Neil", 'J.R.R.Tolkien', 'Dr. Ann'])
      expect([name, (await set(anEmail(), 'email', name)).statusCode]).toEqual([name, 200])
  })
})

test('[HOME-03] an unknown code is 404', async () => {
  expect((await lookUp('nothing')).statusCode).toBe(404)
})

test('mails go out after a day and after three, once each, and then no more', async () => {
  const email = anEmail()
  await set(email)
  const mails = () => readOutbox(app.dataDir).filter(({ to }) => to === email)
  app.passTime(DAY + 1000)
  await sendDue()
  const first = await app.mailTo(email)
  expect(first.link).toBe(`http://localhost:3000/import/${await codeOf(email)}`)
  await sendDue()
  app.passTime(2 * DAY)
  await sendDue()
  await app.mailTo(email, 2)
  app.passTime(10 * DAY)
  await sendDue()
  const other = anEmail()
  await set(other)
  app.passTime(DAY + 1000)
  await sendDue()
  await app.mailTo(other)
  expect(mails()).toHaveLength(2)
  app.passTime(100 * DAY)
  await sendDue()
  await until(async () => expect(await codeOf(email)).toBe(''))
})

test('[IMP-22] [API-04] after an import that used it a reminder can be deleted, by our own pages only', async () => {
  const email = anEmail()
  await set(email)
  const code = await codeOf(email)
  const guest = await aGuest(app)
  const remove = (headers: Record<string, string> = {}) =>
    guest.browser.get(`/api/delete_reminder/${code}`, { headers })
  expect((await remove()).json()).toEqual({ success: true })
  expect(await codeOf(email)).toBe(code)
  await upload(guest, aPostFile(somePosts(1)), { reminder_lookup_code: code })
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
    { 'sec-purpose': 'prefetch' },
  ] as Record<string, string>[])
    expect((await remove(headers)).statusCode).toBe(403)
  expect(await codeOf(email)).toBe(code)
  expect((await remove()).json()).toEqual({ success: true })
  expect(await codeOf(email)).toBe('')
  expect((await guest.browser.get('/api/delete_reminder/unknown')).json()).toEqual({ success: true })
})

test('a reminder whose archive has come is not sent', async () => {
  const email = anEmail()
  await set(email)
  const guest = await aGuest(app)
  await upload(guest, aPostFile(somePosts(1)), { reminder_lookup_code: await codeOf(email) })
  app.passTime(DAY + 1000)
  await sendDue()
  await until(async () => expect(await codeOf(email)).toBe(''))
  expect(readOutbox(app.dataDir).filter(({ to }) => to === email)).toEqual([])
})

test('deleting an account forgets the reminders to its address', async () => {
  const member = await aMember(app)
  await set(member.email)
  await member.browser.delete('/api/account')
  expect(await codeOf(member.email)).toBe('')
})

test('an address hears of us no more than twice a day, whoever asks', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } })
  const contact = anEmail('asked')
  const ask = (to: string) =>
    limited.browser().post('/api/set_reminder', { form: { type: 'email', contact: to, first_name: 'Billy' } })
  expect((await ask(contact)).statusCode).toBe(200)
  expect((await ask(contact.toUpperCase())).statusCode).toBe(200)
  expect((await ask(contact)).statusCode).toBe(429)
  expect((await ask(anEmail('other'))).statusCode).toBe(200)
  await limited.close()
})

test('a mailbox that takes nothing for now keeps nobody else waiting', async () => {
  const [full, other] = [anEmail(), anEmail()]
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === full ? Object.assign(new Error('Full'), { responseCode: 452 }) : null),
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  const own = await startTestApp({
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'zine@example.org' },
  })
  for (const contact of [full, other])
    await own.browser().post('/api/set_reminder', { form: { type: 'email', contact, first_name: 'Ada' } })
  own.passTime(DAY + 1000)
  await own.platform.jobs.enqueue(own.platform.db, sendDueReminders, {})
  await until(() => expect(received).toEqual([other]))
  await own.close()
  await new Promise<void>((closed) => server.close(() => closed()))
})
