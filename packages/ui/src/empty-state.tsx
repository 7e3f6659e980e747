import type { ReactNode } from 'react'
import { Eyebrow } from './type.tsx'

type Props = { eyebrow?: string; title: string; children?: ReactNode; actions?: ReactNode; isPage?: boolean }

/** Nothing here yet: says so, and what would change it. */
export function EmptyState({ eyebrow, title, children, actions, isPage }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className="grid justify-items-start gap-4 border-ink border-t pt-6">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title className={isPage ? 'text-title' : 'text-2xl'}>{title}</Title>
      {children && <div className="max-w-[52ch] font-text text-lead text-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
