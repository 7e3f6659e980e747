import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import { tokenOf } from './outbox.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'correct horse battery'

export const anEmail = (name = 'person') => `${name}-${randomUUID().slice(0, 8)}@example.org`

export const signUpForm = (email: string, more: Record<string, string> = {}) => ({
  email,
  first_name: 'Robin',
  last_name: 'Example',
  password: PASSWORD,
  recaptcha_token: 'none',
  ...more,
})

export interface Person {
  browser: Browser
  id: number
  email: string
}

export async function aGuest(app: TestApp): Promise<Person> {
  const browser = app.browser()
  const answer = await browser.post('/api/create_shadow_user')
  expect(answer.statusCode).toBe(200)
  return { browser, id: answer.json().user.id, email: '' }
}

export async function anUnconfirmedMember(
  app: TestApp,
  email = anEmail(),
  browser = app.browser(),
): Promise<Person> {
  const answer = await browser.post('/api/signup', { multipart: signUpForm(email) })
  expect(answer.statusCode, answer.body).toBe(200)
  return { browser, id: answer.json().user.id, email }
}

export async function confirm(app: TestApp, { browser, email }: Person, count = 1) {
  const token = tokenOf(await app.mailTo(email, count))
  const answer = await browser.post('/api/confirm_email', { json: { token } })
  expect(answer.statusCode, answer.body).toBe(200)
  return token
}

export async function aMember(app: TestApp, email?: string): Promise<Person> {
  const member = await anUnconfirmedMember(app, email)
  await confirm(app, member)
  return member
}

export const logIn = (browser: Browser, email: string, password = PASSWORD, more = {}) =>
  browser.post('/api/login', { form: { email, password }, ...more })
