import { useNavigate } from '@tanstack/react-router'
import { MAX_CONTENT_NAME, MAX_DESCRIPTION, type Survey, surveyTexts } from '@youzine/contract'
import { type FormEvent, useRef } from 'react'
import { RestoredNotice, SaveBar } from '#lib/editing/editor-frame.tsx'
import { useLeaveGuard } from '#lib/editing/leave-guard.ts'
import { useSaveDialog } from '#lib/editing/use-save-dialog.ts'
import { useBottomBar } from '#ui/bottom-bar.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { Section } from '#ui/type.tsx'
import { QuestionList } from './question-list.tsx'
import { StatusControl } from './status-control.tsx'
import { useEditor } from './use-editor.ts'

type Props = { survey: Survey | null; userId: number }

export function SurveyEditor({ survey: stored, userId }: Props) {
  useBottomBar('always')
  const editor = useEditor(stored, userId)
  const { edited: survey, update, faults, isDirty } = editor
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const saveAndAsk = useSaveDialog(form, surveyTexts.changedElsewhere)
  const isLeaving = useLeaveGuard('survey', isDirty, editor.discard)

  const save = async (): Promise<boolean> => {
    const saved = await saveAndAsk(editor)
    if (!saved) return false
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
      {editor.isRestored && <RestoredNotice onDiscard={editor.discard} />}
      <Section title="Basic Information">
        <div className="grid gap-5">
          <TextField
            label="Title"
            value={survey.title}
            maxLength={MAX_CONTENT_NAME}
            error={faults.title}
            onChange={({ target }) => update((now) => ({ ...now, title: target.value }))}
          />
          <TextareaField
            label="Description"
            rows={3}
            value={survey.description}
            maxLength={MAX_DESCRIPTION}
            error={faults.description}
            onChange={({ target }) => update((now) => ({ ...now, description: target.value }))}
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
      <SaveBar state={isDirty ? 'Not saved' : stored ? 'Saved' : ''}>
        <Button type="submit" isLoading={editor.isSaving} className="shrink-0 whitespace-nowrap">
          Save Survey
        </Button>
        <ButtonLink to="/creator/surveys" variant="quiet" className="shrink-0">
          Cancel
        </ButtonLink>
      </SaveBar>
    </form>
  )
}
