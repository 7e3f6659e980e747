import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeFile, readPosts } from '../../../archive/src/index.ts'
import { openArchive } from '../../../archive/src/zip/index.ts'
import type { Post } from '../model.ts'

type Read = Omit<Post, 'id' | 'at'> & { at: number | null }

/** A list of posts of ours, one of Facebook's post files, a folder of these, or the archive as it was downloaded. */
export async function loadPosts(path: string, today: string): Promise<Post[]> {
  const now = Date.parse(today)
  if (statSync(path).isDirectory()) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((f) => /(?:your_posts|profile_posts)[^/]*\.json$/i.test(f))
      .sort()
    return numbered(files.flatMap((f) => [...readPosts(decodeFile(readFileSync(join(path, f))), now)]))
  }
  const bytes = readFileSync(path)
  if (path.endsWith('.zip')) {
    const archive = await openArchive(new Blob([bytes]))
    const read: Read[] = []
    for (const entry of archive.entries) read.push(...readPosts(decodeFile(await entry.read()), now))
    return numbered(read)
  }
  const text = decodeFile(bytes)
  return ours(text) ?? numbered([...readPosts(text, now)])
}

function ours(text: string): Post[] | null {
  const data: unknown = JSON.parse(text)
  const isPost = (x: unknown): x is Post =>
    typeof x === 'object' && x !== null && 'id' in x && 'text' in x && typeof x.id === 'number'
  return Array.isArray(data) && data.length > 0 && data.every(isPost) ? data : null
}

const numbered = (read: readonly Read[]): Post[] =>
  read.map(({ at, text, place, people, links, kind }, n) => ({
    id: n + 1,
    at: at === null ? null : new Date(at).toISOString(),
    text,
    place,
    people,
    links,
    kind,
  }))
