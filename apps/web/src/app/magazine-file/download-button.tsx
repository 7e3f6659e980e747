import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Magazine } from '@youzine/contract'
import { BookOpen, Download } from 'lucide-react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FileKind } from './download.ts'

type Props = { magazine: Magazine; firstName: string; heading: string }

export function DownloadButton(issue: Props) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: async (kind: FileKind) => {
      const { downloadMagazine } = await import('./download.ts')
      await downloadMagazine(client, issue, kind)
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="quiet"
          icon={<Download aria-hidden className="size-4" />}
          isLoading={download.isPending && download.variables === 'page'}
          onClick={() => download.mutate('page')}
        >
          Download the magazine
        </Button>
        <Button
          variant="quiet"
          icon={<BookOpen aria-hidden className="size-4" />}
          isLoading={download.isPending && download.variables === 'book'}
          onClick={() => download.mutate('book')}
        >
          As a book (EPUB)
        </Button>
      </div>
      <p className="text-faint text-sm">One file, to keep, to print or to give away. It needs no internet.</p>
      {download.error && <Notice tone="error">{sentenceOf(download.error)}</Notice>}
    </div>
  )
}
