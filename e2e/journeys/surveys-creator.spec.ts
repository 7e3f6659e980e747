import type { Page } from '@playwright/test'
import { signInAsMember } from '../harness/people.ts'
import { OTHER_ADMIN_EMAIL } from '../harness/server.ts'
import { caller, EVERY_TYPE, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

const question = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })
const texts = (page: Page) =>
  page
    .getByLabel('Question text')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value))

test('[SURV-01] [SURV-06] [SURV-08] [SURV-09] [SURV-10] [SURV-11] [SURV-12] [SURV-13] [SURV-14] [SURV-15] [SURV-16] [SURV-17] [SURV-18] [SURV-36] [SURV-37] [SURV-47] a survey is written, refused in words, reordered, kept through a reload, saved and published', async ({
  page,
  context,
  server,
  watched,
  look,
}) => {
  test.setTimeout(120_000)
  await signInAsMember(context, server)
  await page.goto('/creator/surveys')
  await expect(page.getByText('No surveys found. Create your first survey to get started.')).toBeVisible()
  await page.getByRole('link', { name: 'Create Survey' }).click()
  await expect(page).toHaveURL('/creator/surveys/new')
  await expect(page.getByRole('heading', { name: 'Create New Survey' })).toBeVisible()
  await expect(
    page.getByText('No questions added yet. Click "Add Question" to create your survey.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Publish|Archive)$/ })).toHaveCount(0)

  // Everything that is missing is said beside its field.
  await page.getByRole('button', { name: 'Add Question' }).click()
  await expect(question(page, 1).getByLabel('Question text')).toBeFocused()
  await question(page, 1).getByLabel('Question type').selectOption('ranking')
  await page.getByRole('button', { name: 'Save Survey' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Survey title is required')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription('Survey description is required')
  await expect(question(page, 1).getByLabel('Question text')).toHaveAccessibleDescription(
    'Question text is required',
  )
  await expect(question(page, 1).getByText('All options must have text')).toBeVisible()
  await look('survey-editor-errors')
  await question(page, 1).getByRole('button', { name: 'Remove option 2' }).click()
  await expect(question(page, 1).getByText('At least 2 options are required')).toBeVisible()

  await page.getByLabel('Title').fill('What restores you')
  await page.getByLabel('Description').fill('After a long week.')
  await question(page, 1).getByLabel('Question text').fill('Put them in order.')
  await question(page, 1).getByLabel('Option 1', { exact: true }).fill('A walk')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A nap')
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.keyboard.type('How strong?')
  await question(page, 2).getByLabel('Question type').selectOption('rating_scale')
  await expect(question(page, 2).getByLabel('Minimum', { exact: true })).toHaveValue('1')
  await question(page, 2).getByLabel('Step').fill('0.01')
  await expect(question(page, 2).getByText('Step must be at least 0.1')).toBeVisible()
  await question(page, 2).getByLabel('Step').fill('0.5')
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.keyboard.type('Anything else?')

  // Options are dragged by their handle.
  const choices = question(page, 1).getByRole('list', { name: 'Options' })
  const from = await choices.getByRole('button', { name: 'Move A nap' }).boundingBox()
  const to = await choices.getByRole('button', { name: 'Move A walk' }).boundingBox()
  if (!from || !to) throw new Error('The handles are not there.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 25, { steps: 8 })
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(question(page, 1).getByLabel('Option 1', { exact: true })).toHaveValue('A nap')

  // The real input of a type, on demand.
  const preview = question(page, 1).getByRole('button', { name: 'Preview question 1' })
  // Whatever has just been dragged takes no click for a moment.
  await expect(async () => {
    if ((await preview.getAttribute('aria-pressed')) !== 'true') await preview.click()
    await expect(preview).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await question(page, 1).getByRole('button', { name: 'A nap', exact: true }).click()
  await expect(question(page, 1).getByRole('list', { name: 'Your order' })).toHaveText(/A nap/)
  await look('survey-editor')

  // Reordered by the buttons, and by the keyboard at the handle.
  await expect(question(page, 1).getByRole('button', { name: /Move up/ })).toBeDisabled()
  await expect(question(page, 3).getByRole('button', { name: /Move down/ })).toBeDisabled()
  await question(page, 3)
    .getByRole('button', { name: /Move up/ })
    .click()
  expect(await texts(page)).toEqual(['Put them in order.', 'Anything else?', 'How strong?'])
  await page.getByRole('button', { name: 'Move question 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('question 1 picked up.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => texts(page)).toEqual(['Anything else?', 'Put them in order.', 'How strong?'])

  // A reload asks first, and loses nothing either way; so does leaving by a link.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible()
  expect(await texts(page)).toEqual(['Anything else?', 'Put them in order.', 'How strong?'])
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL('/creator/surveys/new')

  // What only the server knows is wrong comes back to its field; a failure says what to do.
  watched.expectFailures(/\/api\/creator\/surveys/)
  await page.route('**/api/creator/surveys', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            detail: [{ loc: ['body', 'questions', 1, 'options'], msg: 'Not these options', type: 'x' }],
          },
        })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save Survey' }).click()
  await expect(question(page, 2).getByText('Not these options')).toBeVisible()
  await page.route('**/api/creator/surveys', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await page.getByRole('button', { name: 'Save Survey' }).click()
  await expect(page.getByText('Failed to save survey. Please try again.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save Survey' }).click()
  await expect(page).toHaveURL(/\/creator\/surveys\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Edit Survey: What restores you' })).toBeVisible()

  await page.route('**/api/creator/surveys/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'oh' }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Failed to update survey status. Please try again.').first()).toBeVisible()
  await page.unrouteAll()
  for (const [button, badge] of [
    ['Publish', 'Published'],
    ['Archive', 'Archived'],
    ['Republish', 'Published'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  await page.getByLabel('Title').fill('Changed, and thrown away')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/creator/surveys')
  await expect(page.getByRole('link', { name: 'What restores you', exact: true })).toBeVisible()
})

test('a survey that is open in two tabs is never overwritten without a word', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  await signInAsMember(context, server)
  const call = caller(context.request, server)
  const { id } = await publishSurvey(call, {
    title: 'Tea',
    questions: [{ question_text: 'Why?', question_type: 'short_text' }],
  })
  const address = `/creator/surveys/${id}`
  const storedTitle = async () => (await call('GET', `/api${address}`)).title
  const title = (tab: Page) => tab.getByLabel('Title')
  const saveIn = (tab: Page) => tab.getByRole('button', { name: 'Save Survey' }).click()
  const other = await context.newPage()
  await page.goto(address)
  await other.goto(address)
  await title(other).fill('Tea, from the other tab')
  await saveIn(other)
  await expect(other.getByText('Saved.').first()).toBeVisible()

  watched.expectFailures(/\/api\/creator\/surveys/)
  await title(page).fill('Tea, from here')
  await saveIn(page)
  const question = page.getByRole('alertdialog', { name: 'Replace what was saved elsewhere?' })
  await expect(question).toBeVisible()
  await look('survey-changed-elsewhere')
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(title(page)).toHaveValue('Tea, from here')
  expect(await storedTitle()).toBe('Tea, from the other tab')

  await saveIn(page)
  await question.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(storedTitle).toBe('Tea, from here')
  await title(page).fill('Tea, once more')
  await saveIn(page)
  await expect.poll(storedTitle).toBe('Tea, once more')
  await other.close()
})

test('[SURV-01] [SURV-02] [SURV-03] [SURV-04] [SURV-07] [SURV-35] [SURV-39] [SURV-40] [SURV-41] [SURV-42] [SURV-43] [SURV-45] [SURV-46] [SURV-47] the list, the preview and the results', async ({
  page,
  context,
  browser,
  server,
  watched,
  look,
}) => {
  test.setTimeout(120_000)
  await signInAsMember(context, server)
  const call = caller(context.request, server)
  const { id, questions } = await publishSurvey(call, { title: 'Where you rest', questions: EVERY_TYPE })
  const draft = await call('POST', '/api/creator/surveys', {
    title: 'Only a draft',
    description: 'x',
    questions: [],
  })
  const visitor = await browser.newContext()
  const guest = caller(visitor.request, server)
  await guest('POST', '/api/create_shadow_user')
  const save = (at: number, response_json: unknown) =>
    guest('POST', `/api/user/surveys/${id}/responses/${questions[at]?.id}`, {
      question_id: questions[at]?.id,
      response_json,
    })
  await save(0, { value: 2, text: 'Dough, soil, paint' })
  await save(1, { text: 'A long walk' })
  await save(5, { value: 0.35, text: '3.5' })
  await visitor.close()

  await page.goto('/creator/surveys')
  const row = page.getByRole('row', { name: /Where you rest/ })
  await expect(row.getByRole('link', { name: 'Where you rest', exact: true })).toHaveAttribute(
    'href',
    `/surveys/${id}/take`,
  )
  await expect(row).toContainText('9')
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Title',
    'Questions',
    'Status',
    'Used In',
    'Actions',
  ])
  await expect(row).toContainText('Published')
  await expect(row).toContainText('0 templates')
  await expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/creator/surveys/${id}`)
  await expect(row.getByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    `/creator/surveys/${id}/preview`,
  )
  await look('creator-surveys')
  await page.getByPlaceholder('Search surveys...').fill('WHERE')
  await expect(page.getByRole('row', { name: /Only a draft/ })).toHaveCount(0)
  await page.getByPlaceholder('Search surveys...').fill('nothing like it')
  await expect(page.getByText('No surveys match your search criteria.')).toBeVisible()
  await page.getByPlaceholder('Search surveys...').fill('')

  await row.getByRole('button', { name: /^Duplicate/ }).click()
  const copy = page.getByRole('row', { name: /Where you rest \(copy\)/ })
  await copy.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this survey?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toHaveCount(0)
  watched.expectFailures(/\/api\/creator\/surveys/)
  await page.route('**/api/creator/surveys', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Too fast.' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('Too fast.')
  await page.unrouteAll()

  await page.goto(`/creator/surveys/${id}/results`)
  await expect(page.getByText('1 of 1 answered').first()).toBeVisible()
  await expect(page.getByText('A long walk')).toBeVisible()
  await expect(page.getByText('1 stopped here')).toHaveCount(1)
  await look('survey-results')
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await csv).suggestedFilename()).toBe(`survey-${id}.csv`)

  // The preview: a free text box for every type, nothing saved, and back to the editor.
  await page.goto(`/creator/surveys/${id}/preview`)
  await expect(page.getByRole('heading', { name: 'Where you rest' })).toBeVisible()
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    `/surveys/${id}`,
  )
  await expect(page.getByRole('link', { name: 'Answer it for real' })).toHaveAttribute(
    'href',
    `/surveys/${id}/take`,
  )
  await page.getByRole('textbox', { name: 'What do you reach for first?' }).fill('Anything')
  await look('survey-preview')
  for (let at = 0; at < 8; at += 1) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Survey Complete!' })).toBeVisible()
  await expect(
    page.getByText(
      'Thank you for previewing this survey. In a real implementation, your responses would be saved.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Survey Editor' })).toHaveAttribute(
    'href',
    `/creator/surveys/${id}`,
  )

  await page.goto(`/surveys/${id}`)
  await expect(page).toHaveURL(`/creator/surveys/${id}`)
  await page.goto('/surveys/25')
  await expect(page).toHaveURL('/surveys/25/take')
  await page.goto('/creator/surveys/99999999/preview')
  await expect(page.getByText('Survey not found.')).toBeVisible()
  await page.goto('/creator/surveys/99999999')
  await expect(page.getByText('Error: Failed to fetch survey')).toBeVisible()
  await page.goto(`/creator/surveys/${draft.id}/results`)
  await expect(page.getByRole('heading', { name: 'Nobody has answered yet.' })).toBeVisible()
})

test('[SURV-05] [SURV-44] [TOPIC-01] [TOPIC-02] [TOPIC-03] the hub has its cards; a survey in use cannot be deleted; an unknown type has no preview', async ({
  page,
  context,
  server,
}) => {
  await signInAsMember(context, server, OTHER_ADMIN_EMAIL)
  const { id } = await publishSurvey(caller(context.request, server), {
    title: 'In use',
    questions: [{ question_text: 'Yes?', question_type: 'boolean' }],
  })
  await page.goto('/creator')
  await expect(page.getByRole('heading', { name: 'Create Content' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Topics/ })).toHaveAttribute('href', '/creator/templates')
  await expect(page.getByRole('link', { name: /^Create with AI/ })).toHaveAttribute('href', '/creator/wizard')
  await page.route('**/api/creator/surveys', async (route) => {
    const list = await (await route.fetch()).json()
    await route.fulfill({ json: list.map((survey: object) => ({ ...survey, used_in_templates: 2 })) })
  })
  await page.getByRole('link', { name: /^Surveys/ }).click()
  await expect(page).toHaveURL('/creator/surveys')
  const row = page.getByRole('row', { name: /In use/ })
  await expect(row).toContainText('2 templates')
  const remove = row.getByRole('button', { name: /^Delete/ })
  await expect(remove).toBeDisabled()
  await remove.focus()
  await expect(page.getByRole('tooltip')).toContainText('Cannot delete surveys in use by templates')
  await remove.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.unrouteAll()
  await page.route(`**/api/creator/surveys/${id}`, async (route) => {
    const survey = await (await route.fetch()).json()
    const questions = [{ ...survey.questions[0], question_type: 'hologram' }]
    await route.fulfill({ json: { ...survey, questions } })
  })
  await page.goto(`/creator/surveys/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Survey: In use' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview question 1' }).click()
  await expect(page.getByText('Preview not available for this question type')).toBeVisible()
})
