import { useBlocker, useNavigate } from '@tanstack/react-router'
import { MAX_CONTENT_NAME, MAX_DESCRIPTION, type Survey, surveyTexts } from '@youzine/contract'
import { type FormEvent, useRef } from 'react'
import { useBottomBar } from '#ui/bottom-bar.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { Section } from '#ui/type.tsx'
import { QuestionList } from './question-list.tsx'
import { StatusControl } from './status-control.tsx'
import { useEditor } from './use-editor.ts'

type Props = { survey: Survey | null; userId: number }

const REPLACE_OTHERS = {
  title: 'Replace what was saved elsewhere?',
  body: `${surveyTexts.changedElsewhere} If you save now, your version replaces that one. Until you decide, your words stay here.`,
  confirmLabel: 'Save mine',
  cancelLabel: 'Not yet',
}

export function SurveyEditor({ survey: stored, userId }: Props) {
  useBottomBar('always')
  const editor = useEditor(stored, userId)
  const { survey, change, faults, isDirty } = editor
  const navigate = useNavigate()
  const toast = useToast()
  const confirm = useConfirm()
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useLeaveGuard(isDirty, editor.discard)

  const save = async (): Promise<boolean> => {
    let saved = await editor.save()
    if (saved === 'changed elsewhere' && (await confirm(REPLACE_OTHERS)))
      saved = await editor.save({ replacesOthers: true })
    if (saved === 'changed elsewhere') return false
    if (!saved) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return false
    }
    toast('Saved.')
    if (stored) return true
    isLeaving.current = true
    await navigate({
      to: '/creator/surveys/$surveyId',
      params: { surveyId: String(saved.id) },
      replace: true,
    })
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!editor.isSaving) void save()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-9">
      {editor.isRestored && (
        <Notice>
          <span className="mr-3">Your unsaved changes from before are back.</span>
          <Button variant="link" onClick={editor.discard}>
            Discard them
          </Button>
        </Notice>
      )}
      <Section title="Basic Information">
        <div className="grid gap-5">
          <TextField
            label="Title"
            value={survey.title}
            maxLength={MAX_CONTENT_NAME}
            error={faults.title}
            onChange={({ target }) => change({ ...survey, title: target.value })}
          />
          <TextareaField
            label="Description"
            rows={3}
            value={survey.description}
            maxLength={MAX_DESCRIPTION}
            error={faults.description}
            onChange={({ target }) => change({ ...survey, description: target.value })}
          />
          {stored && <StatusControl survey={stored} onBefore={async () => !isDirty || save()} />}
        </div>
      </Section>
      <Section
        title="Questions"
        note="Drag them by their handle, or use the arrows. Answers stay with their question, whatever its place."
      >
        <QuestionList questions={survey.questions} faults={faults} onChange={editor.changeQuestions} />
      </Section>
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-2.5 border-rule border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
        <Button type="submit" isLoading={editor.isSaving}>
          Save Survey
        </Button>
        <ButtonLink to="/creator/surveys" variant="quiet">
          Cancel
        </ButtonLink>
        <p role="status" className="ml-auto text-faint text-sm">
          {isDirty ? 'Not saved' : stored ? 'Saved' : ''}
        </p>
      </div>
    </form>
  )
}

/** Asks before unsaved changes are left behind, on this site and when the tab is closed. */
function useLeaveGuard(isDirty: boolean, discard: () => void) {
  const confirm = useConfirm()
  const isLeaving = useRef(false)
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty || isLeaving.current) return false
      const isSure = await confirm({
        title: 'Leave without saving?',
        body: 'Your changes to this survey are not saved yet.',
        confirmLabel: 'Discard changes',
        cancelLabel: 'Keep editing',
        isDangerous: true,
      })
      if (isSure) discard()
      return !isSure
    },
    enableBeforeUnload: () => isDirty && !isLeaving.current,
  })
  return isLeaving
}
