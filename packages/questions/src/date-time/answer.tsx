import { controlClass } from '@youzine/ui/field.tsx'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { AnswerProps } from '../shared/screen-props.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'
import { pickMoment } from './schema.ts'

export function Answer({ response, onChange, labelledBy, describedBy, takesFocus }: AnswerProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFirstFocus(frame, 'input', takesFocus)
  return (
    <div ref={frame}>
      <input
        type="datetime-local"
        max="9999-12-31T23:59"
        defaultValue={typeof response?.dateTime === 'string' ? response.dateTime : ''}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(pickMoment(target.value))}
        className={clsx(controlClass, 'min-h-14 max-w-80 text-[1.1rem]')}
      />
    </div>
  )
}
