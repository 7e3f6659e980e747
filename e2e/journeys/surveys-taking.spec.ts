import type { Browser, Page } from '@playwright/test'
import { anEmail, confirmationLink, PASSWORD, signInAsMember, signUpInDialog } from '../harness/people.ts'
import type { RunningServer } from '../harness/server.ts'
import { caller, EVERY_TYPE, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

/** Published by somebody else, elsewhere. */
async function published(browser: Browser, server: RunningServer, title: string, questions: unknown[]) {
  const context = await browser.newContext()
  await signInAsMember(context, server)
  const survey = await publishSurvey(caller(context.request, server), { title, questions })
  await context.close()
  return survey
}

const heading = (page: Page) => page.locator('main h1')
const next = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)$/ })

test('[RESP-07] [RESP-08] [RESP-09] [RESP-10] [RESP-11] [RESP-14] [RESP-16] [RESP-17] [RESP-18] [RESP-19] [RESP-22] [RESP-26] a new visitor answers every type by keyboard alone', async ({
  page,
  browser,
  server,
  context,
  look,
}) => {
  test.setTimeout(120_000)
  const { id, questions } = await published(browser, server, 'How you recharge', EVERY_TYPE)
  await page.goto('/surveys')
  await expect(page.getByRole('heading', { name: 'Which of the nine are you?' })).toBeVisible()
  await look('surveys')
  await page.getByRole('link', { name: /How you recharge/ }).press('Enter')
  await expect(page).toHaveURL(`/surveys/${id}/take`)

  // Whoever had no account has a guest's from now on.
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()

  // A choice: the middle option has the keyboard, nothing is chosen, and there is no way on yet.
  await expect(heading(page)).toHaveText('What do you reach for first?')
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '11')
  await expect(page.getByRole('radio', { name: 'Dough, soil, paint' })).toBeFocused()
  await expect(page.locator('main').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(next(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.keyboard.press('Control+ArrowRight')
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await look('survey-choice')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByText(/Ctrl \+ ←/)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText(/Ctrl \+ ←/)).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('What is it called?')
  await expect(page.getByRole('textbox', { name: 'What is it called?' })).toBeFocused()
  await page.keyboard.type('   ')
  await expect(next(page)).toBeDisabled()
  await page.keyboard.type('Nothing much')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Tell us about it.')
  const long = page.getByRole('textbox', { name: 'Tell us about it.' })
  await expect(long).toHaveAttribute('rows', '4')
  await page.keyboard.type('One line.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('And another.')
  await expect(long).toHaveValue('One line.\nAnd another.')
  await page.keyboard.press('Control+Enter')

  await expect(heading(page)).toHaveText('Which of these too?')
  await expect(page.getByRole('checkbox', { name: 'Rain', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('3')
  await page.keyboard.press('Control+ArrowLeft')
  await expect(long).toHaveValue('One line.\nAnd another.')
  await page.keyboard.press('Control+ArrowRight')
  await expect(page.getByRole('checkbox', { name: 'A train' })).toBeChecked()
  await page.keyboard.press('Enter')

  // Ranking: chosen one at a time, then moved by the keyboard, then by a button.
  await expect(page.getByRole('button', { name: 'Milk', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sugar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const order = page.getByRole('list', { name: 'Your order' }).getByRole('listitem')
  await expect(order).toHaveText([/Milk/, /Sugar/, /Lemon/])
  const handle = page.getByRole('button', { name: 'Move Milk', exact: true })
  await expect(handle).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Milk picked up.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(order).toHaveText([/Sugar/, /Milk/, /Lemon/])
  await page.getByRole('button', { name: 'Move Lemon up' }).press('Enter')
  await expect(order).toHaveText([/^1\s*Sugar/, /^2\s*Lemon/, /^3\s*Milk/])
  await look('survey-ranking')
  await page.getByRole('button', { name: 'Remove Milk' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Milk', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(order).toHaveText([/Sugar/, /Lemon/, /Milk/])
  await page.keyboard.press('Control+ArrowRight')

  await expect(heading(page)).toHaveText('How strong?')
  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Not chosen yet')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '3.5')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('radio', { name: 'Neutral' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Do you take sugar?')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('When was the last time?')
  // Which comes first, the day or the month, is the browser's own affair.
  await page.keyboard.type('11122026')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await look('survey-date')
  // A day is enough; the hour is for whoever knows it.
  await expect(next(page)).toBeEnabled()
  await page.getByLabel('Time, if you know it').fill('16:30')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(next(page)).toHaveText('Finish')

  const chosen = await page.locator('input[type="date"]').inputValue()
  const day = chosen === '2026-12-11' ? '11 December' : '12 November'
  const moment = { dateTime: `${chosen}T16:30`, text: `${day} 2026 at 16:30` }
  const call = caller(context.request, server)
  const { responses, progress } = await call('GET', `/api/user/surveys/${id}/responses`)
  expect(questions.map((question) => responses[question.id].response_json)).toEqual([
    { value: 2, text: 'Dough, soil, paint' },
    { text: '   Nothing much' },
    { text: 'One line.\nAnd another.' },
    { values: [1, 2], texts: ['Rain', 'A train'] },
    { ranking: [1, 2, 0], rankingTexts: ['Sugar', 'Lemon', 'Milk'], text: 'Sugar, Lemon, Milk' },
    { value: 0.35, text: '3.5' },
    { value: 0.75, original_value: 4, text: 'Agree' },
    { value: true, text: 'Yes' },
    moment,
  ])
  expect(progress.last_question_idx).toBe(8)

  // The place is remembered, and so is everything else.
  await page.reload()
  await expect(page.getByText('Question 9 of 9')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Surveys' }).click()
  await expect(page).toHaveURL('/surveys')
  await expect(page.getByRole('link', { name: /How you recharge/ })).toContainText('9 of 9 answered')
})

test('[RESP-01] [RESP-02] [RESP-12] [RESP-24] [RESP-25] [RESP-27] [RESP-28] [RESP-30] [RESP-51] [AUTH-29] a cut line loses and doubles nothing; the finish waits for an account and then goes on by itself', async ({
  page,
  browser,
  server,
  context,
  watched,
  look,
}) => {
  test.setTimeout(120_000)
  const texts = ['One?', 'Two?', 'Three?', 'Four?'].map((question_text) => ({
    question_text,
    question_type: 'short_text',
  }))
  const { id, questions } = await published(browser, server, 'Through the tunnel', texts)
  watched.expectFailures(/\/api\/(user\/surveys|get_user)/)
  const answered: string[] = []
  page.on('response', async (response) => {
    const sent = response.request()
    if (sent.method() === 'POST' && response.url().includes('/responses/') && response.ok())
      answered.push(sent.postDataJSON().response_json.text)
  })

  await page.goto(`/surveys/${id}/take`)
  const box = page.getByRole('textbox')
  await box.fill('before the tunnel')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await box.fill('deep in the tunnel')
  await page.keyboard.press('Enter')
  await box.fill('still in it')
  await expect(page.getByText('Failed to save response. “deep in the tunnel”').first()).toBeVisible()
  await expect(page.getByText('Failed to save response. “still in it”').first()).toBeVisible()
  const toast = await page.getByText('Failed to save response. “still in it”').first().boundingBox()
  expect(toast && toast.x > 1280 / 2 && toast.y > 900 / 2).toBe(true)
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await look('survey-offline')
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const call = caller(context.request, server)
  const stored = async () => {
    const { responses } = await call('GET', `/api/user/surveys/${id}/responses`)
    return questions.map((question) => responses[question.id]?.response_json.text)
  }
  await expect.poll(stored).toEqual(['before the tunnel', 'deep in the tunnel', 'still in it', undefined])
  expect(answered.toSorted()).toEqual(['before the tunnel', 'deep in the tunnel', 'still in it'])

  // A tab that is closed right after the last key: the next one has it, and sends it.
  const tab = await context.newPage()
  await tab.goto(`/surveys/${id}/take`)
  await expect(tab.getByRole('textbox')).toHaveValue('still in it')
  await tab.route('**/responses/*', (route) => route.abort())
  await tab.keyboard.press('Enter')
  await tab.getByRole('textbox', { name: 'Four?' }).fill('typed and gone')
  await tab.close()
  await page.reload()
  await expect(box).toHaveValue('typed and gone')
  await expect(page.getByText('Question 4 of 4')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await stored())[3]).toBe('typed and gone')

  // The wall: no way past it, and then on by itself.
  await page.getByRole('button', { name: 'Finish' }).click()
  const wall = page.getByRole('dialog')
  await expect(wall.getByText('Create an account to see your results')).toBeVisible()
  await expect(wall.getByRole('button', { name: 'Maybe later' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(wall).toBeVisible()
  const email = anEmail()
  await signUpInDialog(page, email)
  // Somebody whose address is not confirmed yet meets the waiting step.
  await page.reload()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(wall.getByText('Waiting for confirmation...')).toBeVisible()
  const link = await context.newPage()
  await link.goto(await confirmationLink(server, email))
  await expect(link.getByText('Email address confirmed!')).toBeVisible()
  await link.close()
  await expect(page).toHaveURL('/surveys/my-responses')

  await expect(page.getByRole('heading', { name: 'Your Surveys' })).toBeVisible()
  const row = page.getByRole('row', { name: /Through the tunnel/ })
  await expect(row).toContainText('4 / 4')
  await expect(row).toContainText('Complete')
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Survey',
    'Progress',
    'Last Updated',
    'Status',
    'Actions',
  ])
  await look('my-responses')
  await expect(row.getByRole('link', { name: /Review/ })).toHaveAttribute('href', `/surveys/${id}/take`)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('[RESP-03] [RESP-06] [RESP-20] [RESP-29] [RESP-30] [RESP-49] [RESP-50] [RESP-52] [RESP-53] what can be missing or fail says so, and a topic’s survey leads to its article', async ({
  page,
  context,
  server,
  watched,
}) => {
  test.setTimeout(300_000)
  await signInAsMember(context, server)
  const call = caller(context.request, server)
  const { id } = await publishSurvey(call, {
    title: 'For an article',
    questions: [{ question_text: 'Ready?', question_type: 'boolean' }],
  })

  await page.goto('/surveys/my-responses')
  await expect(page.getByText("You haven't completed any surveys yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Available Surveys' })).toHaveAttribute('href', '/surveys')
  watched.expectFailures(/\/api\/(user\/surveys|generate_article|templates\/|article\/)/)
  await page.route('**/api/user/surveys', (route) => route.fulfill({ status: 400, json: { detail: 'x' } }))
  await page.reload()
  await expect(page.getByText('Failed to load surveys. Please try again.')).toBeVisible()
  await page.unrouteAll()

  await page.goto('/surveys/99999999/take')
  await expect(page.getByText('Failed to load survey. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There is no such survey.' })).toBeVisible()

  const answer = await call('GET', `/api/user/surveys/${id}/responses`)
  const loaded = `**/api/user/surveys/${id}/responses`
  await page.route(loaded, (route) => route.fulfill({ json: { ...answer, questions: [] } }))
  await page.goto(`/surveys/${id}/take`)
  await expect(page.getByText('Could not load survey questions.')).toBeVisible()
  await page.unrouteAll()
  await page.route(loaded, (route) =>
    route.fulfill({
      json: { ...answer, questions: [{ ...answer.questions[0], question_type: 'hologram' }] },
    }),
  )
  await page.reload()
  await expect(page.getByText('Unknown question type: hologram')).toBeVisible()
  await page.unrouteAll()

  // Written, and read: the survey of a topic, with and without the wish for an article.
  await page.goto(`/surveys/${id}/25/take`)
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/templates/25')

  await page.route('**/api/generate_article', (route) =>
    route.fulfill({ json: { success: true, message: 'ok' } }),
  )
  await page.route('**/api/templates/25/status', (route) =>
    route.fulfill({ json: { status: 'finished', article_id: 7, reason: null } }),
  )
  await page.goto(`/surveys/${id}/25/take?autoGenerate=true`)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Your article is being written.' })).toBeVisible()
  await expect(page).toHaveURL('/article/7')

  await page.route('**/api/generate_article', (route) => route.fulfill({ status: 500, body: 'oh' }))
  await page.goto(`/surveys/${id}/25/take?autoGenerate=true`)
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL('/templates/25')
  await expect(page.getByText('Failed to generate article', { exact: true }).first()).toBeVisible()
  await page.unrouteAll()
  await page.goto('/surveys')
})

test('a guest who logs in at the wall brings the answers along', async ({ page, browser, server }) => {
  const creator = await browser.newContext()
  const { email } = await signInAsMember(creator, server)
  const { id } = await publishSurvey(caller(creator.request, server), {
    title: 'Brought along',
    questions: [{ question_text: 'Who are you?', question_type: 'short_text' }],
  })
  await creator.close()
  await page.goto(`/surveys/${id}/take`)
  await page.getByRole('textbox').fill('The same one')
  await page.keyboard.press('Enter')
  const wall = page.getByRole('dialog')
  await wall.getByRole('tab', { name: 'Log In' }).click()
  await wall.getByLabel('Email').fill(email)
  await wall.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await wall.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL('/surveys/my-responses')
  await expect(page.getByRole('row', { name: /Brought along/ })).toContainText('1 / 1')
})

test('on a small screen a long scale is a slider, and a short one stands in even rows', async ({
  page,
  browser,
  server,
  look,
}) => {
  const scale = (question_text: string, max: number) => ({
    question_text,
    question_type: 'rating_scale',
    question_config: { options: { min: 0, max, step: 1 } },
  })
  const { id } = await published(browser, server, 'The soup', [
    scale('From nought to twenty?', 20),
    scale('And from nought to ten?', 10),
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/surveys/${id}/take`)
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.locator('main').getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await next(page).click()
  await expect(heading(page)).toHaveText('And from nought to ten?')
  const buttons = page.locator('main').getByRole('radio')
  await expect(buttons).toHaveCount(11)
  await look('survey-scale')
  const boxes = await Promise.all((await buttons.all()).map((one) => one.locator('xpath=..').boundingBox()))
  const rows = [...Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0)).values()]
  expect(new Set(rows.slice(0, -1).map(({ length }) => length)).size).toBeLessThanOrEqual(1)
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1)
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})
