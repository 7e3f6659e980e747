import { anEmail, confirmByMail, signUpInDialog } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

test('[RESP-29] [RESP-53] [NAV-02] [TPL-06] from somebody else’s article to one’s own, without a dead end', async ({
  page,
  server,
  context,
  look,
}) => {
  test.setTimeout(150_000)
  await page.goto('/share/a/shared-by-ida-for-everybody')
  await expect(page.getByText('An article about Ida Example')).toBeVisible()
  await page.getByRole('link', { name: /Write About Me/ }).click()
  await expect(page).toHaveURL(/\/templates\/enneagram$/)
  await page.getByRole('link', { name: 'Answer the survey' }).click()
  await expect(page).toHaveURL('/surveys/25/25/take?autoGenerate=true')

  for (let question = 1; question <= 36; question += 1) {
    await expect(page.getByText(`Question ${question} of 39`)).toBeVisible()
    await page.keyboard.press(String(question % 9 === 4 ? 5 : (question % 4) + 1))
    await page.keyboard.press('Enter')
  }
  for (const [question, text] of [
    [37, 'That I am calm. I am only far away.'],
    [38, 'The one about the crooked picture.'],
    [39, 'I once gave a speech without a list. The list had been stolen by a goose.'],
  ] as const) {
    await expect(page.getByText(`Question ${question} of 39`)).toBeVisible()
    await page.getByRole('textbox').fill(text)
    if (question < 39) await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  const dialog = page.getByRole('dialog')
  // Answers are sent one by one, half a second apart, and nobody reads thirty-nine questions in five seconds.
  await expect(dialog.getByText('Create an account to see your results')).toBeVisible({ timeout: 40_000 })
  const email = anEmail()
  await signUpInDialog(page, email)
  await (await confirmByMail(context, server, email)).close()

  await expect(page).toHaveURL(/\/article\/\d+$/, { timeout: 120_000 })
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.getByText('Written by the built-in author')).toBeVisible()
  await page.locator('article button[aria-expanded]').first().click()
  await expect(page.getByText(/Which of the nine are you\?/).first()).toBeVisible()
  await look('enneagram')
})
