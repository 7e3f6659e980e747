import { creatorSurveysQuery } from '#features/surveys/api.ts'
import { SurveyList } from '#features/surveys/survey-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CreatorList } from '../creator-list.tsx'

export const CreatorSurveysPage = () => (
  <CreatorList
    title="Surveys"
    pageTitle="Create Surveys"
    what="surveys"
    query={creatorSurveysQuery}
    create={
      <ButtonLink to="/creator/surveys/$surveyId" params={{ surveyId: 'new' }}>
        Create Survey
      </ButtonLink>
    }
  >
    {(surveys) => <SurveyList surveys={surveys} />}
  </CreatorList>
)
