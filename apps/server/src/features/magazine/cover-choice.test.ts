import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { magazines } from '#schema'
import { aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const NUMBER = { kind: 'number' as const, value: 917, line: 'By Easter', date: '2012-02-04' }

async function aMagazine({ id }: Person) {
  const front = { cover: NUMBER, others: [{ kind: 'years' as const }], strip: null }
  const [row] = await app.platform.db.insert(magazines).values({ userId: id, front }).returning()
  return row?.id ?? 0
}

const choose = ({ browser }: Person, id: number, choice: unknown) =>
  browser.put(`/api/magazine/${id}/cover`, { json: { choice } })
const chosen = async ({ browser }: Person, id: number) =>
  (await browser.get(`/api/magazine/${id}`)).json().cover_choice

test('the reader has the cover they like, and the one that came when they want it back', async () => {
  const member = await aMember(app)
  const id = await aMagazine(member)
  expect(await chosen(member, id)).toBeNull()
  const night = { composition: 'number', ink: 'night' }
  expect((await choose(member, id, night)).json()).toEqual({ choice: night })
  expect(await chosen(member, id)).toEqual(night)
  expect((await choose(member, id, null)).json()).toEqual({ choice: null })
  expect(await chosen(member, id)).toBeNull()
})

test('only what there is, and only of one’s own', async () => {
  const member = await aMember(app)
  const id = await aMagazine(member)
  expect((await choose(member, id, { composition: 'word', ink: 'red' })).statusCode).toBe(422)
  expect((await choose(member, id, { composition: 'years', ink: 'gold' })).statusCode).toBe(422)
  const stranger = await aMember(app)
  expect((await choose(stranger, id, { composition: 'years', ink: 'red' })).statusCode).toBe(404)
  expect(await chosen(member, id)).toBeNull()
})

test('a choice whose posts are left out gives way', async () => {
  const member = await aMember(app)
  const id = await aMagazine(member)
  await choose(member, id, { composition: 'number', ink: 'red' })
  await app.platform.db.update(magazines).set({ front: null }).where(eq(magazines.id, id))
  expect(await chosen(member, id)).toBeNull()
})
