import { FIELD_TYPES, isIdentifier, type Provider } from '@youzine/chains'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField, TextField } from '#ui/text-field.tsx'
import { type Field, newField, toForm, toText } from './fields.ts'

type Props = { value: string; onChange: (value: string) => void; provider: Provider; isReadOnly: boolean }

const NAMES: Record<Field['type'], string> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  array: 'List',
  object: 'Group of fields',
}
const MOST_LEVELS = 6

/** The same schema for people who do not write JSON. */
export function SchemaForm({ value, onChange, provider, isReadOnly }: Props) {
  const form = toForm(value, provider)
  if (!form)
    return (
      <p className="rounded-base bg-wash px-4 py-3 text-soft">
        This is no JSON yet. Mend it in the JSON view first.
      </p>
    )
  const change = (next: Partial<typeof form>) => onChange(toText({ ...form, ...next }, provider))
  return (
    <fieldset disabled={isReadOnly} className="grid gap-4">
      <legend className="sr-only">Function schema</legend>
      <TextField
        label="What the function does"
        value={form.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FieldList fields={form.fields} level={0} onChange={(fields) => change({ fields })} />
    </fieldset>
  )
}

type ListProps = { fields: readonly Field[]; level: number; onChange: (fields: Field[]) => void }

function FieldList({ fields, level, onChange }: ListProps) {
  const set = (at: number, change: Partial<Field>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...change } : field)))
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {fields.map((field, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name changes while it is typed, its place does not.
          <li key={at} className="grid gap-3 border-edge border-l-2 pl-4">
            <FieldRow
              field={field}
              isTaken={fields.some((other, index) => index !== at && other.name === field.name)}
              onChange={(change) => set(at, change)}
              onRemove={() => onChange(fields.filter((_, index) => index !== at))}
            />
            {hasFields(field) && level < MOST_LEVELS && (
              <FieldList
                fields={field.fields}
                level={level + 1}
                onChange={(inner) => set(at, { fields: inner })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        icon={<Plus className="size-4" />}
        onClick={() => onChange([...fields, newField(fields)])}
        className="justify-self-start"
      >
        {level === 0 ? 'Add a field' : 'Add a field inside'}
      </Button>
    </div>
  )
}

const hasFields = ({ type, items }: Field) => type === 'object' || (type === 'array' && items === 'object')

type RowProps = {
  field: Field
  isTaken: boolean
  onChange: (change: Partial<Field>) => void
  onRemove: () => void
}

function FieldRow({ field, isTaken, onChange, onRemove }: RowProps) {
  const fault = isTaken
    ? 'Another field has this name.'
    : isIdentifier(field.name)
      ? undefined
      : 'Letters, numbers, underscores.'
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-start">
      <TextField
        label="Field name"
        value={field.name}
        error={fault}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label="Type"
        value={field.type}
        onChange={({ target }) => onChange({ type: target.value as Field['type'] })}
      >
        {FIELD_TYPES.map((type) => (
          <option key={type} value={type}>
            {NAMES[type]}
          </option>
        ))}
      </SelectField>
      <IconButton label={`Remove field ${field.name}`} onClick={onRemove} className="sm:mt-6.5">
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
      <TextField
        label="Description"
        className="sm:col-span-2"
        value={field.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {field.type === 'array' && (
        <SelectField
          label="A list of"
          value={field.items}
          onChange={({ target }) => onChange({ items: target.value as Field['items'] })}
        >
          {FIELD_TYPES.filter((type) => type !== 'array').map((type) => (
            <option key={type} value={type}>
              {NAMES[type]}
            </option>
          ))}
        </SelectField>
      )}
      <div className="sm:col-span-3">
        <CheckboxField
          label="Always there"
          checked={field.isRequired}
          onChange={({ target }) => onChange({ isRequired: target.checked })}
        />
      </div>
    </div>
  )
}
