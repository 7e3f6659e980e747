import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { listOwnAnswers, moveToOwner } from './answer-queries.ts'
import { deleteUnused, listByCreator, listQuestionsOf } from './queries.ts'

export { inventAnswers } from './invented-answers.ts'
export { findSurvey, listQuestions } from './queries.ts'
export {
  findSurveyProgressOf,
  listSurveyAnswers,
  type SurveyAnswers,
  type SurveyProgress,
} from './responses.ts'
export { surveyRoutes } from './routes.ts'
export { seedSurveys } from './seed.ts'
export { createSurveys, type Surveys } from './surveys.ts'

export const surveysOfPeople: PersonalData = {
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
