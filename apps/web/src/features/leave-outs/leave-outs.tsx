import { useQuery } from '@tanstack/react-query'
import type { LeaveOut } from '@youzine/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { mediumDay } from '#lib/days.ts'
import { IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { leaveOutsQuery, useRemoveLeaveOut, useTakeBack } from './api.ts'
import { TimeForm, WordForm } from './forms.tsx'

/** Everything that somebody wants left out, and what they said is not right; each can be taken back. */
export function LeaveOuts() {
  const { data, error } = useQuery(leaveOutsQuery)
  const remove = useRemoveLeaveOut()
  const takeBack = useTakeBack()
  const toast = useToast()
  if (error) return <Notice tone="error">{sentenceOf(error)}</Notice>
  if (!data) return <Skeleton className="h-24" />
  const onError = (failure: unknown) => toast(sentenceOf(failure))
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6">
        <WordForm />
        <TimeForm />
      </div>
      {data.leave_outs.length > 0 && (
        <Listed title={leftOutWords(data.posts_left_out, data.posts)}>
          {data.leave_outs.map((one) => (
            <Row key={one.id} label={wordsOf(one)} onRemove={() => remove.mutate(one.id, { onError })}>
              <Wish wish={one} />
            </Row>
          ))}
        </Listed>
      )}
      {data.corrections.length > 0 && (
        <Listed title="Not right, you said">
          {data.corrections.map(({ id, sentence, note }) => (
            <Row key={id} label={sentence} onRemove={() => takeBack.mutate(id, { onError })}>
              <p className="font-text leading-snug">{sentence}</p>
              {note && <p className="text-faint text-sm">{note}</p>}
            </Row>
          ))}
        </Listed>
      )}
    </div>
  )
}

const leftOutWords = (leftOut: number, all: number) =>
  leftOut === 0
    ? 'Left out'
    : `Left out: ${leftOut === 1 ? 'one post' : `${leftOut} posts`}${all > 0 ? ` of ${all}` : ''}`

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold font-ui text-sm">{title}</h3>
      <ul>{children}</ul>
    </div>
  )
}

function Row({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-3 border-rule border-t py-2">
      <div className="grid min-w-0 gap-0.5 py-1.5">{children}</div>
      <IconButton label={`Take back: ${label.slice(0, 60)}`} onClick={onRemove}>
        <X aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  )
}

const wordsOf = ({ kind, text, from, to, post }: LeaveOut) =>
  kind === 'post' ? (post?.text ?? 'A post') : kind === 'time' ? `${from} to ${to}` : (text ?? '')

function Wish({ wish: { kind, text, from, to, post } }: { wish: LeaveOut }) {
  if (kind === 'time')
    return (
      <p>
        {mediumDay(from ?? '')} to {mediumDay(to ?? '')}
      </p>
    )
  if (kind !== 'post') return <p className="break-words">{text}</p>
  return (
    <>
      {post?.at && <p className="text-faint text-sm">{mediumDay(post.at.slice(0, 10))}</p>}
      <p className="line-clamp-2 font-text leading-snug">{post?.text}</p>
    </>
  )
}
