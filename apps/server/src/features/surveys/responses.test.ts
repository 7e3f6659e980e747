import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aGuest, aMember, anUnconfirmedMember, logIn } from '#testing/people.ts'
import { ANSWERS, aPublishedSurvey, aSurvey, EVERY_TYPE, publish, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'
import { findSurveyProgressOf, listSurveyAnswers } from './index.ts'

const app = useTestApp({ work: true })
const responsesOf = (person: { browser: ReturnType<typeof app.browser> }, id: number) =>
  person.browser.get(`/api/user/surveys/${id}/responses`)

describe('answering', () => {
  test('[RESP-21] [RESP-31] [RESP-35] [RESP-40] [RESP-55] every type is saved and loaded to the letter', async () => {
    const { id, questions } = await aPublishedSurvey(await aMember(app), { questions: EVERY_TYPE })
    const guest = await aGuest(app)
    const empty = (await responsesOf(guest, id)).json()
    expect(empty).toMatchObject({
      survey: { id, title: 'About tea' },
      responses: {},
      progress: { last_question_idx: 0 },
    })
    expect(empty.questions[2]).toEqual({
      id: questions[2]?.id,
      question_text: 'Which?',
      question_type: 'single_select',
      question_config: null,
      order_index: 2,
      options: [
        { value: 0, text: 'Black' },
        { value: 1, text: 'Green' },
        { value: 2, text: 'White' },
      ],
    })
    for (const [at, question] of questions.entries()) {
      const answer = await save(guest, id, question.id, ANSWERS[at], at % 2 ? {} : { status: undefined })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toMatchObject({ question_id: question.id, response_json: ANSWERS[at] })
    }
    const { responses } = (await responsesOf(guest, id)).json()
    questions.forEach((question, at) => {
      expect(responses[question.id].response_json).toEqual(ANSWERS[at])
    })
    expect(responses[questions[0]?.id ?? 0].response_text).toBe('Always.')
  })

  test('[RESP-42] [RESP-54] wrong forms, wrong ids and too much are refused, and nothing is stored', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator, { questions: EVERY_TYPE })
    const other = await aPublishedSurvey(creator)
    const guest = await aGuest(app)
    const [text, , single] = questions
    const deep = Array.from({ length: 10 }).reduce((inner) => ({ inner }), {})
    for (const [questionId, response, status] of [
      [single?.id, { value: '1', text: 'Green' }, 422],
      [single?.id, { value: 9, text: 'x' }, 422],
      [single?.id, { text: 'Green' }, 422],
      [text?.id, { text: 'fine', deep }, 422],
      [text?.id, { text: 'x'.repeat(65_536) }, 413],
      [text?.id, { text: 'x'.repeat(200_000) }, 413],
      [text?.id, { text: 'nul \u0000' }, 422],
      [text?.id, 'text', 422],
      [other.questions[0]?.id, { text: 'x' }, 404],
      [99_999_999, { text: 'x' }, 404],
    ] as const)
      expect((await save(guest, id, questionId ?? 0, response)).statusCode).toBe(status)
    expect(
      (await save(guest, id, text?.id ?? 0, { text: 'x' }, { question_id: single?.id })).statusCode,
    ).toBe(422)
    expect((await responsesOf(guest, id)).json().responses).toEqual({})
    expect((await save(guest, id, text?.id ?? 0, { text: 'x'.repeat(60_000) })).statusCode).toBe(200)
  })

  test('[RESP-15] [RESP-31] saving again replaces; a blank text counts as unanswered', async () => {
    const { id, questions } = await aPublishedSurvey(await aMember(app))
    const guest = await aGuest(app)
    const question = questions[0]?.id ?? 0
    for (const text of ['one', 'two', 'two']) await save(guest, id, question, { text })
    expect((await responsesOf(guest, id)).json().responses[question].response_json).toEqual({ text: 'two' })
    const list = async () => (await guest.browser.get('/api/user/surveys')).json()[0]
    expect(await list()).toMatchObject({ answered_questions: 1, is_complete: true })
    await save(guest, id, question, { text: '  ' })
    expect(await list()).toMatchObject({ answered_questions: 0, is_complete: false })
  })

  test('[RESP-32] the place is remembered within the survey', async () => {
    const { id } = await aPublishedSurvey(await aMember(app), { questions: EVERY_TYPE })
    const guest = await aGuest(app)
    const put = (last_question_idx: unknown) =>
      guest.browser.put(`/api/user/surveys/${id}/progress`, { json: { last_question_idx } })
    expect((await put(8)).json()).toEqual({ last_question_idx: 8 })
    for (const wrong of [9, -1, 1.5, '3']) expect((await put(wrong)).statusCode).toBe(422)
    expect((await responsesOf(guest, id)).json().progress).toEqual({ last_question_idx: 8 })
  })

  test('[RESP-04] [RESP-05] the list of what one has begun, the last touched first', async () => {
    const creator = await aMember(app)
    const first = await aPublishedSurvey(creator, { title: 'First', questions: EVERY_TYPE })
    const second = await aPublishedSurvey(creator, { title: 'Second' })
    const guest = await aGuest(app)
    expect((await guest.browser.get('/api/user/surveys')).json()).toEqual([])
    await save(guest, second.id, second.questions[0]?.id ?? 0, { text: 'done' })
    await guest.browser.put(`/api/user/surveys/${first.id}/progress`, { json: { last_question_idx: 0 } })
    expect((await guest.browser.get('/api/user/surveys')).json()).toEqual([
      {
        id: first.id,
        title: 'First',
        description: 'A few questions about tea.',
        answered_questions: 0,
        total_questions: 9,
        last_updated: expect.stringMatching(/Z$/),
        is_complete: false,
        leads_to: [],
      },
      expect.objectContaining({
        id: second.id,
        answered_questions: 1,
        total_questions: 1,
        is_complete: true,
      }),
    ])
  })

  test('an archived survey stays with those who have begun it', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator)
    const begun = await aGuest(app)
    const stranger = await aGuest(app)
    const looked = await aGuest(app)
    await save(begun, id, questions[0]?.id ?? 0, { text: 'mine' })
    await looked.browser.put(`/api/user/surveys/${id}/progress`, { json: { last_question_idx: 0 } })
    await publish(creator, id, 'archived')
    for (const person of [begun, looked]) expect((await responsesOf(person, id)).statusCode).toBe(200)
    expect((await save(begun, id, questions[0]?.id ?? 0, { text: 'changed' })).statusCode).toBe(200)
    expect((await responsesOf(stranger, id)).statusCode).toBe(404)
    expect((await save(stranger, id, questions[0]?.id ?? 0, { text: 'x' })).statusCode).toBe(404)
  })

  test('a creator may answer the draft; another member may not even see it', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aSurvey(creator)
    expect((await save(creator, id, questions[0]?.id ?? 0, { text: 'x' })).statusCode).toBe(200)
    const other = await aMember(app)
    expect((await responsesOf(other, id)).statusCode).toBe(404)
    expect((await save(other, id, questions[0]?.id ?? 0, { text: 'x' })).statusCode).toBe(404)
  })

  test('nobody sees another’s answers', async () => {
    const { id, questions } = await aPublishedSurvey(await aMember(app))
    const one = await aGuest(app)
    await save(one, id, questions[0]?.id ?? 0, { text: 'secret' })
    expect((await responsesOf(await aMember(app), id)).body).not.toContain('secret')
  })
})

