import { anEmail, confirmationLink, PASSWORD, signUpInDialog } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test('[AUTH-01] [AUTH-08] [AUTH-09] [AUTH-10] [AUTH-11] [AUTH-13] the dialog in its two modes keeps what was typed', async ({
  page,
  look,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await look('login')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Data' })
  await expect(dialog.getByText("Create an account so you don't lose access")).toBeVisible()
  await dialog.getByLabel('Email').fill('kept@example.org')
  await dialog.getByLabel('First name').fill('Robin')
  await look('dialog-sign-up')
  await dialog.getByRole('tab', { name: 'Log In' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(welcome.getByLabel('Email')).toHaveValue('kept@example.org')
  await look('dialog-log-in')
  await welcome.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(dialog.getByLabel('First name')).toHaveValue('Robin')
  await dialog.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AUTH-15] [AUTH-16] [AUTH-17] [AUTH-18] what is missing or wrong is said beside its field', async ({
  page,
  look,
}) => {
  await page.goto('/login?signup=true')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Sign Up', exact: true })
  await send.click()
  for (const name of ['Email', 'First name', 'Last name', 'Password'])
    await expect(dialog.getByLabel(name, { exact: true })).toHaveAccessibleDescription(`${name} is required`)
  await dialog.getByLabel('Password', { exact: true }).fill('seven77')
  await dialog.getByLabel('Confirm password').fill('another')
  await send.click()
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await send.click()
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(dialog.getByText(/photo|picture|image/i).first()).toBeVisible()
  await look('dialog-errors')
})

test('[AUTH-02] [AUTH-23] [AUTH-24] [AUTH-26] sign up, confirm in the same browser, and the dialog goes on by itself', async ({
  page,
  context,
  server,
  look,
}) => {
  const email = anEmail()
  await page.goto('/login?signup=true')
  await page.clock.install()
  await signUpInDialog(page, email)
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Almost done! Please confirm your email address by opening the link we just sent you.'),
  ).toBeVisible()
  await look('dialog-waiting')

  const link = await context.newPage()
  await link.goto(await confirmationLink(server, email))
  await expect(link).toHaveURL('/login?from_validation=true')
  await expect(link.getByText('Email address confirmed!')).toBeVisible()
  await expect(link).toHaveURL('/')
  await link.close()

  // It asks every few seconds of a clock that only moves here; an answer may still be on its way when it has moved.
  await expect(async () => {
    await page.clock.runFor(3500)
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Features' })).toBeVisible()
})

test('[AUTH-35] [AUTH-24] in another browser the link asks for the password of the sign-up', async ({
  page,
  browser,
  server,
  look,
}) => {
  const email = anEmail()
  await page.goto('/login?signup=true')
  await signUpInDialog(page, email)
  const path = await confirmationLink(server, email)
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const link = await elsewhere.newPage()
  await link.goto(path)
  await link.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(link.getByText('Enter the password you signed up with.', { exact: true })).toBeVisible()
  await link.getByLabel('Password', { exact: true }).fill('not this one')
  await link.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(link.getByText('Enter the password you signed up with.', { exact: true })).toBeVisible()
  await link.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await link.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(link.getByText('Email address confirmed!')).toBeVisible()
  await elsewhere.close()
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 10_000 })

  const again = await browser.newContext({ baseURL: server.url })
  const used = await again.newPage()
  await used.goto(path)
  await used.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await used.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(used).toHaveURL('/login?from_validation=true')
  await again.close()
  await page.goto('/')
  await look('home-member')
})

test('a link that leads nowhere says what to do', async ({ page, watched, look }) => {
  watched.expectFailures(/confirm_email$/)
  await page.goto('/confirm-email/nothing')
  await look('confirm-email')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('heading', { name: 'This link leads nowhere.' })).toBeVisible()
  await look('confirm-email-dead')
})

test('[AUTH-21] [AUTH-22] what the server refuses is shown in the dialog, and nothing typed is lost', async ({
  page,
  watched,
  server,
}) => {
  watched.expectFailures(/\/api\/(signup|login)$/)
  const email = anEmail()
  await page.goto('/login?signup=true')
  await signUpInDialog(page, email)
  const path = await confirmationLink(server, email)
  await page.context().clearCookies()
  await page.goto(path)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByText('Email address confirmed!')).toBeVisible()

  await page.goto('/login?signup=true')
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries({
    Email: email,
    'First name': 'R',
    'Last name': 'E',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  }))
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(dialog.getByText('An account with this email already exists.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)

  await page.route('**/api/signup', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(dialog.getByText('Registration failed. Please try again.')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Log In' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(dialog.getByText('Wrong email or password.')).toBeVisible()
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(dialog.getByText('Login failed. Please check your credentials.')).toBeVisible()
})

test('[AUTH-25] logging in through the dialog closes it', async ({ page, context, server }) => {
  const { signInAsMember } = await import('../harness/people.ts')
  const { email } = await signInAsMember(context, server)
  await context.clearCookies()
  await page.goto('/login?signup=true')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Log In' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})
