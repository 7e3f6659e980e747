import { expect, test } from '../harness/test.ts'

test('[TREND-01] [TREND-02] [TREND-03] [TREND-06] [TREND-07] [NAV-21] what is trending leads to topics and genres', async ({
  page,
  look,
  watched,
}) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Trending' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible()
  const popular = page.locator('main ol > li')
  await expect(popular.first()).toBeVisible()
  await expect(popular.first().getByText(/^Used (once|\d+ times)$/)).toBeVisible()
  await look('trending')
  await page.getByRole('link', { name: 'More in Humour' }).click()
  await expect(page).toHaveURL(/\/templates\?genre=2$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Humour'])
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await look('templates')
  await page.getByLabel('Search topics').fill('roast')
  await expect(page).toHaveURL(/q=roast/)
  await expect(page.locator('main li a')).toHaveCount(1)
  await page.getByLabel('Search topics').fill('zeppelin')
  await expect(page.getByText('No topic is about that.')).toBeVisible()

  await test.step('what cannot be loaded is only logged', async () => {
    watched.expectFailures(/trending/)
    watched.expectLogged('The trending topics could not be loaded.')
    await page.route('**/api/templates/trending', (route) =>
      route.fulfill({ status: 500, json: { detail: 'No.' } }),
    )
    await page.goto('/trending')
    await expect(page.getByRole('heading', { level: 2, name: 'Browse by Genre' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  })
})

test('[TPL-01] [TPL-02] [TPL-04] [TPL-05] [TPL-06] [TPL-15] [TPL-20] [TPL-23] a topic’s page for a visitor and for a guest', async ({
  page,
  become,
  look,
  watched,
}) => {
  await page.goto('/enneagram')
  await expect(page).toHaveURL(/\/templates\/25$/)
  await expect(page.getByText('Created by Youzine')).toBeVisible()
  const write = page.getByRole('button', { name: 'Write About Me' })
  await expect(write).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Answer the survey' })).toHaveAttribute(
    'href',
    '/surveys/25/25/take?autoGenerate=true',
  )
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /\/login\?next=/,
  )
  await look('topic-visitor')
  await page.goto('/templates/museum')
  await expect(page.getByRole('link', { name: 'Import your posts' })).toHaveAttribute('href', '/import')

  watched.expectFailures(/\/api\/templates\//)
  await page.goto('/templates/no_such_topic')
  await expect(page.getByRole('heading', { name: 'Template not found' })).toBeVisible()
  await page.route('**/api/templates/3/articles', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/templates/3')
  await expect(page.getByRole('heading', { name: 'Failed to load template details' })).toBeVisible()
  await page.unroute('**/api/templates/3/articles')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Failed to load template details')

  await become('guestWithArticles')
  await page.goto('/templates/3')
  await write.click()
  await expect(page.getByRole('dialog').getByText("Create an account so you don't lose access")).toBeVisible()
})

test('[TPL-03] [TPL-16] [TPL-18] [TPL-19] [TPL-21] [TPL-24] a member has one written, and comes to it', async ({
  page,
  become,
  look,
  watched,
}) => {
  await become('memberWithAnimal')
  await page.goto('/templates/25')
  await expect(page.getByText('Complete all requirements above to generate an article.')).toBeVisible()
  const write = page.getByRole('button', { name: 'Write About Me' })
  await expect(write).toBeDisabled()

  await page.goto('/templates/dictionary')
  await test.step('refused, failed and lost each say so', async () => {
    watched.expectFailures(/generate_article|\/status$/)
    const generate = '**/api/generate_article'
    const status = '**/api/templates/*/status'
    await page.route(generate, (route) => route.fulfill({ json: { success: false, message: '' } }))
    await write.click()
    await expect(page.getByText('Failed to generate article', { exact: true })).toBeVisible()
    await page.unroute(generate)
    await page.route(generate, (route) => route.abort())
    await write.click()
    await expect(page.getByText('Failed to generate article. Please try again.')).toBeVisible()
    await page.unroute(generate)
    await page.route(generate, (route) => route.fulfill({ json: { success: true, message: '' } }))
    await page.route(status, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
    await write.click()
    await expect(page.getByText('Failed to check article status')).toBeVisible()
    await page.unroute(generate)
    await page.unroute(status)
  })
  await write.click()
  await expect(page).toHaveURL(/\/article\/\d+$/, { timeout: 40_000 })
  await expect(page.getByText('A dictionary of you')).toBeVisible()
  const title = await page.locator('article h1').innerText()
  await page.goto('/templates/dictionary')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/article\/\d+$/)
  await page.goBack()
  await look('topic-member')
})
