import { MessageCircle } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { openAsk } from './ask-state.ts'

/** Beside the byline: the bar may be a long way down for whoever goes by keys. */
export function AskButton() {
  return (
    <Button
      variant="quiet"
      size="sm"
      data-opens-ask="true"
      icon={<MessageCircle aria-hidden className="size-4.5" />}
      onClick={openAsk}
    >
      Ask this article
    </Button>
  )
}
