import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeFile, readPosts } from '../../../archive/src/index.ts'
import { openArchive } from '../../../archive/src/zip/index.ts'
import type { Post } from '../model.ts'

type Read = Omit<Post, 'id' | 'at'> & { at: number | null; title: string }

export interface Loaded {
  posts: Post[]
  /** As the records call whose archive it is. */
  firstName: string | null
}

/** A list of posts of ours, one of Facebook's post files, a folder of these, or the archive as it was downloaded. */
export async function loadPosts(path: string, today: string): Promise<Post[]> {
  return (await loadArchive(path, today)).posts
}

/** The posts, and the name that the records give. */
export async function loadArchive(path: string, today: string): Promise<Loaded> {
  const now = Date.parse(today)
  if (statSync(path).isDirectory()) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((f) => /(?:your_posts|profile_posts)[^/]*\.json$/i.test(f))
      .sort()
    return loaded(files.flatMap((f) => [...readPosts(decodeFile(readFileSync(join(path, f))), now)]))
  }
  const bytes = readFileSync(path)
  if (path.endsWith('.zip')) {
    const archive = await openArchive(new Blob([bytes]))
    const read: Read[] = []
    for (const entry of archive.entries) read.push(...readPosts(decodeFile(await entry.read()), now))
    return loaded(read)
  }
  const text = decodeFile(bytes)
  const own = ours(text)
  return own ? { posts: own, firstName: null } : loaded([...readPosts(text, now)])
}

const loaded = (read: readonly Read[]): Loaded => ({ posts: numbered(read), firstName: nameIn(read) })

const TITLE = /^(\p{Lu}[\p{L}'’-]+) \p{Lu}[\p{L}'’-]+ \S/u
const MOSTLY = 0.6

/** “Ida Brandt updated her status.”: the name that most records open with. */
function nameIn(read: readonly Read[]): string | null {
  const names = read.flatMap(({ title }) => TITLE.exec(title)?.[1] ?? [])
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] >= names.length * MOSTLY ? best[0] : null
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
