// Keeps the shell alive while the server is away: the page itself and its code, nothing of anybody's.
const SHELL = 'youzine-shell'
const PAGE = '/'

async function keepShell() {
  const cache = await caches.open(SHELL)
  const list = await fetch('/shell.json', { cache: 'no-store' }).then((answer) => answer.json())
  const wanted = new Set(list.map((path) => new URL(path, location.origin).href))
  for (const request of await cache.keys())
    if (request.url !== new URL(PAGE, location.origin).href && !wanted.has(request.url))
      await cache.delete(request)
  await cache.add(PAGE)
  // One that cannot be had now is fetched when it is needed; the others are worth having.
  for (const path of list) if (!(await cache.match(path))) await cache.add(path).catch(() => {})
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepShell())
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// What a proxy says in the place of a server that is away.
const AWAY = [502, 503, 504]

async function page(request) {
  const answer = await fetch(request).catch((error) => error)
  if (answer instanceof Response && !AWAY.includes(answer.status)) return answer
  const kept = await caches.match(PAGE)
  if (kept) return kept
  if (answer instanceof Response) return answer
  throw answer
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // A new edition of the pages: fetched once more in the background, whole.
  if (answer.ok) void keepShell().catch(() => {})
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && !/^\/(api|media|share)\//.test(pathname))
    event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})
