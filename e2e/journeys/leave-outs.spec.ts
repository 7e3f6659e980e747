import { join } from 'node:path'
import { signInAsMember } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

const ARCHIVE = join(import.meta.dirname, '../../packages/archive/fixtures/05_one_root_folder.zip')

test('a reader has a post never used again, and a sentence taken out; both can be taken back', async ({
  page,
  become,
  look,
}) => {
  test.setTimeout(300_000)
  const { articleId } = await become('memberWhoLeavesOut')
  await page.goto(`/article/${articleId}`)
  const article = page.locator('article')
  await page.getByText('Where this comes from').click()
  const sources = page.locator('details li')
  const before = await sources.count()
  const post = sources.first()
  const words = (await post.locator('p').nth(1).textContent()) ?? ''
  await post.getByRole('button', { name: 'Never use this post' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Never use this post?' })
  await expect(dialog).toBeVisible()
  await look('leave-out-confirm')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(sources).toHaveCount(before)
  await post.getByRole('button', { name: 'Never use this post' }).click()
  await dialog.getByRole('button', { name: 'Never use it' }).click()
  await expect(page.getByText('It will not be used again.', { exact: true })).toBeVisible()
  await expect(article.getByText(/^Written again on .+, without what you left out\.$/)).toBeVisible()
  await expect(article.getByText(words, { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Something here is not right' }).click()
  const wrong = page.getByRole('dialog', { name: 'That is not right' })
  const sentence = ((await wrong.locator('fieldset label').first().textContent()) ?? '').trim()
  await wrong.getByRole('radio').first().check()
  await wrong.getByLabel(/What is right/).fill('It was my sister.')
  await look('not-right')
  await wrong.getByRole('button', { name: 'Take it out' }).click()
  await expect(
    page.getByText('Thank you. It is out, and it will not be said again.', { exact: true }),
  ).toBeVisible()
  await expect(article.getByText(sentence, { exact: true })).toHaveCount(0)

  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Leave out' }).or(page.locator('main'))
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByText('It was my sister.')).toBeVisible()
  await page.getByLabel('A name or a word').fill('x')
  await page.getByRole('button', { name: 'Leave it out', exact: true }).click()
  await expect(page.getByLabel('A name or a word')).toHaveAccessibleDescription(/at least two letters/)
  await page.getByLabel('A name or a word').fill('Voldemort')
  await page.getByRole('button', { name: 'Leave it out', exact: true }).click()
  await expect(page.getByText('Noted. None of your posts is about it so far.', { exact: true })).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-12-31')
  await page.getByRole('button', { name: 'Leave this time out' }).click()
  await expect(page.getByText('1 Jan 2001 to 31 Dec 2001')).toBeVisible()
  await look('account-leave-outs')
  for (const name of [/^Take back: Voldemort/, /^Take back: 2001/]) {
    await section.getByRole('button', { name }).first().click()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
})

test('names are left out before the first article is written', async ({ page, look }) => {
  await page.goto('/import')
  await page.getByLabel('First name').fill('Billy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await page.getByLabel('Choose a zip file').setInputFiles(ARCHIVE)
  await page.getByText('Leave somebody or something out').click()
  await page.getByLabel('Names and words, one on each line').fill('Zoltan\n\n  the ferry ')
  await look('import-leave-out')
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(/\/magazine\/\d+$/, { timeout: 120_000 })
  const listed = await (await page.request.get('/api/leave_outs')).json()
  expect(listed.leave_outs.map(({ text }: { text: string }) => text).sort()).toEqual(['Zoltan', 'the ferry'])
})

test('a weekly letter is off until it is wanted, and one press ends it', async ({
  page,
  context,
  server,
  look,
}) => {
  await signInAsMember(context, server)
  await page.goto('/account')
  const box = page.getByRole('checkbox', { name: /by mail once a week/ })
  await expect(box).toBeEnabled()
  await expect(box).not.toBeChecked()
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await page.goto('/letters/end/whoever-holds-it')
  await expect(page.getByRole('heading', { name: 'No more of these letters' })).toBeVisible()
  await look('letters-ended')
})
