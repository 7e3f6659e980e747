import { checkChain } from '@youzine/chains/templates'
import { type LlmModel, MAX_PROMPTS } from '@youzine/contract'
import { moveItem } from '@youzine/questions'
import { Copy, Plus, Trash2 } from 'lucide-react'
import { memo, useCallback, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Faults } from '#lib/editing/use-content-editor.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { PromptCard } from './prompt-card.tsx'
import { aliasesOf, type EditedPrompt, type EditedTopic, newPrompt, stepsOf } from './topic-form.ts'

type Props = {
  topic: EditedTopic
  models: readonly LlmModel[]
  faults: Faults
  isReadOnly: boolean
  onChange: (edit: (topic: EditedTopic) => EditedTopic) => void
}

export const PromptChain = memo(function PromptChain({ topic, models, faults, isReadOnly, onChange }: Props) {
  const { prompts, requirements } = topic
  const frame = useRef<HTMLDivElement>(null)
  const readings = useMemo(() => checkChain(stepsOf(topic), aliasesOf(topic)), [topic])
  const surveyAliases = useMemo(
    () =>
      requirements.filter(({ requirement_type }) => requirement_type === 'survey').map(({ alias }) => alias),
    [requirements],
  )
  const changePrompts = useCallback(
    (edit: (prompts: EditedPrompt[]) => EditedPrompt[]) =>
      onChange((now) => ({ ...now, prompts: edit(now.prompts) })),
    [onChange],
  )
  const changeOne = useCallback(
    (key: string, edit: (prompt: EditedPrompt) => EditedPrompt) =>
      changePrompts((all) => all.map((one) => (one.key === key ? edit(one) : one))),
    [changePrompts],
  )
  const move = (from: number, to: number) => changePrompts((all) => moveItem(all, from, to))
  const add = () => {
    flushSync(() => changePrompts((all) => [...all, newPrompt(models)]))
    const selects = frame.current?.querySelectorAll('select') ?? []
    Array.from(selects).at(-2)?.focus()
  }
  return (
    <div ref={frame} className="grid gap-5">
      {prompts.length === 0 ? (
        <p className="rounded-base border border-rule border-dashed px-5 py-8 text-center text-soft">
          A topic is a chain of prompts. Each step can use what the steps before it answered; the last one
          writes the article.
        </p>
      ) : (
        <SortableList
          label="Steps"
          items={prompts}
          keyOf={({ key }) => key}
          nameOf={(_, at) => `step ${at + 1}`}
          onMove={move}
          className="grid gap-4"
          itemClassName="rounded-base border border-rule bg-sheet"
        >
          {(prompt, at, handle) => (
            <section
              aria-label={`Step ${at + 1}`}
              id={`step-${at}`}
              className="grid gap-3 px-4 pt-2 pb-5 sm:px-6"
            >
              <div className="flex flex-wrap items-center">
                {!isReadOnly && <span className="-ml-3">{handle}</span>}
                <h3 className="mr-auto min-h-11 pt-2.5 text-[1.2rem]">
                  Step {at + 1}
                  {at === prompts.length - 1 && (
                    <span className="ml-3 font-ui text-[0.85rem] text-faint">writes the article</span>
                  )}
                </h3>
                {!isReadOnly && (
                  <StepActions
                    at={at}
                    count={prompts.length}
                    onMove={(to) => move(at, to)}
                    onCopy={() =>
                      changePrompts((all) => [
                        ...all.slice(0, at + 1),
                        { ...prompt, key: crypto.randomUUID(), output_key: '' },
                        ...all.slice(at + 1),
                      ])
                    }
                    onDelete={() => changePrompts((all) => all.filter(({ key }) => key !== prompt.key))}
                  />
                )}
              </div>
              <PromptCard
                prompt={prompt}
                models={models}
                reading={readings[at]}
                surveyAliases={surveyAliases}
                faults={faults}
                isReadOnly={isReadOnly}
                onChange={changeOne}
              />
            </section>
          )}
        </SortableList>
      )}
      {!isReadOnly && prompts.length < MAX_PROMPTS && (
        <Button
          variant="quiet"
          icon={<Plus className="size-4.5" />}
          onClick={add}
          className="justify-self-start"
        >
          Add Prompt
        </Button>
      )}
    </div>
  )
})

type ActionsProps = {
  at: number
  count: number
  onMove: (to: number) => void
  onCopy: () => void
  onDelete: () => void
}

function StepActions({ at, count, onMove, onCopy, onDelete }: ActionsProps) {
  const number = at + 1
  return (
    <div className="-mr-2 flex">
      <MoveButtons name={`step ${number}`} at={at} count={count} onMove={onMove} />
      <IconButton label={`Copy step ${number}`} onClick={onCopy}>
        <Copy aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={`Delete step ${number}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}
