import type { Survey } from '@youzine/contract'
import { useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDeleteSurvey, useDuplicateSurvey } from './api.ts'
import { SurveyTable } from './survey-table.tsx'

const NONE = 'No surveys found. Create your first survey to get started.'
const NO_MATCH = 'No surveys match your search criteria.'

const matches = (survey: Survey, words: string) =>
  `${survey.title} ${survey.description}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())

export function SurveyList({ surveys }: { surveys: Survey[] }) {
  const confirm = useConfirm()
  const [words, setWords] = useState('')
  const duplicate = useDuplicateSurvey()
  const remove = useDeleteSurvey()
  const error = duplicate.error ?? remove.error
  const found = surveys.filter((survey) => matches(survey, words))

  const askAndDelete = async (survey: Survey) => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this survey?',
      body: `“${survey.title}” goes for good, and with it every answer that people gave to it.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep it',
      isDangerous: true,
    })
    if (isSure) remove.mutate(survey.id)
  }

  return (
    <div className="grid gap-6">
      <TextField
        label={<span className="sr-only">Search surveys...</span>}
        type="search"
        placeholder="Search surveys..."
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="max-w-sm"
      />
      {error && <Notice tone="error">{sentenceOf(error)}</Notice>}
      {surveys.length === 0 ? (
        <EmptyState title={NONE} />
      ) : found.length === 0 ? (
        <p role="status" className="font-text text-lead text-soft">
          {NO_MATCH}
        </p>
      ) : (
        <SurveyTable
          surveys={found}
          onDuplicate={({ id }) => duplicate.isPending || duplicate.mutate(id)}
          onDelete={(survey) => void askAndDelete(survey)}
        />
      )}
    </div>
  )
}
