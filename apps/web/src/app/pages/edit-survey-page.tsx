import { Link, useParams } from '@tanstack/react-router'
import type { Survey } from '@youzine/contract'
import { SurveyEditor } from '#features/surveys/survey-editor.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Column, PageHeader } from '#ui/type.tsx'
import { SurveyLoad } from '../survey-load.tsx'

export function EditSurveyPage() {
  const { surveyId = '' } = useParams({ strict: false })
  return (
    <Column>
      {surveyId === 'new' ? (
        <Edit key="new" survey={null} />
      ) : (
        <SurveyLoad id={surveyId} title="Edit Survey">
          {(survey) => <Edit key={survey.id} survey={survey} />}
        </SurveyLoad>
      )}
    </Column>
  )
}

function Edit({ survey }: { survey: Survey | null }) {
  const title = survey ? `Edit Survey: ${survey.title}` : 'Create New Survey'
  usePageTitle(title)
  const user = useUser()
  if (!user) return null
  const params = { surveyId: String(survey?.id) }
  const linkClass = 'text-link inline-flex min-h-11 items-center'
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <nav aria-label="Survey" className="flex flex-wrap gap-x-6">
          <Link to="/creator/surveys" className={`${linkClass} mr-auto`}>
            Back
          </Link>
          {survey && (
            <>
              <Link to="/creator/surveys/$surveyId/preview" params={params} className={linkClass}>
                Preview
              </Link>
              <Link to="/creator/surveys/$surveyId/results" params={params} className={linkClass}>
                Results
              </Link>
            </>
          )}
        </nav>
        <PageHeader title={title} />
      </div>
      <SurveyEditor survey={survey} userId={user.id} />
    </div>
  )
}
