import { test as base, expect } from '@playwright/test'
import { checkAccessibility, look, lookedAt } from './look.ts'
import { type RunningServer, startServer } from './server.ts'
import { type Watch, watch } from './watch.ts'

interface TestFixtures {
  watched: Watch
  look(name: string): Promise<void>
  /** Signs this browser in as somebody who was there before the server started. */
  become(name: string): Promise<{ articleId: number }>
}

/** Every test: the real server, and no fault anywhere that the test did not expect. */
export const test = base.extend<TestFixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find out what a fixture needs.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ page, server }, use, info) => {
      const watched = watch(page, server.url)
      await use(watched)
      const unseen = page.url().startsWith(server.url) && lookedAt.get(page) !== page.url()
      if (info.status === info.expectedStatus && unseen)
        await checkAccessibility(page, 'the last page of the test')
      expect(watched.faults, 'faults that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
  look: async ({ page }, use) => use((name) => look(page, name)),
  become: async ({ context, server }, use) =>
    use(async (name) => {
      const person = server.stage[name]
      if (!person) throw new Error(`Nobody on the stage is called ${name}.`)
      await context.addCookies([
        { name: 'youzine', value: person.cookie, url: server.url, httpOnly: true, sameSite: 'Lax' },
      ])
      return { articleId: person.articleId ?? 0 }
    }),
})

export { expect }
