import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** As a visitor does: the sample archive, without an account, until its magazine is there. */
export async function openSample(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it with a sample archive' }).click()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(/\/magazine\/\d+$/, { timeout: 120_000 })
}

/** Every article is there: said to whoever saw them come, and by what can be done then to whoever came later. */
export const allWritten = (page: Page) =>
  expect(
    page
      .getByText('Articles complete! 🎉')
      .or(page.getByRole('button', { name: 'Download the magazine' }))
      .first(),
  ).toBeVisible({ timeout: 240_000 })
