import { MAX_REQUIREMENTS } from '@youzine/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { Faults } from '#lib/editing/use-content-editor.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { SelectField, TextField } from '#ui/text-field.tsx'
import { type EditedRequirement, type EditedTopic, newRequirement } from './topic-form.ts'

export interface SurveyChoice {
  id: number
  title: string
  isOwn: boolean
}

type Props = {
  topic: EditedTopic
  surveys: readonly SurveyChoice[]
  faults: Faults
  isReadOnly: boolean
  onChange: (edit: (topic: EditedTopic) => EditedTopic) => void
}

export function Requirements({ topic: { requirements }, surveys, faults, isReadOnly, onChange }: Props) {
  const hasPosts = requirements.some(({ requirement_type }) => requirement_type === 'facebook_posts')
  const change = (edit: (all: EditedRequirement[]) => EditedRequirement[]) =>
    onChange((now) => ({ ...now, requirements: edit(now.requirements) }))
  const set = (key: string, part: Partial<EditedRequirement>) =>
    change((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const add = (type: EditedRequirement['requirement_type']) =>
    change((all) => [...all, newRequirement(type, all)])
  return (
    <div className="grid gap-5">
      {requirements.length === 0 && (
        <p className="rounded-base border border-rule border-dashed px-5 py-8 text-center text-soft">
          What must be known about somebody before this topic can be written: their posts, their answers to
          surveys, or both. Prompts use it by its alias.
        </p>
      )}
      <ul className="grid gap-4">
        {requirements.map((one, at) => (
          <li key={one.key} className="rounded-base border border-rule bg-sheet px-4 py-4 sm:px-6">
            <Requirement
              requirement={one}
              number={at + 1}
              surveys={surveys.filter(
                ({ id }) =>
                  id === one.required_survey_id ||
                  !requirements.some(({ required_survey_id }) => required_survey_id === id),
              )}
              faults={faults}
              isReadOnly={isReadOnly}
              onChange={(part) => set(one.key, part)}
              onDelete={() => change((all) => all.filter(({ key }) => key !== one.key))}
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && requirements.length < MAX_REQUIREMENTS && (
        <div className="flex flex-wrap gap-3">
          {!hasPosts && (
            <Button
              variant="quiet"
              icon={<Plus className="size-4.5" />}
              onClick={() => add('facebook_posts')}
            >
              Add Facebook Posts
            </Button>
          )}
          <Button variant="quiet" icon={<Plus className="size-4.5" />} onClick={() => add('survey')}>
            Add Survey
          </Button>
        </div>
      )}
    </div>
  )
}

type OneProps = {
  requirement: EditedRequirement
  number: number
  surveys: readonly SurveyChoice[]
  faults: Faults
  isReadOnly: boolean
  onChange: (part: Partial<EditedRequirement>) => void
  onDelete: () => void
}

function Requirement({ requirement, number, surveys, faults, isReadOnly, onChange, onDelete }: OneProps) {
  const id = useId()
  const { key, alias, requirement_type, required_survey_id } = requirement
  const isPosts = requirement_type === 'facebook_posts'
  const isGone = required_survey_id !== null && !surveys.some((survey) => survey.id === required_survey_id)
  return (
    <fieldset disabled={isReadOnly} aria-labelledby={id} className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 id={id} className="text-[1.15rem]">
          {isPosts ? 'Facebook posts' : 'Survey'}
        </h3>
        {!isReadOnly && (
          <IconButton label={`Delete requirement ${number}`} onClick={onDelete} className="-mr-2">
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {!isPosts && (
          <SelectField
            label="Survey"
            value={required_survey_id ?? ''}
            error={faults[`requirements.${key}.required_survey_id`]}
            onChange={({ target }) => onChange({ required_survey_id: Number(target.value) || null })}
          >
            <option value="">Choose a survey…</option>
            {isGone && <option value={required_survey_id}>A survey that is not there any more</option>}
            {surveys.map((survey) => (
              <option key={survey.id} value={survey.id}>
                {survey.title}
                {survey.isOwn ? ' (yours)' : ''}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label="Alias"
          value={alias}
          readOnly={isPosts}
          error={faults[`requirements.${key}.alias`]}
          help={alias ? `In prompts: {{ ${alias} }}` : undefined}
          onChange={({ target }) => onChange({ alias: target.value })}
        />
      </div>
      <FieldError>{faults[`requirements.${key}.requirement_type`]}</FieldError>
    </fieldset>
  )
}
