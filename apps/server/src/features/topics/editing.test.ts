import { eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { articles, generations, magazines, topics, users } from '#schema'
import { aMember, type Person } from '#testing/people.ts'
import { aPublishedSurvey, aSurvey } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'
import { aPrompt, aSchema, aTopic, aTopicDraft, POSTS, setTopicStatus } from '#testing/topics.ts'
import { seedTopics } from './seed.ts'

const app = useTestApp()

const put = ({ browser }: Person, id: number, json: unknown) =>
  browser.put(`/api/creator/templates/${id}`, { json })
const get = async ({ browser }: Person, id: number) =>
  (await browser.get(`/api/creator/templates/${id}`)).json()

/** The faults of a refused draft, each as `prompts.0.system_prompt: message`. */
async function faultsOf(person: Person, draft: Record<string, unknown>): Promise<string[]> {
  const answer = await person.browser.post('/api/creator/templates', { json: aTopicDraft(draft) })
  expect(answer.statusCode, answer.body).toBe(422)
  const faults = answer.json().detail as { loc: (string | number)[]; msg: string }[]
  return faults.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`)
}

const aFunction = (schema: unknown, more: Record<string, unknown> = {}) =>
  aPrompt({ prompt_type: 'function', function_name: 'f', function_schema: schema, ...more })

describe('writing a topic', () => {
  test('[TOPIC-46] [SEC-08] [TOPIC-16] [TOPIC-23] [TOPIC-24] [TOPIC-25] [TOPIC-40] what is sent is stored whole; what the server decides is not', async () => {
    const creator = await aMember(app)
    const survey = await aPublishedSurvey(await aMember(app))
    const made = await aTopic(creator, {
      id: 3,
      status: 'published',
      creator_name: 'Nobody',
      usage_count: 99,
      genre_id: 1,
      prompts: [
        aPrompt({ output_key: 'notes', temperature: undefined, model_id: 2 }),
        aFunction(JSON.stringify(aSchema()), {
          step_index: 1,
          temperature: 1.3,
          function_name: 'write_article',
        }),
      ],
      requirements: [
        POSTS,
        { alias: 'survey_answers', requirement_type: 'survey', required_survey_id: survey.id },
      ],
    })
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'What I carry',
      description: 'The things in the pockets of a life.',
      status: 'draft',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      creator_name: 'Robin Example',
      prompts: [
        { ...aPrompt({ output_key: 'notes', model_id: 2 }), temperature: 0.7 },
        {
          ...aPrompt({ step_index: 1, temperature: 1.3, function_name: 'write_article' }),
          prompt_type: 'function',
          function_schema: aSchema(),
        },
      ],
      requirements: [
        { ...POSTS, required_survey_id: null, survey_title: null },
        {
          alias: 'survey_answers',
          requirement_type: 'survey',
          required_survey_id: survey.id,
          survey_title: survey.title,
        },
      ],
    })
    expect(made.id).toBeGreaterThanOrEqual(1000)
    expect(await get(creator, made.id)).toEqual(made)
  })

  test('[TOPIC-29] [TOPIC-30] [TOPIC-31] [TOPIC-34] [TOPIC-36] [TOPIC-37] every fault is named at its field, all at once', async () => {
    const creator = await aMember(app)
    expect(
      await faultsOf(creator, {
        name: ' ',
        description: '',
        prompts: [aPrompt({ system_prompt: '  ' })],
        requirements: [
          { alias: ' ', requirement_type: 'survey', required_survey_id: null },
          { alias: 'a b', requirement_type: 'survey', required_survey_id: 25 },
        ],
      }),
    ).toEqual([
      'name: Topic name is required',
      'description: Topic description is required',
      'prompts.0.system_prompt: System prompt is required',
      'requirements.0.alias: Alias is required',
      'requirements.0.required_survey_id: Survey selection is required',
      'requirements.1.alias: Alias must be a valid Python variable name (letters, numbers, underscores, not starting with a number) and maximum 256 characters',
    ])
  })

  test.each(['1a', 'a-b', 'ä', 'class', 'None', 'x'.repeat(257)])(
    '[TOPIC-35] “%s” is no alias',
    async (alias) => {
      const creator = await aMember(app)
      const [fault] = await faultsOf(creator, {
        requirements: [{ alias, requirement_type: 'survey', required_survey_id: 25 }],
      })
      expect(fault).toContain('Alias must be a valid Python variable name')
    },
  )

  test.each(['__proto__', 'constructor', 'first_name', 'today', 'forloop'])(
    '“%s” means something already, and says so',
    async (name) => {
      const creator = await aMember(app)
      const alias = { alias: name, requirement_type: 'survey', required_survey_id: 25 }
      expect((await faultsOf(creator, { requirements: [alias] }))[0]).toContain('already means something')
      expect((await faultsOf(creator, { prompts: [aPrompt({ output_key: name })] }))[0]).toContain(
        'already means something',
      )
    },
  )

  test('[TOPIC-20] [TOPIC-21] [TOPIC-22] posts once, under their own name; a survey once; an alias once; keys that shadow nothing', async () => {
    const creator = await aMember(app)
    const survey = (alias: string, id = 25) => ({
      alias,
      requirement_type: 'survey',
      required_survey_id: id,
    })
    expect(await faultsOf(creator, { requirements: [POSTS, POSTS] })).toContainEqual(
      'requirements.1.requirement_type: Posts are already required.',
    )
    expect(await faultsOf(creator, { requirements: [{ ...POSTS, alias: 'mine' }] })).toEqual([
      'requirements.0.alias: The alias of posts is always facebook_posts_sample.',
    ])
    expect(await faultsOf(creator, { requirements: [survey('a'), survey('b')] })).toEqual([
      'requirements.1.required_survey_id: This survey is already required.',
    ])
    const other = await aPublishedSurvey(creator)
    expect(await faultsOf(creator, { requirements: [survey('a'), survey('a', other.id)] })).toEqual([
      'requirements.0.alias: Duplicate alias',
      'requirements.1.alias: Duplicate alias',
    ])
    expect(
      await faultsOf(creator, {
        prompts: [aPrompt({ output_key: 'a' }), aPrompt({ output_key: 'a' }), aPrompt({ output_key: 'b' })],
        requirements: [survey('b')],
      }),
    ).toEqual([
      'prompts.1.output_key: An earlier step already has this output key.',
      'prompts.2.output_key: This is the alias of a requirement. Choose another output key.',
    ])
  })

  test('a survey must be published, or one’s own; one that is gone, or somebody’s draft, is named', async () => {
    const [creator, other] = [await aMember(app), await aMember(app)]
    const mine = await aSurvey(creator)
    const theirs = await aSurvey(other)
    const needing = (id: number) => [{ alias: 'a', requirement_type: 'survey', required_survey_id: id }]
    await aTopic(creator, { requirements: needing(mine.id) })
    for (const id of [theirs.id, 2_000_000_000])
      expect(await faultsOf(creator, { requirements: needing(id) })).toEqual([
        'requirements.0.required_survey_id: This survey is not there, or not yours and not published.',
      ])
  })

  test('[TOPIC-32] [TOPIC-33] [TOPIC-19] a function has its name and its schema; temperature has its bounds', async () => {
    const creator = await aMember(app)
    const of = (prompt: unknown) => faultsOf(creator, { prompts: [prompt] })
    expect(await of(aFunction(null, { function_name: '' }))).toEqual([
      'prompts.0.function_name: Function name is required',
      'prompts.0.function_schema: Function schema is required',
    ])
    expect(await of(aFunction('{"name": '))).toEqual(['prompts.0.function_schema: Invalid JSON schema'])
    expect(await of(aFunction('[1]'))).toEqual(['prompts.0.function_schema: Invalid JSON schema'])
    expect(await of(aFunction({ name: 'f', parameters: { type: 'object', properties: {} } }))).toEqual([
      'prompts.0.function_schema: Function must have at least one parameter',
    ])
    for (const temperature of [-0.1, 2.1]) expect(await of(aPrompt({ temperature }))).toHaveLength(1)
  })

  test('Liquid that cannot be read is named with its place; unknown variables are allowed', async () => {
    const creator = await aMember(app)
    const of = (system_prompt: string) => faultsOf(creator, { prompts: [aPrompt({ system_prompt })] })
    expect((await of('Hi\n{% if first_name %}'))[0]).toMatch(
      /^prompts\.0\.system_prompt: .*not closed.* \(line 2, column 1\)$/,
    )
    expect((await of('{{ first_name | shout }}'))[0]).toContain('undefined filter: shout')
    expect((await of('{% include "x" %}'))[0]).toContain('tag "include" not found')
    await aTopic(creator, { prompts: [aPrompt({ system_prompt: '{{ nobody_knows }}' })] })
  })

  test('[SEC-11] large things are refused within a second, each with a sentence', async () => {
    const creator = await aMember(app)
    const deep = (levels: number): unknown =>
      levels === 0
        ? { type: 'string', description: 'd' }
        : { type: 'object', description: 'd', properties: { a: deep(levels - 1) } }
    const schema = (field: unknown) => ({
      name: 'f',
      parameters: { type: 'object', properties: { a: field } },
    })
    const circle = { $ref: '#', description: 'd' }
    const drafts = [
      { prompts: [aPrompt({ system_prompt: 'x'.repeat(200_000) })] },
      { prompts: Array.from({ length: 21 }, () => aPrompt()) },
      { prompts: [aFunction(JSON.stringify(schema(deep(200))))] },
      {
        prompts: [aFunction(JSON.stringify(schema({ ...(deep(1) as object), junk: 'x'.repeat(1_000_000) })))],
      },
      { prompts: [aFunction(schema(circle))] },
      { prompts: [aPrompt({ system_prompt: '{% if a %}'.repeat(4900) })] },
      { prompts: [aPrompt({ model_id: 'gone' })] },
    ]
    for (const draft of drafts) {
      const began = performance.now()
      expect((await faultsOf(creator, draft)).length).toBeGreaterThan(0)
      expect(performance.now() - began).toBeLessThan(5000)
    }
  })
})

describe('the life of a topic', () => {
  test('[TOPIC-27] [TOPIC-41] [TOPIC-44] draft, published, archived, published; only a draft can be edited', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator)
    expect((await setTopicStatus(creator, id, 'archived')).statusCode).toBe(409)
    const changed = await put(creator, id, aTopicDraft({ name: 'Renamed' }))
    expect(changed.json()).toMatchObject({ name: 'Renamed', status: 'draft' })
    for (const status of ['published', 'published', 'archived', 'published'])
      expect((await setTopicStatus(creator, id, status)).json()).toMatchObject({ id, status })
    expect((await setTopicStatus(creator, id, 'draft')).statusCode).toBe(409)
    const refused = await put(creator, id, aTopicDraft())
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('Only drafts can be edited. Duplicate this topic to change it.')
    expect((await setTopicStatus(creator, id, 'nonsense')).statusCode).toBe(422)
  })

  test('without a prompt it is not published', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator, { prompts: [] })
    const refused = await setTopicStatus(creator, id, 'published')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].msg).toBe('Add at least one prompt before publishing')
  })

  test('two tabs: the second save is told that the first was there', async () => {
    const creator = await aMember(app)
    const { id, updated_at: seen } = await aTopic(creator)
    const edit = (name: string) => put(creator, id, aTopicDraft({ name, seen_updated_at: seen }))
    await new Promise((over) => setTimeout(over, 5))
    expect((await edit('One')).statusCode).toBe(200)
    const second = await edit('Two')
    expect(second.statusCode).toBe(409)
    expect(second.json().detail).toContain('changed somewhere else')
    expect((await get(creator, id)).name).toBe('One')
  })

  test('[TOPIC-38] [TOPIC-39] [TOPIC-42] [TOPIC-43] the list, one of it, a copy, and the end; articles stay', async () => {
    const creator = await aMember(app)
    const first = await aTopic(creator)
    const second = await aTopic(creator, { name: 'x'.repeat(200) })
    await aTopic(await aMember(app))
    const list = async () =>
      (await creator.browser.get('/api/creator/templates')).json().map(({ id }: { id: number }) => id)
    expect(await list()).toEqual([second.id, first.id])
    const copy = (await creator.browser.post(`/api/creator/templates/${second.id}/duplicate`)).json()
    expect(copy).toMatchObject({
      status: 'draft',
      prompts: second.prompts,
      requirements: second.requirements,
    })
    expect(copy.name).toHaveLength(200)
    expect(copy.name).toMatch(/ \(copy\)$/)
    const [magazine] = await app.platform.db.insert(magazines).values({ userId: creator.id }).returning()
    const values = {
      userId: creator.id,
      magazineId: magazine?.id ?? 0,
      topicId: first.id,
      title: 'T',
      body: '',
    }
    const [article] = await app.platform.db.insert(articles).values(values).returning()
    const gone = await creator.browser.delete(`/api/creator/templates/${first.id}`)
    expect(gone.json()).toEqual({ success: true })
    expect(await list()).toEqual([copy.id, second.id])
    expect((await creator.browser.get(`/api/article/${article?.id}`)).statusCode).toBe(200)
  })

  test('an admin sees everybody’s, and can archive a built-in one for good', async () => {
    const admin = await aMember(app)
    await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    const theirs = await aTopic(await aMember(app))
    const all = (await admin.browser.get('/api/creator/templates?all=1')).json() as { id: number }[]
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([theirs.id, 1, 25]))
    expect((await admin.browser.delete('/api/creator/templates/25')).statusCode).toBe(409)
    expect((await get(admin, 25)).prompts.length).toBeGreaterThan(0)
  })

  test('publishing keeps a version; a copy shares the history, and an earlier one comes back as a draft', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator, { name: 'First words' })
    await setTopicStatus(creator, id, 'published')
    const copy = (await creator.browser.post(`/api/creator/templates/${id}/duplicate`)).json()
    await put(creator, copy.id, aTopicDraft({ name: 'Second words', description: 'Other.' }))
    await setTopicStatus(creator, copy.id, 'published')
    const versions = (await creator.browser.get(`/api/creator/templates/${copy.id}/versions`)).json()
    expect(versions).toMatchObject([
      { version: 2, template_id: copy.id, name: 'Second words', articles: 0 },
      { version: 1, template_id: id, name: 'First words' },
    ])
    const path = `/api/creator/templates/${copy.id}/versions/1/restore`
    const back = (await creator.browser.post(path)).json()
    expect(back).toMatchObject({ status: 'draft', description: versions[1].description })
    expect(back.id).not.toBe(copy.id)
    expect((await creator.browser.post(path.replace('/1/', '/9/'))).statusCode).toBe(404)
  })

  test('the creator sees how often it was used, finished and dropped, and why', async () => {
    const [creator, reader] = [await aMember(app), await aMember(app)]
    const { id } = await aTopic(creator)
    const [magazine] = await app.platform.db.insert(magazines).values({ userId: reader.id }).returning()
    const wish = (status: 'finished' | 'dropped', reason?: string) => ({
      userId: reader.id,
      topicId: id,
      magazineId: magazine?.id ?? 0,
      status,
      reason,
    })
    await app.platform.db
      .insert(generations)
      .values([wish('finished'), wish('dropped', 'Too thin.'), wish('dropped', 'Too thin.')])
    expect((await creator.browser.get(`/api/creator/templates/${id}/usage`)).json()).toEqual({
      asked: 3,
      finished: 1,
      dropped: 2,
      running: 0,
      reasons: [{ reason: 'Too thin.', count: 2 }],
    })
  })

  test('a deleted account’s drafts go; a published topic that somebody used stays, without a name', async () => {
    const [creator, reader] = [await aMember(app), await aMember(app)]
    const [draft, used] = [await aTopic(creator), await aTopic(creator)]
    await setTopicStatus(creator, used.id, 'published')
    const [magazine] = await app.platform.db.insert(magazines).values({ userId: reader.id }).returning()
    const values = {
      userId: reader.id,
      magazineId: magazine?.id ?? 0,
      topicId: used.id,
      title: 'T',
      body: '',
    }
    await app.platform.db.insert(articles).values(values)
    expect((await creator.browser.delete('/api/account')).statusCode).toBe(200)
    const left = await app.platform.db.select().from(topics).where(eq(topics.id, used.id))
    expect(left).toMatchObject([{ creatorId: null }])
    expect(await app.platform.db.select().from(topics).where(eq(topics.id, draft.id))).toEqual([])
    expect((await reader.browser.get(`/api/templates/${used.id}`)).json().creator_name).toBeNull()
  })
})

describe('models and schemas', () => {
  test('[TOPIC-26] [TOPIC-45] models are named by id and provider, and by nothing else', async () => {
    const { browser } = await aMember(app)
    expect((await browser.get('/api/llm/models')).json()).toEqual([
      { id: 1, provider: 'openai' },
      { id: 2, provider: 'anthropic' },
    ])
  })

  test('[SCHEMA-13] [SCHEMA-11] [SCHEMA-12] [SCHEMA-05] the default of each provider, and each as the other writes it down', async () => {
    const { browser } = await aMember(app)
    const openai = (await browser.get('/api/schemas/default/openai')).json()
    const anthropic = (await browser.get('/api/schemas/default/anthropic')).json()
    expect(openai).toMatchObject({
      function_name: 'write_article',
      schema: { parameters: { type: 'object' } },
    })
    const path = `/api/schemas/convert/anthropic/${encodeURIComponent(JSON.stringify(openai.schema))}`
    expect((await browser.get(path)).json()).toEqual(anthropic)
    const back = await browser.post('/api/schemas/convert/openai', { json: { schema: anthropic.schema } })
    expect(back.json()).toEqual(openai)
    expect((await browser.get('/api/schemas/default/nobody')).statusCode).toBe(404)
    expect((await browser.get('/api/schemas/convert/openai/%7Bno')).statusCode).toBe(422)
    const long = encodeURIComponent(JSON.stringify({ ...openai.schema, description: 'x'.repeat(17_000) }))
    expect((await browser.get(`/api/schemas/convert/openai/${long}`)).statusCode).toBe(414)
  })
})

test('a built-in topic that an admin has put away stays so at the next start', async () => {
  const admin = await aMember(app)
  await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
  const [builtIn] = await app.platform.db.select().from(topics).where(isNotNull(topics.key)).limit(1)
  const id = builtIn?.id ?? 0
  expect((await setTopicStatus(admin, id, 'archived')).statusCode).toBe(200)
  await seedTopics(app.platform.db)
  expect(await get(admin, id)).toMatchObject({ status: 'archived' })
  expect((await setTopicStatus(admin, id, 'published')).statusCode).toBe(200)
})
