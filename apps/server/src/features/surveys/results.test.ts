import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#schema'
import { aGuest, aMember } from '#testing/people.ts'
import { ANSWERS, aPublishedSurvey, EVERY_TYPE, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ work: true })

test('results add up answers, completion and where people stopped, and identify nobody', async () => {
  const creator = await aMember(app)
  const { id, questions } = await aPublishedSurvey(creator, { questions: EVERY_TYPE })
  const whole = await aGuest(app)
  for (const [at, question] of questions.entries()) await save(whole, id, question.id, ANSWERS[at])
  const stopped = await aMember(app)
  for (const [at, question] of questions.slice(0, 3).entries())
    await save(stopped, id, question.id, ANSWERS[at])
  await stopped.browser.put(`/api/user/surveys/${id}/progress`, { json: { last_question_idx: 3 } })
  const blank = await aGuest(app)
  await save(blank, id, questions[0]?.id ?? 0, { text: ' ' })

  const answer = await creator.browser.get(`/api/creator/surveys/${id}/results`)
  const results = answer.json()
  expect(results).toMatchObject({ survey_id: id, started: 3, completed: 1 })
  expect(results.questions.map((one: { answered: number }) => one.answered)).toEqual([
    2, 2, 2, 1, 1, 1, 1, 1, 1,
  ])
  expect(results.questions.map((one: { dropped: number }) => one.dropped)).toEqual([
    1, 0, 0, 1, 0, 0, 0, 0, 0,
  ])
  expect(results.questions[0].texts).toEqual(['Always.', 'Always.'])
  expect(results.questions[2]).toMatchObject({
    summary: 'Chosen most: Green (100%).',
    bars: [
      { label: 'Black', value: 0 },
      { label: 'Green', value: 2 },
      { label: 'White', value: 0 },
    ],
  })
  for (const person of [stopped, whole]) {
    expect(answer.body).not.toContain(`"${person.id}"`)
    if (person.email) expect(answer.body).not.toContain(person.email)
  }
})

test('the CSV has a line for each respondent, no ids, and no formula that a spreadsheet would run', async () => {
  const creator = await aMember(app)
  const { id, questions } = await aPublishedSurvey(creator, {
    questions: [
      { question_text: '=Tea?', question_type: 'short_text' },
      { question_text: 'Biscuit, "please"?', question_type: 'boolean' },
    ],
  })
  for (const text of ['=cmd()', '+1', '-1', '-1+1', '@x', '＝x', 'fine, really']) {
    const guest = await aGuest(app)
    await save(guest, id, questions[0]?.id ?? 0, { text })
  }
  const answer = await creator.browser.get(`/api/creator/surveys/${id}/results.csv`)
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toContain('attachment')
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toBe(`"'=Tea?","Biscuit, ""please""?"`)
  expect(lines.sort()).toEqual(
    [`"'+1"`, `"-1"`, `"'-1+1"`, `"'=cmd()"`, `"'@x"`, `"'＝x"`, `"fine, really"`]
      .map((cell) => `${cell},""`)
      .sort(),
  )
})

test('nobody else sees results, not even an admin', async () => {
  const creator = await aMember(app)
  const { id } = await aPublishedSurvey(creator)
  const admin = await aMember(app)
  await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
  for (const path of ['results', 'results.csv']) {
    for (const person of [admin, await aMember(app)])
      expect((await person.browser.get(`/api/creator/surveys/${id}/${path}`)).statusCode).toBe(404)
    expect((await admin.browser.get(`/api/creator/surveys/25/${path}`)).statusCode).toBe(404)
  }
})
