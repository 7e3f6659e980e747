import {
  MAX_CONTENT_NAME,
  MAX_DESCRIPTION,
  MAX_REQUIREMENTS,
  wizardBanners,
  wizardFallbacks,
  wizardTexts,
} from '@youzine/contract'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { detailOr } from '#lib/api-error.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField, TextareaField, TextField } from '#ui/text-field.tsx'
import { useStartTemplate } from './api.ts'
import {
  addRow,
  faultsOf,
  firstRow,
  type RequirementRow,
  type RowFaults,
  removeRow,
  withType,
} from './requirement-rows.ts'

export interface SurveyChoice {
  id: number
  title: string
}

type Props = { userId: number; surveys: readonly SurveyChoice[]; onStarted: (id: number) => void }

export function StartTemplate({ userId, surveys, onStarted }: Props) {
  const start = useStartTemplate(userId)
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [instructions, setInstructions] = useState('')
  const [rows, setRows] = useState(() => [firstRow()])
  const [hasTried, setHasTried] = useState(false)
  const faults = hasTried ? faultsOf(rows) : {}
  const hasRowFaults = Object.keys(faults).length > 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (!title.trim() || !description.trim() || Object.keys(faultsOf(rows)).length > 0 || start.isPending)
      return
    start.mutate(
      {
        title,
        description,
        ...(instructions.trim() ? { custom_instructions: instructions.trim() } : {}),
        requirements: rows.map(({ requirement_type, alias, required_survey_id }) => ({
          requirement_type,
          alias: alias.trim(),
          required_survey_id,
        })),
      },
      { onSuccess: ({ id }) => onStarted(id) },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      {start.error && (
        <Notice tone="error">
          {wizardBanners.create(detailOr(start.error, wizardFallbacks.template.create))}
        </Notice>
      )}
      <TextField
        label="Template Title"
        value={title}
        maxLength={MAX_CONTENT_NAME}
        error={hasTried && !title.trim() ? wizardTexts.titleMissing : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextareaField
        label="Description"
        value={description}
        maxLength={MAX_DESCRIPTION}
        error={hasTried && !description.trim() ? wizardTexts.descriptionMissing : undefined}
        onChange={({ target }) => setDescription(target.value)}
      />
      <TextareaField
        label="Custom Instructions"
        help="Optional: a tone, a length, something that must not be missing."
        value={instructions}
        maxLength={MAX_DESCRIPTION}
        onChange={({ target }) => setInstructions(target.value)}
      />
      <section className="grid gap-4 border-rule border-t pt-6">
        <h2 className="text-[1.4rem]">Data Requirements</h2>
        {hasRowFaults && <Notice tone="error">{wizardTexts.requirementsWrong}</Notice>}
        <ul className="grid gap-4">
          {rows.map((row, at) => (
            <li key={row.key}>
              <Row
                row={row}
                number={at + 1}
                isLast={rows.length === 1}
                faults={faults[row.key] ?? {}}
                surveys={surveys.filter(
                  ({ id }) =>
                    id === row.required_survey_id || !rows.some((other) => other.required_survey_id === id),
                )}
                onChange={(change) =>
                  setRows(rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)))
                }
                onType={(type) => setRows(withType(rows, row.key, type))}
                onRemove={() => setRows(removeRow(rows, row.key))}
              />
            </li>
          ))}
        </ul>
        {rows.length < MAX_REQUIREMENTS && (
          <Button
            variant="quiet"
            icon={<Plus className="size-4.5" />}
            onClick={() => setRows(addRow(rows))}
            className="justify-self-start"
          >
            Add Requirement
          </Button>
        )}
      </section>
      <Button type="submit" isLoading={start.isPending} className="justify-self-start">
        Create Template Wizard Session
      </Button>
    </form>
  )
}

type RowProps = {
  row: RequirementRow
  number: number
  isLast: boolean
  faults: RowFaults
  surveys: readonly SurveyChoice[]
  onChange: (change: Partial<RequirementRow>) => void
  onType: (type: RequirementRow['requirement_type']) => void
  onRemove: () => void
}

function Row({ row, number, isLast, faults, surveys, onChange, onType, onRemove }: RowProps) {
  return (
    <fieldset className="grid gap-4 rounded-base border border-rule bg-sheet p-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start">
      <legend className="sr-only">Requirement {number}</legend>
      <SelectField
        label="Type"
        value={row.requirement_type}
        onChange={({ target }) => onType(target.value as RequirementRow['requirement_type'])}
      >
        <option value="survey">Survey</option>
        <option value="facebook_posts">Facebook posts</option>
      </SelectField>
      <TextField
        label="Alias"
        value={row.alias}
        error={faults.alias}
        onChange={({ target }) => onChange({ alias: target.value })}
      />
      {row.requirement_type === 'survey' ? (
        <SelectField
          label="Survey"
          value={row.required_survey_id ?? ''}
          error={faults.survey}
          onChange={({ target }) => onChange({ required_survey_id: Number(target.value) || null })}
        >
          <option value="">Select a survey…</option>
          {surveys.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-sm text-soft sm:pt-8">Everything the person has posted.</p>
      )}
      <IconButton
        label={`Remove requirement ${number}`}
        disabled={isLast}
        onClick={onRemove}
        className="disabled:opacity-30 sm:mt-6.5"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </fieldset>
  )
}
