import type { Page } from '@playwright/test'
import { signInAsMember } from '../harness/people.ts'
import { caller, EVERY_TYPE, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

const step = (page: Page, number: number) => page.getByRole('region', { name: `Step ${number}`, exact: true })
const prompt = (page: Page, number: number) =>
  step(page, number).getByRole('textbox', { name: 'System prompt' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function write(page: Page, number: number, text: string) {
  await prompt(page, number).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

test('[TOPIC-01] [TOPIC-02] [TOPIC-04] [TOPIC-05] [TOPIC-06] [TOPIC-07] [TOPIC-08] [TOPIC-09] [TOPIC-11] [TOPIC-12] [TOPIC-13] [TOPIC-14] [TOPIC-15] [TOPIC-17] [TOPIC-18] [TOPIC-28] [TOPIC-47] [TOPIC-48] [PREV-01] [PREV-02] [PREV-03] [PREV-08] a newcomer builds a topic of three steps, tries it on somebody, and publishes it', async ({
  page,
  context,
  server,
  look,
}) => {
  test.setTimeout(240_000)
  await signInAsMember(context, server)
  await page.goto('/creator')
  await expect(page.getByRole('heading', { name: 'Create Content' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Surveys/ }).last()).toHaveAttribute('href', '/creator/surveys')
  await page
    .getByRole('link', { name: /^Topics/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Your Topics' })).toBeVisible()
  await expect(page.getByText('No templates found. Create your first template to get started.')).toBeVisible()
  await look('topics-empty')
  await page.getByRole('link', { name: 'Create Topic' }).click()
  await expect(page).toHaveURL('/creator/templates/new')
  await expect(page.getByRole('heading', { name: 'Create New Topic' })).toBeVisible()

  // What is not saved cannot be tried.
  await tab(page, 'Preview').click()
  await page.getByRole('button', { name: 'Run Preview' }).click()
  await expect(page.getByText('Please save the template before previewing')).toBeVisible()

  await tab(page, 'Prompt Chain').click()
  await page.getByRole('button', { name: 'Add Prompt' }).click()
  await expect(step(page, 1).getByLabel('Type')).toHaveValue('text')
  await expect(step(page, 1).getByLabel('Temperature')).toHaveValue('0.7')
  await expect(step(page, 1).getByLabel('Model').getByRole('option')).toHaveText([
    'Logic (GPT 4o)',
    'Writing (Claude 3.5)',
  ])
  await expect(step(page, 1).getByLabel('Model')).toHaveValue('1')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Topic name is required')
  await expect(page.getByLabel('Description').first()).toHaveAccessibleDescription(
    'Topic description is required',
  )
  await expect(step(page, 1).getByText('System prompt is required')).toBeVisible()
  await look('topic-editor-errors')

  await page.getByLabel('Name', { exact: true }).fill('The things that stay')
  await page.getByLabel('Description').first().fill('What somebody keeps, and what keeps them.')
  await write(page, 1, 'Find what {{ first_name }} keeps, in:\n{{ facebook_posts_sample }}')
  await step(page, 1).getByLabel('Output key').fill('notes')
  // Nothing is required yet, so that the name is unknown, and said as the preview will say it.
  await expect(
    step(page, 1).getByText(
      'Unknown variable facebook_posts_sample in expression {{ facebook_posts_sample }}',
    ),
  ).toBeVisible()
  await tab(page, 'Requirements').click()
  await page.getByRole('button', { name: 'Add Facebook Posts' }).click()
  await expect(page.getByLabel('Alias')).toHaveValue('facebook_posts_sample')
  await expect(page.getByRole('button', { name: 'Add Facebook Posts' })).toHaveCount(0)
  await tab(page, 'Prompt Chain').click()
  await expect(step(page, 1).getByText(/Unknown variable/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Add Prompt' }).click()
  await write(page, 2, 'Sort these: {{ notes }}')
  await step(page, 2).getByLabel('Output key').fill('sorted')
  await step(page, 2).getByLabel('Type').first().selectOption('function')
  await expect(step(page, 2).getByLabel('Function name')).toHaveValue('write_article')
  await step(page, 2).getByLabel('Function name').fill('sort')
  await step(page, 2).getByRole('button', { name: 'Remove field body' }).click()
  await step(page, 2).getByLabel('Field name').fill('best')
  await step(page, 2).getByRole('tab', { name: 'JSON' }).click()
  await expect(step(page, 2).getByRole('textbox', { name: 'Function schema' })).toContainText('"best"')
  // Another provider writes it down differently.
  await expect(step(page, 2).getByRole('textbox', { name: 'Function schema' })).toContainText('"parameters"')
  await step(page, 2).getByLabel('Model').selectOption('Writing (Claude 3.5)')
  await expect(step(page, 2).getByRole('textbox', { name: 'Function schema' })).toContainText(
    '"input_schema"',
  )
  await page.getByRole('button', { name: 'Add Prompt' }).click()
  await write(page, 3, 'Write about {{ sorted.best }}, first line the title.')
  await look('topic-editor')

  // By the keyboard alone: the last step goes up, and comes back.
  await page.getByRole('button', { name: 'Move step 3' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(prompt(page, 2)).toContainText('first line the title')
  await page.getByRole('button', { name: 'Move down step 2' }).click()
  await expect(prompt(page, 3)).toContainText('first line the title')

  // Through a reload nothing typed is lost.
  await page.reload()
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The things that stay')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page).toHaveURL(/\/creator\/templates\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Edit Topic: The things that stay' })).toBeVisible()

  await tab(page, 'Preview').click()
  await page.getByLabel('Whom it is about').selectOption('marek')
  await page.getByRole('button', { name: 'Run Preview' }).click()
  const article = page.getByRole('region', { name: 'Generated article' })
  await expect(article).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(3)
  await expect(article.getByText('Written by the built-in author')).toBeVisible()
  await look('topic-preview')
  await page.getByRole('button', { name: 'Run from here (step 2)' }).click()
  await expect(page.getByText('Completed, kept from before')).toHaveCount(1)
  await expect(article).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Pending')).toHaveCount(3)

  // Publishing saves first.
  await page.getByLabel('Description').first().fill('What somebody keeps.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  await expect(page.getByText('Only drafts can be edited. Duplicate this topic to change it.')).toBeVisible()
  await expect(page.getByLabel('Description').first()).toHaveValue('What somebody keeps.')
  await expect(page.getByRole('button', { name: 'Save Template' })).toHaveCount(0)
  await page.getByText('One published version').click()
  await page.getByLabel('Compare with').selectOption({ index: 1 })
  await expect(page.getByText('It says the same as what is here now.')).toBeVisible()
  await look('topic-published')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Republish' })).toBeVisible()
  await page.getByRole('button', { name: 'Republish' }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/creator/templates')
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Status', 'Created', 'Actions'])
  const row = page.getByRole('row', { name: /The things that stay/ })
  await expect(row.getByRole('link', { name: 'The things that stay', exact: true })).toHaveAttribute(
    'href',
    /\/templates\/\d+$/,
  )
  await expect(row.getByRole('link', { name: /^View/ })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await row.getByRole('button', { name: /^Duplicate/ }).click()
  const copy = page.getByRole('row', { name: /The things that stay \(copy\)/ })
  await expect(copy.getByRole('link', { name: /^Edit/ })).toBeVisible()
  await look('topics-list')
  await page.getByPlaceholder('Search templates...').fill('zork')
  await expect(page.getByText('No templates match your search criteria.')).toBeVisible()
  await page.getByPlaceholder('Search templates...').fill('copy')
  await copy.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Are you sure you want to delete this template?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(copy).toHaveCount(0)
})

test('[PREV-04] [PREV-05] [PREV-06] [PREV-18] [TOPIC-10] [TOPIC-21] [TOPIC-22] [TOPIC-36] what a preview lacks is said with a way to mend it', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  test.setTimeout(120_000)
  await signInAsMember(context, server)
  const survey = await publishSurvey(caller(context.request, server), {
    title: 'What you keep',
    questions: EVERY_TYPE.slice(0, 2),
  })
  await page.goto('/creator/templates/new')
  await page.getByLabel('Name', { exact: true }).fill('Broken')
  await page.getByLabel('Description').first().fill('On purpose.')
  await page.getByRole('button', { name: 'Add Prompt' }).click()
  await write(page, 1, 'Hi {{ zork | upcase }}, {{ survey_answers }} {{ facebook_posts_sample }}')
  await tab(page, 'Requirements').click()
  await page.getByRole('button', { name: 'Add Facebook Posts' }).click()
  await page.getByRole('button', { name: 'Add Survey' }).click()
  await page.getByRole('button', { name: 'Add Survey' }).click()
  const aliases = page.getByLabel('Alias')
  await expect(aliases.nth(1)).toHaveValue('survey_answers')
  await expect(aliases.nth(2)).toHaveValue('survey_answers1')
  await page
    .getByRole('combobox', { name: 'Survey', exact: true })
    .first()
    .selectOption({ label: 'What you keep (yours)' })
  await expect(
    page
      .getByRole('combobox', { name: 'Survey', exact: true })
      .nth(1)
      .getByRole('option', { name: /What you keep/ }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('Survey selection is required')).toBeVisible()
  await look('topic-requirements')
  await page.getByRole('button', { name: 'Delete requirement 3' }).click()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page).toHaveURL(/\/creator\/templates\/\d+$/)
  const id = page.url().split('/').at(-1)

  await tab(page, 'Preview').click()
  await page.getByLabel('Whom it is about').selectOption('own')
  await page.getByRole('button', { name: 'Run Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Template Variable Errors' })).toBeVisible()
  await expect(page.getByText('Unknown variable zork in expression {{ zork | upcase }}')).toBeVisible()
  await expect(
    page.getByText('Variables must be defined as requirements or be outputs of previous steps.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reference Errors' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Complete Survey' })).toHaveAttribute(
    'href',
    `/surveys/${survey.id}/${id}/take`,
  )
  await expect(page.getByRole('link', { name: 'Import Posts' })).toHaveAttribute('href', '/import')
  await look('topic-preview-errors')
  await page.getByRole('button', { name: 'Edit Prompt' }).click()
  await expect(prompt(page, 1)).toBeFocused()

  // Leaving with something unsaved asks first.
  await page.keyboard.type('x')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/creator/templates')

  // A list that fails says so in words.
  watched.expectFailures(/api\/creator\/templates$/)
  await page.route('**/api/creator/templates', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side. Please try again.' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
})
