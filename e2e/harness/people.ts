import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { mailTo, tokenOf } from '../../apps/server/src/testing/outbox.ts'
import type { RunningServer } from './server.ts'
import { expect } from './test.ts'

export const PASSWORD = 'correct horse battery'

export const anEmail = () => `person-${randomUUID().slice(0, 8)}@example.org`

/** Fills the sign-up form of the account dialog and sends it. */
export async function signUpInDialog(page: Page, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  if (await dialog.getByLabel('First name').isEditable()) await dialog.getByLabel('First name').fill('Robin')
  await dialog.getByLabel('Last name').fill('Example')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Confirm password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).last().click()
  await expect(dialog.getByText('Waiting for confirmation...')).toBeVisible()
}

export const confirmationLink = async (server: RunningServer, email: string, count = 1) =>
  new URL((await mailTo(server.dataDir, email, count)).link).pathname

/** The mailed link, opened in a tab of its own of the same browser. */
export async function confirmByMail(context: BrowserContext, server: RunningServer, email: string) {
  const mail = await context.newPage()
  await mail.goto(await confirmationLink(server, email))
  await expect(mail.getByText('Email address confirmed!')).toBeVisible()
  return mail
}

/** A confirmed member, signed in in this context, without going through the pages. */
export async function signInAsMember(context: BrowserContext, server: RunningServer, email = anEmail()) {
  const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
  const { request } = context
  const challenge = await (await request.get(`${server.url}/api/bot_challenge?action=register`)).json()
  const { solveChallenge } = await import('altcha-lib')
  const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2')
  const solution = await solveChallenge({ challenge: challenge.challenge, deriveKey })
  const recaptcha_token = Buffer.from(JSON.stringify({ challenge: challenge.challenge, solution })).toString(
    'base64',
  )
  const multipart = { email, first_name: 'Robin', last_name: 'Example', password: PASSWORD, recaptcha_token }
  expect((await request.post(`${server.url}/api/signup`, { headers, multipart })).status()).toBe(200)
  const token = tokenOf(await mailTo(server.dataDir, email))
  expect((await request.post(`${server.url}/api/confirm_email`, { headers, data: { token } })).status()).toBe(
    200,
  )
  return { email }
}
