import { type ContentStatus, NEXT_STATUS, type Survey, surveyTexts } from '@youzine/contract'
import { detailOr } from '#lib/api-error.ts'
import { StatusBadge } from '#lib/content/status-badge.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSetStatus } from './api.ts'

const MEANS: Record<ContentStatus, string> = {
  draft: 'Only you can open it.',
  published: 'Everybody can find and answer it.',
  archived: 'Nobody can begin it any more; who has begun can go on.',
}

type Props = {
  survey: Survey
  /** Saves what is not saved yet; false when that failed. */
  onBefore: () => Promise<boolean>
}

export function StatusControl({ survey, onBefore }: Props) {
  const toast = useToast()
  const setStatus = useSetStatus(survey.id)
  const { to, label } = NEXT_STATUS[survey.status]
  const link = `${window.location.origin}/surveys/${survey.id}/take`
  const change = async () => {
    if (!(await onBefore())) return
    setStatus.mutate(to, {
      onSuccess: () => {
        if (to === 'published') toast(`Published. Its link is ${link}`)
      },
      onError: (error) => toast(detailOr(error, surveyTexts.statusFailed), 'error'),
    })
  }
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast('The link is copied.'),
      () => toast(`Copy this link: ${link}`),
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusBadge status={survey.status} />
      <span className="text-soft text-sm">{MEANS[survey.status]}</span>
      {survey.status === 'published' && (
        <Button size="sm" variant="link" onClick={() => void copy()}>
          Copy its link
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="ml-auto"
        isLoading={setStatus.isPending}
        onClick={() => void change()}
      >
        {label}
      </Button>
    </div>
  )
}
