import type { Page } from '@playwright/test'
import { allWritten } from '../harness/sample.ts'
import { expect, test } from '../harness/test.ts'

/** What a reader still takes for a page that stands still. */
const MOST_SHIFT = 0.05

async function measureShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved, shift: 0 })
    const counted = window as unknown as { shift: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        counted.shift += value
        for (const { node } of sources)
          moved.push(`${value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : ''}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opened, read to its end, and left alone for a moment. */
async function shiftOf(page: Page, address: string) {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let at = 0; at < Math.min(document.body.scrollHeight, 12_000); at += step) {
      window.scrollTo(0, at)
      await new Promise((drawn) => setTimeout(drawn, 60))
    }
  })
  return page.evaluate(() => {
    const { shift, moved } = window as unknown as { shift: number; moved: string[] }
    return { shift, moved }
  })
}

test('no page moves under its reader: home, magazine, articles, a shared one, what is trending', async ({
  page,
  browser,
  server,
  become,
}) => {
  const { articleId } = await become('memberWithType')
  const { share } = await (await page.request.get(`/api/article/${articleId}`)).json()
  const shared = `/share/a/${share.hash}`

  const visitor = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const reader = await visitor.newPage()
  await reader.goto('/')
  await reader.getByRole('button', { name: 'Try it with a sample archive' }).click()
  await reader.getByRole('button', { name: 'Maybe later' }).click()
  await allWritten(reader)
  const { id, articles } = await (await reader.request.get('/api/magazine/current')).json()
  const read = articles.slice(0, 3).map((article: { id: number }) => `/magazine/${id}/article/${article.id}`)

  const moving: string[] = []
  await measureShifts(reader)
  for (const width of [360, 1280]) {
    await reader.setViewportSize({ width, height: 800 })
    for (const address of ['/', `/magazine/${id}`, ...read, shared, '/trending']) {
      const { shift, moved } = await shiftOf(reader, address)
      if (shift > MOST_SHIFT) moving.push(`${address} at ${width}: ${shift.toFixed(3)}\n${moved.join('\n')}`)
    }
  }
  expect(moving).toEqual([])
  await visitor.close()
})
