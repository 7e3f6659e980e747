import { controlClass } from '@youzine/ui/field.tsx'
import { clsx } from 'clsx'
import { useRef } from 'react'
import type { AnswerProps } from '../shared/screen-props.ts'
import { spokenText, writeText } from '../shared/text-type.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'

const ROWS = 4

export function Answer({ response, onChange, labelledBy, describedBy, takesFocus }: AnswerProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFirstFocus(frame, 'textarea', takesFocus)
  return (
    <div ref={frame} className="grid">
      <textarea
        rows={ROWS}
        value={spokenText(response ?? {})}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(writeText(target.value))}
        className={clsx(controlClass, 'font-text text-[1.15rem] leading-relaxed')}
      />
    </div>
  )
}
