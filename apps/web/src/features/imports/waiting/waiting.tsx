import type { ImportProgress } from '@youzine/contract'
import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { Facts } from './facts.tsx'
import { Quotes } from './quotes.tsx'
import { Restart } from './restart.tsx'
import { importBar, type LocalWork, localBar } from './stage.ts'

export const TAKING_LONG = "This is taking longer than usual. We'll keep working; come back any time."

export function ImportBar({ progress }: { progress: ImportProgress }) {
  const { percent, label, note } = importBar(progress)
  return <Progress label={label} percent={percent} note={note} />
}

/** While the browser itself reads and sends. */
export function LocalWaiting({ work, onCancel }: { work: LocalWork; onCancel: ReactNode }) {
  const { percent, label } = localBar(work)
  return (
    <div className="grid gap-8">
      <h1 className="text-title">One moment</h1>
      <Progress label={label} percent={percent} />
      {onCancel}
    </div>
  )
}

type Props = { progress: ImportProgress; isTakingLong: boolean; children?: ReactNode }

/** The server reads and writes; the person's own words keep them company. */
export function Waiting({ progress, isTakingLong, children }: Props) {
  return (
    <div className="mx-auto grid min-h-[72dvh] w-full max-w-[860px] content-center gap-12 px-4 py-12 sm:px-8">
      <h1 className="sr-only">Your magazine is being made</h1>
      <div className="grid min-h-[15rem] content-end">
        <Quotes texts={progress.sample_posts} dates={progress.sample_dates} />
      </div>
      {isTakingLong ? <Notice>{TAKING_LONG}</Notice> : <ImportBar progress={progress} />}
      {progress.facts && <Facts facts={progress.facts} />}
      {children}
      <Restart importId={progress.id} />
    </div>
  )
}
