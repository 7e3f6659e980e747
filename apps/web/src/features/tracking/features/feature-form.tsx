import { zodResolver } from '@hookform/resolvers/zod'
import {
  type BodyOf,
  type createFeature,
  FEATURE_COLOURS,
  type Feature,
  FeatureForm as Fields,
} from '@youzine/contract'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { SelectField, TextareaField, TextField } from '#ui/text-field.tsx'

export type FeatureValues = BodyOf<typeof createFeature>

const Typed = z.object({
  title: Fields.shape.title,
  description: z.string(),
  unit: z.string().max(40, 'Please use at most 40 characters.'),
  start_date: z.string(),
  end_date: z.string(),
  goal_per_week: z.string().regex(/^[1-7]?$/, 'Please enter a number of days from 1 to 7'),
  direction: z.enum(['more', 'less']),
  colour: z.enum(FEATURE_COLOURS),
})

type Props = {
  feature?: Feature
  title?: string | undefined
  submitLabel: string
  isSending: boolean
  onSend: (values: FeatureValues) => void
  onCancel: () => void
}

/** What is left empty is left out. */
export function FeatureForm({ feature, title = '', submitLabel, isSending, onSend, onCancel }: Props) {
  const form = useForm({
    defaultValues: {
      title: feature?.title ?? title,
      description: feature?.description ?? '',
      unit: feature?.unit ?? '',
      start_date: feature?.start_date ?? '',
      end_date: feature?.end_date ?? '',
      goal_per_week: feature?.config.goal_per_week ? String(feature.config.goal_per_week) : '',
      direction: feature?.config.direction ?? ('more' as const),
      colour: feature?.config.colour ?? ('red' as const),
    },
    resolver: zodResolver(Typed),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((typed) => {
    const empty = feature ? null : undefined
    const { goal_per_week, direction, colour, ...fields } = typed
    onSend({
      title: fields.title,
      description: fields.description || empty,
      unit: fields.unit || empty,
      start_date: fields.start_date || empty,
      end_date: fields.end_date || empty,
      config: {
        ...feature?.config,
        direction,
        colour,
        goal_per_week: goal_per_week ? Number(goal_per_week) : null,
      },
    })
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void submit()
      }}
      className="grid gap-5 rounded-base border border-rule bg-sheet p-5 sm:p-6"
    >
      <TextField label="Title" autoFocus error={errors.title?.message} {...form.register('title')} />
      <TextareaField
        label="Description"
        rows={2}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Unit"
          placeholder="km, hours, pages"
          help="Leave it empty for something you simply do or don’t."
          error={errors.unit?.message}
          {...form.register('unit')}
        />
        <TextField
          label="Goal per week"
          inputMode="numeric"
          help="On how many days of a week it is meant to happen."
          error={errors.goal_per_week?.message}
          {...form.register('goal_per_week')}
        />
        <TextField
          label="Start date"
          type="date"
          error={errors.start_date?.message}
          {...form.register('start_date')}
        />
        <TextField
          label="End date"
          type="date"
          error={errors.end_date?.message}
          {...form.register('end_date')}
        />
        <SelectField label="Better is" {...form.register('direction')}>
          <option value="more">more</option>
          <option value="less">less</option>
        </SelectField>
        <SelectField label="Colour" {...form.register('colour')}>
          {FEATURE_COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {colour}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
