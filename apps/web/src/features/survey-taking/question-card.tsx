import type { AnsweringQuestion } from '@youzine/contract'
import { questionTexts, type ResponseJson } from '@youzine/questions'
import { screensOf } from '@youzine/questions/screens'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Notice } from '#ui/notice.tsx'

type Props = {
  question: AnsweringQuestion
  response: ResponseJson | undefined
  takesFocus: boolean
  onAnswer: (response: ResponseJson) => void
}

const LONG = 120

export function QuestionCard({ question, response, takesFocus, onAnswer }: Props) {
  const id = useId()
  const screens = screensOf(question.question_type)
  return (
    <div className="grid animate-settle gap-7 pt-8 pb-8 md:pt-11 md:pb-0">
      <h1
        id={id}
        className={clsx(
          'whitespace-pre-line',
          question.question_text.length > LONG
            ? 'text-[clamp(1.35rem,3.2vw,1.75rem)] leading-[1.2]'
            : 'text-[clamp(1.75rem,4.6vw,2.5rem)] leading-[1.12]',
        )}
      >
        {question.question_text}
      </h1>
      {screens ? (
        <screens.Answer
          question={question}
          response={response}
          onChange={onAnswer}
          labelledBy={id}
          describedBy="survey-position"
          takesFocus={takesFocus}
        />
      ) : (
        <Notice tone="error">{questionTexts.unknownType(question.question_type)}</Notice>
      )}
    </div>
  )
}
