import { MAX_LEFT_OUT_TEXT, NewLeaveOut } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useLeaveOut } from './api.ts'

/** What it came to, in a sentence. */
export function doneWords({
  posts_left_out: posts,
  articles_rewritten: articles,
}: {
  posts_left_out: number
  articles_rewritten: number
}) {
  if (posts === 0) return 'Noted. None of your posts is about it so far.'
  const left = posts === 1 ? 'One post is left out' : `${posts} posts are left out`
  if (articles === 0) return `${left}.`
  return `${left}; ${articles === 1 ? 'one article is' : `${articles} articles are`} being written again.`
}

function useSendWish(onDone: () => void) {
  const leaveOut = useLeaveOut()
  const toast = useToast()
  const [fault, setFault] = useState<string>()
  const send = (wish: NewLeaveOut) => {
    if (leaveOut.isPending) return
    const wrong = NewLeaveOut.safeParse(wish).error?.issues[0]?.message
    setFault(wrong)
    if (wrong) return
    leaveOut.mutate(wish, {
      onSuccess: (answer) => {
        onDone()
        toast(doneWords(answer))
      },
      onError: (error) => setFault(sentenceOf(error)),
    })
  }
  return { send, fault, isPending: leaveOut.isPending }
}

export function WordForm() {
  const [text, setText] = useState('')
  const { send, fault, isPending } = useSendWish(() => setText(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ kind: 'word', text })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="A name or a word"
        help="Posts with it are not used anywhere."
        maxLength={MAX_LEFT_OUT_TEXT}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault}
      />
      <Button
        type="submit"
        variant="quiet"
        isLoading={isPending}
        disabled={!text.trim()}
        className="justify-self-start"
      >
        Leave it out
      </Button>
    </form>
  )
}

export function TimeForm() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { send, fault, isPending } = useSendWish(() => {
    setFrom('')
    setTo('')
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ kind: 'time', from, to })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
        <TextField
          label="From"
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          error={fault}
        />
        <TextField label="To" type="date" value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      <Button
        type="submit"
        variant="quiet"
        isLoading={isPending}
        disabled={!from || !to}
        className="justify-self-start"
      >
        Leave this time out
      </Button>
    </form>
  )
}
