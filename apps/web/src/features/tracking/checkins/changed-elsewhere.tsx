import { type Checkin, trackingTexts } from '@youzine/contract'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = { theirs: Checkin; onKeepMine: () => void; onTakeTheirs: () => void }

/** Another tab or device has saved other words: both are there until somebody has chosen. */
export function ChangedElsewhere({ theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Notice>
      <div className="grid gap-3">
        <p>{trackingTexts.changedElsewhere} There it says:</p>
        <blockquote className="whitespace-pre-wrap break-words border-rule border-l-2 pl-4 font-text">
          {theirs.body}
        </blockquote>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onKeepMine}>
            Keep what is here
          </Button>
          <Button size="sm" variant="quiet" onClick={onTakeTheirs}>
            Take the other
          </Button>
        </div>
      </div>
    </Notice>
  )
}
