import { describe, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const create = ({ browser }: Person, json: object) => browser.post('/api/features/create', { json })
const aFeature = async (person: Person, json: object = { title: 'Running', unit: 'km' }) =>
  (await create(person, json)).json().id as number
const note = ({ browser }: Person, json: object) =>
  browser.post('/api/features/checkin', { json: { applies_to: '2026-11-16', ...json } })

describe('features', () => {
  test('[FEAT-01] [FEAT-07] [FEAT-12] [FEAT-15] [FEAT-14] are made with a title and whatever else is known', async () => {
    const member = await aMember(app)
    const made = await create(member, {
      title: ' Run more ',
      unit: ' km ',
      description: '',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      config: { colour: 'pine', goal_per_week: 3, direction: 'more' },
    })
    expect(made.json()).toEqual({
      id: expect.any(Number),
      title: 'Run more',
      description: null,
      unit: 'km',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      status: 'active',
      config: { colour: 'pine', goal_per_week: 3, direction: 'more' },
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const id = made.json().id
    expect((await member.browser.get(`/api/features/${id}`)).json()).toEqual(made.json())
    expect((await create(member, { title: ' ' })).json().detail).toMatchObject([
      { loc: ['body', 'title'], msg: 'Title is required' },
    ])
    for (const wrong of [
      { title: 'x', start_date: 'soon' },
      { title: 'x', end_date: '2026-02-30' },
      { title: 'x', start_date: '2026-02-02', end_date: '2026-02-01' },
      { title: 'x'.repeat(201) },
      { title: 'x', config: { colour: 'beige' } },
      { title: 'x', config: { more: 'x'.repeat(9000) } },
    ])
      expect([wrong, (await create(member, wrong)).statusCode]).toEqual([wrong, 422])
  })

  test('the same new one sent twice, or forty times at once, is made once; what another tab changed since stays', async () => {
    const member = await aMember(app)
    const list = async () => (await member.browser.get('/api/features/checkins')).json()
    const first = { client_key: 'new-abcdefgh', body: 'ran' }
    const answers = await Promise.all(Array.from({ length: 40 }, () => note(member, first)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await list()).toHaveLength(1)
    // Its answer was lost, and the person has typed on.
    const on = (await note(member, { ...first, body: 'ran 5k' })).json()
    expect(await list()).toMatchObject([{ id: on.id, body: 'ran 5k', client_key: 'new-abcdefgh' }])
    // Another tab still has the first words.
    const late = await note(member, first)
    expect([late.statusCode, late.headers['x-problem']]).toEqual([409, 'changed_elsewhere'])
    expect(await list()).toMatchObject([{ body: 'ran 5k' }])
    // Somebody else may call theirs the same.
    expect((await note(await aMember(app), first)).statusCode).toBe(200)
  })

  test('it is changed only from the state that was seen, if one is named', async () => {
    const member = await aMember(app)
    const made = (await note(member, { body: 'one' })).json()
    const put = (json: object) => member.browser.put(`/api/features/checkin/${made.id}`, { json })
    const here = await put({ body: 'two', seen_updated_at: made.updated_at })
    expect(here.json()).toMatchObject({ body: 'two' })
    const there = await put({ body: 'other', seen_updated_at: made.updated_at })
    expect(there.statusCode).toBe(409)
    expect(there.json().detail).toBe('This checkin was changed somewhere else after you opened it here.')
    expect((await put({ body: 'three', seen_updated_at: here.json().updated_at })).statusCode).toBe(200)
    expect((await put({ body: 'four' })).json().body).toBe('four')
  })

  test('[FEAT-13] [FEAT-16] [FEAT-17] [FEAT-10] are changed, listed by status, and go only where they may', async () => {
    const member = await aMember(app)
    const id = await aFeature(member)
    const put = await member.browser.put(`/api/features/${id}`, {
      json: { title: 'Walking', status: 'archived', user_id: 1, created_at: 'x' },
    })
    expect(put.json()).toMatchObject({ id, title: 'Walking', unit: 'km', status: 'active' })
    const move = (status: string) => member.browser.patch(`/api/features/${id}/status`, { json: { status } })
    expect((await move('active')).statusCode).toBe(200)
    expect((await move('completed')).json().status).toBe('completed')
    expect((await move('archived')).statusCode).toBe(409)
    expect((await move('active')).json().status).toBe('active')
    expect((await move('archived')).json().status).toBe('archived')
    expect((await move('gone')).statusCode).toBe(422)
    const list = async (query = '') => (await member.browser.get(`/api/features/list${query}`)).json()
    expect(await list()).toHaveLength(1)
    expect(await list('?status=active')).toEqual([])
    expect(await list('?status=archived')).toHaveLength(1)
    expect((await member.browser.get('/api/features/list?status=x')).statusCode).toBe(422)
  })

  test('[FEAT-18] are found by their words, wildcards taken as they are; the recent ones are those of the latest notes', async () => {
    const member = await aMember(app)
    const run = await aFeature(member)
    const sleep = await aFeature(member, { title: 'Sleep 100%', unit: 'hours' })
    const search = async (query: string) =>
      (await member.browser.post('/api/features/search', { json: { query } })).json()
    expect((await search('run')).map(({ id }: { id: number }) => id)).toEqual([run])
    expect((await search('0%')).map(({ id }: { id: number }) => id)).toEqual([sleep])
    expect(await search('_un')).toEqual([])
    await note(member, { body: 'x', feature_ids: [run] })
    const recent = (await member.browser.get('/api/features/recent')).json()
    expect(recent.map(({ id }: { id: number }) => id)).toEqual([run, sleep])
  })
})

describe('check-ins', () => {
  test('[CHECK-04] [CHECK-16] [CHECK-17] [CHECK-18] are written in both forms and stored alike', async () => {
    const member = await aMember(app)
    const id = await aFeature(member)
    const byForm = await note(member, { body: ' Good run ', feature_ids: [id], values: { [id]: 5 } })
    expect(byForm.json()).toMatchObject({
      body: 'Good run',
      applies_to: '2026-11-16',
      checkin_features: [{ feature_id: id, value_recorded: 5, manual_override: 'keep_value' }],
      feature_details: [{ feature_id: id, title: 'Running', unit: 'km' }],
      values: { [id]: 5 },
    })
    const byList = await note(member, {
      body: 'x',
      features: [{ feature_id: id, value_recorded: 5, manual_override: 'keep_value' }],
    })
    expect(byList.json().checkin_features).toEqual(byForm.json().checkin_features)
    expect((await note(member, { body: '  ' })).json().detail).toMatchObject([{ msg: 'A note is required' }])
    expect((await note(member, { body: 'x', applies_to: '16.11.' })).statusCode).toBe(422)
    expect((await note(member, { body: 'x', feature_ids: [1], values: {} })).statusCode).toBe(404)
  })

  test('[API-05] [CHECK-19] [CHECK-20] [CHECK-21] [CHECK-07] are changed, listed newest day first, and removed', async () => {
    const member = await aMember(app)
    const id = await aFeature(member)
    const old = (await note(member, { body: 'old', applies_to: '2025-01-01', feature_ids: [id] })).json()
    const now = (await note(member, { body: 'new' })).json()
    const list = async (query = '') => (await member.browser.get(`/api/features/checkins${query}`)).json()
    expect((await list()).map((one: { id: number }) => one.id)).toEqual([now.id, old.id])
    expect(await list(`?feature_id=${id}`)).toMatchObject([{ id: old.id }])
    expect(await list('?limit=1')).toHaveLength(1)
    expect(await list('?limit=9999')).toHaveLength(2)
    const put = await member.browser.put(`/api/features/checkin/${now.id}`, { json: { body: 'newer' } })
    expect(put.json()).toMatchObject({ id: now.id, body: 'newer', applies_to: '2026-11-16' })
    expect((await member.browser.delete(`/api/features/checkin/${old.id}`)).json()).toEqual({ success: true })
    expect((await member.browser.delete(`/api/features/checkin/${old.id}`)).statusCode).toBe(404)
    for (let n = 0; n < 12; n += 1) await note(member, { body: `n${n}` })
    expect(await list()).toHaveLength(10)
  })

  test('[CHECK-22] [CHECK-25] a note is read; what a hand has set stays, what it took out stays out', async () => {
    const member = await aMember(app)
    const run = await aFeature(member)
    const sleep = await aFeature(member, { title: 'Sleep', unit: 'hours' })
    const coffee = await aFeature(member, { title: 'Coffee', unit: 'cups' })
    const body = 'ran 5k before breakfast, 7.5 hours of sleep, 3 coffees'
    const { id } = (await note(member, { body })).json()
    const parse = async (existing_features: object[] = [], content = body) =>
      (
        await member.browser.post(`/api/features/checkin/${id}/parse`, {
          json: { content, existing_features },
        })
      ).json()
    expect((await parse()).values).toEqual({ [run]: 5, [sleep]: 7.5, [coffee]: 3 })
    const read = await parse([
      { feature_id: run, value_recorded: 6, manual_override: 'keep_value' },
      { feature_id: coffee, value_recorded: null, manual_override: 'delete' },
      { feature_id: 1, value_recorded: 1, manual_override: 'keep_value' },
    ])
    expect(read.values).toEqual({ [run]: 6, [sleep]: 7.5 })
    expect(read.checkin_features).toContainEqual({
      feature_id: coffee,
      value_recorded: null,
      manual_override: 'delete',
    })
    // A reading of what the note no longer says changes nothing.
    expect((await parse([], 'ran 9k')).values).toEqual({ [run]: 6, [sleep]: 7.5 })
  })

  test('somebody else’s are not there, and what names one of theirs stores nothing', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const feature = await aFeature(owner)
    const { id } = (await note(owner, { body: 'mine', feature_ids: [feature] })).json()
    expect((await other.browser.put(`/api/features/checkin/${id}`, { json: { body: 'x' } })).statusCode).toBe(
      404,
    )
    expect((await note(other, { body: 'x', features: [{ feature_id: feature }] })).statusCode).toBe(404)
    expect((await other.browser.get('/api/features/checkins')).json()).toEqual([])
    expect((await other.browser.get(`/api/features/checkins?feature_id=${feature}`)).json()).toEqual([])
  })
})
