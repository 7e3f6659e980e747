import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={clsx(
        'font-semibold text-eyebrow text-faint uppercase leading-normal tracking-[0.14em]',
        className,
      )}
    >
      {children}
    </p>
  )
}

type HeaderProps = { eyebrow?: string; title: ReactNode; children?: ReactNode }

export function PageHeader({ eyebrow, title, children }: HeaderProps) {
  return (
    <div className="grid gap-3">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className="text-title">{title}</h1>
      {children && (
        <div className="max-w-[52ch] font-text text-lead text-soft leading-normal">{children}</div>
      )}
    </div>
  )
}

export function Section({ title, children, note }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-rule border-t pt-7 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-1.5">
        <h2 className="text-[1.4rem]">{title}</h2>
        {note && <p className="text-faint text-sm">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

/** The page's column: wide for spreads, narrow for forms. */
export function Column({
  width = 'page',
  children,
}: {
  width?: 'page' | 'form' | 'reading'
  children: ReactNode
}) {
  const widths = { page: 'max-w-page', form: 'max-w-form', reading: 'max-w-3xl' }
  return (
    <div className={clsx('mx-auto w-full animate-settle px-4 py-10 sm:px-8 md:py-16', widths[width])}>
      {children}
    </div>
  )
}
