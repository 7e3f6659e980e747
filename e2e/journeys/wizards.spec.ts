import { signInAsMember } from '../harness/people.ts'
import { THIRD_ADMIN_EMAIL } from '../harness/server.ts'
import { caller, EVERY_TYPE, publishSurvey } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

test('[WIZ-S-01] [WIZ-S-03] [WIZ-S-04] [WIZ-S-05] [WIZ-S-06] [WIZ-S-07] [WIZ-S-08] [WIZ-S-09] [WIZ-S-10] [WIZ-S-11] [WIZ-S-12] [WIZ-S-14] [WIZ-S-15] [WIZ-S-16] [WIZ-S-18] [WIZ-S-19] [WIZ-S-20] [WIZ-S-21] [WIZ-S-26] [TOPIC-03] a survey and its topic are made in conversation, and answered at once', async ({
  page,
  context,
  server,
  look,
}) => {
  test.setTimeout(240_000)
  await signInAsMember(context, server, THIRD_ADMIN_EMAIL)
  await page.goto('/creator')
  await page
    .getByRole('link', { name: /Create with AI/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Choose a Wizard' })).toBeVisible()
  await look('wizard-choose')
  await page.getByRole('link', { name: /Survey wizard/ }).click()
  await expect(page).toHaveURL('/creator/survey-wizard-sessions')
  await expect(page.getByText("You haven't created any survey wizard sessions yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Session' })).toBeVisible()
  await page.getByRole('link', { name: 'Create New' }).click()
  await expect(page).toHaveURL('/creator/survey-wizard')
  await page.getByLabel('Title').fill('   ')
  await page.getByRole('button', { name: 'Create Survey Wizard Session' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/^Please enter a title/)
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/^Please enter a description/)
  await look('wizard-start')
  await page.getByLabel('Title').fill('How people cook')
  await page.getByLabel('Description').fill('What happens in kitchens, and who taught it.')
  await page.getByRole('button', { name: 'Create Survey Wizard Session' }).click()
  await expect(page).toHaveURL(/\/creator\/survey-wizard\/\d+$/)

  const thread = page.getByRole('region', { name: 'Conversation' })
  const approve = thread.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await page.getByPlaceholder('Type your message...').fill('   ')
  await expect(send).toBeDisabled()
  await look('wizard-chat')
  await page.getByPlaceholder('Type your message...').fill('Fewer questions, please')
  await send.click()
  await expect(thread.getByText('Rejected')).toBeVisible()
  await expect(approve).toBeVisible()

  // Through a reload nothing is lost; then the first question is put in one's own words and approved.
  await page.reload()
  await expect(thread.getByText('Fewer questions, please')).toBeVisible()
  await thread.getByRole('button', { name: 'Edit' }).click()
  await thread.getByLabel('Question 1', { exact: true }).fill('What do you burn most often?')
  await look('wizard-edit')
  await approve.click()
  await expect(thread.getByText(/Step 1/).first()).toBeVisible()
  await expect(thread.getByText('What do you burn most often?')).toBeVisible()
  await thread.getByRole('button', { name: 'Retract & Reset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retract & Reset' }).click()
  await expect(thread.getByText(/Step 1/)).toHaveCount(0)
  await approve.click()
  await expect(thread.getByText(/Step 1/).first()).toBeVisible()
  await look('wizard-prompts')
  await approve.click()
  await expect(thread.getByText(/This will be created/)).toBeVisible()
  await thread.getByText('As statements, to read').click()
  await expect(thread.getByText(/INSERT INTO surveys/)).toBeVisible()
  await look('wizard-summary')
  await approve.click()
  await expect(page.getByRole('heading', { name: 'Survey Created Successfully!' })).toBeVisible()
  await expect(
    page.getByText('Your survey and template have been created and are ready to use.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Survey' })).toHaveAttribute(
    'href',
    /\/creator\/surveys\/\d+/,
  )
  await expect(page.getByRole('link', { name: 'View Template' })).toHaveAttribute(
    'href',
    /\/creator\/templates\/\d+/,
  )
  await look('wizard-complete')
  await page.getByRole('button', { name: 'Publish both' }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'All sessions' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Title',
    'Created',
    'Last Updated',
    'Status',
    'Actions',
  ])
  const row = page.getByRole('row', { name: /How people cook/ })
  await expect(row.getByText('Completed')).toBeVisible()
  await expect(row.getByText('What happens in kitchens')).toBeVisible()
  await row.getByRole('button', { name: /Actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Continue', 'View Survey', 'View Template'])
  await page.keyboard.press('Escape')
  await look('wizard-sessions')
  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Resume Session' }).click()
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible()
  await page.getByRole('link', { name: 'All sessions' }).click()
  await expect(row.getByText('In Progress')).toBeVisible()
  await expect(row.getByRole('link', { name: /^Continue/ })).toBeVisible()
})

test('[WIZ-T-01] [WIZ-T-02] [WIZ-T-03] [WIZ-T-04] [WIZ-T-05] [WIZ-T-06] [WIZ-T-07] [WIZ-T-11] [WIZ-T-12] [WIZ-T-13] [WIZ-T-14] [WIZ-T-15] [WIZ-T-16] [WIZ-T-17] [WIZ-T-21] [WIZ-T-22] [WIZ-T-28] [WIZ-T-30] [WIZ-S-22] [WIZ-S-33] a topic is made from two requirements', async ({
  page,
  context,
  server,
  look,
  watched,
}) => {
  test.setTimeout(180_000)
  await signInAsMember(context, server)
  await publishSurvey(caller(context.request, server), {
    title: 'What you carry home',
    questions: EVERY_TYPE.slice(0, 3),
  })
  await page.goto('/creator/template-wizard-sessions')
  await expect(page.getByText("You haven't created any template wizard sessions yet.")).toBeVisible()
  await page.getByRole('link', { name: 'Create New' }).click()
  await expect(page).toHaveURL('/creator/template-wizard')
  await expect(page.getByRole('heading', { name: 'Create a New Template with AI' })).toBeVisible()
  await expect(page.getByLabel('Alias')).toHaveValue('survey_answers')
  await expect(page.getByRole('button', { name: 'Remove requirement 1' })).toBeDisabled()
  await page.getByRole('button', { name: 'Create Template Wizard Session' }).click()
  await expect(page.getByText('Please fix the errors in your requirements')).toBeVisible()
  await expect(page.getByText('Please select a survey')).toBeVisible()
  await expect(page.getByLabel('Template Title')).toHaveAccessibleDescription('Please enter a title')
  await page.getByLabel('Template Title').fill('What stays')
  await page.getByLabel('Description').fill('Things that people keep.')
  await page.getByRole('combobox', { name: 'Survey' }).selectOption({ label: 'What you carry home' })
  await page.getByRole('button', { name: 'Add Requirement' }).click()
  await expect(page.getByLabel('Alias').nth(1)).toHaveValue('survey_2')
  await expect(
    page
      .getByRole('combobox', { name: 'Survey' })
      .nth(1)
      .getByRole('option', { name: 'What you carry home' }),
  ).toHaveCount(0)
  await page.getByLabel('Type').nth(1).selectOption('facebook_posts')
  await expect(page.getByLabel('Alias').nth(1)).toHaveValue('facebook_posts_sample')
  await look('wizard-template-start')
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/template-wizard/sessions'),
  )
  await page.getByRole('button', { name: 'Create Template Wizard Session' }).click()
  expect(Object.keys((await request).postDataJSON())).not.toContain('custom_instructions')
  await expect(page).toHaveURL(/\/creator\/template-wizard\/\d+$/)
  await expect(page.getByText('Survey: survey_answers')).toBeVisible()
  await expect(page.getByText('Facebook posts: facebook_posts_sample')).toBeVisible()
  const thread = page.getByRole('region', { name: 'Conversation' })
  const approve = thread.getByRole('button', { name: 'Approve' })

  // A failure is said in a banner that can be put away, and nothing typed is lost.
  await expect(approve).toBeVisible()
  watched.expectFailures(/\/reject$/)
  await page.route('**/reject', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await thread.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Failed to reject item: Failed to reject item')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/Failed to reject item/)).toHaveCount(0)
  await thread.getByRole('button', { name: 'Reject' }).click()
  await expect(thread.getByText('What shall be different?')).toBeVisible()
  await page.getByPlaceholder('Type your message...').fill('Make it shorter')
  await page.getByPlaceholder('Type your message...').press('ControlOrMeta+Enter')
  await expect(approve).toBeVisible()
  await approve.click()
  await expect(thread.getByText(/This will be created/)).toBeVisible()
  await approve.click()
  await expect(page.getByRole('heading', { name: 'Template Created Successfully!' })).toBeVisible()
  await expect(page.getByText('Your article template has been created and is ready to use.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Another' })).toHaveAttribute('href', '/creator/wizard')
  await page.getByRole('link', { name: 'Preview the topic' }).click()
  await page.getByRole('button', { name: 'Run Preview' }).click()
  await expect(page.getByRole('region', { name: 'Generated article' })).toBeVisible({ timeout: 120_000 })
  await page.goto('/creator/template-wizard-sessions')
  await expect(
    page.getByRole('row', { name: /What stays/ }).getByText('Survey: survey_answers'),
  ).toBeVisible()
  await page.getByRole('button', { name: /Actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Continue', 'View Template'])
})

test('[WIZ-S-13] [WIZ-S-33] [WIZ-S-34] [WIZ-S-35] [WIZ-S-36] [WIZ-T-29] whatever fails says so in words, and nothing typed is lost', async ({
  page,
  context,
  server,
  watched,
}) => {
  test.setTimeout(180_000)
  watched.expectFailures(/-wizard\/sessions/)
  await signInAsMember(context, server)
  /** The next call to this address fails without a word. */
  const failing = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  for (const [kind, message] of [
    ['survey', 'Failed to load sessions'],
    ['template', 'Failed to load template wizard sessions'],
  ] as const) {
    await failing(`**/api/${kind}-wizard/sessions`)
    await page.goto(`/creator/${kind}-wizard-sessions`)
    await expect(page.getByText(`Failed to load sessions: ${message}`)).toBeVisible()
    await page.goto(`/creator/${kind}-wizard/999`)
    const missing = page.getByText(/^Failed to load session: /)
    await expect(missing).toBeVisible()
    await page.unroute(`**/api/${kind}-wizard/sessions`)
  }
  await failing('**/api/template-wizard/sessions/999')
  await page.goto('/creator/template-wizard/999')
  await expect(page.getByText('Failed to load session: Failed to load template wizard session')).toBeVisible()
  await page.goto('/creator/survey-wizard/nonsense')
  await expect(page.getByRole('heading', { name: 'Unknown step' })).toBeVisible()

  await page.goto('/creator/survey-wizard')
  await page.getByLabel('Title').fill('Walking')
  await page.getByLabel('Description').fill('Where people walk to.')
  await failing('**/api/survey-wizard/sessions')
  await page.getByRole('button', { name: 'Create Survey Wizard Session' }).click()
  await expect(page.getByText('Failed to create session: Failed to create session')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Walking')
  await page.unroute('**/api/survey-wizard/sessions')
  await page.getByRole('button', { name: 'Create Survey Wizard Session' }).click()
  const thread = page.getByRole('region', { name: 'Conversation' })
  const approve = thread.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()

  await failing('**/messages')
  const box = page.getByPlaceholder('Type your message...')
  await box.fill('Fewer questions')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Failed to send message: Failed to send message')).toBeVisible()
  await expect(box).toHaveValue('Fewer questions')
  await page.unroute('**/messages')
  await failing('**/approve')
  await approve.click()
  await expect(page.getByText('Failed to approve item: Failed to approve item')).toBeVisible()
  await page.unroute('**/approve')
  await failing('**/reset')
  await thread.getByRole('button', { name: 'Reset From Here' }).click()
  await expect(page.getByText('Failed to reset: Failed to reset messages')).toBeVisible()
  await approve.click()
  await expect(thread.getByText(/Step 1/).first()).toBeVisible()
  await failing('**/retract')
  await thread.getByRole('button', { name: 'Retract & Reset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retract & Reset' }).click()
  await expect(page.getByText('Failed to retract approval: Failed to retract approval')).toBeVisible()
  await approve.click()
  await expect(thread.getByText(/This will be created/)).toBeVisible()
  await approve.click()
  await expect(page.getByRole('heading', { name: 'Survey Created Successfully!' })).toBeVisible()
  await failing('**/resume')
  await page.getByRole('button', { name: 'Resume Session' }).click()
  await expect(page.getByText('Failed to resume session: Failed to resume session')).toBeVisible()
})
