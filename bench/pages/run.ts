// What the first visit to each page weighs over the line, and how much moves under the reader's eyes, in a real browser
// with an empty cache, on a phone and on a desk.
//   npm run bench -- bench/pages/run.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { sampleRecords } from '../../packages/sample/src/index.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { ensureWebApp } from '../../scripts/prepare.mjs'
import { figure } from '../figures.ts'

const { chromium } = createRequire(join(import.meta.dirname, '../../e2e/package.json'))('@playwright/test')
const KB = 1000
const WANTED = { script: 130, font: 160 }
const MOST_SHIFT = 0.05
const WIDTHS = [360, 1280]

ensureWebApp()
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))
const executablePath = ensureChromium()
const browser: Browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})

const robin = new Outside(server.url)
await robin.signUp(dataDir)
const { job_id } = await robin.form<{ job_id: number }>('/api/upload', {
  first_name: 'Robin',
  files: new Blob([JSON.stringify(sampleRecords())]),
})
await robin.post('/api/start_fb_import_via_archive', { job_id })
for (;;) {
  const { status } = await robin.call<{ status: string }>('/api/get_fb_import_progress')
  if (status === 'finished') break
  await new Promise((over) => setTimeout(over, 300))
}
const { id: magazineId, articles } = await robin.call<{ id: number; articles: { id: number }[] }>(
  '/api/magazine/current',
)
const articleId = articles[0]?.id
const { share_hash } = await robin.post<{ share_hash: string }>(`/api/article/${articleId}/share`, {
  discoverable: true,
})
const [name = '', value = ''] = (robin.headers.cookie ?? '').split('; ')[0]?.split('=') ?? []

interface Visited {
  title: string
  path: string
  isMember?: boolean
}
const PAGES: Visited[] = [
  { title: 'the home page', path: '/' },
  { title: 'trending', path: '/trending' },
  { title: 'topics', path: '/templates' },
  { title: 'log in', path: '/login' },
  { title: 'a shared article', path: `/share/a/${share_hash}` },
  { title: 'the magazine', path: `/magazine/${magazineId}`, isMember: true },
  { title: 'an article', path: `/article/${articleId}`, isMember: true },
  { title: 'surveys', path: '/surveys', isMember: true },
  { title: 'check-ins', path: '/checkins', isMember: true },
]

/** What the browser itself adds up of what has moved. */
const WATCH_SHIFTS = `window.moved = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
}).observe({ type: 'layout-shift', buffered: true })`

async function weigh({ path, isMember = false }: Visited, width: number) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height: width < 600 ? 740 : 800 },
  })
  if (isMember) await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const kinds = new Map<string, string>()
  const weights = { script: 0, font: 0, all: 0 }
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  // As they come over the line, without what HTTP says about them.
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    weights.all += encodedDataLength
    if (kind === 'Script') weights.script += encodedDataLength
    if (kind === 'Font') weights.font += encodedDataLength
  })
  await page.addInitScript(WATCH_SHIFTS)
  await page.goto(`${server.url}${path}`)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate('window.moved')
  await context.close()
  return { ...weights, shift: Number(shift) }
}

for (const visited of PAGES) {
  const seen: Awaited<ReturnType<typeof weigh>>[] = []
  for (const width of WIDTHS) seen.push(await weigh(visited, width))
  const most = (pick: (one: (typeof seen)[number]) => number) => Math.max(...seen.map(pick))
  const { script, font } = { script: most((one) => one.script), font: most((one) => one.font) }
  const shift = most((one) => one.shift)
  const isHome = visited.path === '/'
  const isLight = script <= WANTED.script * KB && font <= WANTED.font * KB
  figure(
    `first visit to ${visited.title}`,
    `${Math.round(script / KB)} kB of script, ${Math.round(font / KB)} kB of fonts, ${Math.round(most((one) => one.all) / KB)} kB in all; layout shift ${shift.toFixed(3)}`,
    `${isHome ? `at most ${WANTED.script} and ${WANTED.font} kB, ` : ''}shift under ${MOST_SHIFT}`,
    shift < MOST_SHIFT && (!isHome || isLight),
  )
}
await browser.close()
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
