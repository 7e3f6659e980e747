import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Post } from '../model.ts'

/** A list of posts of ours, one of Facebook's post files, or a folder of these. The importer proper lives elsewhere. */
export function loadPosts(path: string): Post[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((f) => /(?:your_posts|profile_posts)[^/]*\.json$/i.test(f))
        .sort()
        .map((f) => join(path, f))
    : [path]
  const posts: Post[] = []
  for (const file of files) {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
    const list = Array.isArray(data)
      ? data
      : isRecord(data) && Array.isArray(data.status_updates)
        ? data.status_updates
        : [data]
    for (const record of list) {
      if (!isRecord(record)) continue
      if (typeof record.id === 'number' && typeof record.text === 'string')
        posts.push(record as unknown as Post)
      else posts.push(fromFacebook(record, posts.length + 1))
    }
  }
  return posts
}

type Json = Record<string, unknown>
const isRecord = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x)
const listOf = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isRecord) : [])

function fromFacebook(record: Json, id: number): Post {
  const data = listOf(record.data)
  const attached = listOf(record.attachments).flatMap((a) => listOf(a.data))
  const text = data.map((d) => d.post).find((t) => typeof t === 'string' && t.trim())
  const seconds = Number(data.map((d) => d.backdated_timestamp).find(Boolean) ?? record.timestamp)
  const valid = Number.isFinite(seconds) && seconds > 978_307_200 && seconds < 4_000_000_000
  const place = attached.map((d) => d.place).find(isRecord)
  return {
    id,
    at: valid ? new Date(seconds * 1000).toISOString() : null,
    text: typeof text === 'string' ? repair(text).replace(/@\[\d+:\d+:([^\]]+)\]/g, '$1') : '',
    place: place && typeof place.name === 'string' ? repair(place.name) : null,
    people: (Array.isArray(record.tags) ? record.tags : [])
      .map((t) => repair(isRecord(t) ? String(t.name ?? '') : String(t)))
      .filter(Boolean),
    links: attached
      .map((d) => (isRecord(d.external_context) ? String(d.external_context.url ?? '') : ''))
      .filter(Boolean),
    kind: attached.some((d) => d.life_event)
      ? 'life_event'
      : attached.some((d) => d.media)
        ? 'photo'
        : 'status',
  }
}

/** UTF-8 bytes that were written as Latin-1 code points. */
function repair(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the fault is exactly about these code points
  if (/^[\x00-\x7f]*$/.test(text) || /[^\x00-\xff]/.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (c) => c.charCodeAt(0)))
  } catch {
    return text
  }
}
