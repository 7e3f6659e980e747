import { useParams } from '@tanstack/react-router'
import { surveyTexts } from '@youzine/contract'
import { SurveyPreview } from '#features/surveys/survey-preview.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { Column } from '#ui/type.tsx'
import { SurveyLoad } from '../survey-load.tsx'

export function PreviewSurveyPage() {
  const { surveyId = '' } = useParams({ strict: false })
  usePageTitle('Preview')
  return (
    <Column width="reading">
      <SurveyLoad id={surveyId} title="Preview" missing={surveyTexts.notFound}>
        {(survey) => <SurveyPreview survey={survey} />}
      </SurveyLoad>
    </Column>
  )
}
