import { type QuestionConfig, questionTypes, type ResponseJson } from '@youzine/questions'
import { type EditedOption, screensOf } from '@youzine/questions/screens'
import { useId, useState } from 'react'
import { SelectField, TextareaField } from '#ui/text-field.tsx'
import type { ProposedQuestion } from './proposal.ts'

/** Questions as they will look when they are answered, with the real input of each type. */
export function QuestionsView({ questions }: { questions: readonly ProposedQuestion[] }) {
  return (
    <ol className="grid gap-6">
      {questions.map((question, at) => (
        <li key={question.question_text}>
          <Tried question={question} number={at + 1} />
        </li>
      ))}
    </ol>
  )
}

function Tried({ question, number }: { question: ProposedQuestion; number: number }) {
  const id = useId()
  const [response, setResponse] = useState<ResponseJson>()
  const screens = screensOf(question.question_type)
  return (
    <div className="grid gap-3">
      <p id={id} className="font-[480] font-display text-[1.15rem] leading-snug">
        <span className="mr-2 text-faint tabular-nums">{number}.</span>
        {question.question_text}
      </p>
      {screens ? (
        <screens.Answer
          question={{
            question_type: question.question_type,
            question_config: (question.question_config ?? null) as QuestionConfig | null,
            options: (question.options ?? []).map(({ option_text }, value) => ({ value, text: option_text })),
          }}
          response={response}
          onChange={setResponse}
          labelledBy={id}
        />
      ) : (
        <p className="text-soft">There is no question of the type “{question.question_type}”.</p>
      )}
    </div>
  )
}

type EditProps = { questions: readonly ProposedQuestion[]; onChange: (questions: ProposedQuestion[]) => void }

export function QuestionsEdit({ questions, onChange }: EditProps) {
  const set = (at: number, change: Partial<ProposedQuestion>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <ol className="grid gap-5">
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited its words change, its place does not.
        <li key={at} className="grid gap-4 border-edge border-l-2 pl-4">
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextareaField
              label={`Question ${at + 1}`}
              rows={2}
              value={question.question_text}
              onChange={({ target }) => set(at, { question_text: target.value })}
            />
            <SelectField
              label="Type"
              value={question.question_type}
              onChange={({ target }) => set(at, { question_type: target.value, question_config: null })}
            >
              {!(question.question_type in questionTypes) && (
                <option value={question.question_type}>{question.question_type}</option>
              )}
              {Object.entries(questionTypes).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <Settings question={question} onChange={(change) => set(at, change)} />
          <button
            type="button"
            className="text-link inline-flex min-h-11 items-center justify-self-start text-accent text-sm"
            onClick={() => onChange(questions.filter((_, index) => index !== at))}
          >
            Remove question {at + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Settings({
  question,
  onChange,
}: {
  question: ProposedQuestion
  onChange: (change: Partial<ProposedQuestion>) => void
}) {
  const Editor = screensOf(question.question_type)?.Editor
  const [options, setOptions] = useState<EditedOption[]>(() =>
    (question.options ?? []).map(({ option_text }) => ({ key: crypto.randomUUID(), option_text })),
  )
  if (!Editor) return null
  return (
    <Editor
      key={question.question_type}
      options={options}
      config={(question.question_config ?? null) as QuestionConfig | null}
      onOptions={(next) => {
        setOptions(next)
        onChange({ options: next.map(({ option_text }) => ({ option_text })) })
      }}
      onConfig={(question_config) => onChange({ question_config })}
    />
  )
}
