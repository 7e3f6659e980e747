import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { listOwnAnswers, moveToOwner } from './answer-queries.ts'
import { deleteUnused, listByCreator, listQuestionsOf } from './queries.ts'
import { surveyRoutes } from './routes.ts'
import { seedSurveys } from './seed.ts'
import { createSurveys } from './surveys.ts'

const personalData: PersonalData = {
  move: moveToOwner,
  beforeRemoval: async (tx, userId) => {
    await deleteUnused(tx, userId)
  },
  exportFiles: async (db, userId) => {
    const own = await listByCreator(db, userId)
    const questions = await listQuestionsOf(
      db,
      own.map(({ id }) => id),
    )
    const surveys = own.map(({ creatorId: _, key: __, ...survey }) => ({
      ...survey,
      questions: questions
        .filter(({ surveyId }) => surveyId === survey.id)
        .map(({ questionText, questionType, options }) => ({ questionText, questionType, options })),
    }))
    return { 'surveys.json': asJson({ surveys, answers: await listOwnAnswers(db, userId) }) }
  },
}

export async function createSurveysFeature(platform: Platform) {
  await seedSurveys(platform.db)
  const surveys = createSurveys(platform)
  return {
    surveys,
    routes: ({ route }) => surveyRoutes(route, platform, surveys),
    personalData,
  } satisfies Feature & { surveys: typeof surveys }
}
