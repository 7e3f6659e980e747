import type { ArchivePost } from './post.ts'

/** Archives carry no ids: the same moment, words, media and links are the same post; without words the title too. */
export function identityOf({ at, text, title, media, links, context }: ArchivePost): string {
  const names = media.map((uri) => uri.split('/').at(-1))
  return JSON.stringify([at, text, names, links, text ? '' : title, text ? [] : context])
}
