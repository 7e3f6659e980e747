import { allWritten } from '../harness/sample.ts'
import { expect, test } from '../harness/test.ts'

test('the reader chooses the cover among those there are, and can have it as it came', async ({
  page,
  look,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it with a sample archive' }).click()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await allWritten(page)
  const cover = page.locator('[data-cover]')
  const came = await cover.getAttribute('data-cover')
  await page.getByText('Change the cover').click()
  await expect(page.getByRole('radio', { name: 'The years' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'As it came' })).toHaveCount(0)
  await page.getByText('The years', { exact: true }).click()
  await page.getByText('Paper', { exact: true }).click()
  await expect(cover).toHaveAttribute('data-cover', 'years paper')
  await expect(page.getByRole('radio', { name: 'Paper' })).toBeChecked()
  await look('cover-years-paper')
  await page.reload()
  await expect(cover).toHaveAttribute('data-cover', 'years paper')
  await page.getByText('Change the cover').click()
  await page.getByText('Red', { exact: true }).click()
  await look('cover-years-red')
  await page.getByRole('button', { name: 'As it came' }).click()
  await expect(cover).toHaveAttribute('data-cover', came ?? '')
  await page.getByText('Night', { exact: true }).click()
  await look('cover-night')
  await page.getByRole('button', { name: 'As it came' }).click()
  await expect(page.getByRole('button', { name: 'As it came' })).toHaveCount(0)
})
