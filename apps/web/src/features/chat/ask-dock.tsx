import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useBottomBar } from '#ui/bottom-bar.ts'
import { IconButton } from '#ui/button.tsx'
import { AskBox } from './ask-box.tsx'
import './ask-dock.css'
import { closeAsk, openAsk, recallAsk, useAskIsOpen } from './ask-state.ts'
import { Message } from './message.tsx'
import { useChat } from './use-chat.ts'
import { useFollowing } from './use-following.ts'

type Props = {
  articleId: number
  isMember: boolean
  /** A guest meets the account dialog instead; what was typed stays. */
  onGuest: () => void
}

/** Asks the article, and shows what its posts say: a bar at its foot, a panel beside it, a sheet on a small screen. */
export function AskDock({ articleId, isMember, onGuest }: Props) {
  const chat = useChat(articleId, isMember)
  const [draft, setDraft] = useState('')
  /** Before there was a line to ask on; asked as soon as there is, unless it is changed. */
  const [isAsked, setIsAsked] = useState(false)
  const headingId = useId()
  const isOpen = useAskIsOpen(chat.messages.length > 0)
  const list = useFollowing(isOpen && chat.messages)
  const { box, giveBack } = useAskFocus(isOpen)
  useBottomBar('always')
  useState(recallAsk)

  const { unsent } = chat
  useEffect(() => {
    if (unsent) setDraft((typed) => typed || unsent.question)
  }, [unsent])

  const ask = (question: string) => {
    if (!question.trim()) return
    if (!isMember) return onGuest()
    openAsk()
    if (!chat.isReady) return setIsAsked(true)
    if (!chat.isAnswering && chat.ask(question)) setDraft('')
  }
  useEffect(() => {
    if (!isAsked || !chat.isReady) return
    setIsAsked(false)
    if (chat.ask(draft)) setDraft('')
  }, [isAsked, chat, draft])
  const type = (typed: string) => {
    setDraft(typed)
    setIsAsked(false)
    if (!isOpen) openAsk()
  }
  const close = () => {
    closeAsk()
    giveBack()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const beginnings =
    chat.isReady && chat.messages.length === 0 && chat.suggestions.length > 0 ? (
      <Suggestions questions={chat.suggestions} onAsk={ask} />
    ) : null
  return (
    <>
      {!isOpen && beginnings && (
        <div className="ask-beginnings" data-noprint>
          {beginnings}
        </div>
      )}
      <div className="ask-place" data-noprint>
        <section
          aria-labelledby={headingId}
          onKeyDown={onKeyDown}
          data-open={isOpen || undefined}
          className="ask-dock"
        >
          <div className="ask-head">
            <h2 id={headingId} className="text-[1.15rem]">
              Ask this article
            </h2>
            <IconButton label="Close" onClick={close}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="ask-body">
            {isOpen && chat.messages.length === 0 && (
              <div className="grid gap-4 px-5 pt-5">
                <p className="font-text text-[1.05rem] text-soft">
                  The answers come from your own posts, and show them.
                </p>
                {beginnings}
              </div>
            )}
            <div
              ref={list.ref}
              onScroll={list.onScroll}
              // Scrolls, and so must be reachable for those who scroll by keys.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus.
              tabIndex={0}
              role="log"
              aria-label="Conversation"
              className="ask-log grid content-start gap-5 overflow-y-auto overscroll-contain"
            >
              {chat.messages.map((message, at) => (
                <Message
                  key={message.id}
                  message={message}
                  onAskAgain={chat.canAskAgain && at === chat.messages.length - 1 ? chat.askAgain : null}
                />
              ))}
            </div>
          </div>
          <div className="ask-foot">
            <AskBox
              ref={box}
              draft={draft}
              isAnswering={chat.isAnswering}
              onChange={type}
              onPress={openAsk}
              onAsk={() => ask(draft)}
              onStop={chat.stop}
            />
            {chat.error && (
              <p role="alert" className="ask-fault text-accent text-sm">
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
      </div>
    </>
  )
}

function Suggestions({ questions, onAsk }: { questions: string[]; onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full border border-edge px-4 py-1.5 text-left text-sm text-soft transition-colors hover:border-ink hover:text-ink"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Into the box when something else has opened it, and back there when it closes; whoever types is left alone. */
function useAskFocus(isOpen: boolean) {
  const box = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const focused = document.activeElement
    if (isOpen && !wasOpen.current && focused instanceof HTMLElement && focused.dataset.opensAsk) {
      opener.current = focused
      box.current?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  const giveBack = () => {
    const back = opener.current ?? box.current
    opener.current = null
    back?.focus({ preventScroll: true })
  }
  return { box, giveBack }
}
