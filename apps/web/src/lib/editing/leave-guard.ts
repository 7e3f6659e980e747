import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useConfirm } from '#ui/confirm.tsx'

/** Asks before unsaved changes are left behind, on this site and when the tab is closed. */
export function useLeaveGuard(what: string, isDirty: boolean, discard: () => void) {
  const confirm = useConfirm()
  const isLeaving = useRef(false)
  useBlocker({
    shouldBlockFn: async () => {
      if (!isDirty || isLeaving.current) return false
      const isSure = await confirm({
        title: 'Leave without saving?',
        body: `Your changes to this ${what} are not saved yet.`,
        confirmLabel: 'Discard changes',
        cancelLabel: 'Keep editing',
        isDangerous: true,
      })
      if (isSure) discard()
      return !isSure
    },
    enableBeforeUnload: () => isDirty && !isLeaving.current,
  })
  return isLeaving
}
