import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imports, users } from '#schema'
import { aGuest, aMember, anEmail, anUnconfirmedMember, confirm, logIn, signUpForm } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const usersWith = (email: string) => app.platform.db.select().from(users).where(eq(users.email, email))

test('[AUTH-20] [AUTH-30] [AUTH-32] [AUTH-33] [AUTH-34] a visitor signs up, confirms by mail, and logs in elsewhere', async () => {
  const member = await anUnconfirmedMember(app)
  expect(await member.browser.user()).toEqual({
    id: member.id,
    firstName: 'Robin',
    lastName: 'Example',
    email: member.email,
    emailValidated: false,
    isAdmin: false,
    isGuest: false,
    profilePicURL: null,
  })
  await confirm(app, member)
  expect(await member.browser.user()).toMatchObject({ emailValidated: true })
  const answer = await logIn(app.browser(), member.email.toUpperCase())
  expect(answer.statusCode).toBe(200)
  expect(answer.json().user).toMatchObject({ id: member.id, firstName: 'Robin' })
})

test('[AUTH-15] every field is required, and each fault names its field', async () => {
  const answer = await app.browser().post('/api/signup', { multipart: { email: ' ', password: '' } })
  expect(answer.statusCode).toBe(422)
  const faults = answer.json().detail as { loc: string[]; msg: string }[]
  expect(Object.fromEntries(faults.map(({ loc, msg }) => [loc.join('.'), msg]))).toMatchObject({
    'body.email': 'Email is required',
    'body.first_name': 'First name is required',
    'body.last_name': 'Last name is required',
    'body.password': 'Password must be at least 8 characters',
  })
})

test('[AUTH-16] a password of seven characters is refused, one of eight is not', async () => {
  const attempt = (password: string) =>
    app.browser().post('/api/signup', { multipart: signUpForm(anEmail(), { password }) })
  const refused = await attempt('seven77')
  expect(refused.statusCode).toBe(422)
  expect(refused.json().detail[0].msg).toBe('Password must be at least 8 characters')
  expect((await attempt('eight888')).statusCode).toBe(200)
})

test('a name of white space, a NUL in a name and an unknown avatar are refused', async () => {
  const attempt = (more: Record<string, string>) =>
    app.browser().post('/api/signup', { multipart: signUpForm(anEmail(), more) })
  const wrong: Record<string, string>[] = [
    { first_name: '   ' },
    { last_name: 'a\u0000b' },
    { avatar_id: '../fox' },
    { email: 'a@b' },
  ]
  for (const more of wrong) expect((await attempt(more)).statusCode).toBe(422)
})

test('fields that are not ours to set are ignored', async () => {
  const email = anEmail()
  await app.browser().post('/api/signup', {
    multipart: signUpForm(email, { id: '7', isAdmin: 'true', is_admin: 'true', emailValidated: 'true' }),
  })
  const [stored] = await usersWith(email)
  expect(stored).toMatchObject({ isAdmin: false, emailValidatedAt: null })
  expect(stored?.id).not.toBe(7)
})

describe('a guest', () => {
  test('[AUTH-31] who signs up keeps the account and everything in it, and the old cookie is dead', async () => {
    const guest = await aGuest(app)
    await app.platform.db.insert(imports).values({ userId: guest.id, status: 'finished' })
    const thief = guest.browser.copy()
    const member = await anUnconfirmedMember(app, anEmail(), guest.browser)
    expect(member.id).toBe(guest.id)
    expect((await guest.browser.get('/api/get_fb_import_progress')).json()).toMatchObject({
      status: 'finished',
    })
    expect(await thief.user()).toBeNull()
  })

  test('[AUTH-31] is made once: a second call changes nothing', async () => {
    const guest = await aGuest(app)
    const again = await guest.browser.post('/api/create_shadow_user')
    expect(again.json().user.id).toBe(guest.id)
  })
})

describe('an e-mail address', () => {
  test('that a confirmed account has is refused, in any case of letters', async () => {
    const { email } = await aMember(app)
    const answer = await app.browser().post('/api/signup', { multipart: signUpForm(email.toUpperCase()) })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ detail: 'An account with this email already exists.' })
  })

  test('that nobody confirmed reserves nothing: whoever confirms first owns it', async () => {
    const squatter = await anUnconfirmedMember(app)
    const owner = await anUnconfirmedMember(app, squatter.email)
    await confirm(app, owner, 2)
    expect(await owner.browser.user()).toMatchObject({ emailValidated: true })
    expect(await squatter.browser.user()).toMatchObject({ id: squatter.id, emailValidated: false })
    const answer = await logIn(app.browser(), owner.email)
    expect(answer.json().user.id).toBe(owner.id)
  })

  test('that was mistyped is put right by signing up again in the same browser', async () => {
    const member = await anUnconfirmedMember(app)
    const again = await anUnconfirmedMember(app, anEmail(), member.browser)
    expect(again.id).toBe(member.id)
    await confirm(app, again)
    expect(await member.browser.user()).toMatchObject({ email: again.email, emailValidated: true })
  })

  test('is not put right by whoever has only the session: the password of the first sign-up is asked for', async () => {
    const victim = await anUnconfirmedMember(app)
    const thief = victim.browser.copy()
    const refused = await thief.post('/api/signup', {
      multipart: signUpForm(anEmail('thief'), { password: 'a password of my own' }),
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().detail).toContain('Please enter the password that you chose then')
    expect(await victim.browser.user()).toMatchObject({ id: victim.id, email: victim.email })
    await confirm(app, victim)
    expect((await logIn(app.browser(), victim.email)).statusCode).toBe(200)
  })
})

describe('a profile image', () => {
  const photo = (data: Buffer | string, filename = 'me.png', type = 'image/png') => ({ filename, type, data })

  test('[AUTH-13] [AUTH-18] is drawn anew and shown; its metadata is gone', async () => {
    const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const browser = app.browser()
    const answer = await browser.post('/api/signup', {
      multipart: { ...signUpForm(anEmail()), profile_image: photo(data, 'me.jpg', 'image/jpeg') },
    })
    const url = answer.json().user.profilePicURL
    expect(url).toMatch(/^\/media\/avatar\/[\w-]{22}$/)
    const shown = await browser.get(url)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 512,
      height: 512,
      format: 'webp',
    })
    expect(shown.rawPayload.includes('secret place')).toBe(false)
  })

  test('[AUTH-18] that is no picture is refused, and no account is made', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const cut = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).subarray(0, 40)
    for (const data of [svg, 'MZ not a picture', cut, `\x89PNG\r\n\x1a\n${svg}`]) {
      const email = anEmail()
      const answer = await app
        .browser()
        .post('/api/signup', { multipart: { ...signUpForm(email), profile_image: photo(data) } })
      expect(answer.statusCode).toBe(415)
      expect(await usersWith(email)).toEqual([])
    }
  })

  test('[AUTH-36] can be one of the drawn avatars instead', async () => {
    const answer = await app
      .browser()
      .post('/api/signup', { multipart: signUpForm(anEmail(), { avatar_id: 'owl' }) })
    expect(answer.json().user.profilePicURL).toBe('/avatars/owl.svg')
  })
})
