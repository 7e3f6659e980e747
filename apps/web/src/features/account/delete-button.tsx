import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { useToast } from '#ui/toast.tsx'
import { useDeleteAccount } from './api.ts'

export function DeleteButton({ onDeleted }: { onDeleted: () => void }) {
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useDeleteAccount()

  const ask = async () => {
    const isSure = await confirm({
      title: 'Delete Account',
      body: 'Are you sure you want to delete your account? This action cannot be undone.',
      confirmLabel: 'Delete Account',
      cancelLabel: 'Keep it',
      isDangerous: true,
    })
    if (!isSure) return
    remove.mutate(undefined, {
      onSuccess: onDeleted,
      onError: () => toast('Failed to delete account. Please try again.', 'error'),
    })
  }

  return (
    <Button variant="danger-quiet" isLoading={remove.isPending} onClick={() => void ask()}>
      Delete Account
    </Button>
  )
}
