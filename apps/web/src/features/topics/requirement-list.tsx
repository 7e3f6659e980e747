import { Link } from '@tanstack/react-router'
import type { TemplateRequirement } from '@youzine/contract'
import { Check, Circle } from 'lucide-react'
import { isLastSurvey } from './usage.ts'

type Props = { requirements: TemplateRequirement[]; topicId: string }

/** What the article is made from, and where to get what is missing. */
export function RequirementList({ requirements, topicId }: Props) {
  return (
    <ul className="grid border-rule border-t">
      {requirements.map((requirement) => (
        <li
          key={requirement.alias}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-3 border-rule border-b py-5 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]"
        >
          <Mark isDone={requirement.completed} />
          <div className="grid gap-1">
            <h3 className="font-[600] font-ui text-base tracking-normal">
              {requirement.requirement_type === 'facebook_posts'
                ? 'Your Facebook posts'
                : (requirement.survey_title ?? 'A survey')}
            </h3>
            <p className="text-pretty font-text text-soft leading-snug">
              {requirement.requirement_type === 'facebook_posts'
                ? 'Your archive, read on this machine.'
                : requirement.survey_description}
            </p>
          </div>
          <div className="col-start-2 mt-1 sm:col-start-3 sm:mt-0">
            <Way requirement={requirement} all={requirements} topicId={topicId} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span className={isDone ? 'mt-0.5 text-good' : 'mt-0.5 text-faint'}>
      {isDone ? <Check aria-hidden className="size-5" /> : <Circle aria-hidden className="size-5" />}
      <span className="sr-only">{isDone ? 'Completed' : 'Still missing'}</span>
    </span>
  )
}

const wayClass = 'text-link inline-flex min-h-11 items-center'

type WayProps = { requirement: TemplateRequirement; all: TemplateRequirement[]; topicId: string }

function Way({ requirement, all, topicId }: WayProps) {
  const { requirement_type, required_survey_id, completed } = requirement
  if (requirement_type === 'facebook_posts')
    return (
      <Link to="/import/{-$code}" className={wayClass}>
        {completed ? 'Add more posts' : 'Import your posts'}
      </Link>
    )
  if (required_survey_id === null) return null
  return (
    <Link
      to="/surveys/$surveyId/$templateId/take"
      params={{ surveyId: String(required_survey_id), templateId: topicId }}
      search={isLastSurvey(requirement, all) ? { autoGenerate: true } : {}}
      className={wayClass}
    >
      {completed ? 'Review your answers' : 'Answer the survey'}
    </Link>
  )
}
