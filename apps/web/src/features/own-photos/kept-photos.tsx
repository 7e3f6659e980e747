import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { photoCountQuery, useRemovePhotos } from './api.ts'

/** How many pictures of one's own are kept, and the way to be rid of them. */
export function KeptPhotos() {
  const { data: count, error, refetch } = useQuery(photoCountQuery)
  const confirm = useConfirm()
  const toast = useToast()
  const removal = useRemovePhotos()
  const remove = async () => {
    const isSure = await confirm({
      title: 'Remove all your photos?',
      body: 'They are deleted here and on every page you have shared. Your posts and articles stay.',
      confirmLabel: 'Remove them',
      cancelLabel: 'Keep them',
      isDangerous: true,
    })
    if (!isSure) return
    removal.mutate(undefined, {
      onSuccess: () => toast('Your photos are gone.'),
      onError: (fault) => toast(sentenceOf(fault), 'error'),
    })
  }
  if (error)
    return (
      <ErrorState title="We could not count them." onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    )
  if (count === undefined) return <Skeleton className="h-11 w-56" />
  if (count === 0)
    return (
      <p className="text-soft">
        None are kept. You can send some along when you bring an archive: it asks before it does.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="text-soft">{count === 1 ? 'One is kept.' : `${count} are kept.`}</p>
      <Button variant="danger-quiet" size="sm" isLoading={removal.isPending} onClick={() => void remove()}>
        Remove all photos
      </Button>
    </div>
  )
}
