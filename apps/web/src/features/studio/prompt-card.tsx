import type { StepReading } from '@youzine/chains/templates'
import { type LlmModel, MODEL_LABELS, studioTexts, TEMPERATURE } from '@youzine/contract'
import { memo, type ReactNode } from 'react'
import type { Faults } from '#lib/editing/use-content-editor.ts'
import { SelectField, TextField } from '#ui/text-field.tsx'
import { PromptEditor } from './code/prompt-editor.tsx'
import { SchemaEditor } from './schema/schema-editor.tsx'
import { type EditedPrompt, providerOf, withModel, withType } from './topic-form.ts'

type Props = {
  prompt: EditedPrompt
  models: readonly LlmModel[]
  reading: StepReading | undefined
  surveyAliases: readonly string[]
  faults: Faults
  isReadOnly: boolean
  onChange: (key: string, edit: (prompt: EditedPrompt) => EditedPrompt) => void
}

/** Several of one provider are told apart by their own name. */
export function modelLabel({ id, provider }: LlmModel): string {
  return typeof id === 'number' ? MODEL_LABELS[provider] : `${MODEL_LABELS[provider]} · ${id}`
}

export const PromptCard = memo(function PromptCard(props: Props) {
  const { prompt, models, reading, surveyAliases, faults, isReadOnly, onChange } = props
  const { key } = prompt
  const provider = providerOf(prompt.model_id, models)
  const fault = (field: string) => faults[`prompts.${key}.${field}`]
  const set = (change: Partial<EditedPrompt>) => onChange(key, (now) => ({ ...now, ...change }))
  const choose = (id: string) => {
    const model = models.find((one) => String(one.id) === id)
    if (model) onChange(key, (now) => withModel(now, model.id, models))
  }
  return (
    <div className="grid gap-5">
      <fieldset
        disabled={isReadOnly}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[10rem_minmax(0,1fr)_8rem_minmax(0,1fr)]"
      >
        <legend className="sr-only">Settings of this step</legend>
        <SelectField
          label="Type"
          value={prompt.prompt_type}
          onChange={({ target }) =>
            onChange(key, (now) => withType(now, target.value as EditedPrompt['prompt_type'], provider))
          }
        >
          <option value="text">Text</option>
          <option value="function">Function</option>
        </SelectField>
        <SelectField
          label="Model"
          value={String(prompt.model_id ?? '')}
          error={fault('model_id') ?? unknownModel(prompt, models)}
          onChange={({ target }) => choose(target.value)}
        >
          {provider === null && (
            <option value={String(prompt.model_id ?? '')}>{prompt.model_id ?? '—'}</option>
          )}
          {models.map((model) => (
            <option key={model.id} value={String(model.id)}>
              {modelLabel(model)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Temperature"
          type="number"
          {...TEMPERATURE}
          value={prompt.temperature}
          error={fault('temperature')}
          onChange={({ target }) => set({ temperature: target.value })}
        />
        <TextField
          label="Output key"
          value={prompt.output_key}
          error={fault('output_key')}
          help="Later steps call its answer by this name."
          onChange={({ target }) => set({ output_key: target.value })}
        />
      </fieldset>
      <PromptEditor
        value={prompt.system_prompt}
        onChange={(system_prompt) => set({ system_prompt })}
        reading={reading}
        surveyAliases={surveyAliases}
        isReadOnly={isReadOnly}
        error={fault('system_prompt')}
      />
      {prompt.prompt_type === 'function' && (
        <FunctionPart
          prompt={prompt}
          provider={provider ?? 'openai'}
          isReadOnly={isReadOnly}
          fault={fault}
          set={set}
        />
      )}
    </div>
  )
})

const unknownModel = ({ model_id }: EditedPrompt, models: readonly LlmModel[]) =>
  models.length > 0 && model_id !== null && providerOf(model_id, models) === null
    ? studioTexts.modelUnknown(String(model_id))
    : undefined

type FunctionProps = {
  prompt: EditedPrompt
  provider: LlmModel['provider']
  isReadOnly: boolean
  fault: (field: string) => string | undefined
  set: (change: Partial<EditedPrompt>) => void
}

function FunctionPart({ prompt, provider, isReadOnly, fault, set }: FunctionProps): ReactNode {
  return (
    <div className="grid gap-4 border-rule border-t pt-5">
      <TextField
        label="Function name"
        value={prompt.function_name}
        readOnly={isReadOnly}
        error={fault('function_name')}
        className="max-w-md"
        onChange={({ target }) => set({ function_name: target.value })}
      />
      <SchemaEditor
        value={prompt.schema}
        onChange={(schema) => set({ schema })}
        provider={provider}
        isReadOnly={isReadOnly}
        error={fault('schema')}
      />
    </div>
  )
}
