import { CHAT_SCROLL_PX, chatTexts, MAX_CHAT_MESSAGE } from '@youzine/contract'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/type.tsx'
import { Message } from './message.tsx'
import { useChat } from './use-chat.ts'

type Props = {
  articleId: number
  isMember: boolean
  /** A guest meets the account dialog instead; what was typed stays. */
  onGuest: () => void
}

/** Asks the article, and shows what its posts say. */
export function ChatPanel({ articleId, isMember, onGuest }: Props) {
  const chat = useChat(articleId, isMember)
  const [draft, setDraft] = useState('')
  const headingId = useId()
  const list = useFollowing(chat.messages)

  const { unsent } = chat
  useEffect(() => {
    if (unsent) setDraft((typed) => typed || unsent.question)
  }, [unsent])

  const ask = (question: string) => {
    if (!question.trim()) return
    if (!isMember) return onGuest()
    if (!chat.isAnswering && chat.ask(question)) setDraft('')
  }
  return (
    <section
      aria-labelledby={headingId}
      data-noprint
      className="grid max-h-[min(44rem,calc(100dvh-7rem))] grid-rows-[auto_minmax(0,1fr)_auto] gap-4 rounded-base border border-rule bg-sheet p-5"
    >
      <h2 id={headingId} className="font-ui text-base tracking-normal">
        <Eyebrow>Ask this article</Eyebrow>
      </h2>
      <div
        ref={list.ref}
        onScroll={list.onScroll}
        // Scrolls, and so must be reachable for those who scroll by keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus.
        tabIndex={0}
        role="log"
        aria-label="Conversation"
        className="grid content-start gap-5 overflow-y-auto overscroll-contain empty:hidden"
      >
        {chat.messages.map((message, at) => (
          <Message
            key={message.id}
            message={message}
            onAskAgain={chat.canAskAgain && at === chat.messages.length - 1 ? chat.askAgain : null}
          />
        ))}
      </div>
      <div className="grid gap-3">
        {chat.isReady && chat.messages.length === 0 && chat.suggestions.length > 0 && (
          <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
            {chat.suggestions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => ask(question)}
                  className="min-h-11 rounded-full border border-edge px-4 py-1.5 text-left text-sm text-soft transition-colors hover:border-ink hover:text-ink"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <AskBox
          draft={draft}
          isAnswering={chat.isAnswering}
          onChange={setDraft}
          onAsk={() => ask(draft)}
          onStop={chat.stop}
        />
        {chat.error && (
          <p role="alert" className="text-accent text-sm">
            {chat.error}{' '}
            {chat.retry && (
              <button type="button" onClick={chat.retry} className="text-link min-h-11">
                Try again
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

type BoxProps = {
  draft: string
  isAnswering: boolean
  onChange: (draft: string) => void
  onAsk: () => void
  onStop: () => void
}

function AskBox({ draft, isAnswering, onChange, onAsk, onStop }: BoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAsk()
  }
  return (
    <div className="flex items-end gap-1 rounded-[1.5rem] border border-edge bg-paper pr-0.5 pl-4 focus-within:border-ink">
      <textarea
        rows={1}
        value={draft}
        maxLength={MAX_CHAT_MESSAGE}
        aria-label={chatTexts.placeholder}
        placeholder={chatTexts.placeholder}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none bg-transparent py-2.5 text-[0.95rem] focus:outline-none"
      />
      {isAnswering ? (
        <IconButton label="Stop" title="Stop" onClick={onStop}>
          <Square aria-hidden className="size-4 fill-current" />
        </IconButton>
      ) : (
        <IconButton label="Send" title="Send" disabled={!draft.trim()} onClick={onAsk}>
          <ArrowUp aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}

/** Keeps the end in sight, as long as the reader is there. */
function useFollowing(messages: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown.
  useEffect(() => {
    const list = ref.current
    if (list && isFollowing.current) list.scrollTop = list.scrollHeight
  }, [messages])
  const onScroll = () => {
    const list = ref.current
    if (list) isFollowing.current = isNearEnd(list)
  }
  return { ref, onScroll }
}

export const isNearEnd = ({
  scrollHeight,
  scrollTop,
  clientHeight,
}: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>) =>
  scrollHeight - scrollTop - clientHeight <= CHAT_SCROLL_PX
