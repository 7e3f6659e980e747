import { expect, test } from 'vitest'
import { users } from '#schema'
import { useTestApp } from '#testing/test-app.ts'
import {
  eachPost,
  eachText,
  insertPosts,
  insertVectors,
  listEmbedded,
  listToEmbed,
  loadVectors,
} from './queries.ts'

const app = useTestApp({ work: false })

async function aPersonWith(made: { year: number | null; length: number }[]) {
  const { db } = app.platform
  const [user] = await db.insert(users).values({}).returning()
  const userId = user?.id ?? 0
  for (const [n, { year, length }] of made.entries())
    await insertPosts(db, userId, [
      {
        identity: `${n}`,
        postedAt: year === null ? null : new Date(Date.UTC(year, 5, 1)),
        text: 'x'.repeat(length),
        title: `${n}`,
        people: [],
        links: [],
        context: [],
        kind: 'status',
      },
    ])
  return userId
}

test('the most telling post of every year comes before the second of any; wordless and embedded ones do not come', async () => {
  const { db } = app.platform
  const made = [
    { year: 2010, length: 20 },
    { year: 2010, length: 90 },
    { year: 2011, length: 10 },
    { year: 2012, length: 50 },
    { year: 2012, length: 60 },
    { year: null, length: 5 },
    { year: 2011, length: 0 },
  ]
  const userId = await aPersonWith(made)
  const order = await listToEmbed(db, userId, 'm', 100)
  const first = Math.min(...order)
  expect(order.map((id) => id - first)).toEqual([5, 1, 2, 4, 0, 3])
  expect(await listToEmbed(db, userId, 'm', 2)).toEqual(order.slice(0, 2))
  await insertVectors(db, userId, 'm', [{ postId: order[0] ?? 0, vector: new Int8Array([1, -2, 127]) }])
  expect(await listToEmbed(db, userId, 'm', 100)).toEqual(order.slice(1))
  expect(await listToEmbed(db, userId, 'another model', 100)).toEqual(order)
})

test('vectors come back byte for byte, and only one’s own', async () => {
  const { db } = app.platform
  const [mine, theirs] = [
    await aPersonWith([
      { year: 2010, length: 5 },
      { year: 2011, length: 5 },
    ]),
    await aPersonWith([{ year: 2010, length: 5 }]),
  ]
  const ids = (await listToEmbed(db, mine, 'm', 9)).sort((a, b) => a - b)
  const vectors = ids.map((postId, n) => ({ postId, vector: new Int8Array([n, -128, 127, 0]) }))
  await insertVectors(db, mine, 'm', vectors)
  const [other] = await listToEmbed(db, theirs, 'm', 1)
  await insertVectors(db, theirs, 'm', [{ postId: other ?? 0, vector: new Int8Array([9, 9, 9, 9]) }])
  expect(await loadVectors(db, mine)).toEqual(new Map(vectors.map(({ postId, vector }) => [postId, vector])))
})

test('more than one page comes whole, in order, and a spread of what is embedded', async () => {
  const { db } = app.platform
  const [user] = await db.insert(users).values({}).returning()
  const userId = user?.id ?? 0
  const many = Array.from({ length: 450 }, (_, n) => ({
    identity: `${n}`,
    postedAt: null,
    text: `${n}`,
    title: '',
    people: [],
    links: [],
    context: [],
    kind: 'status',
  }))
  await insertPosts(db, userId, many)
  const wanted = many.map(({ text }) => text)
  for (const each of [eachPost, eachText]) {
    const texts: string[] = []
    for await (const { text } of each(db, userId)) texts.push(text)
    expect(texts).toEqual(wanted)
  }
  const ids = await listToEmbed(db, userId, 'm', 1000)
  await insertVectors(
    db,
    userId,
    'm',
    ids.map((postId, n) => ({ postId, vector: new Int8Array([n % 100, -1]) })),
  )
  expect((await loadVectors(db, userId)).size).toBe(450)
  const spread = await listEmbedded(db, userId, 9)
  expect(spread.map(({ text }) => Number(text))).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400])
  expect(spread[1]?.vector).toHaveLength(2)
  expect(await listEmbedded(db, userId, 1000)).toHaveLength(450)
})
