import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  error: { Icon: CircleAlert, className: 'bg-accent-wash', icon: 'text-accent' },
  good: { Icon: CircleCheck, className: 'bg-good-wash', icon: 'text-good' },
  warn: { Icon: MailWarning, className: 'bg-warn-wash', icon: 'text-warn' },
  plain: { Icon: Info, className: 'bg-wash', icon: 'text-soft' },
}

type Props = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A sentence about the whole form or page, announced when it appears. */
export function Notice({ tone = 'plain', className, children }: Props) {
  const { Icon, className: toneClass, icon } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex animate-appear items-start gap-3 rounded-base px-4 py-3 text-[0.95rem]',
        toneClass,
        className,
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
