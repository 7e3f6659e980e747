import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice>
      <span className="mr-3">Your unsaved changes from before are back.</span>
      <Button variant="link" onClick={onDiscard}>
        Discard them
      </Button>
    </Notice>
  )
}

/** Stays at the bottom of an editor: what can be done, and whether it is saved. */
export function SaveBar({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center gap-2.5 border-rule border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
      {children}
      <p role="status" className="ml-auto text-right text-faint text-sm">
        {state}
      </p>
    </div>
  )
}
