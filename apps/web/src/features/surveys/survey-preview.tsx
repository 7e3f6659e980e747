import { Link } from '@tanstack/react-router'
import type { Survey } from '@youzine/contract'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextareaField } from '#ui/text-field.tsx'
import { PageHeader } from '#ui/type.tsx'

const SUBMIT_MS = 1000

/** How a survey reads from beginning to end. Nothing is saved. */
export function SurveyPreview({ survey }: { survey: Survey }) {
  const params = { surveyId: String(survey.id) }
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<Record<number, string>>({})
  const [stage, setStage] = useState<'asking' | 'sending' | 'done'>('asking')
  const { questions } = survey
  const question = questions[index]
  const isLast = index === questions.length - 1

  if (stage === 'done')
    return (
      <div className="grid justify-items-start gap-6">
        <PageHeader eyebrow="Preview" title="Survey Complete!">
          Thank you for previewing this survey. In a real implementation, your responses would be saved.
        </PageHeader>
        <ButtonLink to="/creator/surveys/$surveyId" params={params}>
          Back to Survey Editor
        </ButtonLink>
      </div>
    )
  const next = () => {
    if (!isLast) return setIndex(index + 1)
    setStage('sending')
    setTimeout(() => setStage('done'), SUBMIT_MS)
  }
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/surveys/$surveyId" params={params} className="text-link inline-flex min-h-11 items-center">
          Back
        </Link>
        <Link
          to="/surveys/$surveyId/take"
          params={params}
          className="text-link inline-flex min-h-11 items-center"
        >
          Answer it for real
        </Link>
      </div>
      <PageHeader eyebrow="Preview" title={survey.title}>
        <span className="whitespace-pre-line">{survey.description}</span>
      </PageHeader>
      {question ? (
        <>
          <Progress label="Progress" percent={((index + 1) / questions.length) * 100} />
          <TextareaField
            key={question.id}
            label={
              <span className="font-[480] font-display text-[1.5rem] leading-tight">
                {question.question_text}
              </span>
            }
            value={answers[question.id] ?? ''}
            onChange={({ target }) => setAnswers({ ...answers, [question.id]: target.value })}
          />
          <div className="flex items-center justify-between gap-3">
            <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
              Previous
            </Button>
            <span className="text-soft text-sm tabular-nums">
              Question {index + 1} of {questions.length}
            </span>
            <Button isLoading={stage === 'sending'} onClick={next}>
              {isLast ? 'Submit' : 'Next'}
            </Button>
          </div>
        </>
      ) : (
        <Notice>This survey has no questions yet.</Notice>
      )}
    </div>
  )
}
