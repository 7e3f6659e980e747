import { chatTexts, MAX_CHAT_MESSAGE } from '@youzine/contract'
import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from '#ui/button.tsx'

type Props = {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  isAnswering: boolean
  onChange: (draft: string) => void
  /** It was pressed, not only passed by with the tabulator. */
  onPress: () => void
  onAsk: () => void
  onStop: () => void
}

export function AskBox({ ref, draft, isAnswering, onChange, onPress, onAsk, onStop }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAsk()
  }
  return (
    <div className="flex items-end gap-1 rounded-[1.5rem] border border-edge bg-paper pr-0.5 pl-4 focus-within:border-ink">
      <textarea
        ref={ref}
        rows={1}
        value={draft}
        maxLength={MAX_CHAT_MESSAGE}
        aria-label={chatTexts.placeholder}
        placeholder={chatTexts.placeholder}
        onChange={({ target }) => onChange(target.value)}
        onClick={onPress}
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
