import { controlClass } from '@youzine/ui/field.tsx'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import type { AnswerProps } from '../shared/screen-props.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'
import { dayAndTime, pickMoment } from './schema.ts'

/** A day; the hour only for whoever knows it. */
export function Answer({ response, onChange, labelledBy, describedBy, takesFocus }: AnswerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const timeId = useId()
  useFirstFocus(frame, 'input', takesFocus)
  const [given, setGiven] = useState(() => dayAndTime(response?.dateTime))
  const change = (part: Partial<typeof given>) => {
    const next = { ...given, ...part }
    setGiven(next)
    onChange(pickMoment(next.day, next.time))
  }
  return (
    <div ref={frame} className="flex flex-wrap items-end gap-4">
      <input
        type="date"
        max="9999-12-31"
        value={given.day}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ target }) => change({ day: target.value })}
        className={clsx(controlClass, 'min-h-14 max-w-64 text-[1.1rem]')}
      />
      <div className="grid gap-1.5">
        <label htmlFor={timeId} className="text-soft text-sm">
          Time, if you know it
        </label>
        <input
          id={timeId}
          type="time"
          value={given.time}
          onChange={({ target }) => change({ time: target.value })}
          className={clsx(controlClass, 'min-h-14 max-w-40 text-[1.1rem]')}
        />
      </div>
    </div>
  )
}
