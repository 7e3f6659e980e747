import { expect, test } from '../harness/test.ts'

test('the bar opens beside the article or as a sheet, closes by Escape, gives the focus back, and each tab remembers', async ({
  page,
  context,
  become,
  look,
}) => {
  const { articleId } = await become('memberWithRoast')
  await page.goto(`/article/${articleId}`)
  const box = page.getByPlaceholder('Ask anything about this analysis...')
  const log = page.getByRole('log', { name: 'Conversation' })
  const button = page.getByRole('button', { name: 'Ask this article' })
  const suggestions = page.getByRole('list', { name: 'Questions to begin with' })
  await expect(box).toBeVisible()
  await expect(log).toBeHidden()
  await expect(suggestions).toBeVisible()
  await look('ask-closed')

  await test.step('from the button by the byline, and back to it', async () => {
    await button.click()
    await expect(log).toBeVisible()
    await expect(box).toBeFocused()
    await expect(
      page.getByRole('region', { name: 'Ask this article' }).and(page.locator('[data-open]')),
    ).toBeVisible()
    await look('ask-open')
    await page.keyboard.press('Escape')
    await expect(log).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('passing it by with the tabulator opens nothing', async () => {
    await box.focus()
    await expect(log).toBeHidden()
    await box.click()
    await expect(log).toBeVisible()
  })

  await test.step('a tab remembers, and another has its own memory', async () => {
    await page.reload()
    await expect(log).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/article/${articleId}`)
    await expect(other.getByPlaceholder('Ask anything about this analysis...')).toBeVisible()
    await expect(other.getByRole('log', { name: 'Conversation' })).toBeHidden()
    await other.close()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(log).toBeHidden()
    await page.reload()
    await expect(box).toBeVisible()
    await expect(log).toBeHidden()
  })

  await test.step('on a small screen it is a sheet, and never covers what one has just opened', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await box.click()
    await expect(log).toBeVisible()
    const sheet = await page.locator('.ask-dock').boundingBox()
    expect(sheet?.width).toBe(360)
    expect(sheet?.y).toBeGreaterThan(80)
    await page.keyboard.press('Escape')
    await expect(log).toBeHidden()
    await expect(box).toBeFocused()
    await box.click()
    await page.reload()
    await expect(box).toBeVisible()
    await expect(log).toBeHidden()
  })
})

test('after many answers the page still ends with its footer, on a small screen and a large one', async ({
  page,
  become,
}) => {
  const { articleId } = await become('memberWithRoast')
  await page.goto(`/article/${articleId}`)
  const box = page.getByPlaceholder('Ask anything about this analysis...')
  await box.click()
  const log = page.getByRole('log', { name: 'Conversation' })
  for (const question of ['What did I write in 2014?', 'And in 2015?', 'Who is in it?']) {
    await box.fill(question)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText(question)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const below = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - (footer + window.scrollY)
    })
    // The dock lies over the page, and the page leaves room for it.
    expect(below).toBeLessThan(740)
  }
})
