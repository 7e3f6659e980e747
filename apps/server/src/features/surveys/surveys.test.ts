import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { surveys, topicRequirements, topics, users } from '#schema'
import { aMember, type Person } from '#testing/people.ts'
import { aDraft, aPublishedSurvey, aSurvey, EVERY_TYPE, publish } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ work: true })

async function useIn(surveyId: number) {
  const [topic] = await app.platform.db
    .insert(topics)
    .values({ name: 'T', description: 'd', status: 'published' })
    .returning()
  await app.platform.db.insert(topicRequirements).values({
    topicId: topic?.id ?? 0,
    alias: 'survey_answers',
    orderIndex: 0,
    requirementType: 'survey',
    requiredSurveyId: surveyId,
  })
}

const put = ({ browser }: Person, id: number, json: unknown) =>
  browser.put(`/api/creator/surveys/${id}`, { json })

describe('writing a survey', () => {
  test('[SURV-24] [SURV-25] [SURV-31] [SURV-32] [RESP-33] [RESP-34] [RESP-35] what is sent is stored whole, with every default', async () => {
    const creator = await aMember(app)
    const made = await aSurvey(creator, {
      questions: EVERY_TYPE,
      status: 'published',
      id: 3,
      used_in_templates: 9,
    })
    expect(made).toMatchObject({ title: 'About tea', status: 'draft', used_in_templates: 0, is_own: true })
    expect(made.id).toBeGreaterThanOrEqual(1000)
    expect(made.questions.map((question) => question.question_type)).toEqual(
      EVERY_TYPE.map((question) => question.question_type),
    )
    expect(made.questions[2]).toMatchObject({
      question_text: 'Which?',
      order_index: 2,
      options: [
        { option_text: 'Black', option_value: '0', order_index: 0 },
        { option_text: 'Green', option_value: '1', order_index: 1 },
        { option_text: 'White', option_value: '2', order_index: 2 },
      ],
    })
    expect(made.questions[5]?.question_config).toEqual({
      options: { min: 0, max: 10, step: 0.5, labels: { min: 'Poor', max: 'Excellent' } },
    })
    expect((await creator.browser.get(`/api/creator/surveys/${made.id}`)).json()).toEqual(made)
  })

  test('[SURV-18] [SURV-19] [SURV-20] [SURV-21] [SURV-22] [SURV-23] every fault is named at its field, all at once', async () => {
    const creator = await aMember(app)
    const answer = await creator.browser.post('/api/creator/surveys', {
      json: {
        title: '  ',
        questions: [
          { question_text: ' ', question_type: 'single_select', options: [{ option_text: 'One' }] },
          {
            question_text: 'x',
            question_type: 'ranking',
            options: [{ option_text: 'One' }, { option_text: ' ' }],
          },
          { question_text: 'x', question_type: 'multi_select' },
          { question_text: 'x', question_type: 'rating_scale', question_config: { options: { step: 0.01 } } },
          { question_text: 'x', question_type: 'no_such_type' },
        ],
      },
    })
    expect(answer.statusCode).toBe(422)
    const faults = Object.fromEntries(
      answer.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc.join('.'), msg]),
    )
    expect(faults).toEqual({
      'body.title': 'Survey title is required',
      'body.description': 'Survey description is required',
      'body.questions.0.question_text': 'Question text is required',
      'body.questions.0.options': 'At least 2 options are required',
      'body.questions.1.options': 'All options must have text',
      'body.questions.2.options': 'At least 2 options are required',
      'body.questions.3.question_config': 'Step must be at least 0.1',
      'body.questions.4.question_type': 'Unknown question type: no_such_type',
    })
    expect((await creator.browser.get('/api/creator/surveys')).json()).toEqual([])
  })

  test('limits: names 200, descriptions 5,000, 100 questions, 100 options, 512 KiB', async () => {
    const creator = await aMember(app)
    const question = { question_text: 'x', question_type: 'short_text' }
    const choice = (count: number) => ({
      question_text: 'x',
      question_type: 'single_select',
      options: Array.from({ length: count }, (_, at) => ({ option_text: `Option ${at}` })),
    })
    const post = (questions: unknown[]) =>
      creator.browser.post('/api/creator/surveys', { json: aDraft({ questions }) })
    const full = await post([...Array.from({ length: 99 }, () => question), choice(100)])
    expect(full.statusCode).toBe(200)
    expect(full.json().questions.at(-1).options).toHaveLength(100)
    expect((await post(Array.from({ length: 101 }, () => question))).statusCode).toBe(422)
    expect((await post([choice(101)])).statusCode).toBe(422)
    expect((await post([{ ...question, question_text: 'x'.repeat(600_000) }])).statusCode).toBe(413)
    const sized = async (title: number, description: number) => {
      const json = aDraft({ title: 'x'.repeat(title), description: 'x'.repeat(description) })
      return (await creator.browser.post('/api/creator/surveys', { json })).statusCode
    }
    expect([await sized(200, 5000), await sized(201, 1), await sized(1, 5001)]).toEqual([200, 422, 422])
  })
})

