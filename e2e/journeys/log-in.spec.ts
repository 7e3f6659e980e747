import { mailTo } from '../../apps/server/src/testing/outbox.ts'
import { anEmail, PASSWORD, signInAsMember, signUpInDialog } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test('[AUTH-04] [NAV-23] [NAV-02] a wrong password says so; the right one leads back to where one wanted to go', async ({
  page,
  context,
  server,
  watched,
}) => {
  watched.expectFailures(/\/api\/login$/)
  const { email } = await signInAsMember(context, server)
  await context.clearCookies()
  await page.goto('/features')
  await expect(page).toHaveURL('/login?next=%2Ffeatures')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/features')
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('where one is, is marked in ink, not in the colour of a mistake', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).press('Shift+Tab')
  const ring = await page.evaluate(() => {
    const { outlineColor, outlineStyle } = getComputedStyle(document.activeElement as Element)
    return { outlineColor, outlineStyle, words: getComputedStyle(document.body).color }
  })
  expect(ring).toEqual({ outlineColor: ring.words, outlineStyle: 'solid', words: ring.words })
})

test('[AUTH-03] the banner after signing up', async ({ page, look }) => {
  await page.goto('/login?from_account_creation=true')
  await expect(
    page.getByText('Click the confirmation link in your email first! Make sure to check your spam folder.'),
  ).toBeVisible()
  await look('login-from-account-creation')
})

test('[AUTH-02] the banner after confirming goes after two seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login?from_validation=true')
  const banner = page.getByText('Email address confirmed!')
  await expect(banner).toBeVisible()
  await page.clock.runFor(1500)
  await expect(banner).toBeVisible()
  await page.clock.runFor(1500)
  await expect(banner).toBeHidden()
})

test('[AUTH-35] an unconfirmed account is told to look for its mail', async ({
  page,
  context,
  server,
  watched,
}) => {
  watched.expectFailures(/\/api\/login$/)
  const email = anEmail()
  await page.goto('/login?signup=true')
  await signUpInDialog(page, email)
  await mailTo(server.dataDir, email)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Click the confirmation link in your email first!')).toBeVisible()
})

test('a forgotten password is set anew by mail', async ({ page, context, server, look }) => {
  const { email } = await signInAsMember(context, server)
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await look('forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await look('forgot-password-sent')
  const { link } = await mailTo(server.dataDir, email, 2)
  await page.goto(new URL(link).pathname)
  await look('reset-password')
  await page.getByLabel('New password').fill('a new password')
  await page.getByLabel('Confirm password').fill('a new password')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  // Whoever leaves before it is changed has not changed it.
  await expect(page.getByText('Your password is changed. Log in with the new one.').first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a new password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/')
})

test('[SEC-01] [SEC-12] [API-01] a session that ended sends the next call to the log-in page, once', async ({
  page,
  context,
  server,
  watched,
}) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  await page.getByLabel('First Name').fill('Ada')
  await context.clearCookies()
  watched.expectFailures(/\/api\/account$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/login?next=%2Faccount&logged_out=true')
  await expect(page.getByText('You were logged out, here or in another tab.')).toBeVisible()
})
