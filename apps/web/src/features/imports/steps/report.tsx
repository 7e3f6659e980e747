import { MOST_PHOTOS } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextareaField } from '#ui/text-field.tsx'
import type { Reading } from '../reading/reading.ts'

const number = (value: number) => new Intl.NumberFormat(INTERFACE).format(value)
const month = (moment: number) =>
  new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(moment)
const MEDIA_PART = 'only photos and videos, no posts'

function skippedLines({ summary, given, broken }: Reading): string[] {
  const { duplicates, bySubstance } = summary
  const wordless = summary.records - duplicates - bySubstance.own_text
  const others = given.filter(({ verdict }) => verdict !== 'posts')
  return [
    ...(wordless
      ? [`${number(wordless)} without words of your own (photos, shares, check-ins): counted, never quoted`]
      : []),
    ...(duplicates
      ? [duplicates === 1 ? 'one that is in there twice' : `${number(duplicates)} that are in there twice`]
      : []),
    ...(summary.noDate ? [`${number(summary.noDate)} without a date: read, but not placed in time`] : []),
    ...others.map(
      ({ name, verdict }) => `${name}: ${verdict === 'media_only' ? MEDIA_PART : 'no posts in it'}`,
    ),
    ...broken.map(({ name, reason }) => `${name} cannot be read and is left out: ${reason}`),
  ]
}

const photosOffered = (found: number) =>
  found > MOST_PHOTOS ? `${MOST_PHOTOS} of ${number(found)}` : number(found)

type Props = {
  reading: Reading
  failure?: string | undefined
  leaveOut: string
  onLeaveOut: (lines: string) => void
  withPhotos: boolean
  onWithPhotos: (withPhotos: boolean) => void
  onSend: () => void
  onAnother: () => void
}

/** What was found, before anything is sent. */
export function Report(props: Props) {
  const { reading, failure, leaveOut, onLeaveOut, withPhotos, onWithPhotos, onSend, onAnother } = props
  const { summary, broken, photos } = reading
  const { first, last } = summary
  const skipped = skippedLines(reading)
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <h1 className="text-title">{number(summary.bySubstance.own_text)} posts in your own words</h1>
        <p className="font-text text-lead text-soft">
          of {number(summary.records - summary.duplicates)} in all
          {first !== null && last !== null && `, from ${month(first)} to ${month(last)}`}.
        </p>
      </div>
      {skipped.length > 0 && (
        <div className="grid gap-2">
          <h2 className="font-semibold font-ui text-sm">Left aside</h2>
          <ul className="grid gap-1.5 text-[0.95rem] text-soft">
            {skipped.map((line) => (
              <li key={line} className="border-rule border-t pt-1.5">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {broken.length > 0 && (
        <Notice tone="warn">
          {broken.length === 1 ? 'One of the files' : `${number(broken.length)} of the files`} cannot be read.
          You can go on without {broken.length === 1 ? 'it' : 'them'}.
        </Notice>
      )}
      <details className="border-rule border-t" open={leaveOut !== ''}>
        <summary className="flex min-h-11 items-center text-soft">Leave somebody or something out</summary>
        <TextareaField
          label="Names and words, one on each line"
          help="Posts with them are never used: in no article, answer or film. You can change this on your account page."
          rows={3}
          value={leaveOut}
          onChange={({ target }) => onLeaveOut(target.value)}
        />
      </details>
      {photos.length > 0 && (
        <div className="border-rule border-t pt-2">
          <CheckboxField
            label={`Send photos along (${photosOffered(photos.length)})`}
            help="They stand beside their posts, for you alone. Your browser makes them small first and leaves out where and when they were taken. Without the tick, no photo leaves this computer."
            checked={withPhotos}
            onChange={({ target }) => onWithPhotos(target.checked)}
          />
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onSend}>Write my magazine</Button>
        <Button variant="link" onClick={onAnother}>
          Choose another file
        </Button>
      </div>
      <p className="max-w-[52ch] text-faint text-sm">
        Nothing has been sent yet. With the button, the files with your posts
        {withPhotos && ', and those photos,'} go to this server, and nothing else.
      </p>
    </div>
  )
}
