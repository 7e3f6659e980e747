import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { look } from '../harness/look.ts'
import { freePort } from '../harness/server.ts'

const root = join(import.meta.dirname, '../..')

/** The kit is a page of development only, so it is looked at where it lives. */
const test = base.extend<{ kitUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find out what a fixture needs.
  kitUrl: async ({}, use) => {
    const port = await freePort()
    const vite: ChildProcess = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, YOUZINE_WEB_PORT: String(port) },
      stdio: 'ignore',
    })
    await use(`http://localhost:${port}/dev/kit`)
    vite.kill('SIGTERM')
  },
})

test('the whole kit, in every state, is accessible in both editions', async ({ page, kitUrl }) => {
  await page.route('**/api/get_user', (route) => route.fulfill({ json: { user: null } }))
  await expect(async () => {
    await page.goto(kitUrl)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await look(page, 'kit')
})
