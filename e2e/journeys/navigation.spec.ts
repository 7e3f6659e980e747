import type { Page } from '@playwright/test'
import { signInAsMember } from '../harness/people.ts'
import { ADMIN_EMAIL } from '../harness/server.ts'
import { expect, test } from '../harness/test.ts'

const SESSION_ONLY = [
  '/magazine/5',
  '/magazine/current',
  '/magazine/5/article/9',
  '/article/9',
  '/surveys/my-responses',
]
const MEMBERS_ONLY = [
  '/creator',
  '/creator/templates',
  '/creator/templates/new',
  '/creator/surveys',
  '/creator/surveys/7',
  '/creator/surveys/7/preview',
  '/creator/wizard',
  '/creator/survey-wizard-sessions',
  '/creator/template-wizard-sessions',
  '/creator/survey-wizard',
  '/creator/template-wizard/4',
  '/features',
  '/checkins',
]
const PUBLIC = [
  '/',
  '/import',
  '/import/some-code',
  '/share/a/x',
  '/templates/5',
  '/templates',
  '/surveys',
  '/surveys/5/take',
  '/surveys/5/9/take',
  '/trending',
]

const settled = (page: Page) => expect(page.locator('main h1').first()).toBeVisible()
const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()

test('[NAV-01] [NAV-03] [NAV-09] [NAV-10] [NAV-21] [NAV-22] public addresses stay; unknown ones lead home', async ({
  page,
  watched,
}) => {
  // Nobody has these; the pages say so.
  watched.expectFailures(/\/api\/(reminder\/some-code|user\/surveys\/5\/responses)$/)
  watched.expectFailures(/\/share\/a\/x$/)
  for (const path of PUBLIC) {
    await page.goto(path)
    await settled(page)
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
  await page.goto('/enneagram')
  await expect(page).toHaveURL('/templates/25')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
})

test('[NAV-04] [NAV-05] [NAV-06] [NAV-07] [NAV-08] [NAV-23] [ACC-02] [SEC-04] a visitor is asked to log in, and home from the account', async ({
  page,
}) => {
  for (const path of [...SESSION_ONLY, ...MEMBERS_ONLY, '/config']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  await page.goto('/account')
  await expect(page).toHaveURL('/')
})

test('an address that leads elsewhere after log-in is not followed', async ({ page, context, server }) => {
  const { email } = await signInAsMember(context, server)
  await context.clearCookies()
  const { PASSWORD } = await import('../harness/people.ts')
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/')
    await context.clearCookies()
  }
})

test('[NAV-11] [NAV-12] a visitor’s links', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  expect(await linksOf(page)).toEqual(['Home', 'Trending', 'Login'])
})

test('[NAV-24] [AUTH-37] a guest opens what needs a session, and meets the account dialog where a member is needed', async ({
  page,
  become,
  look,
  watched,
}) => {
  // Nobody has these; the pages say so.
  watched.expectFailures(/\/api\/(magazine|article)\/\d+$/)
  await become('guestBeforeImport')
  for (const path of SESSION_ONLY) {
    await page.goto(path)
    await settled(page)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  expect(await linksOf(page)).toEqual(['Home', 'Trending', 'Login'])
  await page.goto('/features')
  const dialog = page.getByRole('dialog', { name: 'Save Your Data' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Maybe later' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await look('guest-gate')
})

test('[NAV-20] [AUTH-14] Save Results shows for a guest once an import exists, and opens the dialog with the known name', async ({
  page,
  become,
  look,
}) => {
  await become('guestBeforeImport')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Results' })).toHaveCount(0)
  await become('guestWithImport')
  await page.reload()
  await page.getByRole('button', { name: 'Save Results' }).click()
  await expect(
    page.getByRole('dialog').getByText(/^You need an account to keep your magazine\./),
  ).toBeVisible()
  const name = page.getByRole('dialog', { name: 'Save Your Data' }).getByLabel('First name')
  await expect(name).toHaveValue('Billy')
  await expect(name).not.toBeEditable()
  await page.keyboard.press('Escape')
  await look('home-guest')
  await become('memberWithImport')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Checkins' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Results' })).toHaveCount(0)
})

test('[NAV-15] View Articles shows once the magazine has one', async ({ page, become }) => {
  await become('guestWithImport')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Save Results' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Articles' })).toHaveCount(0)
  await become('guestWithArticles')
  await page.reload()
  await expect(page.getByRole('link', { name: 'View Articles' })).toHaveAttribute('href', '/magazine/current')
})

test('[NAV-16] [NAV-18] [NAV-19] [SEC-06] [SEC-10] a member’s links and menu; logging out ends it', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  // Nobody has these; their pages say so.
  watched.expectFailures(
    /\/api\/(creator\/surveys|creator\/templates|(survey|template)-wizard\/sessions)\/\d+$/,
  )
  const { email } = await signInAsMember(context, server)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Features' })).toBeVisible()
  expect(await linksOf(page)).toEqual(['Home', 'Trending', 'Features', 'Checkins'])
  for (const path of MEMBERS_ONLY) {
    await page.goto(path)
    await settled(page)
    expect(new URL(page.url()).pathname, path).toBe(path)
  }
  await page.goto('/config')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Your menu' }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Robin Example')).toBeVisible()
  await expect(menu.getByText(email)).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/account')
  await look('user-menu')
  await menu.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/features')
  await expect(page).toHaveURL('/login?next=%2Ffeatures')
})

test('[NAV-13] [NAV-14] [NAV-17] [SEC-07] an admin’s links, and two more in the mobile menu', async ({
  page,
  context,
  server,
  look,
}) => {
  await signInAsMember(context, server, ADMIN_EMAIL)
  await page.goto('/config')
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/config')
  await expect(page.getByRole('link', { name: 'Create' })).toBeVisible()
  expect(await linksOf(page)).toEqual(['Home', 'Trending', 'Create', 'Config', 'Features', 'Checkins'])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await linksOf(page)).toEqual([
    'Home',
    'Trending',
    'Create',
    'Config',
    'Features',
    'Checkins',
    'Templates',
    'Surveys',
  ])
  await look('mobile-menu-admin')
})
