import type { ArchivePost } from './post.ts'

/** Archives carry no ids: the same moment, words, media and links are the same post; without words the title too. */
export function identityOf({ at, text, title, media, links, context }: ArchivePost): string {
  const names = media.map((uri) => uri.split('/').at(-1))
  return JSON.stringify([at, text, names, links, text ? '' : title, text ? [] : context])
}

/** The same as the server keeps it, worked out in a browser: SHA-256 in URL-safe letters. */
export async function identityKey(post: ArchivePost): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identityOf(post)))
  const letters = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
