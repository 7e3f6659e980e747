import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type FieldTexts = { label: ReactNode; help?: ReactNode; error?: string }

/** Ids and aria attributes that tie a control to its label, its help and its error. */
export function useFieldParts({ help, error }: Pick<FieldTexts, 'help' | 'error'>, givenId?: string) {
  const made = useId()
  const id = givenId ?? made
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return {
    id,
    helpId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

export const controlClass = clsx(
  'min-h-11.5 w-full rounded-base border border-edge bg-sheet px-3.5 py-2.5 text-base text-ink transition-colors',
  'hover:border-soft focus-visible:outline-offset-1',
  '[&[readonly]]:bg-wash [&[readonly]]:text-soft disabled:bg-wash disabled:text-soft aria-invalid:border-accent',
)

type FrameProps = FieldTexts & {
  parts: ReturnType<typeof useFieldParts>
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function FieldFrame({ label, help, error, parts, aside, className, children }: FrameProps) {
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={parts.id} className="font-medium text-sm">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldError id={parts.errorId}>{error}</FieldError>
      {help && (
        <p id={parts.helpId} className="text-faint text-sm">
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex animate-appear items-start gap-1.5 text-accent text-sm">
      <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      {children}
    </p>
  )
}
