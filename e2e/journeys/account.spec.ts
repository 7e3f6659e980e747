import { readFileSync } from 'node:fs'
import { mailTo } from '../../apps/server/src/testing/outbox.ts'
import { anEmail, PASSWORD, signInAsMember } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[ACC-01] [ACC-09] names are edited and saved; a new address waits for its confirmation', async ({
  page,
  context,
  server,
  look,
}) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  await expect(page.getByLabel('First Name')).toHaveValue('Robin')
  await expect(page.getByLabel('Last Name')).toHaveValue('Example')
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  await look('account')
  await page.getByLabel('First Name').fill('Ada')
  const email = anEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Current password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
  await look('account-pending')
  await page.goto(new URL((await mailTo(server.dataDir, email)).link).pathname)
  await expect(page.getByText('Email address confirmed!')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
})

test('[ACC-01] [ACC-03] [ACC-05] [AUTH-36] the photo: changed by a click, refused in words, or drawn', async ({
  page,
  context,
  server,
  watched,
}) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  const input = page.locator('input[type=file]')
  await expect(input).toHaveAttribute('accept', 'image/*')
  await expect(input).toHaveAttribute('capture', 'user')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.locator('main img[src^="/media/avatar/"]')).toBeVisible()
  watched.expectFailures(/update-profile-pic$/)
  await input.setInputFiles({ name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Failed to upload photo. Please try again.').first()).toBeVisible()
  await page.getByRole('radio', { name: /owl/i }).click({ force: true })
  await expect(
    page.getByRole('button', { name: 'Your menu' }).locator('img[src="/avatars/owl.svg"]'),
  ).toBeVisible()
})

test('the password is changed with the old one', async ({ page, context, server, watched }) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  watched.expectFailures(/change_password$/)
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill('another one entirely')
  await page.getByLabel('Confirm new password').fill('another one entirely')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.').first()).toBeVisible()
})

test('everything of theirs can be downloaded', async ({ page, context, server }) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await download).path()
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK')
})

test('[ACC-06] [ACC-07] [ACC-08] deleting asks first, says when it fails, and leads home', async ({
  page,
  context,
  server,
  watched,
  look,
}) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  const remove = page.getByRole('button', { name: 'Delete Account' })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(
    dialog.getByText('Are you sure you want to delete your account? This action cannot be undone.'),
  ).toBeVisible()
  await look('account-delete')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page).toHaveURL('/account')

  watched.expectFailures(/\/api\/account$/)
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '{}' }))
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Failed to delete account. Please try again.').first()).toBeVisible()
  await page.unroute('**/api/account')

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('[NAV-24] a guest’s account page has a first name and an invitation', async ({ page, become, look }) => {
  await become('guestWithImport')
  await page.goto('/account')
  await expect(page.getByLabel('First Name')).toHaveValue('Billy')
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await look('account-guest')
})
