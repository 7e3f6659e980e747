export { createSurveysFeature } from './feature.ts'
export { inventAnswers } from './invented-answers.ts'
export { findSurvey, listQuestions } from './queries.ts'
export {
  findSurveyProgressOf,
  listSurveyAnswers,
  type SurveyAnswers,
  type SurveyProgress,
} from './responses.ts'
export { seedSurveys } from './seed.ts'
export type { Surveys } from './surveys.ts'
