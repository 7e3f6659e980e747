import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sendAddressNotice } from '#features/auth/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { articles, imports, jobSteps, magazines, reminders, users } from '#schema'
import { readOutbox } from '#testing/outbox.ts'
import { OUTLIVES } from '#testing/outlives.ts'
import {
  aGuest,
  aMember,
  anEmail,
  anUnconfirmedMember,
  confirm,
  logIn,
  PASSWORD,
  type Person,
} from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { sendDueReminders } from '../reminders/jobs.ts'

const app = useTestApp()

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const upload = ({ browser }: Person, data: Buffer | string) =>
  browser.post('/api/update-profile-pic', {
    multipart: { profile_image: { filename: 'me.png', type: 'image/png', data } },
  })
const storedPhotos = () => {
  const folder = join(app.dataDir, 'files', 'avatars')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('names and address', () => {
  test('[ACC-09] names are changed; nothing else in the body is', async () => {
    const member = await aMember(app)
    const answer = await member.browser.patch('/api/account', {
      json: { first_name: ' Ada ', last_name: 'Byron', isAdmin: true, emailValidated: false, id: 5 },
    })
    expect(answer.json()).toMatchObject({
      user: { id: member.id, firstName: 'Ada', lastName: 'Byron', isAdmin: false, emailValidated: true },
    })
    expect((await member.browser.patch('/api/account', { json: { first_name: ' ' } })).statusCode).toBe(422)
  })

  test('[ACC-09] a new address counts only when it is confirmed', async () => {
    const member = await aMember(app)
    const email = anEmail('new')
    const patch = (more: object) => member.browser.patch('/api/account', { json: { email, ...more } })
    for (const more of [{}, { current_password: '' }, { current_password: 'wrong' }])
      expect((await patch(more)).statusCode).toBe(400)
    const answer = await patch({ current_password: PASSWORD })
    expect(answer.json()).toMatchObject({
      pending_email: email,
      user: { email: member.email, emailValidated: true },
    })
    expect((await logIn(app.browser(), email)).statusCode).toBe(400)
    const notice = await app.mailTo(member.email, 2)
    expect(notice.subject).toBe('Your email address is about to change')
    expect(notice.raw).toContain(email)
    await confirm(app, { ...member, email })
    expect(await member.browser.user()).toMatchObject({ email, emailValidated: true })
    expect((await logIn(app.browser(), member.email)).statusCode).toBe(400)
    expect((await logIn(app.browser(), email)).statusCode).toBe(200)
  })

  test('the old address is told even where the new one is confirmed before the letter is written', async () => {
    const member = await aMember(app)
    const notice = { userId: member.id, from: anEmail('old'), to: member.email }
    await app.platform.jobs.enqueue(app.platform.db, sendAddressNotice, notice)
    expect((await app.mailTo(notice.from)).raw).toContain(member.email)
  })

  test("[ACC-09] somebody else's confirmed address is refused", async () => {
    const other = await aMember(app)
    const member = await aMember(app)
    const wish = { email: other.email, current_password: PASSWORD }
    expect((await member.browser.patch('/api/account', { json: wish })).statusCode).toBe(409)
  })

  test('a guest may set a first name and nothing else', async () => {
    const { browser } = await aGuest(app)
    expect(
      (await browser.patch('/api/account', { json: { first_name: 'Billy' } })).json().user.firstName,
    ).toBe('Billy')
    expect((await browser.patch('/api/account', { json: { email: anEmail() } })).statusCode).toBe(403)
    expect(
      (await browser.patch('/api/account', { json: { first_name: 'B', last_name: 'C' } })).statusCode,
    ).toBe(403)
    expect(await browser.user()).toMatchObject({ firstName: 'Billy', lastName: '', email: null })
  })
})

describe('the profile photo', () => {
  test('[ACC-04] is replaced, and the old file goes', async () => {
    const member = await aMember(app)
    const first = (await upload(member, await picture())).json().user.profilePicURL
    const before = storedPhotos().length
    const second = (await upload(member, await picture())).json().user.profilePicURL
    expect(second).not.toBe(first)
    expect((await app.browser().get(second)).statusCode).toBe(200)
    await until(() => expect(storedPhotos()).toHaveLength(before))
    expect((await app.browser().get(first)).statusCode).toBe(404)
  })

  test('two uploads at once leave one file, and none when the person goes', async () => {
    const before = storedPhotos().length
    const member = await aMember(app)
    const data = await picture()
    await Promise.all([1, 2, 3].map(() => upload(member, data)))
    await until(() => expect(storedPhotos()).toHaveLength(before + 1))
    await member.browser.delete('/api/account')
    await until(() => expect(storedPhotos()).toHaveLength(before))
  })

  test('[ACC-04] a drawn avatar takes its place', async () => {
    const member = await aMember(app)
    await upload(member, await picture())
    const answer = await member.browser.patch('/api/account', { json: { avatar_id: 'whale' } })
    expect(answer.json().user.profilePicURL).toBe('/avatars/whale.svg')
  })

  test('[ACC-04] is refused when it is missing, no picture, too large or a bomb', async () => {
    const member = await aMember(app)
    expect((await member.browser.post('/api/update-profile-pic', { multipart: {} })).statusCode).toBe(422)
    expect((await member.browser.post('/api/update-profile-pic', { json: {} })).statusCode).toBe(415)
    expect((await upload(member, '<svg/>')).statusCode).toBe(415)
    expect((await upload(member, Buffer.alloc(9 * 1024 * 1024))).statusCode).toBe(413)
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect((await upload(member, bomb)).statusCode).toBe(422)
    // 6,300 by 6,300 pixels.
    const tiny = readFileSync(new URL('../../testing/bomb.avif', import.meta.url))
    expect(tiny.length).toBeLessThan(20_000)
    expect((await upload(member, tiny)).statusCode).toBe(422)
    expect(await member.browser.user()).toMatchObject({ profilePicURL: null })
  })
})

test('the export holds everything of theirs and nothing of others', async () => {
  const { db } = app.platform
  const other = await aMember(app)
  const member = await aMember(app)
  for (const { id, email } of [member, other]) {
    const [magazine] = await db.insert(magazines).values({ userId: id }).returning()
    await db
      .insert(articles)
      .values({ userId: id, magazineId: magazine?.id ?? 0, title: `About <${email}>`, body: '<p>words</p>' })
  }
  const answer = await member.browser.get('/api/account/export')
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, data]) => [name, strFromU8(data)]),
  )
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ id: member.id, email: member.email })
  expect(files['README.txt']).toContain('Everything that Youzine keeps about you')
  const pages = Object.entries(files).filter(([name]) => name.startsWith('articles/'))
  expect(pages).toHaveLength(1)
  expect(pages[0]?.[1]).toContain(`About &#60;${member.email}&#62;`)
  expect(JSON.stringify(files)).not.toContain(other.email)
})

