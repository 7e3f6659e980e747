import { MAX_TITLE } from '@youzine/contract'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  titles: readonly string[]
  current: string
  isBusy: boolean
  onChoose: (title: string) => void
}

const BLANK = 'Please choose a title'

/** The same subject under another title: one of ours, or the reader's own. */
export function TitleGrid({ titles, current, isBusy, onChoose }: Props) {
  const headingId = useId()
  const [own, setOwn] = useState('')
  const [fault, setFault] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const title = own.trim()
    setFault(title ? undefined : BLANK)
    if (title) onChoose(title)
  }
  return (
    <div className="grid gap-5 border-rule border-b pb-8">
      <div className="grid gap-1.5">
        <h2 id={headingId} className="text-[1.5rem]">
          The titles that nearly made it
        </h2>
        <p className="text-[0.95rem] text-soft">Choose one, and the roast is written again to fit it.</p>
      </div>
      <ul aria-labelledby={headingId} className="grid gap-3 sm:grid-cols-2">
        {[...new Set(titles)]
          .filter((title) => title !== current)
          .map((title) => (
            <li key={title} className="grid sm:last:odd:col-span-2">
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => onChoose(title)}
                className="min-h-20 rounded-base border border-rule bg-sheet px-4 py-4 text-left font-[460] font-display text-[1.15rem] leading-[1.18] tracking-[-0.015em] transition-colors hover:border-accent hover:text-accent aria-disabled:opacity-55"
              >
                {title}
              </button>
            </li>
          ))}
      </ul>
      <form onSubmit={send} noValidate className="flex items-start gap-3">
        <TextField
          label="Type your own"
          value={own}
          maxLength={MAX_TITLE}
          error={fault}
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={({ target }) => {
            setOwn(target.value)
            setFault(undefined)
          }}
        />
        <Button type="submit" className="mt-7" aria-disabled={isBusy || undefined}>
          Go!
        </Button>
      </form>
    </div>
  )
}
