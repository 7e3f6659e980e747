import { MAX_QUESTIONS, moveItem } from '@youzine/questions'
import { Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Faults } from '#lib/editing/use-content-editor.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { QuestionEditor } from './question-editor.tsx'
import {
  addQuestion,
  changeQuestion,
  changeType,
  type EditedQuestion,
  removeQuestion,
} from './survey-form.ts'

type Questions = EditedQuestion[]
type Props = {
  questions: Questions
  faults: Faults
  /** Always the same function, so that typing elsewhere does not draw the list again. */
  onChange: (edit: (questions: Questions) => Questions) => void
}

export const QuestionList = memo(function QuestionList({ questions, faults, onChange }: Props) {
  const [previewed, setPreviewed] = useState<readonly string[]>([])
  const frame = useRef<HTMLDivElement>(null)
  const write = useCallback(
    (key: string, change: Partial<EditedQuestion>) => onChange((all) => changeQuestion(all, key, change)),
    [onChange],
  )
  const retype = useCallback(
    (key: string, type: string) => onChange((all) => changeType(all, key, type)),
    [onChange],
  )
  const move = (from: number, to: number) => onChange((all) => moveItem(all, from, to))

  const add = () => {
    // At once: whoever types on must not lose a letter to the next frame.
    flushSync(() => onChange(addQuestion))
    const texts = frame.current?.querySelectorAll('textarea') ?? []
    Array.from(texts).at(-1)?.focus()
  }
  const toggle = (key: string) =>
    setPreviewed(previewed.includes(key) ? previewed.filter((other) => other !== key) : [...previewed, key])

  return (
    <div ref={frame} className="grid gap-5">
      {questions.length === 0 ? (
        <p className="rounded-base border border-rule border-dashed px-5 py-8 text-center text-soft">
          No questions added yet. Click "Add Question" to create your survey.
        </p>
      ) : (
        <SortableList
          label="Questions"
          items={questions}
          keyOf={({ key }) => key}
          nameOf={(_, at) => `question ${at + 1}`}
          onMove={move}
          className="grid gap-4"
          itemClassName="rounded-base border border-rule bg-sheet [contain-intrinsic-height:auto_24rem] [content-visibility:auto]"
        >
          {(question, at, handle) => (
            <div className="grid gap-3 px-4 pt-2 pb-5 sm:px-6">
              <Head
                at={at}
                count={questions.length}
                handle={handle}
                isPreviewed={previewed.includes(question.key)}
                onMove={(to) => move(at, to)}
                onPreview={() => toggle(question.key)}
                onDelete={() => onChange((all) => removeQuestion(all, question.key))}
              />
              <QuestionEditor
                question={question}
                isPreviewed={previewed.includes(question.key)}
                textError={faults[`questions.${question.key}.question_text`]}
                optionsError={faults[`questions.${question.key}.options`]}
                configError={faults[`questions.${question.key}.question_config`]}
                onChange={write}
                onType={retype}
              />
            </div>
          )}
        </SortableList>
      )}
      {questions.length < MAX_QUESTIONS && (
        <Button
          variant="quiet"
          icon={<Plus className="size-4.5" />}
          onClick={add}
          className="justify-self-start"
        >
          Add Question
        </Button>
      )}
    </div>
  )
})

type HeadProps = {
  at: number
  count: number
  handle: ReactNode
  isPreviewed: boolean
  onMove: (to: number) => void
  onPreview: () => void
  onDelete: () => void
}

function Head({ at, count, handle, isPreviewed, onMove, onPreview, onDelete }: HeadProps) {
  const number = at + 1
  const Icon = isPreviewed ? EyeOff : Eye
  return (
    <div className="flex flex-wrap items-center">
      <span className="-ml-3">{handle}</span>
      <h3 className="mr-auto text-[1.2rem]">Question {number}</h3>
      <div className="-mr-2 flex">
        <MoveButtons name={`question ${number}`} at={at} count={count} onMove={onMove} />
        <IconButton label={`Preview question ${number}`} aria-pressed={isPreviewed} onClick={onPreview}>
          <Icon aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={`Delete question ${number}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </div>
  )
}
