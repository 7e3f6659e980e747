import { useQuery } from '@tanstack/react-query'
import { configTexts } from '@youzine/contract'
import { useState } from 'react'
import { configHistoryQuery, configQuery, useRestoreConfig } from '#features/config/api.ts'
import { ConfigEditor } from '#features/config/config-editor.tsx'
import { KnownKeys } from '#features/config/known-keys.tsx'
import { Writers } from '#features/config/writers.tsx'
import { sentenceOf } from '#lib/api-error.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader, Section } from '#ui/type.tsx'

export function ConfigPage() {
  usePageTitle('Config')
  const config = useQuery(configQuery)
  // Taken back from the history, the text is another one.
  const [taken, setTaken] = useState(0)
  return (
    <Column>
      <div className="grid gap-10">
        <PageHeader eyebrow="For admins" title="Configuration">
          Changes take effect at once, in every process. Secrets are settings of the server and never in here.
        </PageHeader>
        {config.isError ? (
          <div className="grid justify-items-start gap-4">
            <Notice tone="error">{configTexts.loadFailed(sentenceOf(config.error))}</Notice>
            <Button onClick={() => void config.refetch()}>Try again</Button>
          </div>
        ) : config.data ? (
          <ConfigEditor key={taken} stored={config.data.config_json} />
        ) : (
          <SkeletonLines lines={8} />
        )}
        <Section title="Who writes">
          <Writers />
        </Section>
        <Section title="What can be set" note="Anything left out has its default.">
          <KnownKeys />
        </Section>
        <Section title="History" note="Every change, and the way back.">
          <History onTaken={() => setTaken(taken + 1)} />
        </Section>
      </div>
    </Column>
  )
}

const moment = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'medium', timeStyle: 'short' })

function History({ onTaken }: { onTaken: () => void }) {
  const { data } = useQuery(configHistoryQuery)
  const restore = useRestoreConfig()
  if (!data) return <SkeletonLines lines={2} />
  if (data.length === 0) return <p className="font-text text-lead text-soft">Nothing has been changed yet.</p>
  return (
    <ol className="grid">
      {data.map(({ id, changed_by, created_at, config_json }, at) => (
        <li key={id} className="grid gap-2 border-rule border-t py-3.5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-[0.95rem]">
              <time dateTime={created_at}>{moment.format(new Date(created_at))}</time>
              <span className="text-soft"> by {changed_by ?? 'somebody who has left'}</span>
            </p>
            {at > 0 && (
              <Button
                size="sm"
                variant="quiet"
                disabled={restore.isPending}
                onClick={() => restore.mutate(id, { onSuccess: onTaken })}
              >
                Take this back
              </Button>
            )}
          </div>
          <details className="text-sm">
            <summary className="inline-flex min-h-11 items-center text-soft">What it said</summary>
            <pre className="overflow-x-auto font-mono text-[0.85rem]">{config_json}</pre>
          </details>
        </li>
      ))}
      {restore.isError && <Notice tone="error">{configTexts.saveFailed(sentenceOf(restore.error))}</Notice>}
    </ol>
  )
}
