import { useQuery } from '@tanstack/react-query'
import type { Writer } from '@youzine/contract'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useTryWriter, writersQuery } from './api.ts'

/** Who writes, in plain words, and whether it answers. */
export function Writers() {
  const { data, isError, refetch } = useQuery(writersQuery)
  if (isError)
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="error">This could not be looked up.</Notice>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data) return <SkeletonLines lines={3} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="font-text text-lead">{data.at_work}</p>
      {data.models.length > 0 && (
        <ul className="grid">
          {data.models.map((model) => (
            <Model key={`${model.provider}-${model.id}`} model={model} />
          ))}
        </ul>
      )}
      {data.local.map(({ name, base_url, models }) => (
        <Notice key={base_url}>
          <p>
            {name} runs on this machine, with {models.join(', ')}. It is not used by itself. These two
            settings would:
          </p>
          <pre className="mt-2 whitespace-pre-wrap break-all font-mono text-[0.85rem]">
            OPENAI_BASE_URL={base_url}
            {'\n'}OPENAI_MODEL={models[0]}
          </pre>
        </Notice>
      ))}
    </div>
  )
}

function Model({ model: { id, label, provider, is_available } }: { model: Writer }) {
  const attempt = useTryWriter()
  return (
    <li className="grid gap-2 border-rule border-t py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b className="font-semibold">{label}</b> <span className="text-soft">through {provider}</span>
          {!is_available && <span className="text-warn"> · no key: the built-in author answers for it</span>}
        </p>
        {is_available && (
          <Button size="sm" variant="quiet" isLoading={attempt.isPending} onClick={() => attempt.mutate(id)}>
            Try it<span className="sr-only"> ({label})</span>
          </Button>
        )}
      </div>
      {attempt.data?.answer && (
        <p role="status" className="text-[0.95rem] text-soft">
          “{attempt.data.answer}” · {attempt.data.ms} ms · {attempt.data.tokens} tokens
        </p>
      )}
      {attempt.data?.error && <Notice tone="error">{attempt.data.error}</Notice>}
      {attempt.isError && <Notice tone="error">{sentenceOf(attempt.error)}</Notice>}
    </li>
  )
}
