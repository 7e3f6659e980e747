import {
  changePassword,
  endpoint,
  getBotChallenge,
  getUser,
  logIn,
  logOut,
  PROBLEM_HEADER,
  signUp,
} from '@youzine/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { api, buildRequest, onUnauthorized } from './api-client.ts'
import { ApiError, detailOr, SPEECHLESS, UNREACHABLE } from './api-error.ts'

const getThing = endpoint({
  method: 'GET',
  path: '/api/thing/:id/part/:name',
  summary: 'A thing',
  access: 'public',
  params: z.object({ id: z.string(), name: z.string() }),
  response: z.object({}),
})

const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }))

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('the call did not fail with an ApiError')
}

afterEach(() => {
  vi.restoreAllMocks()
  onUnauthorized(() => {})
})

describe('requests', () => {
  it('[SEC-02] sends cookies with every call', () => {
    expect(buildRequest(getUser).init.credentials).toBe('include')
    expect(buildRequest(logOut).init.credentials).toBe('include')
  })

  it('sends JSON unless the call says otherwise', () => {
    const { init } = buildRequest(changePassword, { body: { current_password: 'a', new_password: 'b' } })
    expect(init.headers['content-type']).toBe('application/json')
    expect(init.body).toBe('{"current_password":"a","new_password":"b"}')
  })

  it('sends no body where the call has none', () => {
    expect(buildRequest(logOut).init.body).toBeUndefined()
  })

  it('[AUTH-06] sends the log-in as a form', () => {
    const { init } = buildRequest(logIn, { body: { email: 'a+b@c.de', password: 'p&q=r' } })
    expect(String(init.body)).toBe('email=a%2Bb%40c.de&password=p%26q%3Dr')
    expect(init.headers['content-type']).toBeUndefined()
  })

  it('[AUTH-20] sends the sign-up as multipart, leaving out what is not given', () => {
    const photo = new File(['x'], 'me.png', { type: 'image/png' })
    const body = { email: 'a@b.c', first_name: 'Ä', avatar_id: undefined, recaptcha_token: '' }
    const form = buildRequest(signUp, { body, files: { profile_image: photo } }).init.body as FormData
    expect([...form.keys()]).toEqual(['email', 'first_name', 'recaptcha_token', 'profile_image'])
    expect(form.get('profile_image')).toBeInstanceOf(File)
    const bare = buildRequest(signUp, { body, files: { profile_image: undefined } }).init.body as FormData
    expect(bare.has('profile_image')).toBe(false)
  })

  it('fills and encodes path and query', () => {
    expect(buildRequest(getThing, { params: { id: 'a/b', name: 'ö?' } }).url).toBe(
      '/api/thing/a%2Fb/part/%C3%B6%3F',
    )
    expect(buildRequest(getBotChallenge, { query: { action: 'register' } }).url).toBe(
      '/api/bot_challenge?action=register',
    )
  })
})

describe('answers', () => {
  it('returns the body', async () => {
    answer(200, { user: null })
    expect(await api(getUser)).toEqual({ user: null })
  })

  it('turns a sentence into an error', async () => {
    answer(400, { detail: 'Wrong email or password.' })
    const error = await failure(api(getUser))
    expect(error).toMatchObject({ status: 400, detail: 'Wrong email or password.', faults: [] })
    expect(detailOr(error, 'Other words')).toBe('Wrong email or password.')
  })

  it('turns a list of faults into an error that speaks the first', async () => {
    const faults = [
      { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'invalid' },
      { loc: ['body', 'password'], msg: 'Password must be at least 8 characters', type: 'invalid' },
    ]
    answer(422, { detail: faults })
    expect(await failure(api(getUser))).toMatchObject({
      status: 422,
      detail: 'Please enter a valid email address',
      faults,
    })
  })

  it('[AUTH-21] has words of its own when the server has none', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>502</h1>', { status: 502 }))
    const error = await failure(api(getUser))
    expect(error).toMatchObject({ status: 502, detail: SPEECHLESS })
    expect(detailOr(error, 'Registration failed. Please try again.')).toBe(
      'Registration failed. Please try again.',
    )
  })

  it('says kindly that nobody answered', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure(api(getUser))).toMatchObject({ status: 0, detail: UNREACHABLE })
  })

  it('shows what was kept where a proxy speaks in the place of the server, not where the server does', async () => {
    const match = async () => Response.json({ user: null })
    vi.stubGlobal('caches', { open: async () => ({ match, put: async () => {} }) })
    const says = (status: number, headers = {}) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status, headers }))
    for (const status of [502, 503, 504]) {
      says(status)
      expect(await api(getUser)).toEqual({ user: null })
      expect(await failure(api(logOut))).toMatchObject({ status })
    }
    says(503, { [PROBLEM_HEADER]: 'unavailable' })
    expect(await failure(api(getUser))).toMatchObject({ status: 503 })
    vi.unstubAllGlobals()
  })

  it('[SEC-01] reports every 401, and only those', async () => {
    const handler = vi.fn()
    onUnauthorized(handler)
    answer(403, { detail: 'No' })
    await failure(api(getUser))
    expect(handler).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    answer(401, { detail: 'Please log in first.' })
    expect((await failure(api(getUser))).status).toBe(401)
    expect(handler).toHaveBeenCalledOnce()
  })
})
