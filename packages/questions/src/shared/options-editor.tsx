import { IconButton } from '@youzine/ui/button.tsx'
import { controlClass, FieldError } from '@youzine/ui/field.tsx'
import { SortableList } from '@youzine/ui/sortable-list.tsx'
import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { MAX_OPTION_TEXT, MAX_OPTIONS } from '../question.ts'
import { moveItem } from './move-item.ts'
import type { EditedOption } from './screen-props.ts'
import { useFocusAfter } from './use-focus-after.ts'

type Props = {
  label: string
  options: EditedOption[]
  onChange: (options: EditedOption[]) => void
  error?: string
  addLabel?: string
}

/** Written, reordered and removed; Enter in one makes room for the next. */
export function OptionsEditor({ label, options, onChange, error, addLabel = 'Add Option' }: Props) {
  const errorId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(frame)
  const focusAt = (at: number) => focusAfter((within) => within.querySelectorAll<HTMLElement>('input')[at])

  const addAfter = (at: number) => {
    if (options.length >= MAX_OPTIONS) return
    onChange(options.toSpliced(at + 1, 0, { key: crypto.randomUUID(), option_text: '' }))
    focusAt(at + 1)
  }
  const remove = (at: number) => {
    onChange(options.toSpliced(at, 1))
    focusAt(Math.max(0, at - 1))
  }
  const write = (at: number, option_text: string) =>
    onChange(options.map((option, place) => (place === at ? { ...option, option_text } : option)))

  return (
    <div ref={frame} className="grid gap-2">
      <span className="font-medium text-sm">{label}</span>
      <SortableList
        label={label}
        items={options}
        keyOf={({ key }) => key}
        nameOf={({ option_text }, at) => option_text || `option ${at + 1}`}
        onMove={(from, to) => onChange(moveItem(options, from, to))}
        className="grid gap-1.5"
        itemClassName="rounded-base bg-sheet"
      >
        {({ option_text }, at, handle) => (
          <div className="flex items-center">
            {handle}
            <input
              value={option_text}
              maxLength={MAX_OPTION_TEXT}
              aria-label={`Option ${at + 1}`}
              aria-invalid={error && !option_text.trim() ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              placeholder={`Option ${at + 1}`}
              onChange={({ target }) => write(at, target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                addAfter(at)
              }}
              className={clsx(controlClass, 'min-w-0')}
            />
            <IconButton label={`Remove option ${at + 1}`} onClick={() => remove(at)}>
              <X aria-hidden className="size-4.5" />
            </IconButton>
          </div>
        )}
      </SortableList>
      <FieldError id={errorId}>{error}</FieldError>
      {options.length < MAX_OPTIONS && (
        <button
          type="button"
          onClick={() => addAfter(options.length - 1)}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-3 font-medium text-sm text-soft hover:bg-wash hover:text-ink"
        >
          <Plus aria-hidden className="size-4" />
          {addLabel}
        </button>
      )}
    </div>
  )
}

/** The editor of every type whose options a creator writes. */
export function ChoiceEditor(props: {
  options: EditedOption[]
  onOptions: (options: EditedOption[]) => void
  optionsError?: string
}) {
  return (
    <OptionsEditor
      label="Options"
      options={props.options}
      onChange={props.onOptions}
      error={props.optionsError}
    />
  )
}
