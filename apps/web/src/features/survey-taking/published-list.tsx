import { Link } from '@tanstack/react-router'
import type { PublishedSurvey, RespondentSurvey } from '@youzine/contract'
import { ArrowRight } from 'lucide-react'

type Props = { surveys: PublishedSurvey[]; begun: RespondentSurvey[] }

export function PublishedList({ surveys, begun }: Props) {
  return (
    <ol className="border-ink border-t">
      {surveys.map((survey) => (
        <li key={survey.id} className="border-rule border-b">
          <Link
            to="/surveys/$surveyId/take"
            params={{ surveyId: String(survey.id) }}
            className="group grid gap-x-8 gap-y-2.5 py-7 no-underline md:grid-cols-[minmax(0,1fr)_11rem]"
          >
            <h2 className="text-[clamp(1.5rem,3vw,2rem)] transition-colors group-hover:text-accent">
              {survey.title}
            </h2>
            <p className="max-w-[62ch] whitespace-pre-line text-pretty font-text text-[1.1rem] text-soft leading-snug">
              {survey.description}
            </p>
            <Place survey={survey} own={begun.find(({ id }) => id === survey.id)} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Place({ survey, own }: { survey: PublishedSurvey; own?: RespondentSurvey }) {
  const words = !own ? 'Begin' : own.is_complete ? 'Review' : 'Continue'
  const count = survey.question_count
  return (
    <div className="flex items-center justify-between gap-4 md:col-start-2 md:row-span-2 md:row-start-1 md:grid md:content-start md:justify-normal md:justify-items-end md:gap-1.5 md:pt-1.5">
      <span className="text-faint text-sm tabular-nums">
        {own
          ? `${own.answered_questions} of ${own.total_questions} answered`
          : count === 1
            ? '1 question'
            : `${count} questions`}
      </span>
      <span className="inline-flex items-center gap-2 font-medium text-[0.95rem]">
        {words}
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
      </span>
    </div>
  )
}
