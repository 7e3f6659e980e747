import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'danger' | 'danger-quiet' | 'link'
  size?: 'md' | 'sm'
}

const variants = {
  primary: 'border-ink bg-ink text-paper hover:bg-ink/88',
  quiet: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-wash',
  danger: 'border-accent bg-accent text-on-accent hover:bg-accent/90',
  'danger-quiet': 'border-accent bg-transparent text-accent hover:bg-accent-wash',
  link: 'text-link border-transparent text-ink',
}

const sizes = { md: 'px-5.5 text-[0.95rem]', sm: 'px-4 text-sm' }

function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, className?: string) {
  return clsx(
    'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full border font-[550] leading-tight',
    'transition-colors duration-150 aria-disabled:opacity-55 disabled:opacity-55',
    variants[variant],
    variant === 'link' ? 'px-0 text-[0.95rem]' : sizes[size],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean; icon?: ReactNode }

/** While it works it keeps its width, its name and its focus, and ignores further presses. */
export function Button({
  variant,
  size,
  isLoading,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size }, className)}
    >
      <span className={clsx('inline-flex items-center gap-2', isLoading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

function Anchor({ variant, size, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonClass({ variant, size }, className)} />
}

/** A place of this site that looks like a button. */
export const ButtonLink = createLink(Anchor)

/** An address that the router does not know, such as a download. */
export const ButtonAnchor = Anchor

export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-wash hover:text-ink',
        className,
      )}
    />
  )
}
