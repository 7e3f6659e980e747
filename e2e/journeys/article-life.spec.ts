import { expect, test } from '../harness/test.ts'

test('[ART-01] [CHAT-01] [CHAT-03] [CHAT-06] [CHAT-16] an article is asked, answers from the posts, and remembers', async ({
  page,
  context,
  become,
  look,
  watched,
}) => {
  const { articleId } = await become('memberWithAnimal')
  await test.step('what cannot begin says so', async () => {
    watched.expectFailures(/\/conversation$/)
    const address = '**/api/article/*/conversation'
    await page.route(address, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
    await page.goto(`/article/${articleId}`)
    await expect(page.getByText('Failed to start chat. Please try again.')).toBeVisible()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Failed to start chat. Please try again.')).toHaveCount(0)
  })
  const box = page.getByPlaceholder('Ask anything about this analysis...')
  const log = page.getByRole('log', { name: 'Conversation' })
  const send = page.getByRole('button', { name: 'Send' })
  await box.fill('   ')
  await expect(send).toBeDisabled()
  await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible()
  await box.fill('How often did I write about the stapler?')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(log.getByText('How often did I write about the stapler?')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Copy' })).toBeVisible({ timeout: 30_000 })
  await expect(log.getByText(/three posts/i)).toBeVisible()
  await log.getByRole('button', { name: '3 posts' }).click()
  await expect(log.getByText('There is now a form about it.')).toBeVisible()
  await look('article-chat')

  await test.step('it follows what was asked before, answers in the language of the question, and says what it cannot know', async () => {
    await box.fill('And after that?')
    await box.press('Enter')
    await expect(log.getByText(/^Then, on/)).toBeVisible({ timeout: 30_000 })
    await expect(send).toBeVisible()
    await box.fill('Wie oft habe ich über “stapler” geschrieben?')
    await box.press('Enter')
    await expect(log.getByText(/^In drei Beiträgen/)).toBeVisible({ timeout: 30_000 })
    await expect(send).toBeVisible()
    await box.fill('What is my favourite pizza topping?')
    await box.press('Enter')
    await expect(log.getByText(/The posts don’t say\./)).toBeVisible({ timeout: 30_000 })
    await expect(send).toBeVisible()
    await look('article-chat-follow-up')
  })

  await test.step('another tab shows the same, and what is asked there comes here', async () => {
    const other = await context.newPage()
    await other.goto(`/article/${articleId}`)
    await expect(other.getByRole('log').getByText(/three posts/i)).toBeVisible()
    await other.getByPlaceholder('Ask anything about this analysis...').fill('When did I last see the heron?')
    await other.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText('When did I last see the heron?')).toBeVisible()
    await expect(log.getByText(/We nodded/)).toBeVisible()
    await expect(send).toBeVisible()
    await other.close()
  })

  await test.step('who reads further up is left there', async () => {
    await log.evaluate((list) => {
      list.style.maxHeight = '120px'
      list.scrollTop = 0
      list.dispatchEvent(new Event('scroll'))
    })
    await box.fill('What about the lemons?')
    await send.click()
    await expect(log.getByText(/I have no plan for the lemons/)).toBeVisible()
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0)
    await log.evaluate((list) => {
      list.scrollTop = list.scrollHeight - list.clientHeight - 40
      list.dispatchEvent(new Event('scroll'))
    })
    await log.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(() => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
      .toBeLessThanOrEqual(2)
  })
  await page.reload()
  await expect(log.getByText('What about the lemons?')).toHaveCount(1)
})

test('[ART-07] [ART-16] [ART-17] [ART-18] [ART-19] [SHARE-01] [SHARE-02] [SHARE-05] an article is shared, read by a stranger, and taken back', async ({
  page,
  browser,
  server,
  become,
  look,
  watched,
}) => {
  const { articleId } = await become('memberWithRoast')
  await page.goto(`/article/${articleId}`)
  await expect(page.getByRole('button', { name: 'Generate Video' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Make it discoverable?' })).toBeVisible()
  await dialog.getByText('See it as a stranger will').click()
  await expect(dialog.getByText('An article about Noa Example')).toBeVisible()
  await look('share-question')
  await dialog.getByRole('button', { name: 'No, only with the link' }).click()
  const link = dialog.getByLabel('Link')
  await expect(link).toHaveValue(new RegExp(`^${server.url}/share/a/[\\w-]{22,}$`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
  await look('share-link')
  const address = await link.inputValue()

  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(stranger.getByText('An article about Noa Example')).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 1, name: 'The heron, as charged' })).toBeVisible()
  await expect(stranger.getByText('Viewed 1 time')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('Viewed 1 time')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Viewed 1 time')).toBeVisible()
  await look('shared')
  await stranger.getByRole('link', { name: /Write About Me/ }).click()
  await expect(stranger).toHaveURL(/\/templates\/media_roast$/)
  await expect(stranger.getByRole('button', { name: 'Write About Me' })).toBeDisabled()

  await page.goto(`/article/${articleId}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(link).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog.getByRole('heading', { name: 'Make it discoverable?' })).toBeVisible()
  await page.keyboard.press('Escape')
  watched.expectFailures(/\/share\/a\//)
  await page.goto(address)
  await expect(page.getByText('This article is no longer available')).toBeVisible()
  await look('share-gone')
  await stranger.close()
})

test('[ART-03] [AUTH-28] [CHAT-04] a guest is asked for an account before sharing, asking or filming', async ({
  page,
  become,
  look,
}) => {
  const { articleId } = await become('guestWithAnimal')
  await page.goto(`/article/${articleId}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByText('Create an account in order to share')).toBeVisible()
  await look('share-account')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog.getByText("Create an account so you don't lose access")).toBeVisible()
  await page.keyboard.press('Escape')
  const box = page.getByPlaceholder('Ask anything about this analysis...')
  await box.fill('Who am I?')
  await box.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('Who am I?')
})

test('[ART-03] [ART-22] [ART-24] a film is asked for, and its making is shown', async ({
  page,
  become,
  watched,
}) => {
  const { articleId } = await become('memberWithAnimal')
  await page.goto(`/article/${articleId}`)
  const button = page.getByRole('button', { name: 'Generate Video' })
  await test.step('a failure is only logged', async () => {
    watched.expectFailures(/\/video$/)
    watched.expectLogged('The video could not')
    const address = '**/api/article/*/video'
    await page.route(address, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('The video could not'))
    await button.click()
    await logged
    await expect(button).toBeVisible()
    await page.unroute(address)
  })
  await button.click()
  await expect(page.getByText('Making your video')).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('two presses are one question; a name that could not be stored is not shown as if it were', async ({
  page,
  become,
  watched,
}) => {
  const { articleId } = await become('memberWithType')
  await page.goto(`/article/${articleId}`)
  const suggestion = page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button').first()
  await suggestion.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log.getByRole('button', { name: 'Ask again' })).toBeVisible({ timeout: 30_000 })
  await expect(log.getByText('You asked:')).toHaveCount(1)
  await expect(page.getByText(/^One answer at a time/)).toHaveCount(0)

  await test.step('a question that the line swallows is back in the box', async () => {
    let isCut = false
    await page.routeWebSocket(/article-chat/, (page) => {
      const server = page.connectToServer()
      page.onMessage((text) => {
        const isSwallowed = !isCut && String(text).includes('"message"')
        if (!isSwallowed) return server.send(text)
        isCut = true
        return page.close()
      })
    })
    await page.reload()
    await expect(log.getByText('You asked:')).toHaveCount(1)
    const box = page.getByPlaceholder('Ask anything about this analysis...')
    await box.fill('When did I last see the heron?')
    await box.press('Enter')
    await expect.poll(() => isCut).toBe(true)
    await expect(box).toHaveValue('When did I last see the heron?')
    await box.press('Enter')
    await expect(log.getByText('You asked:')).toHaveCount(2)
  })

  watched.expectFailures(/\/share$/)
  watched.expectLogged('The link could not be changed.')
  await page.route('**/api/article/*/share', (route) =>
    route.fulfill({ status: 500, json: { detail: 'No.' } }),
  )
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const name = page.getByLabel('The name above it')
  await expect(name).toHaveValue('full')
  await name.selectOption('none')
  await expect(page.getByText('That did not work. Check your connection and try again.')).toBeVisible()
  await expect(name).toHaveValue('full')
})

test('a picture goes to the phone’s own share sheet with the link; whoever closes the sheet is told nothing', async ({
  page,
  become,
}) => {
  const { articleId } = await become('memberWithAnimal')
  // The sheet is the phone's, outside of the page: what it is handed is written down here.
  await page.addInitScript(() => {
    const handed: unknown[] = []
    Object.assign(window, { handed })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], title, url }: ShareData) => {
        const [file] = files
        const start = new Uint8Array((await file?.slice(0, 4).arrayBuffer()) ?? [])
        handed.push({ name: file?.name, type: file?.type, size: file?.size, start: [...start], title, url })
        if (handed.length > 1) throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await page.goto(`/article/${articleId}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'No, only with the link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  const handed = () =>
    page.evaluate(
      () => (window as unknown as { handed: { name: string; size: number; url: string }[] }).handed,
    )
  const buttons = dialog.getByRole('button', { name: /^Send the / })
  await expect(buttons).toHaveCount(2)
  for (const n of [0, 1]) {
    await buttons.nth(n).click()
    await expect.poll(async () => (await handed()).length, { timeout: 30_000 }).toBe(n + 1)
  }
  const sent = await handed()
  expect(sent.map((one) => one.name).sort()).toEqual(['youzine-link.png', 'youzine-story.png'])
  for (const one of sent) {
    expect(one).toMatchObject({ type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47], url: link })
    expect(one.size).toBeGreaterThan(10_000)
  }
  await expect(page.getByText('The picture could not be sent.')).toHaveCount(0)
})
