import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { mustBeABook } from '../harness/book.ts'
import { anOwnArchive } from '../harness/own-archive.ts'
import { signInAsMember } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

const ADDRESS = /\/magazine\/(\d+)$/
const contents = (page: Page) => page.locator('main ol > li')

async function importSample(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it with a sample archive' }).click()
}

/** The article of a topic, by the small line above its title. */
async function openTopic(page: Page, topic: string) {
  const magazine = page.url()
  const links = await page
    .locator('main ol > li a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  for (const path of links) {
    const answer = await page.request.get(`/api/article/${path.split('/').at(-1)}`)
    const { template_name } = (await answer.json()) as { template_name: string }
    if (template_name !== topic) continue
    await page.goto(path)
    await expect(page.locator('article h1')).toBeVisible()
    return
  }
  throw new Error(`No article of ${topic} in ${magazine}`)
}

/** What these posts are too thin for by themselves can still be asked for. */
async function askForRoast(page: Page) {
  await page.goto('/templates/media_roast')
  await page.getByRole('button', { name: /Write/ }).click()
  await expect(page).toHaveURL(/\/article\/\d+$/, { timeout: 120_000 })
  await page.goto('/magazine/current')
  await expect(contents(page).first()).toBeVisible()
}

test('[HOME-25] [MAG-01] [MAG-02] [MAG-03] [MAG-06] [ART-02] [ART-04] [ART-05] [ART-06] [ART-15] a guest’s magazine, read as it is written', async ({
  page,
  look,
  watched,
}, info) => {
  info.setTimeout(180_000)
  await importSample(page)
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(ADDRESS, { timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1, name: "Thea's Articles" })).toBeVisible()
  await expect(page).toHaveTitle(/Thea's Articles/)
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 })
  await expect(page.getByText(/posts, \d{4}–\d{4} · \w+ articles/i)).toBeVisible()
  const written = await contents(page).count()
  expect(written).toBeGreaterThanOrEqual(8)
  await look('magazine')

  const magazine = new URL(page.url()).pathname
  const first = contents(page).first().getByRole('link')
  await expect(first).toHaveAttribute('href', new RegExp(`^${magazine}/article/\\d+$`))
  const title = await first.getByRole('heading').innerText()
  const opened = (await first.getAttribute('href')) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Youzine`)
  await expect(page.getByRole('heading', { name: "Thea's Articles" })).toBeVisible()
  await expect(page.getByText('Written by the built-in author')).toBeVisible()

  await test.step('previous, contents, next', async () => {
    await page.goto(opened)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Contents', exact: true }).click()
    await expect(page).toHaveURL(ADDRESS)
  })

  await test.step('print', async () => {
    await openTopic(page, 'The portrait')
    await look('article-portrait')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByText('Want another similar article?')).toBeHidden()
    await expect(page.locator('details li').first()).toBeVisible()
    // Posts that hold on to what follows make one piece of them all, which is then cut in the middle of a line.
    const holding = await page
      .locator('main :is(blockquote, figure, li)')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakAfter !== 'auto').length)
    expect(holding).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a guest who wants another is asked for an account first', async () => {
    await page.getByRole('button', { name: 'Yes, please!' }).click()
    await expect(page.getByRole('dialog', { name: 'Save Your Data' })).toBeVisible()
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the whole magazine is one file', async () => {
    await page.goto('/magazine/current')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the magazine' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('theas-articles.html')
    const path = info.outputPath('magazine.html')
    await download.saveAs(path)
    const html = readFileSync(path, 'utf8')
    expect(html.match(/<article /g)).toHaveLength(written)
    expect(html).not.toMatch(/(src|href)="(?!#)|<script/)
    expect(html).toMatch(/<section class="form form-saga">.*<time [^>]*class="form-when">/)
    const known = new Set([...html.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const wanted = [...html.matchAll(/var\((--(?:color|font)-[\w-]+)\)/g)].map(([, name]) => name)
    expect(wanted.length).toBeGreaterThan(50)
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  await test.step('and a book', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'As a book (EPUB)' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('theas-articles.epub')
    const path = info.outputPath('magazine.epub')
    await download.saveAs(path)
    await mustBeABook(page, readFileSync(path), written)
  })

  await test.step('an article of nobody, and one that does not load', async () => {
    watched.expectFailures(/\/api\/(article|magazine)\/\d+$/)
    await page.goto('/article/99999999')
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    await expect(page.getByText('Article not found')).toBeVisible()
    await look('article-missing')
    await page.route('**/api/article/99999998', (route) => route.fulfill({ status: 400, body: 'no' }))
    await page.goto(`${magazine}/article/99999998`)
    await expect(page.getByText('Failed to load the article. Please try again later.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await page.goto('/magazine/99999999')
    await expect(page.getByRole('heading', { name: 'This magazine is not on our shelves.' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  await page.getByRole('link', { name: 'Read Thea’s magazine' }).click()
  await expect(page).toHaveURL(ADDRESS)
})

test('receipts open in place, by keyboard too', async ({ page, become, look }) => {
  const { articleId } = await become('memberWithRoast')
  await page.goto(`/article/${articleId}`)
  const receipt = page.locator('article button[aria-expanded]').first()
  await expect(receipt).toHaveAccessibleName(/^Sources? \d/)
  await receipt.focus()
  await page.keyboard.press('Enter')
  await expect(receipt).toHaveAttribute('aria-expanded', 'true')
  const panel = page.locator(`[id="${await receipt.getAttribute('aria-controls')}"]`)
  await expect(panel.locator('time').first()).toBeVisible()
  await page.getByText('Where this comes from').click()
  await expect(page.locator('details li').last()).toBeVisible()
  await look('article-receipts')
  await page.keyboard.press('Space')
  await receipt.click()
  await expect(panel).toHaveCount(0)
})

test('[ART-01] [ART-06] [ART-08] [ART-09] [ART-10] [ART-12] [ART-23] a member asks for more, and for a title', async ({
  page,
  context,
  server,
  look,
}, info) => {
  info.setTimeout(180_000)
  await signInAsMember(context, server)
  await page.goto('/import?step=upload')
  await page.locator('input[type=file]').setInputFiles(await anOwnArchive())
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  await expect(page).toHaveURL(ADDRESS, { timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1, name: "Robin's Articles" })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 })
  await askForRoast(page)
  const written = await contents(page).count()

  await openTopic(page, 'The roast')
  const article = new URL(page.url()).pathname
  await look('article-roast')
  await test.step('a title of one’s own must not be blank', async () => {
    const own = page.getByLabel('Type your own')
    await own.fill('   ')
    await page.getByRole('button', { name: 'Go!' }).click()
    await expect(page.getByText('Please choose a title')).toBeVisible()
    await own.fill('Seven years of chairs')
    await page.getByRole('button', { name: 'Go!' }).click()
    await expect(page.getByText('Writing…')).toBeVisible()
    const link = page.getByRole('link', { name: 'Read the new article' })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await look('article-written')
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seven years of chairs' })).toBeVisible()
  })
  await test.step('one of the titles offered', async () => {
    await page.goto(article)
    const choice = page
      .getByRole('list', { name: 'The titles that nearly made it' })
      .getByRole('button')
      .first()
    const title = await choice.innerText()
    await choice.click()
    await page.getByRole('link', { name: 'Read the new article' }).click({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
  await test.step('another one like it', async () => {
    await page.goto('/magazine/current')
    await expect(contents(page)).toHaveCount(written + 2)
    await openTopic(page, 'The portrait')
    await page.getByRole('button', { name: 'Yes, please!' }).click()
    await page.getByRole('link', { name: 'Read the new article' }).click({ timeout: 30_000 })
    await expect(page.getByText('The portrait')).toBeVisible()
  })
  await test.step('what was refused, or came to nothing, says so', async () => {
    const status = '**/api/templates/*/status'
    await page.route(status, (route) =>
      route.fulfill({ json: { status: 'dropped', article_id: null, reason: null } }),
    )
    await page.getByRole('button', { name: 'Yes, please!' }).click()
    await expect(
      page.getByText('Article generation failed or timed out. Please try again later.'),
    ).toBeVisible()
  })
  await page.goto(article.replace(/^\/magazine\/\d+/, ''))
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.getByText('Want another similar article?')).toHaveCount(0)
})

test('[MAG-03] [MAG-06] [MAG-08] while it is written, what is to come has its place', async ({
  page,
  become,
  look,
  watched,
}) => {
  await become('guestWithArticles')
  const article = (id: number, title = `Article no. ${id}`) => ({
    id,
    title,
    template_name: 'A topic',
    standfirst: 'Words about words.',
    reading_minutes: 2,
    department: 'Stories',
    form: null,
    line: null,
  })
  let asked = 0
  let state = { status: 'generating_magazine', done: 2, expected: 6 }
  const progress = () => ({
    id: 77,
    status: state.status,
    articles_done: state.done,
    articles_expected: state.expected,
  })
  const magazine = () => ({
    id: 7,
    articles: Array.from({ length: state.done }, (_, at) => article(at + 1)),
    coming: ['The roast', 'Your horoscope', 'The people', 'The places'].slice(state.done - 2),
    progress: progress(),
    created_at: '2026-11-01T00:00:00.000Z',
    rhythm: [{ year: 2020, weeks: Array.from({ length: 53 }, (_, week) => week % 7) }],
    post_count: 312,
    front: null,
    unwritten:
      state.status === 'failed'
        ? [{ topic_id: 3, name: 'The museum', reason: 'The model did not answer in time.' }]
        : [],
    is_sample: false,
  })
  await page.route('**/api/magazine/7', (route) => {
    asked += 1
    return route.fulfill({ json: magazine() })
  })
  await page.route('**/api/get_fb_import_progress', (route) =>
    route.fulfill({
      json: {
        ...progress(),
        post_count: 312,
        total_count: 312,
        posts_with_words: 300,
        sample_posts: [],
        sample_dates: [],
        facts: null,
        error: state.status === 'failed' ? 'We could not read the rest of your archive.' : null,
      },
    }),
  )
  watched.expectFailures(/\/api\/import\/77\/events$/)
  await page.route('**/api/import/77/events', (route) => route.abort())
  await page.clock.install()
  await page.goto('/magazine/7')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText(': being written…')).toHaveCount(4)
  await expect(page.getByText('The roast: being written…')).toBeVisible()
  await look('magazine-being-written')
  const before = asked
  state = { ...state, done: 3 }
  await page.clock.runFor(5200)
  await expect(page.getByText(': being written…')).toHaveCount(3)
  await expect(page.getByText('The roast: being written…')).toHaveCount(0)
  expect(asked).toBeGreaterThan(before)
  state = { status: 'failed', done: 3, expected: 6 }
  await page.clock.runFor(5200)
  await expect(page.getByText('We could not read the rest of your archive.')).toBeVisible()
  await expect(page.getByText('The museum. The model did not answer in time.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for it again: The museum' })).toHaveAttribute(
    'href',
    '/templates/3',
  )
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await look('magazine-failed')
  const after = asked
  await page.clock.runFor(20_000)
  expect(asked).toBe(after)
  state = { status: 'finished', done: 300, expected: 300 }
  await page.reload()
  await expect(contents(page)).toHaveCount(300)
})

test('[MAG-04] somebody without a magazine is shown the way to one', async ({ page, become, look }) => {
  await become('guestBeforeImport')
  await page.goto('/magazine/current')
  await expect(page.getByRole('heading', { name: 'Your magazine is not written yet.' })).toBeVisible()
  await look('magazine-empty')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page).toHaveURL(/\/import/)
})
