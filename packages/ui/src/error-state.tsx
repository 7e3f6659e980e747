import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Eyebrow } from './type.tsx'

type Props = {
  title: string
  /** What to do about it. */
  children?: ReactNode
  onRetry?: () => void
  actions?: ReactNode
  isPage?: boolean
}

export function ErrorState({ title, children, onRetry, actions, isPage }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-accent border-t-2 pt-6">
      <Eyebrow>Erratum</Eyebrow>
      <Title className={isPage ? 'text-title' : 'text-2xl'}>{title}</Title>
      {children && <div className="max-w-[52ch] font-text text-lead text-soft">{children}</div>}
      <div className="mt-2 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {actions}
      </div>
    </div>
  )
}
