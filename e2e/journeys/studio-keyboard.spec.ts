import { press, tabTo, typeInto } from '../harness/keyboard.ts'
import { signInAsMember } from '../harness/people.ts'
import { caller, EVERY_TYPE, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

test('by keyboard alone, on a small screen: a topic of three steps from a survey and posts, tried and published', async ({
  page,
  context,
  server,
  look,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAsMember(context, server)
  await publishSurvey(caller(context.request, server), {
    title: 'By hand',
    questions: EVERY_TYPE.slice(0, 2),
  })
  await page.goto('/creator/templates')
  await expect(page.getByRole('heading', { name: 'Your Topics' })).toBeVisible()
  await press(page, /link "Create Topic"/)
  await expect(page.getByRole('heading', { name: 'Create New Topic' })).toBeVisible()
  await typeInto(page, /textbox "Name"/, 'Without a mouse')
  await typeInto(page, /textbox "Description"/, 'Made with the keys alone.')

  await tabTo(page, /tab "Prompt Chain"/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Requirements' })).toHaveAttribute('aria-selected', 'true')
  await press(page, /button "Add Facebook Posts"/)
  await press(page, /button "Add Survey"/)
  await tabTo(page, /combobox "Survey"/)
  await page.keyboard.type('By hand')
  await expect(page.getByRole('combobox', { name: 'Survey' }).locator('option:checked')).toHaveText(/By hand/)

  await tabTo(page, /tab "Requirements"/, { back: true })
  await page.keyboard.press('ArrowLeft')
  await press(page, /button "Add Prompt"/)
  const prompts = [
    'Find what {{ first_name }} says in {{ survey_answers }} and does in {{ facebook_posts_sample }}',
    'Sort this: {{ notes }}',
    'Write from {{ sorted.title }}, title first.',
  ]
  for (const [at, text] of prompts.entries()) {
    const step = page.getByRole('region', { name: `Step ${at + 1}`, exact: true })
    await expect(step).toBeVisible()
    if (at === 1) {
      await tabTo(page, /combobox "Type"/)
      await page.keyboard.type('Function')
      await expect(step.getByLabel('Type').first()).toHaveValue('function')
    }
    await typeInto(page, /textbox "System prompt"/, text)
    await expect(step.getByRole('textbox', { name: 'System prompt' })).toContainText(text.slice(0, 20))
    if (at < 2) {
      await tabTo(page, /textbox "Output key"/, { back: true })
      await page.keyboard.insertText(at === 0 ? 'notes' : 'sorted')
      await press(page, /button "Add Prompt"/)
    }
  }
  await press(page, /button "Save Template"/)
  await expect(page).toHaveURL(/\/creator\/templates\/\d+$/)
  await look('studio-keyboard')
  await tabTo(page, /tab "Prompt Chain"/, { back: true })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, /combobox "Whom it is about"/)
  await page.keyboard.type('Marek')
  await press(page, /button "Run Preview"/)
  await expect(page.getByRole('region', { name: 'Generated article' })).toBeVisible({ timeout: 120_000 })
  await press(page, /button "Publish"/, { back: true })
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
})
