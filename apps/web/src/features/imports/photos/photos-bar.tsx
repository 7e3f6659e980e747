import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useUser } from '#lib/session.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { photoSending, type Sending, usePhotoSending } from './photo-sending.ts'

const photos = (count: number) => (count === 1 ? 'one photo' : `${count} photos`)

const endOf = ({ status, kept }: Sending) => {
  if (kept === 0) return 'No photo was sent.'
  if (status === 'stopped') return `Stopped. What was sent is kept: ${photos(kept)}.`
  return `Your photos are here: ${photos(kept)}, beside their posts.`
}

/** How far one's own photos have come, on whichever page one is. */
export function PhotosBar() {
  const sending = usePhotoSending()
  const isAnybody = useUser() !== null
  // What one person chose must not go on into whoever logs in next.
  useEffect(() => {
    if (!isAnybody) photoSending.forget()
  }, [isAnybody])
  if (!sending) return null
  return (
    <section
      aria-label="Your photos"
      data-noprint
      className="fixed bottom-(--toast-lift) left-0 z-50 w-96 max-w-full p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex animate-rise items-center gap-3 rounded-base border border-rule bg-sheet py-2 pr-2 pl-4 shadow-sheet">
        {sending.status === 'sending' ? (
          <>
            <div className="min-w-0 flex-1 pb-1.5">
              <Progress
                label={`Your photos: ${sending.kept} of ${sending.of}`}
                percent={(100 * sending.kept) / Math.max(1, sending.of)}
              />
            </div>
            <Button variant="link" className="shrink-0" onClick={photoSending.stop}>
              Stop
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="mr-auto py-2 text-[0.95rem]">
              {endOf(sending)}
            </p>
            <IconButton label="Close" onClick={photoSending.forget}>
              <X aria-hidden className="size-4.5" />
            </IconButton>
          </>
        )}
      </div>
    </section>
  )
}
