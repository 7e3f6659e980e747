import type { QuestionResult, SurveyResults as Results } from '@youzine/contract'
import { questionTypeOf } from '@youzine/questions'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Bars, Columns } from './charts.tsx'

/** Types whose answers have an order of their own, and stand side by side. */
const ALONG_A_LINE = ['rating_scale', 'date_time']

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

export function SurveyResults({ results }: { results: Results }) {
  const { started, completed, questions } = results
  if (started === 0)
    return (
      <EmptyState title="Nobody has answered yet.">
        As soon as somebody does, their answers are added up here. Who they are stays with them.
      </EmptyState>
    )
  return (
    <div className="grid gap-10">
      <dl className="grid grid-cols-3 border-ink border-t">
        <Figure label="Began" value={String(started)} />
        <Figure label="Finished" value={String(completed)} />
        <Figure label="Completion" value={`${share(completed, started)}%`} />
      </dl>
      <ol className="grid">
        {questions.map((question, at) => (
          <Question key={question.question_id} question={question} number={at + 1} started={started} />
        ))}
      </ol>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-1 border-rule border-b py-5">
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="font-display text-[clamp(1.8rem,5vw,2.6rem)] tabular-nums leading-none">{value}</dd>
    </div>
  )
}

type QuestionProps = { question: QuestionResult; number: number; started: number }

function Question({ question, number, started }: QuestionProps) {
  const { answered, dropped, bars, texts, summary } = question
  return (
    <li className="grid gap-5 border-rule border-b py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-2">
        <p className="text-faint text-sm">
          Question {number} · {questionTypeOf(question.question_type)?.label ?? question.question_type}
        </p>
        <h2 className="text-[1.3rem] leading-tight">{question.question_text}</h2>
        <p className="text-soft text-sm">
          {answered} of {started} answered
          {dropped > 0 && <span className="text-warn"> · {dropped} stopped here</span>}
        </p>
      </div>
      <div className="grid content-start gap-4">
        <p className="font-text text-[1.05rem] text-soft">{summary}</p>
        {answered > 0 &&
          bars.length > 0 &&
          (ALONG_A_LINE.includes(question.question_type) ? <Columns bars={bars} /> : <Bars bars={bars} />)}
        {texts.length > 0 && <Texts texts={texts} />}
      </div>
    </li>
  )
}

const FIRST_TEXTS = 10

function Texts({ texts }: { texts: string[] }) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? texts : texts.slice(0, FIRST_TEXTS)
  return (
    <>
      <ul id={id} className="grid gap-3">
        {shown.map((text, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: people may write the same, and nothing moves.
            key={at}
            className="whitespace-pre-line border-accent border-l-2 pl-4 font-text text-[1.05rem] leading-snug"
          >
            {text}
          </li>
        ))}
      </ul>
      {texts.length > FIRST_TEXTS && (
        <Button
          variant="link"
          aria-expanded={isWhole}
          aria-controls={id}
          className="justify-self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${texts.length}`}
        </Button>
      )}
    </>
  )
}
