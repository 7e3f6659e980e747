import { type CoverChoice as Choice, COVER_INKS, type Magazine, type MagazineCover } from '@youzine/contract'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { coverOf, coversOf, type Ink } from './chosen-cover.ts'

const COMPOSITIONS: Record<MagazineCover['kind'], string> = {
  number: 'The number',
  word: 'The word',
  years: 'The years',
}
const INKS: Record<Ink, { name: string; swatch: string }> = {
  red: { name: 'Red', swatch: 'bg-cover' },
  paper: { name: 'Paper', swatch: 'bg-wash' },
  night: { name: 'Night', swatch: 'bg-night' },
}

type Props = { magazine: Magazine; failure: string | null; onChoose: (choice: Choice | null) => void }

/** The reader's own cover, among those that there are; it changes above while one chooses. */
export function CoverChoice({ magazine, failure, onChoose }: Props) {
  const { cover, ink } = coverOf(magazine)
  return (
    <details className="mb-8 border-rule border-b" data-noprint>
      <summary className="text-link inline-flex min-h-11 items-center text-[0.95rem] text-soft">
        Change the cover
      </summary>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4 pt-2 pb-5">
        <Options legend="On it">
          {coversOf(magazine).map(({ kind }) => (
            <Option
              key={kind}
              name="cover-composition"
              isChosen={kind === cover.kind}
              onChoose={() => onChoose({ composition: kind, ink })}
            >
              {COMPOSITIONS[kind]}
            </Option>
          ))}
        </Options>
        <Options legend="Its ink">
          {COVER_INKS.map((one) => (
            <Option
              key={one}
              name="cover-ink"
              isChosen={one === ink}
              onChoose={() => onChoose({ composition: cover.kind, ink: one })}
            >
              <span
                aria-hidden
                className={`mr-2 inline-block size-3.5 rounded-full border border-edge align-[-0.1em] ${INKS[one].swatch}`}
              />
              {INKS[one].name}
            </Option>
          ))}
        </Options>
        {magazine.cover_choice && (
          <Button variant="link" onClick={() => onChoose(null)}>
            As it came
          </Button>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
    </details>
  )
}

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

type OptionProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Option({ name, isChosen, onChoose, children }: OptionProps) {
  const id = useId()
  return (
    <span>
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-[0.95rem] text-soft hover:border-ink peer-checked:border-ink peer-checked:font-[550] peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2"
      >
        {children}
      </label>
    </span>
  )
}