describe('deletion', () => {
  test('[ACC-06] [ACC-08] nothing of theirs is left in any table, file, job or session', async () => {
    const { db } = app.platform
    const member = await aMember(app)
    await upload(member, await picture())
    const photos = storedPhotos().length
    const [made] = await db.insert(imports).values({ userId: member.id, status: 'finished' }).returning()
    const [magazine] = await db
      .insert(magazines)
      .values({ userId: member.id, importId: made?.id })
      .returning()
    await db
      .insert(articles)
      .values({ userId: member.id, magazineId: magazine?.id ?? 0, title: 't', body: 'b' })
    const copy = member.browser.copy()
    await db.insert(jobSteps).values({
      jobId: randomUUID(),
      userId: member.id,
      step: 'prompt',
      result: { value: 'what they wrote' },
    })
    expect(readOutbox(app.dataDir).some(({ to }) => to === member.email)).toBe(true)

    expect((await member.browser.delete('/api/account')).json()).toEqual({ success: true })

    for (const [table, column] of await ownedColumns())
      expect(
        await rowsOf(db, sql.raw(`select 1 from "${table}" where "${column}" = ${member.id}`)),
        table,
      ).toEqual([])
    expect(
      await rowsOf(db, sql`select 1 from pgboss.job where data->>'userId' = ${String(member.id)}`),
    ).toEqual([])
    expect(await copy.user()).toBeNull()
    expect((await logIn(app.browser(), member.email)).statusCode).toBe(400)
    await until(() => expect(storedPhotos()).toHaveLength(photos - 1))
    await until(() => expect(readOutbox(app.dataDir).filter(({ to }) => to === member.email)).toEqual([]))
  })

  test('a mail that went to their address before there was an account goes, too', async () => {
    const email = anEmail('early')
    const form = { type: 'email', contact: email, first_name: 'Ada' }
    expect((await app.browser().post('/api/set_reminder', { form })).statusCode).toBe(200)
    await app.platform.db
      .update(reminders)
      .set({ dueAt: new Date(0) })
      .where(eq(reminders.email, email))
    await app.platform.jobs.enqueue(app.platform.db, sendDueReminders, {})
    await app.mailTo(email)
    const person = await anUnconfirmedMember(app, email)
    await confirm(app, person, 2)
    await person.browser.delete('/api/account')
    await until(() => expect(readOutbox(app.dataDir).filter(({ to }) => to === email)).toEqual([]))
  })

  test('an unconfirmed account that goes leaves a stranger’s reminders alone', async () => {
    const { db } = app.platform
    const email = anEmail('stranger')
    const form = { type: 'email', contact: email, first_name: 'Ada' }
    expect((await app.browser().post('/api/set_reminder', { form })).statusCode).toBe(200)
    const person = await anUnconfirmedMember(app, email)
    await person.browser.delete('/api/account')
    expect(await db.select().from(reminders).where(eq(reminders.email, email))).toHaveLength(1)
  })

  test('[ACC-08] a guest and an unconfirmed member can delete theirs too', async () => {
    for (const person of [await aGuest(app), await anUnconfirmedMember(app)]) {
      expect((await person.browser.delete('/api/account')).statusCode).toBe(200)
      expect(await app.platform.db.select().from(users).where(eq(users.id, person.id))).toEqual([])
    }
  })

  test('every table either goes with its owner or is known to hold nothing of people', async () => {
    // A view belongs to a share, and goes with it.
    const IMPERSONAL = [...OUTLIVES, 'share_views']
    const tables = await rowsOf<{ name: string }>(
      app.platform.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const cascading = await rowsOf<{ name: string }>(
      app.platform.db,
      sql`select conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`,
    )
    const covered = new Set(['users', ...IMPERSONAL, ...cascading.map(({ name }) => name)])
    expect(tables.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
  })
})

async function ownedColumns(): Promise<[string, string][]> {
  const columns = await rowsOf<{ table_name: string }>(
    app.platform.db,
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  return [['users', 'id'], ...columns.map(({ table_name }) => [table_name, 'user_id'] as [string, string])]
}
