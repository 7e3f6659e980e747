import { describe, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { ANSWERS, aDraft, aPublishedSurvey, aSurvey, EVERY_TYPE, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ work: true })

const put = ({ browser }: Person, id: number, json: unknown) =>
  browser.put(`/api/creator/surveys/${id}`, { json })

describe('editing a survey', () => {
  test('[SURV-32] questions keep their ids through reordering, rewording and additions', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aSurvey(creator, { questions: EVERY_TYPE })
    const [first, second] = questions
    const answer = await put(creator, id, {
      ...aDraft({ title: 'New' }),
      questions: [
        { ...second, order_index: 0 },
        { id: null, question_text: 'New', question_type: 'boolean' },
        { ...first, order_index: 2, question_text: 'Reworded' },
      ],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const after = answer.json()
    expect(after.title).toBe('New')
    expect(after.questions.map((one: { id: number }) => one.id)).toEqual([
      second?.id,
      expect.any(Number),
      first?.id,
    ])
    expect(after.questions[2].question_text).toBe('Reworded')
  })

  test('[SURV-32] a client that sends no ids means the same questions too', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aSurvey(creator, { questions: EVERY_TYPE })
    const ids = questions.map((question) => question.id)
    const same = await put(creator, id, aDraft({ questions: EVERY_TYPE }))
    expect(same.json().questions.map((one: { id: number }) => one.id)).toEqual(ids)
    const reworded = await put(
      creator,
      id,
      aDraft({ questions: [{ ...EVERY_TYPE[0], question_text: 'Coffee?' }, ...EVERY_TYPE.slice(1)] }),
    )
    expect(reworded.json().questions.map((one: { id: number }) => one.id)).toEqual(ids)
  })

  test('an answered question can be reworded but not removed, nor become another type', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator, { questions: EVERY_TYPE })
    const person = await aMember(app)
    for (const [at, question] of questions.entries())
      expect((await save(person, id, question.id, ANSWERS[at])).statusCode).toBe(200)
    const without = await put(creator, id, aDraft({ questions: questions.slice(1) }))
    expect(without.statusCode).toBe(409)
    expect(without.json().detail).toBe(
      'A question that somebody has answered cannot be removed. Archive the survey instead.',
    )
    const changed = questions.map((question) => ({ ...question, question_type: 'boolean' }))
    expect((await put(creator, id, aDraft({ questions: changed }))).statusCode).toBe(409)
    const reworded = questions.map((question) => ({
      ...question,
      question_text: `${question.question_text}!`,
    }))
    expect((await put(creator, id, aDraft({ questions: reworded }))).statusCode).toBe(200)
    const { responses } = (await person.browser.get(`/api/user/surveys/${id}/responses`)).json()
    expect(Object.values(responses).map((one) => (one as { response_json: unknown }).response_json)).toEqual(
      ANSWERS,
    )
  })

  test('a scale that was answered may become finer, but not another one', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator, { questions: EVERY_TYPE.slice(5, 6) })
    const [question] = questions
    const person = await aMember(app)
    expect((await save(person, id, question?.id ?? 0, ANSWERS[5])).statusCode).toBe(200)
    const onScale = (max: number, step: number) =>
      put(
        creator,
        id,
        aDraft({ questions: [{ ...question, question_config: { options: { min: 0, max, step } } }] }),
      )
    const refused = await onScale(100, 5)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('The scale of a question that somebody has answered')
    expect((await onScale(10, 1)).statusCode).toBe(409)
    expect((await onScale(10, 0.1)).statusCode).toBe(200)
  })

  test('what was changed elsewhere is not overwritten by who has not seen it, unless they insist', async () => {
    const creator = await aMember(app)
    const { id, updated_at } = await aSurvey(creator)
    app.passTime(1000)
    const first = await put(creator, id, { ...aDraft({ title: 'One tab' }), seen_updated_at: updated_at })
    expect(first.statusCode, first.body).toBe(200)
    const second = await put(creator, id, { ...aDraft({ title: 'Another' }), seen_updated_at: updated_at })
    expect(second.statusCode).toBe(409)
    expect(second.json().detail).toBe('This survey was changed somewhere else after you opened it here.')
    expect((await creator.browser.get(`/api/creator/surveys/${id}`)).json().title).toBe('One tab')
    const published = await creator.browser.patch(`/api/creator/surveys/${id}`, {
      json: { status: 'published' },
    })
    expect(published.json().updated_at).toBe(first.json().updated_at)
    expect((await put(creator, id, aDraft({ title: 'Another' }))).statusCode).toBe(200)
  })

  test('options may be reordered and reworded under their answers; one that was chosen stays', async () => {
    const creator = await aMember(app)
    const { id, questions } = await aPublishedSurvey(creator, { questions: EVERY_TYPE.slice(2, 5) })
    const person = await aMember(app)
    for (const [at, question] of questions.entries()) await save(person, id, question.id, ANSWERS[at + 2])
    const reversed = questions.map((question) => ({
      ...question,
      options: question.options.map(({ option_text }) => ({ option_text })).reverse(),
    }))
    expect((await put(creator, id, aDraft({ questions: reversed }))).statusCode).toBe(200)
    const { responses } = (await person.browser.get(`/api/user/surveys/${id}/responses`)).json()
    expect(questions.map((question) => responses[question.id].response_json)).toMatchObject([
      { value: 1, text: 'Green' },
      { values: [2, 0], texts: ['Kitchen', 'Bath'] },
      { ranking: [0, 2], text: 'Lemon, Milk' },
    ])
    const shorter = reversed.map((question) => ({
      ...question,
      options: question.options.slice(0, 1).concat({ option_text: 'White' }),
    }))
    expect((await put(creator, id, aDraft({ questions: shorter }))).statusCode).toBe(409)
  })

  test('ids of elsewhere are refused, and nothing is stored', async () => {
    const creator = await aMember(app)
    const other = await aMember(app)
    const theirs = await aSurvey(other)
    const mine = await aSurvey(creator)
    for (const id of [theirs.questions[0]?.id, 99_999_999]) {
      const answer = await put(
        creator,
        mine.id,
        aDraft({ title: 'Stolen', questions: [{ ...(aDraft().questions[0] as object), id }] }),
      )
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail[0].loc).toEqual(['body', 'questions', 0, 'id'])
    }
    expect((await creator.browser.get(`/api/creator/surveys/${mine.id}`)).json()).toEqual(mine)
    expect((await other.browser.get(`/api/creator/surveys/${theirs.id}`)).json()).toEqual(theirs)
  })
})
