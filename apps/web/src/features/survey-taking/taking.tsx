import { Link } from '@tanstack/react-router'
import type { SurveyResponses } from '@youzine/contract'
import { questionTypeOf } from '@youzine/questions'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { SaveStatus } from '#lib/editing/save-queue.ts'
import { useBottomBar } from '#ui/bottom-bar.ts'
import { Button } from '#ui/button.tsx'
import { percentComplete } from './progress.ts'
import { QuestionCard } from './question-card.tsx'
import { useAnswers } from './use-answers.ts'
import { useSurveyKeys } from './use-survey-keys.ts'

type Props = {
  data: SurveyResponses
  userId: number
  /** Something else has the keyboard, such as a dialog. */
  isCovered: boolean
  /** Everything is answered and saved. */
  onFinish: () => void
}

/** One question at a time. */
export function Taking({ data, userId, isCovered, onFinish }: Props) {
  const { survey, questions } = data
  const answers = useAnswers(data, userId)
  useBottomBar('narrow')
  const [isFinishing, setIsFinishing] = useState(false)
  const { index, question, isAnswered } = answers
  const isLast = index === questions.length - 1

  const move = (to: number) => {
    answers.go(to)
    window.scrollTo({ top: 0 })
  }
  const finish = async () => {
    setIsFinishing(true)
    const isAllSaved = await answers.settle()
    setIsFinishing(false)
    if (isAllSaved) onFinish()
  }
  const next = () => {
    if (!isAnswered || isFinishing) return
    if (isLast) void finish()
    else move(index + 1)
  }
  const previous = () => {
    if (index > 0) move(index - 1)
  }
  useSurveyKeys({
    isOn: !isCovered,
    takesEnter: questionTypeOf(question?.question_type ?? '')?.takesEnter ?? false,
    isAnswered,
    onNext: next,
    onPrevious: previous,
  })

  return (
    <div className="mx-auto w-full max-w-2xl px-4 sm:px-8">
      {/* On phones it fills the screen below the bar, so that the thumb finds the buttons in one place. */}
      <div className="flex min-h-[calc(100dvh-3.8125rem)] flex-col pt-7 md:min-h-0 md:pt-14">
        <Progress title={survey.title} index={index} count={questions.length} />
        {question && (
          <QuestionCard
            key={question.id}
            question={question}
            response={answers.response}
            takesFocus={!isCovered}
            onAnswer={answers.answer}
          />
        )}
        <div className="sticky bottom-0 z-10 mt-auto border-rule border-t bg-paper py-3 md:static md:mt-10 md:border-0 md:py-0">
          <div className="flex items-center justify-between gap-3">
            <Button variant="quiet" disabled={index === 0} onClick={previous}>
              Previous
            </Button>
            <SaveState status={answers.status} />
            <Button disabled={!isAnswered} isLoading={isFinishing} onClick={next}>
              {isLast ? 'Finish' : 'Next'}
            </Button>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 py-3 text-faint text-sm md:py-8">
        <Link to="/surveys" className="text-link inline-flex min-h-11 items-center">
          Back to Surveys
        </Link>
        <span className="hidden min-[769px]:inline">
          <kbd className="font-ui">Ctrl + ←</kbd> previous ·{' '}
          <kbd className="font-ui">
            {questionTypeOf(question?.question_type ?? '')?.takesEnter ? 'Ctrl + Enter' : 'Enter'}
          </kbd>{' '}
          or <kbd className="font-ui">Ctrl + →</kbd> next
        </span>
      </div>
    </div>
  )
}

function Progress({ title, index, count }: { title: string; index: number; count: number }) {
  const percent = percentComplete(index, count)
  return (
    <div className="grid gap-2.5">
      <div className="flex justify-between gap-6 text-[0.9rem] text-soft">
        <span className="min-w-0">{title}</span>
        <span id="survey-position" className="whitespace-nowrap tabular-nums">
          Question {index + 1} of {count}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Complete"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%`}
        tabIndex={-1}
        className="h-1.5 overflow-hidden rounded-full bg-rule"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500 ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}

const STATES: Record<SaveStatus, { text: string; className: string }> = {
  unsaved: { text: 'Saving...', className: 'text-faint' },
  saving: { text: 'Saving...', className: 'text-faint' },
  saved: { text: 'Saved', className: 'text-good' },
  error: { text: 'Kept on this device', className: 'text-warn' },
}

function SaveState({ status }: { status: SaveStatus | undefined }) {
  const state = status && STATES[status]
  return (
    <p role="status" className={clsx('min-w-0 text-center text-[0.9rem]', state?.className)}>
      {state?.text}
    </p>
  )
}
