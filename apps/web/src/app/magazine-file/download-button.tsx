import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Magazine } from '@youzine/contract'
import { Download } from 'lucide-react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = { magazine: Magazine; firstName: string; heading: string }

export function DownloadButton(issue: Props) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: async () => {
      const { downloadMagazine } = await import('./download.ts')
      await downloadMagazine(client, issue)
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="quiet"
        icon={<Download aria-hidden className="size-4" />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download the magazine
      </Button>
      <p className="text-faint text-sm">One file, to keep, to print or to give away. It needs no internet.</p>
      {download.error && <Notice tone="error">{sentenceOf(download.error)}</Notice>}
    </div>
  )
}
