import { signInAsMember } from '../harness/people.ts'
import { startServer } from '../harness/server.ts'
import { expect, test } from '../harness/test.ts'

const ADMIN = 'admin-of-config@example.org'

test('[CONF-01] [CONF-02] [CONF-03] [CONF-04] [CONF-05] [CONF-09] [CONF-10] an admin changes the configuration; what is wrong is said where it stands', async ({
  browser,
  look,
}) => {
  const server = await startServer({ ADMIN_EMAIL: ADMIN })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInAsMember(context, server, ADMIN)
  await page.goto('/config')
  const text = page.getByLabel('Server Configuration')
  await expect(text).toHaveValue('{}')
  await expect(text).toHaveAttribute('rows', '20')
  await expect(
    page.getByText('Articles are written by the built-in author: no model is set up.'),
  ).toBeVisible()
  await text.fill('{"site": ')
  await expect(page.getByText(/^Invalid JSON: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await text.fill('{"site": {"colour": "red"}}')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/Failed to save config: site\.colour: is not a key that we know/)).toBeVisible()
  await text.fill('{"site":{"tagline":"Read yourself"}}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(text).toHaveValue('{\n  "site": {\n    "tagline": "Read yourself"\n  }\n}')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Config saved successfully')).toBeVisible()
  await expect(page.getByText('Config saved successfully')).toHaveCount(0)
  await expect(page.getByText(`by ${ADMIN}`)).toBeVisible()
  await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: '{"detail":"Not now."}' }))
  await page.reload()
  await expect(page.getByText('Failed to load config: Not now.')).toBeVisible()
  await context.close()
  await server.stop()
  expect(look).toBeDefined()
})

test('a member who is no admin is sent home', async ({ page, context, server }) => {
  await signInAsMember(context, server)
  await page.goto('/config')
  await expect(page).toHaveURL('/')
})
