import { questionTypes } from '@youzine/questions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { surveyAnswers, surveys, users } from '#schema'
import { aGuest, aMember } from '#testing/people.ts'
import { save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'
import { BUILT_IN_SURVEYS } from './built-in/all.ts'
import { seedSurveys } from './index.ts'
import { listQuestions } from './queries.ts'

const app = useTestApp({ work: true })

test('five surveys are there from the start, for everybody, and show every type', async () => {
  const listed = (await app.browser().get('/api/surveys')).json()
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([25, 26, 27, 28, 29])
  for (const { key, questions } of BUILT_IN_SURVEYS.slice(1, 4)) {
    expect(questions.length, key).toBeGreaterThanOrEqual(8)
    expect(new Set(questions.map(({ questionType }) => questionType)).size, key).toBe(
      Object.keys(questionTypes).length,
    )
  }
})

test('the Enneagram asks four times for every type, and never twice in a row', async () => {
  const measures = (await listQuestions(app.platform.db, 25))
    .map((row) => row.measures)
    .filter((one) => one !== null)
  expect(measures).toHaveLength(36)
  const counts = Map.groupBy(measures, (measure) => measure)
  expect([...counts].map(([measure, all]) => `${measure} ${all.length}`).sort()).toEqual(
    Array.from({ length: 9 }, (_, at) => `enneagram:${at + 1} 4`),
  )
  expect(measures.some((measure, at) => measure === measures[at + 1])).toBe(false)
})

test('what an admin has rewritten stays as it is', async () => {
  const admin = await aMember(app)
  await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
  const survey = (await admin.browser.get('/api/creator/surveys/27')).json()
  app.passTime(1000)
  const edit = { ...survey, title: 'In our own words', questions: survey.questions.slice(1) }
  expect((await admin.browser.put('/api/creator/surveys/27', { json: edit })).statusCode).toBe(200)
  await seedSurveys(app.platform.db)
  const after = (await admin.browser.get('/api/creator/surveys/27')).json()
  expect(after.title).toBe('In our own words')
  expect(after.questions).toHaveLength(survey.questions.length - 1)
})

test('seeding again changes no answer, and brings nothing back that was archived', async () => {
  const guest = await aGuest(app)
  expect(
    (await save(guest, 25, 100, { value: 1, original_value: 5, text: 'Strongly Agree' })).statusCode,
  ).toBe(200)
  await app.platform.db
    .update(surveys)
    .set({ status: 'archived', title: 'Old words' })
    .where(eq(surveys.id, 26))
  await seedSurveys(app.platform.db)
  const [survey] = await app.platform.db.select().from(surveys).where(eq(surveys.id, 26))
  expect(survey).toMatchObject({ status: 'archived', title: 'An ordinary Tuesday' })
  expect(
    await app.platform.db.select().from(surveyAnswers).where(eq(surveyAnswers.userId, guest.id)),
  ).toHaveLength(1)
})
