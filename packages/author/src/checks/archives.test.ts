import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeFile, NotAnArchiveFile, readPost, readPosts } from '../../../archive/src/index.ts'
import { openArchive } from '../../../archive/src/zip/index.ts'
import { sampleFirstName, sampleRecords } from '../../../sample/src/index.ts'
import { type Article, analyse, type Post, topics, topicsFor, write } from '../index.ts'
import { sharedFrames, verifyArticle } from './verify.ts'

const today = '2026-03-01'
const NOW = Date.parse(today)
const folder = join(import.meta.dirname, '../../../archive/fixtures')

type Read = NonNullable<ReturnType<typeof readPost>>
const toPosts = (read: Read[]): Post[] =>
  read.map(({ at, text, place, people, links, kind }, n) => ({
    id: n + 1,
    at: at === null ? null : new Date(at).toISOString(),
    text,
    place,
    people,
    links,
    kind,
  }))

async function postsOf(name: string): Promise<Post[]> {
  const bytes = readFileSync(join(folder, name))
  if (name.endsWith('.json')) return toPosts([...readPosts(decodeFile(bytes), NOW)])
  const archive = await openArchive(new Blob([bytes]))
  const read: Read[] = []
  for (const entry of archive.entries) read.push(...readPosts(decodeFile(await entry.read()), NOW))
  return toPosts(read)
}

function issueOf(posts: Post[], firstName: string | null): [string, Article][] {
  const analysis = analyse(posts, { today, firstName })
  const told: string[] = []
  return topicsFor(analysis, posts, { firstName }).map((topic) => {
    const article = write({ topic, analysis, posts, person: { firstName }, today, told })
    told.push(...article.told)
    return [topic, article]
  })
}

function mustHold(posts: Post[], issue: [string, Article][]) {
  for (const [topic, article] of issue) expect(verifyArticle(article, posts), topic).toEqual([])
  for (const [a, first] of issue)
    for (const [b, second] of issue)
      if (a < b) expect(sharedFrames(first, second), `${a} and ${b}`).toBeLessThanOrEqual(0.2)
}

describe('a whole issue holds up', () => {
  test('of the sample person', () => {
    const posts = toPosts(sampleRecords().flatMap((record) => readPost(record, NOW) ?? []))
    const issue = issueOf(posts, sampleFirstName)
    expect(issue.length).toBeGreaterThanOrEqual(5)
    mustHold(posts, issue)
  }, 120_000)

  const archives = readdirSync(folder).filter(
    (name) => /\.(zip|json)$/.test(name) && !name.startsWith('edge_cases.index'),
  )
  test.each(archives)('of %s', async (name) => {
    const posts = await postsOf(name).catch((error: unknown) => {
      if (error instanceof NotAnArchiveFile) return []
      throw error
    })
    if (posts.some(({ text }) => text)) mustHold(posts, issueOf(posts, 'Robin'))
  })

  const ofPosts = topics.filter(({ needs }) => needs.length === 1 && needs[0] === 'facebook_posts')
  test.each(archives)('and so does every other topic that may be asked for, of %s', async (name) => {
    const posts = await postsOf(name).catch(() => [])
    if (!posts.some(({ text }) => text)) return
    const analysis = analyse(posts, { today, firstName: 'Robin' })
    for (const { key: topic } of ofPosts) {
      const article = write({ topic, analysis, posts, person: { firstName: 'Robin' }, today })
      expect(verifyArticle(article, posts), topic).toEqual([])
    }
  })
})