describe('status, copies and deletion', () => {
  test('[SURV-29] [SURV-33] [SURV-38] draft, published, archived and back; nothing else', async () => {
    const creator = await aMember(app)
    const { id } = await aSurvey(creator)
    expect((await publish(creator, id, 'archived')).statusCode).toBe(409)
    for (const status of ['published', 'published', 'archived', 'published'])
      expect((await publish(creator, id, status)).json().status).toBe(status)
    expect((await publish(creator, id, 'draft')).statusCode).toBe(409)
    expect((await publish(creator, id, 'gone')).statusCode).toBe(422)
  })

  test('a survey without questions cannot be published, nor a published one emptied', async () => {
    const creator = await aMember(app)
    const empty = await aSurvey(creator, { questions: [] })
    const refused = await publish(creator, empty.id)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].msg).toBe('Add at least one question before publishing')
    const { id } = await aPublishedSurvey(creator)
    expect((await put(creator, id, aDraft({ questions: [] }))).statusCode).toBe(422)
  })

  test('[SURV-34] a copy is a draft of the caller’s own', async () => {
    const creator = await aMember(app)
    const long = 'x'.repeat(200)
    const { id } = await aPublishedSurvey(creator, { title: long, questions: EVERY_TYPE })
    const copy = (await creator.browser.post(`/api/creator/surveys/${id}/duplicate`)).json()
    expect(copy).toMatchObject({ title: `${'x'.repeat(193)} (copy)`, status: 'draft', is_own: true })
    expect(copy.questions).toHaveLength(EVERY_TYPE.length)
    expect(copy.questions[0].id).not.toBe(
      (await creator.browser.get(`/api/creator/surveys/${id}`)).json().questions[0].id,
    )
  })

  test('[SURV-05] [SURV-30] [SURV-34] one in use cannot be deleted; the list says how often it is used', async () => {
    const creator = await aMember(app)
    const kept = await aPublishedSurvey(creator, { title: 'Kept' })
    const gone = await aSurvey(creator, { title: 'Gone' })
    await useIn(kept.id)
    await useIn(kept.id)
    const list = (await creator.browser.get('/api/creator/surveys')).json()
    expect(
      list.map((one: { title: string; used_in_templates: number }) => [one.title, one.used_in_templates]),
    ).toEqual([
      ['Gone', 0],
      ['Kept', 2],
    ])
    const refused = await creator.browser.delete(`/api/creator/surveys/${kept.id}`)
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Cannot delete surveys in use by templates',
    ])
    expect((await creator.browser.delete(`/api/creator/surveys/${gone.id}`)).json()).toEqual({
      success: true,
    })
    expect((await creator.browser.delete(`/api/creator/surveys/${gone.id}`)).statusCode).toBe(404)
  })

  test('a deleted account leaves behind only what topics use', async () => {
    const creator = await aMember(app)
    const used = await aPublishedSurvey(creator)
    const unused = await aPublishedSurvey(creator)
    const draft = await aSurvey(creator)
    await useIn(used.id)
    expect((await creator.browser.delete('/api/account')).statusCode).toBe(200)
    const left = await app.platform.db.select().from(surveys)
    expect(left.find(({ id }) => id === used.id)).toMatchObject({ creatorId: null, status: 'published' })
    expect(left.some(({ id }) => id === unused.id || id === draft.id)).toBe(false)
  })
})

describe('[SURV-31] [RESP-56] who sees what', () => {
  test('published ones are for everybody, without what only the creator is told', async () => {
    const creator = await aMember(app)
    const { id } = await aPublishedSurvey(creator, { title: 'For everybody' })
    const seen = (await app.browser().get(`/api/creator/surveys/${id}`)).json()
    expect(seen).toMatchObject({ title: 'For everybody', is_own: false })
    expect(seen).not.toHaveProperty('used_in_templates')
    const listed = (await app.browser().get('/api/surveys')).json()
    expect(listed).toContainEqual({
      id,
      title: 'For everybody',
      description: 'A few questions about tea.',
      question_count: 1,
    })
    await publish(creator, id, 'archived')
    expect((await app.browser().get('/api/surveys')).json()).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('an admin may edit every creator’s survey', async () => {
    const creator = await aMember(app)
    const admin = await aMember(app)
    await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    const { id } = await aSurvey(creator)
    expect((await put(admin, id, aDraft({ title: 'Mended' }))).json()).toMatchObject({
      title: 'Mended',
      is_own: true,
    })
    expect((await creator.browser.get(`/api/creator/surveys/${id}`)).json().title).toBe('Mended')
  })
})
