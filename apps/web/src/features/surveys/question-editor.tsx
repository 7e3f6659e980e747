import { MAX_DESCRIPTION } from '@youzine/contract'
import { questionTexts, questionTypes, type ResponseJson } from '@youzine/questions'
import { screensOf } from '@youzine/questions/screens'
import { memo, useId, useState } from 'react'
import { SelectField, TextareaField } from '#ui/text-field.tsx'
import type { EditedQuestion } from './survey-form.ts'

type Props = {
  question: EditedQuestion
  isPreviewed: boolean
  textError?: string
  optionsError?: string
  configError?: string
  onChange: (key: string, change: Partial<EditedQuestion>) => void
  onType: (key: string, type: string) => void
}

const TYPES = Object.entries(questionTypes)

/** Drawn again only when something about this question changes; a survey can have a hundred. */
export const QuestionEditor = memo(function QuestionEditor(props: Props) {
  const { question, isPreviewed, textError, optionsError, configError, onChange, onType } = props
  const { key, question_type: type } = question
  const screens = screensOf(type)
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <TextareaField
          label="Question text"
          rows={2}
          maxLength={MAX_DESCRIPTION}
          value={question.question_text}
          error={textError}
          onChange={({ target }) => onChange(key, { question_text: target.value })}
        />
        <SelectField label="Question type" value={type} onChange={({ target }) => onType(key, target.value)}>
          {!screens && <option value={type}>{type}</option>}
          {TYPES.map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {screens?.Editor && (
        <screens.Editor
          key={type}
          options={question.options}
          config={question.question_config}
          onOptions={(options) => onChange(key, { options })}
          onConfig={(question_config) => onChange(key, { question_config })}
          optionsError={optionsError}
          configError={configError}
        />
      )}
      {isPreviewed && <QuestionPreview question={question} />}
    </div>
  )
})

/** The real input of the type, to try out; nothing of it is kept. */
export function QuestionPreview({ question }: { question: EditedQuestion }) {
  const id = useId()
  const [response, setResponse] = useState<ResponseJson>()
  const screens = screensOf(question.question_type)
  return (
    <section aria-label="Preview" className="grid gap-5 rounded-base bg-wash p-5 sm:p-7">
      <p id={id} className="font-[480] font-display text-[1.5rem] leading-tight">
        {question.question_text || 'Your question'}
      </p>
      {screens ? (
        <screens.Answer
          key={question.question_type}
          question={{
            question_type: question.question_type,
            question_config: question.question_config,
            options: question.options.map(({ option_text }, value) => ({
              value,
              text: option_text || `Option ${value + 1}`,
            })),
          }}
          response={response}
          onChange={setResponse}
          labelledBy={id}
        />
      ) : (
        <p className="text-soft">{questionTexts.noPreview}</p>
      )}
    </section>
  )
}
