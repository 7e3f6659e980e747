import type { ChatMessage } from '@youzine/contract'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Markdown } from './markdown.tsx'
import { Sources } from './sources.tsx'

type Props = { message: ChatMessage; onAskAgain: (() => void) | null }

export function Message({ message, onAskAgain }: Props) {
  if (message.role === 'user')
    return (
      <p className="relative ml-6 w-fit max-w-full justify-self-end whitespace-pre-line rounded-base bg-wash px-4 py-2.5">
        <span className="sr-only">You asked: </span>
        {message.content}
      </p>
    )
  return <Answer message={message} onAskAgain={onAskAgain} />
}

function Answer({ message, onAskAgain }: Props) {
  const { content, pending, sources, stopped, error } = message
  const [open, setOpen] = useState<number | 'all' | null>(null)
  const known = new Set(sources.map(({ number }) => number))
  const cite = (number: number) =>
    known.has(number) ? (
      <button
        type="button"
        aria-expanded={open === number}
        aria-label={`Post ${number}`}
        onClick={() => setOpen(open === number ? null : number)}
        className="relative rounded-[4px] px-1 align-[0.35em] font-[550] font-ui text-[0.66em] text-accent leading-none before:absolute before:-inset-2 hover:bg-accent-wash aria-expanded:bg-accent-wash"
      >
        {number}
      </button>
    ) : null
  return (
    <div className="relative grid gap-2">
      <div className="grid gap-2.5 font-text text-[1.05rem] leading-normal">
        <span className="sr-only">The answer: </span>
        {content ? (
          <Markdown text={content} isPending={pending} cite={cite} />
        ) : (
          pending && <p className="animate-breathe text-faint">Reading…</p>
        )}
        {stopped && <p className="text-faint text-sm">Stopped.</p>}
        {error && <p className="text-faint text-sm">{error}</p>}
      </div>
      {open !== null && <Sources sources={sources} open={open === 'all' ? null : open} />}
      {!pending && (
        <div className="-ml-2.5 flex items-center gap-1">
          {content && <CopyButton text={content} />}
          {onAskAgain && (
            <IconButton label="Ask again" title="Ask again" onClick={onAskAgain}>
              <RotateCcw aria-hidden className="size-4.5" />
            </IconButton>
          )}
          {sources.length > 0 && (
            <button
              type="button"
              aria-expanded={open === 'all'}
              onClick={() => setOpen(open === 'all' ? null : 'all')}
              className="text-link min-h-11 px-2 text-sm text-soft"
            >
              {sources.length === 1 ? '1 post' : `${sources.length} posts`}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      (error: unknown) => console.warn('The answer could not be copied.', error),
    )
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton label={isCopied ? 'Copied' : 'Copy'} title="Copy" onClick={() => void copy()}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  )
}