describe('whose answers they are', () => {
  test('a guest who signs up keeps them; one who logs in brings them, and the newer stays', async () => {
    const { id, questions } = await aPublishedSurvey(await aMember(app), {
      questions: EVERY_TYPE.slice(0, 2),
    })
    const [first = 0, second = 0] = questions.map((question) => question.id)
    const guest = await aGuest(app)
    await save(guest, id, first, { text: 'kept' })
    await anUnconfirmedMember(app, undefined, guest.browser)
    expect((await responsesOf(guest, id)).json().responses[first].response_json).toEqual({ text: 'kept' })

    const member = await aMember(app)
    await save(member, id, first, { text: 'old' })
    const visitor = await aGuest(app)
    await save(visitor, id, second, { text: 'older guest' })
    await visitor.browser.put(`/api/user/surveys/${id}/progress`, { json: { last_question_idx: 1 } })
    await save(visitor, id, first, { text: 'newer' })
    await save(member, id, second, { text: 'newest of all' })
    expect((await logIn(visitor.browser, member.email)).statusCode).toBe(200)
    const { responses, progress } = (await responsesOf(visitor, id)).json()
    expect([responses[first].response_json.text, responses[second].response_json.text]).toEqual([
      'newer',
      'newest of all',
    ])
    expect(progress).toEqual({ last_question_idx: 1 })
  })

  test('the export has own surveys and own answers, and nothing of others', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator, { title: 'Mine' })
    const other = await aMember(app)
    await save(other, id, questions[0]?.id ?? 0, { text: 'of somebody else' })
    await save(creator, id, questions[0]?.id ?? 0, { text: 'of my own' })
    const zip = unzipSync((await creator.browser.get('/api/account/export')).rawPayload)
    const { surveys, answers } = JSON.parse(strFromU8(zip['surveys.json'] ?? new Uint8Array()))
    expect(surveys).toMatchObject([{ title: 'Mine', questions: [{ questionText: 'Tea?' }] }])
    expect(answers).toMatchObject([{ survey: 'Mine', question: 'Tea?', answer: { text: 'of my own' } }])
  })
})

test('what articles are written from: answers in order, with text, value and measure', async () => {
  const { db } = app.platform
  const { id, questions } = await aPublishedSurvey(await aMember(app), { questions: EVERY_TYPE })
  const guest = await aGuest(app)
  expect((await findSurveyProgressOf(db, guest.id, [id, 25])).get(25)).toEqual({
    answered: 0,
    total: 39,
    isComplete: false,
  })
  for (const [at, question] of questions.entries()) await save(guest, id, question.id, ANSWERS[at])
  const { survey, answers } = await listSurveyAnswers(db, guest.id, id)
  expect(survey).toEqual({ id, key: null, title: 'About tea' })
  expect(answers.map(({ text }) => text)).toEqual([
    'Always.',
    'Because.\nAnd because.',
    'Green',
    'Kitchen, Bath',
    'Lemon, Milk',
    '3.5',
    'Agree',
    'Yes',
    '14 November 2026 at 16:00',
  ])
  expect(answers[6]).toEqual({
    questionId: questions[6]?.id,
    question: 'Tea is a meal.',
    type: 'likert_scale',
    text: 'Agree',
    value: 0.75,
    measures: null,
  })
  expect((await findSurveyProgressOf(db, guest.id, [id])).get(id)).toEqual({
    answered: 9,
    total: 9,
    isComplete: true,
  })
})
