// What the first visit to each page weighs over the line, in a real browser with an empty cache.
//   npm run bench -- bench/pages/run.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { ensureWebApp } from '../../scripts/prepare.mjs'
import { figure } from '../figures.ts'

const { chromium } = createRequire(join(import.meta.dirname, '../../e2e/package.json'))('@playwright/test')
const KB = 1000
const WANTED = { script: 130, font: 160 }
const PAGES = ['/', '/trending', '/templates', '/login']

ensureWebApp()
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))
const server = await ready(launch({ DATA_DIR: dataDir }, await freePort()))
const executablePath = ensureChromium()
const browser: Browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})

async function weigh(path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
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
  await page.goto(`${server.url}${path}`)
  await page.waitForLoadState('networkidle')
  await context.close()
  return weights
}

for (const path of PAGES) {
  const { script, font, all } = await weigh(path)
  const isHome = path === '/'
  figure(
    `first visit to ${path}: scripts`,
    `${Math.round(script / KB)} kB`,
    ...(isHome ? ([`at most ${WANTED.script} kB`, script <= WANTED.script * KB] as const) : []),
  )
  figure(
    `first visit to ${path}: fonts`,
    `${Math.round(font / KB)} kB`,
    ...(isHome ? ([`at most ${WANTED.font} kB`, font <= WANTED.font * KB] as const) : []),
  )
  figure(`first visit to ${path}: everything`, `${Math.round(all / KB)} kB`)
}
await browser.close()
await killAll()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
