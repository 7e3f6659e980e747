import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldError, type FieldTexts, useFieldParts } from './field.tsx'

export function CheckboxField({
  label,
  help,
  error,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & FieldTexts) {
  const parts = useFieldParts({ help, error }, id)
  return (
    <div>
      <label htmlFor={parts.id} className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...rest}
            {...parts.control}
            className="peer size-full appearance-none rounded-[6px] border border-edge bg-sheet transition-colors checked:border-ink checked:bg-ink disabled:opacity-60 aria-invalid:border-accent"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="text-[0.95rem]">{label}</span>
      </label>
      <FieldError id={parts.errorId}>{error}</FieldError>
      {help && (
        <p id={parts.helpId} className="pl-8.5 text-faint text-sm">
          {help}
        </p>
      )}
    </div>
  )
}
