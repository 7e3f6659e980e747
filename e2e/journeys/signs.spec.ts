import type { Page } from '@playwright/test'
import { openSample } from '../harness/sample.ts'
import { expect, test } from '../harness/test.ts'

async function readSample(page: Page) {
  await openSample(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 240_000 })
}

async function openTopic(page: Page, key: string) {
  const { articles } = await (await page.request.get('/api/magazine/current')).json()
  for (const { id } of articles as { id: number }[]) {
    const { template_id } = await (await page.request.get(`/api/article/${id}`)).json()
    if (template_id !== key) continue
    await page.goto(`/article/${id}`)
    await expect(page.locator('article h1')).toBeVisible()
    return
  }
  throw new Error(`The sample has no article of ${key}.`)
}

test('the animal stands on its plate, with posts as its labels', async ({ page, become, look }) => {
  const { articleId } = await become('memberWithAnimal')
  await page.goto(`/article/${articleId}`)
  await expect(page.getByRole('img', { name: /in cut paper/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The first footprint' })).toBeVisible()
  await look('spirit')

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const story = dialog.getByRole('img', { name: /Picture for stories/ })
  await expect(story).toBeVisible()
  await expect.poll(() => story.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1920)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Picture for links' }).click()
  expect((await download).suggestedFilename()).toMatch(/^youzine-\d+-link\.png$/)
  await look('share-pictures')
})

test('a horoscope has the wheel of one’s own year', async ({ page, become, look }) => {
  const { articleId } = await become('memberWithHoroscope')
  await page.goto(`/article/${articleId}`)
  await expect(page.getByRole('img', { name: /A wheel of the year/ })).toBeVisible()
  await expect(page.getByText('4 of 6 posts, drawn as stars')).toBeVisible()
  await look('horoscope')
})

test('a sample magazine shows its drawings: the strands, the contents', async ({ page, look }) => {
  await readSample(page)
  await expect(page.locator('main ol svg').first()).toBeVisible()
  await look('contents')

  await openTopic(page, 'timeline')
  await expect(page.getByText(/^The longest thread: /)).toBeVisible()
  await look('story-so-far')
})
