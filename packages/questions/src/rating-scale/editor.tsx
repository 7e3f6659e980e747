import { FieldError } from '@youzine/ui/field.tsx'
import { TextField } from '@youzine/ui/text-field.tsx'
import { useId, useState } from 'react'
import type { EditorProps } from '../shared/screen-props.ts'
import { MIN_STEP, scaleOf } from './scale.ts'

const NUMBERS = [
  ['min', 'Minimum'],
  ['max', 'Maximum'],
  ['step', 'Step'],
] as const

/** Numbers are kept as they are typed, so that one can be emptied on the way to another. */
export function Editor({ config, onConfig, configError }: EditorProps) {
  const errorId = useId()
  const scale = scaleOf(config)
  const [typed, setTyped] = useState(() => ({
    min: String(scale.min),
    max: String(scale.max),
    step: String(scale.step),
  }))
  const write = (name: 'min' | 'max' | 'step', text: string) => {
    setTyped({ ...typed, [name]: text })
    // What is no number stays wrong, and the server and the form say so.
    onConfig({ options: { ...scale, [name]: text.trim() === '' ? Number.NaN : Number(text) } })
  }
  const label = (end: 'min' | 'max', text: string) =>
    onConfig({ options: { ...scale, labels: { ...scale.labels, [end]: text } } })
  return (
    <fieldset
      className="grid min-w-0 gap-4"
      aria-label="Scale"
      aria-describedby={configError ? errorId : undefined}
    >
      <div className="grid grid-cols-3 gap-3">
        {NUMBERS.map(([name, title]) => (
          <TextField
            key={name}
            label={title}
            type="number"
            step={name === 'step' ? MIN_STEP : 'any'}
            min={name === 'step' ? MIN_STEP : undefined}
            inputMode="decimal"
            value={typed[name]}
            onChange={({ target }) => write(name, target.value)}
          />
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Label of the minimum"
          value={scale.labels.min}
          maxLength={100}
          onChange={({ target }) => label('min', target.value)}
        />
        <TextField
          label="Label of the maximum"
          value={scale.labels.max}
          maxLength={100}
          onChange={({ target }) => label('max', target.value)}
        />
      </div>
      <FieldError id={errorId}>{configError}</FieldError>
    </fieldset>
  )
}
