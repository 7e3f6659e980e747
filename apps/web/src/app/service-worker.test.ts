import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: { request: object; respondWith(answer: Promise<Response>): void }) => void

/** The service worker as a browser would run it, with the shell kept or not. */
function opened(path: string, network: () => Promise<Response>, kept?: Response): Promise<Response> {
  const listeners = new Map<string, Listener>()
  const self = { addEventListener: (name: string, listen: Listener) => listeners.set(name, listen) }
  runInNewContext(readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8'), {
    self,
    URL,
    Response,
    location: { origin: 'https://zine.example' },
    caches: { match: async () => kept },
    fetch: network,
  })
  return new Promise((resolve) =>
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url: `https://zine.example${path}` },
      respondWith: resolve,
    }),
  )
}

const shell = () => new Response('the shell')
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('a page of a proxy whose server is away is never shown where the shell is kept', async () => {
  for (const status of [502, 503, 504]) {
    const proxy = async () => new Response('Bad Gateway', { status })
    expect(await textOf(opened('/article/7', proxy, shell()))).toBe('the shell')
    expect(await textOf(opened('/article/7', proxy))).toBe('Bad Gateway')
  }
})

test('what the server itself says is shown, and without a line the shell', async () => {
  for (const status of [200, 404, 500])
    expect(await textOf(opened('/', async () => new Response('the page', { status }), shell()))).toBe(
      'the page',
    )
  const cut = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await textOf(opened('/magazine/current', cut, shell()))).toBe('the shell')
  await expect(opened('/magazine/current', cut)).rejects.toThrow('Failed to fetch')
})
