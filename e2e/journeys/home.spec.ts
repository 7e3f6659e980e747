import { expect, test } from '../harness/test.ts'

test('[HOME-01] [HOME-04] the home page says what this is and where to go', async ({ page, look }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Youzine/)
  await expect(page.getByRole('heading', { level: 1, name: 'Youzine' })).toBeVisible()
  await expect(page.getByText('You as AI sees you').first()).toBeVisible()
  await expect(page.getByText('Have you been here before?')).toBeVisible()
  await look('home')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL('/import')
})

test('the edition is chosen by hand and remembered', async ({ page }) => {
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const day = await background()
  // Until the page is alive a click goes nowhere.
  await expect(async () => {
    await page.getByRole('radio', { name: 'Night edition' }).click({ force: true })
    await expect.poll(background, { timeout: 2000 }).not.toBe(day)
  }).toPass()
  await page.reload()
  expect(await background()).not.toBe(day)
})

test('the first visit is light: at most 130 kB of script and 160 kB of fonts over the line', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const weights = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const weigh = (ending: RegExp) =>
      files
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { script: weigh(/\.js$/), font: weigh(/\.woff2$/) }
  })
  expect(weights.script).toBeGreaterThan(50_000)
  expect(weights.script).toBeLessThanOrEqual(130_000)
  expect(weights.font).toBeLessThanOrEqual(160_000)
})
