/**
 * What was read before stays readable while the server is away: one's own magazine, its articles, and who one is. On
 * this device only, and gone with log-out. Where there is no such storage, nothing is kept.
 */
const CACHE = 'youzine-reading'
const KEPT = [/^\/api\/get_user$/, /^\/api\/magazine\/[\w]+$/, /^\/api\/article\/\d+$/]

const canKeep = (url: string) => typeof caches !== 'undefined' && KEPT.some((pattern) => pattern.test(url))

export async function keepReading(url: string, body: unknown): Promise<void> {
  if (!canKeep(url)) return
  try {
    const cache = await caches.open(CACHE)
    await cache.put(
      url,
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    )
  } catch {
    // Full or forbidden: it is then not there when the line is away.
  }
}

export async function keptReading(url: string): Promise<unknown> {
  if (!canKeep(url)) return undefined
  try {
    const kept = await (await caches.open(CACHE)).match(url)
    return kept ? await kept.json() : undefined
  } catch {
    return undefined
  }
}

/** Somebody leaves, or somebody else comes: nothing of the one is the other's to read. */
export async function forgetReading(): Promise<void> {
  try {
    if (typeof caches !== 'undefined') await caches.delete(CACHE)
  } catch {
    // There was nothing to forget.
  }
}
