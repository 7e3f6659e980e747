import { clsx } from 'clsx'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { controlClass, FieldFrame, type FieldTexts, useFieldParts } from './field.tsx'

type Texts = FieldTexts & { aside?: ReactNode }
type InputProps = Omit<ComponentProps<'input'>, 'type'> & Texts

export function TextField({
  label,
  help,
  error,
  aside,
  className,
  id,
  type = 'text',
  ...rest
}: InputProps & {
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'number' | 'date' | 'datetime-local'
}) {
  const parts = useFieldParts({ help, error }, id)
  return (
    <FieldFrame {...{ label, help, error, aside, parts, className }}>
      <input type={type} {...rest} {...parts.control} className={controlClass} />
    </FieldFrame>
  )
}

export function PasswordField({ label, help, error, aside, className, id, ...rest }: InputProps) {
  const parts = useFieldParts({ help, error }, id)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...{ label, help, error, aside, parts, className }}>
      <div className="relative">
        <input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...parts.control}
          className={clsx(controlClass, 'pr-12')}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
          aria-controls={parts.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11.5 place-items-center rounded-base text-faint hover:text-ink"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      </div>
    </FieldFrame>
  )
}

export function TextareaField({
  label,
  help,
  error,
  aside,
  className,
  id,
  ...rest
}: ComponentProps<'textarea'> & Texts) {
  const parts = useFieldParts({ help, error }, id)
  return (
    <FieldFrame {...{ label, help, error, aside, parts, className }}>
      <textarea rows={4} {...rest} {...parts.control} className={clsx(controlClass, 'leading-relaxed')} />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  help,
  error,
  aside,
  className,
  id,
  children,
  ...rest
}: ComponentProps<'select'> & Texts) {
  const parts = useFieldParts({ help, error }, id)
  return (
    <FieldFrame {...{ label, help, error, aside, parts, className }}>
      <div className="relative">
        <select {...rest} {...parts.control} className={clsx(controlClass, 'appearance-none pr-10')}>
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-faint"
        />
      </div>
    </FieldFrame>
  )
}
