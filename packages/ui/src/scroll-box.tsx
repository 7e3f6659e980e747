import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Something long in little room: it scrolls, and the keyboard can reach it to do so. */
export function ScrollBox({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      className={clsx('relative overflow-auto rounded-base p-4', className)}
    >
      {children}
    </section>
  )
}
