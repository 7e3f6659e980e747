import { describe, expect, test } from 'vitest'
import { aGuest, aMember, anEmail } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

describe('where a request comes from', () => {
  const posts: [string, Record<string, unknown>][] = [
    ['/api/login', { form: { email: 'a@b.org', password: 'x' } }],
    ['/api/signup', { multipart: { email: 'a@b.org' } }],
    ['/api/create_shadow_user', {}],
    ['/api/logout', {}],
    ['/api/confirm_email', { json: { token: 'x' } }],
  ]

  test.each(posts)('%s from another site is 403 and changes nothing', async (url, sent) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
      { 'sec-fetch-site': '' },
    ]
    for (const headers of foreign) {
      const answer = await app.browser().post(url, { ...sent, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.cookies).toEqual([])
    }
  })

  test('our own pages may, by either header', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': '', origin: 'http://localhost:3000' },
    ]
    for (const headers of own)
      expect((await app.browser().post('/api/logout', { headers })).statusCode).toBe(200)
  })
})

describe('headers', () => {
  test('a strict policy on everything, and private answers are never stored', async () => {
    const { headers } = await app.browser().get('/api/get_user')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('pages whose address is a secret send no referrer', async () => {
    for (const url of ['/share/a/x', '/import/code', '/confirm-email/x', '/reset-password/x'])
      expect((await app.browser().get(url)).headers['referrer-policy']).toBe('no-referrer')
  })
})

describe('pages', () => {
  test('the page is served for every address of the app and never from a cache', async () => {
    for (const url of ['/', '/login', '/magazine/5/article/9', '/no/such/page']) {
      const answer = await app.browser().get(url)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      expect(answer.body).toContain('<html')
    }
  })

  test('hashed assets are kept for a year, compressed where the browser can, and a missing one is 404', async () => {
    const page = await app.browser().get('/')
    const asset = /\/assets\/[^"]+\.js/.exec(page.body)?.[0] ?? ''
    const answer = await app.browser().get(asset, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toMatch(/br|gzip/)
    expect((await app.browser().get('/assets/nothing.js')).statusCode).toBe(404)
  })

  test('an unknown call is a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await app.browser().send(method, '/api/nothing')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Not found.' })
    }
  })
})

describe('bad input', () => {
  test('an address whose escapes make no sense is not there, for calls and for pages alike', async () => {
    const malformed = ['%ff', '%', '%zz', '%c3%28', 'a%E0%A4%A']
    for (const text of malformed)
      for (const path of [
        `/api/share/a/${text}`,
        `/api/templates/${text}`,
        `/media/${text}`,
        `/api/${text}?a=%ff`,
      ]) {
        const answer = await app.browser().get(path)
        expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { detail: 'Not found.' }])
        expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
      }
    const page = await app.browser().get('/share/a/%ff')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await app.browser().get('/api/templates/media%5Froast')).statusCode).toBe(200)
  })

  test('an oversized body, broken JSON, a foreign type and a NUL each get a clear answer', async () => {
    const browser = app.browser()
    const post = (sent: object) => browser.post('/api/confirm_email', sent)
    expect((await post({ json: { token: 'x'.repeat(70_000) } })).statusCode).toBe(413)
    const json = { 'content-type': 'application/json' }
    expect(
      (await browser.send('POST', '/api/confirm_email', { headers: json, form: { a: '' } })).statusCode,
    ).toBe(400)
    for (const type of ['text/xml', 'text/plain'])
      expect((await post({ headers: { 'content-type': type }, form: { token: 'x' } })).statusCode).toBe(415)
    expect((await post({ json: { token: 'a\u0000b' } })).statusCode).toBe(422)
    let deep: unknown = 'x'
    for (let level = 0; level < 2000; level += 1) deep = [deep]
    expect((await post({ json: { token: deep } })).statusCode).toBe(422)
    expect((await post({ json: JSON.parse('{"__proto__x": 1}') })).statusCode).toBe(422)
  })

  test('a name of two hundred and one characters is refused with its field', async () => {
    const { browser } = await aMember(app)
    const answer = await browser.patch('/api/account', { json: { first_name: 'x'.repeat(201) } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ loc: ['body', 'first_name'] }])
  })

  test('markup in a name is stored as text and comes back as text', async () => {
    const { browser } = await aGuest(app)
    const name = '<img src=x onerror=alert(1)>{{7*7}}'
    await browser.patch('/api/account', { json: { first_name: name } })
    expect((await browser.user()).firstName).toBe(name)
  })
})

test('an unexpected fault answers 500 without a word about its inside', async () => {
  const broken = app.browser()
  const select = app.platform.db.select
  app.platform.db.select = () => {
    throw new Error('secret inside at /some/path')
  }
  const answer = await broken.get('/api/surveys')
  app.platform.db.select = select
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ detail: 'Something went wrong on our side. Please try again.' })
  expect(app.errors.splice(0)).toMatchObject([{ msg: 'request failed' }])
})

test('the OpenAPI document lists the real calls with their bodies', async () => {
  const { paths } = (await app.browser().get('/api/openapi.json')).json()
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/login', '/api/signup', '/api/account']))
  expect(paths['/api/login'].post.requestBody.content).toHaveProperty(['application/x-www-form-urlencoded'])
  expect(paths['/api/signup'].post.requestBody.content).toHaveProperty(['multipart/form-data'])
  expect(Object.keys(paths['/api/account'])).toEqual(expect.arrayContaining(['patch', 'delete']))
})

test('readyz says no while closing; healthz still answers', async () => {
  app.app.readiness.closing = true
  expect((await app.browser().get('/readyz')).statusCode).toBe(503)
  expect((await app.browser().get('/healthz')).json()).toEqual({ status: 'ok' })
  app.app.readiness.closing = false
  expect((await app.browser().get('/readyz')).statusCode).toBe(200)
})

test('a log line of a request holds its route and id, never its address or what was sent', async () => {
  const email = anEmail('private')
  const answer = await app.browser().post('/api/forgot_password', { form: { email } })
  await app.browser().get('/confirm-email/a-secret-token')
  const requestId = answer.headers['x-request-id']
  const line = app.logged.find((one) => one.includes(String(requestId))) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ method: 'POST', route: '/api/forgot_password', status: 200 })
  const everything = app.logged.join('')
  for (const secret of [email, 'a-secret-token']) expect(everything).not.toContain(secret)
})
