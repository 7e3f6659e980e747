import {
  MAX_CONTENT_NAME,
  MAX_DESCRIPTION,
  wizardBanners,
  wizardFallbacks,
  wizardTexts,
} from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { detailOr } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { useStartSurvey } from './api.ts'

export function StartSurvey({ userId, onStarted }: { userId: number; onStarted: (id: number) => void }) {
  const start = useStartSurvey(userId)
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const faults = {
    title: hasTried && !title.trim() ? wizardTexts.titleMissing : undefined,
    description: hasTried && !description.trim() ? wizardTexts.descriptionMissing : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (!title.trim() || !description.trim() || start.isPending) return
    start.mutate({ title, description }, { onSuccess: ({ id }) => onStarted(id) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      {start.error && (
        <Notice tone="error">
          {wizardBanners.create(detailOr(start.error, wizardFallbacks.survey.create))}
        </Notice>
      )}
      <TextField
        label="Title"
        value={title}
        maxLength={MAX_CONTENT_NAME}
        error={faults.title}
        help="What the survey is about: “How people cook”."
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextareaField
        label="Description"
        value={description}
        maxLength={MAX_DESCRIPTION}
        error={faults.description}
        help="Who should answer, and what you would like to find out."
        onChange={({ target }) => setDescription(target.value)}
      />
      <Button type="submit" isLoading={start.isPending} className="justify-self-start">
        Create Survey Wizard Session
      </Button>
    </form>
  )
}
