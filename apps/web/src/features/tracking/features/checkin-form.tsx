import { type Feature, trackingTexts } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextareaField, TextField } from '#ui/text-field.tsx'
import { useAddCheckin } from '../api.ts'
import { newKey } from '../checkins/draft.ts'
import { today } from '../dates.ts'

type Props = { feature: Feature; onAdded: () => void; onFailed: () => void }

/** Note and day; a number only where the feature has a unit. */
export function CheckinForm({ feature, onAdded, onFailed }: Props) {
  const add = useAddCheckin()
  const [note, setNote] = useState('')
  const [date, setDate] = useState(today)
  const [value, setValue] = useState('')
  // Should the answer not arrive, pressing again does not make a second one.
  const [key, setKey] = useState(newKey)
  const [fault, setFault] = useState<{ note?: string; date?: string; value?: string }>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = value.trim() === '' ? null : Number(value)
    const found = {
      ...(note.trim() ? {} : { note: trackingTexts.noteRequired }),
      ...(date ? {} : { date: 'A date is required' }),
      ...(number === null || (Number.isFinite(number) && number >= 0)
        ? {}
        : { value: 'Please enter a number of 0 or more' }),
    }
    setFault(found)
    if (Object.keys(found).length > 0 || add.isPending) return
    add.mutate(
      {
        client_key: key,
        body: note,
        applies_to: date,
        feature_ids: [feature.id],
        values: number === null ? {} : { [String(feature.id)]: number },
      },
      {
        onSuccess: () => {
          setKey(newKey())
          setNote('')
          setValue('')
          onAdded()
        },
        onError: onFailed,
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextareaField
        label="Note"
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={fault.note}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          error={fault.date}
        />
        {feature.unit && (
          <TextField
            label={`Value (${feature.unit})`}
            type="number"
            min={0}
            step="any"
            value={value}
            onChange={({ target }) => setValue(target.value)}
            error={fault.value}
          />
        )}
      </div>
      <Button type="submit" isLoading={add.isPending} className="justify-self-start">
        Add Check-in
      </Button>
    </form>
  )
}
