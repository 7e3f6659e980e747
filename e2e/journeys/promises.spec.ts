import { join } from 'node:path'
import { aPrompt } from '../../apps/server/src/testing/topic-drafts.ts'
import { anEmail, confirmByMail, signInAsMember, signUpInDialog } from '../harness/people.ts'
import { openSample } from '../harness/sample.ts'
import { caller, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

const ARCHIVE = join(import.meta.dirname, '../../packages/archive/fixtures/05_one_root_folder.zip')

test('a survey that leads to one article has it written and opens it, without anybody having asked for it in the address', async ({
  page,
  context,
  server,
  look,
}) => {
  await signInAsMember(context, server)
  const call = caller(context.request, server)
  const { id } = await publishSurvey(call, {
    title: 'What people keep in a drawer',
    questions: [
      { question_text: 'What is the oldest thing in your drawer?', question_type: 'long_text' },
      { question_text: 'Would you part with it?', question_type: 'boolean' },
    ],
  })
  const topic = await call('POST', '/api/creator/templates', {
    name: 'The drawer',
    description: 'What somebody keeps, and why.',
    prompts: [aPrompt({ system_prompt: 'Write about what is kept: {{ drawer }}' })],
    requirements: [{ alias: 'drawer', requirement_type: 'survey', required_survey_id: id }],
  })
  await call('PATCH', `/api/creator/templates/${topic.id}/status`, { status: 'published' })

  await page.goto(`/surveys/${id}/take`)
  await page.getByRole('textbox').fill('A key that fits nothing. I have tried every door since 1998.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/article\/\d+$/, { timeout: 120_000 })
  await expect(
    page
      .locator('article')
      .getByText(/A key that fits nothing/)
      .first(),
  ).toBeVisible()
  await look('article-of-a-survey')

  await page.goto('/surveys/my-responses')
  await expect(
    page.getByRole('row', { name: /What people keep in a drawer/ }).getByRole('link', { name: /The drawer/ }),
  ).toBeVisible()
})

test('whoever answers without an account makes one, and then reads the article of the survey', async ({
  page,
  context,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext()
  await signInAsMember(elsewhere, server)
  const call = caller(elsewhere.request, server)
  const { id } = await publishSurvey(call, {
    title: 'What people whistle',
    questions: [{ question_text: 'What do you whistle, and where?', question_type: 'long_text' }],
  })
  const topic = await call('POST', '/api/creator/templates', {
    name: 'The whistle',
    description: 'What somebody whistles, and where.',
    prompts: [aPrompt({ system_prompt: 'Write about what is whistled: {{ whistle }}' })],
    requirements: [{ alias: 'whistle', requirement_type: 'survey', required_survey_id: id }],
  })
  await call('PATCH', `/api/creator/templates/${topic.id}/status`, { status: 'published' })
  await elsewhere.close()

  await page.goto(`/surveys/${id}/take`)
  await page.getByRole('textbox').fill('The same four bars on the stairs, for eleven years.')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('dialog').getByText('Create an account to see your results')).toBeVisible()
  const email = anEmail()
  await signUpInDialog(page, email)
  await (await confirmByMail(context, server, email)).close()
  await expect(page).toHaveURL(/\/article\/\d+$/, { timeout: 120_000 })
  await expect(
    page
      .locator('article')
      .getByText(/The same four bars on the stairs/)
      .first(),
  ).toBeVisible()
})

test('a published survey offers its link, and the link is the one that opens it', async ({
  page,
  context,
  server,
}) => {
  await signInAsMember(context, server)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  const { id } = await publishSurvey(caller(context.request, server), {
    title: 'What people hum',
    questions: [{ question_text: 'What do you hum?', question_type: 'short_text' }],
  })
  await page.goto(`/creator/surveys/${id}`)
  await page.getByRole('button', { name: 'Copy its link' }).click()
  await expect(page.getByText('The link is copied.', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'What do you hum?' })).toBeVisible()
})

test('the account dialog says what it is wanted for, and the confirmation leads back to where one was', async ({
  page,
  context,
  server,
  become,
}) => {
  const { articleId } = await become('guestWhoJoins')
  await page.goto(`/article/${articleId}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog.getByText(/^You need an account to make a film of it\./)).toBeVisible()
  await page.keyboard.press('Escape')
  const box = page.getByPlaceholder('Ask anything about this analysis...')
  await box.fill('Who am I?')
  await box.press('Enter')
  await expect(dialog.getByText(/^You need an account to ask this article\./)).toBeVisible()

  const email = anEmail()
  await signUpInDialog(page, email)
  const mail = await confirmByMail(context, server, email)
  await expect(mail).toHaveURL(`/article/${articleId}`)
  await expect(mail.locator('article h1')).toBeVisible()
})

test('the sample says whose it is on every page, leads to one’s own, and nobody becomes her by signing up', async ({
  page,
  server,
  context,
  look,
}) => {
  await openSample(page)
  const bar = page.getByRole('complementary', { name: 'About this magazine' })
  await expect(bar).toContainText('She is made up')
  await look('sample-bar')
  await page.getByRole('button', { name: 'Save Results' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  const email = anEmail()
  await signUpInDialog(page, email)
  await (await confirmByMail(context, server, email)).close()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  await page.goto('/magazine/current')
  await expect(bar).toContainText('She is made up')
  await bar.getByRole('link', { name: 'Make mine' }).click()
  await expect(page).toHaveURL(/\/import/)
  await page.goto('/account')
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
})

test('one’s own archive takes the sample’s place while the sample is still being written', async ({
  page,
}) => {
  await openSample(page)
  await page.getByRole('link', { name: 'Make mine' }).click()
  await page.getByLabel('First name').fill('Robin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await page.getByLabel('Choose a zip file').setInputFiles(ARCHIVE)
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  await expect(page).toHaveURL(/\/magazine\/\d+$/, { timeout: 120_000 })
  await expect(page.getByText('She is made up')).toHaveCount(0)
  await expect(page.getByText('Robin', { exact: false }).first()).toBeVisible()
})

test('a page that fails offers the contents and the way home', async ({ page, become, watched, look }) => {
  const { articleId } = await become('guestWithAnimal')
  watched.expectFailures(/\/api\/article\//)
  await page.route(`**/api/article/${articleId}`, (route) =>
    route.fulfill({ status: 500, json: { detail: 'The press is jammed.' } }),
  )
  await page.goto(`/article/${articleId}`)
  await expect(page.getByText('Failed to load the article. Please try again later.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  await look('page-error')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Contents' }).click()
  await expect(page).toHaveURL('/magazine/current')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
