import { useQuery } from '@tanstack/react-query'
import { publishedSurveysQuery } from '#features/survey-taking/api.ts'
import { creatorSurveysQuery } from '#features/surveys/api.ts'

/** Surveys that a topic may ask for: one's own, drafts too, and everybody's published ones. */
export function useSurveyChoices() {
  const { data: own = [] } = useQuery(creatorSurveysQuery)
  const { data: published = [] } = useQuery(publishedSurveysQuery)
  const mine = own.map(({ id, title }) => ({ id, title, isOwn: true }))
  const others = published
    .filter(({ id }) => !own.some((survey) => survey.id === id))
    .map(({ id, title }) => ({ id, title, isOwn: false }))
  return [...mine, ...others]
}
