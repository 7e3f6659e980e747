import { type RefObject, useCallback } from 'react'
import { useConfirm } from '#ui/confirm.tsx'
import { useToast } from '#ui/toast.tsx'

interface Saving<Stored> {
  save(how?: { replacesOthers: boolean }): Promise<Stored | 'changed elsewhere' | null>
}

/** Saves; asks where somebody else has saved meanwhile; leads to the first field that is wrong. */
export function useSaveDialog(form: RefObject<HTMLElement | null>, changedElsewhere: string) {
  const confirm = useConfirm()
  const toast = useToast()
  return useCallback(
    async <Stored>(editor: Saving<Stored>): Promise<Stored | null> => {
      let saved = await editor.save()
      const isSure =
        saved === 'changed elsewhere' &&
        (await confirm({
          title: 'Replace what was saved elsewhere?',
          body: `${changedElsewhere} If you save now, your version replaces that one. Until you decide, your words stay here.`,
          confirmLabel: 'Save mine',
          cancelLabel: 'Not yet',
        }))
      if (isSure) saved = await editor.save({ replacesOthers: true })
      if (saved === 'changed elsewhere') return null
      if (saved === null) {
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
        )
        return null
      }
      toast('Saved.')
      return saved
    },
    [confirm, toast, form, changedElsewhere],
  )
}
