import { beforeAll, describe, expect, test } from 'vitest'
import { insertPosts, insertVectors, listToEmbed, loadVectors } from '#features/posts/index.ts'
import { users } from '#schema'
import { importPosts } from '#testing/archives.ts'
import { ChatPage } from '#testing/chat-page.ts'
import { aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { createNearness, likenesses } from './nearness.ts'

const HERONS = Array.from({ length: 36 }, (_, n) => ({
  text: `Walked along the river again, for the ${n + 1}th time, and saw the heron.`,
}))

describe('what posts mean', () => {
  const app = useTestApp({ work: false })
  let userId: number
  let ids: number[]
  beforeAll(async () => {
    const { db } = app.platform
    const [user] = await db.insert(users).values({}).returning()
    userId = user?.id ?? 0
    const made = HERONS.map(({ text }, n) => ({
      identity: `${n}`,
      postedAt: null,
      text,
      title: '',
      people: [],
      links: [],
      context: [],
      kind: 'status',
    }))
    await insertPosts(db, userId, made)
    ids = (await listToEmbed(db, userId, 'm', 99)).sort((a, b) => a - b)
  })
  const nearness = (embed: (text: string) => Promise<Int8Array | undefined>, waitMs = 60_000) =>
    createNearness({ db: app.platform.db, log: app.platform.log, embed, waitMs })
  const east = new Int8Array([100, 0])
  const north = new Int8Array([0, 100])

  test('without vectors nothing is embedded and nothing is known', async () => {
    const asked: string[] = []
    const embed = async (text: string) => {
      asked.push(text)
      return east
    }
    expect(await nearness(embed)(userId, 'Where?', undefined)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('while most posts have no vector yet nothing is known either', async () => {
    const some = ids.slice(0, 32).map((postId) => ({ postId, vector: north }))
    await insertVectors(app.platform.db, userId, 'm', some)
    expect(await nearness(async () => east)(userId, 'Where?', undefined)).toBeUndefined()
  })

  test('the one that stands out comes first, also after the question before', async () => {
    const { db } = app.platform
    await insertVectors(
      db,
      userId,
      'm',
      ids.map((postId, n) => ({ postId, vector: n === 7 ? east : n === 9 ? north : new Int8Array([5, 5]) })),
    )
    const embed = async (text: string) => (text === 'Who? Where?' ? north : east)
    const known = await nearness(embed)(userId, 'Where?', 'Who?')
    expect(known?.alone.map(({ postId }) => postId)).toEqual([ids[7]])
    expect(known?.afterBefore?.map(({ postId }) => postId)).toEqual([ids[9]])
    expect((await nearness(embed)(userId, 'Where?', undefined))?.afterBefore).toBeUndefined()
  })

  test('an embedder that fails or is busy does not keep the answer waiting', async () => {
    const fails = nearness(() => Promise.reject(new Error('no thread')))
    expect(await fails(userId, 'Where?', undefined)).toBeUndefined()
    const hangs = nearness(() => new Promise(() => {}), 50)
    expect(await hangs(userId, 'Where?', undefined)).toBeUndefined()
  })

  test('where all are alike none stands out', () => {
    expect(likenesses(new Map(ids.map((id) => [id, east])), east)).toEqual([])
  })
})

describe('with the built-in author', () => {
  const app = useTestApp()
  let member: Person
  beforeAll(async () => {
    member = await aMember(app)
    const found = { text: 'Our hamster had been asleep in the laundry basket all that time.' }
    await importPosts(member, [...HERONS, found])
    await until(async () => expect((await loadVectors(app.platform.db, member.id)).size).toBe(37), {
      timeout: 100_000,
    })
  }, 180_000)

  test('[CHAT-08] what is asked in none of a post’s words still leads to it', async () => {
    const { articles } = (await member.browser.get('/api/magazine/current')).json()
    const started = await member.browser.post(`/api/article/${articles[0].id}/conversation`)
    const headers = member.browser.socketHeaders()
    const path = `/ws/article-chat/${started.json().conversation_id}`
    const page = new ChatPage(await app.app.http.injectWS(path, { headers }))
    await page.history()
    await page.ask('In which place was my pet rodent hiding among dirty clothes?')
    const { content, sources } = await page.next('complete')
    expect(content).toMatch(/^Perhaps/)
    expect(sources[0]?.text).toContain('hamster')
  })
})
