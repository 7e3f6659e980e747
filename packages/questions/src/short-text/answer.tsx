import { controlClass } from '@youzine/ui/field.tsx'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { AnswerProps } from '../shared/screen-props.ts'
import { spokenText, writeText } from '../shared/text-type.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'

export function Answer({ response, onChange, labelledBy, describedBy, takesFocus }: AnswerProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFirstFocus(frame, 'input', takesFocus)
  return (
    <div ref={frame}>
      <input
        type="text"
        value={spokenText(response ?? {})}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onChange(writeText(target.value))}
        className={clsx(controlClass, 'min-h-14 text-[1.1rem]')}
      />
    </div>
  )
}
