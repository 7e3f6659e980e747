import { MAX_WIZARD_MESSAGE, type WizardKind, wizardBanners, wizardFallbacks } from '@youzine/contract'
import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { detailOr } from '#lib/api-error.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField } from '#ui/text-field.tsx'
import { type AnySession, useSessionActions } from './api.ts'
import { type MessageActions, MessageView } from './message-view.tsx'

type Props = { kind: WizardKind; session: AnySession }

type Banner = keyof typeof wizardBanners

const FALLBACKS: Partial<Record<Banner, string>> = {
  send: wizardFallbacks.send,
  approve: wizardFallbacks.approve,
  reject: wizardFallbacks.reject,
  retract: wizardFallbacks.retract,
  reset: wizardFallbacks.reset,
}

const ABOVE_A_MESSAGE = 16

export function Conversation({ kind, session }: Props) {
  const actions = useSessionActions(kind, session.id)
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const [banner, setBanner] = useState<string | null>(null)
  const [isActing, setIsActing] = useState(false)
  const thread = useRef<HTMLElement>(null)
  const { messages } = session
  const isAnswering = messages.some(({ pending }) => pending)
  const isBusy = isActing || isAnswering
  const [wantsToSend, setWantsToSend] = useState(false)
  const newest = messages.findLast(
    ({ role, message_type, pending }) => role === 'assistant' && message_type !== 'text' && !pending,
  )
  const length = messages
    .map(({ content }) => content.length)
    .reduce((sum, one) => sum + one, messages.length)

  // A proposal is read from its beginning, whatever is still being written from its end.
  const isWriting = messages.at(-1)?.pending === true
  useEffect(() => {
    void length
    const box = thread.current
    const last = box?.lastElementChild
    if (!box || !(last instanceof HTMLElement)) return
    const top = isWriting ? box.scrollHeight : last.offsetTop - ABOVE_A_MESSAGE
    box.scrollTo({ top })
  }, [length, isWriting])

  const act = async (what: Banner, work: () => Promise<unknown>): Promise<boolean> => {
    if (isActing) return false
    setIsActing(true)
    setBanner(null)
    try {
      await work()
      return true
    } catch (error) {
      setBanner(wizardBanners[what](detailOr(error, FALLBACKS[what] ?? '')))
      // What stands here may no longer be what is stored.
      await actions.reload()
      return false
    } finally {
      setIsActing(false)
    }
  }
  const sure = (body: string, confirmLabel: string) =>
    confirm({
      title: 'Remove what came later?',
      body,
      confirmLabel,
      cancelLabel: 'Keep it',
      isDangerous: true,
    })
  const isLast = (id: number) => messages.at(-1)?.id === id
  const onMessage: MessageActions = {
    approve: ({ id }, edited) => void act('approve', () => actions.approve(id, edited)),
    reject: ({ id }) => void act('reject', () => actions.reject(id)),
    retract: async ({ id }) => {
      if (
        isLast(id) ||
        (await sure('Every message after this one goes, and it stands open again.', 'Retract & Reset'))
      )
        await act('retract', () => actions.retract(id))
    },
    reset: async ({ id }) => {
      if (isLast(id) || (await sure('Every message after this one goes.', 'Reset From Here')))
        await act('reset', () => actions.reset(id))
    },
  }
  const send = async () => {
    const content = text.trim()
    if (!content || isAnswering) return
    // The stream may show what a call did before the call itself is back.
    if (isActing) {
      setWantsToSend(true)
      return
    }
    setText('')
    // What was typed comes back if it did not arrive.
    if (!(await act('send', () => actions.send(content)))) setText((now) => now || content)
  }
  useEffect(() => {
    if (!wantsToSend || isActing) return
    setWantsToSend(false)
    void send()
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <div className="grid gap-5">
      {banner && (
        <div className="relative">
          <Notice tone="error" className="pr-14">
            {banner}
          </Notice>
          <IconButton label="Dismiss" onClick={() => setBanner(null)} className="absolute top-1 right-1">
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      )}
      <section
        ref={thread}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="relative grid h-[34rem] content-start gap-6 overflow-y-auto overscroll-contain rounded-base border border-rule bg-sheet p-4 sm:p-7"
      >
        {messages.map((message) => (
          <MessageView
            key={message.id}
            kind={kind}
            message={message}
            isOpen={message.id === newest?.id}
            isBusy={isBusy}
            actions={onMessage}
          />
        ))}
      </section>
      <form onSubmit={submit} className="grid gap-3">
        <TextareaField
          label={<span className="sr-only">Your message</span>}
          placeholder="Type your message..."
          rows={3}
          maxLength={MAX_WIZARD_MESSAGE}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <Button type="submit" disabled={!text.trim()} isLoading={isBusy} className="justify-self-end">
          Send
        </Button>
      </form>
    </div>
  )
}
