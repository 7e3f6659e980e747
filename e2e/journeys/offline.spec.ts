import { startServer } from '../harness/server.ts'
import { expect, test } from '../harness/test.ts'

test('what was read before opens while the server is gone; what was not says so, with a way on', async ({
  browser,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const person = Object.values(server.stage).find(({ articleId }) => articleId)
  await context.addCookies([
    { name: 'youzine', value: person?.cookie ?? '', url: server.url, httpOnly: true, sameSite: 'Lax' },
  ])
  await page.goto('/magazine/current')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/article/${person?.articleId}`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(async () => {
    const kept = await page.evaluate(async () => (await (await caches.open('youzine-shell')).keys()).length)
    expect(kept).toBeGreaterThan(20)
  }).toPass()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await server.stop()
  await page.goto(`/article/${person?.articleId}`)
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.goto('/magazine/current')
  await expect(page.getByRole('link', { name: title ?? '' }).first()).toBeVisible()
  await page.goto('/templates/25')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Youzine' }).first()).toBeVisible()
  await page.goto(`/article/${(person?.articleId ?? 0) + 1000}`)
  await page.getByRole('link', { name: 'Contents' }).first().click()
  await expect(page).toHaveURL('/magazine/current')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
