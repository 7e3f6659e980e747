import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { useFirstFocus } from './use-first-focus.ts'

export interface Choice {
  value: number | string
  text: string
}

type Props = {
  kind: 'radio' | 'checkbox'
  choices: readonly Choice[]
  chosen: readonly Choice['value'][]
  onChoose: (value: Choice['value']) => void
  labelledBy: string
  describedBy?: string
  takesFocus?: boolean
  /** `scale` for short labels side by side. */
  look?: 'rows' | 'scale'
}

const KEYS = 9

/** The chosen one has the keyboard, else the one in the middle, from where every other is near. */
const firstFocus = (choices: readonly Choice[], chosen: readonly Choice['value'][]) => {
  const at = choices.findIndex(({ value }) => chosen.includes(value))
  return at < 0 ? Math.floor(choices.length / 2) : at
}

const MOST_IN_A_NARROW_ROW = 6

/** On a narrow page one row, or two of the same length. */
const rowsOf = (count: number): CSSProperties & Record<'--few' | '--all', number> => ({
  '--few': count <= MOST_IN_A_NARROW_ROW ? count : Math.ceil(count / 2),
  '--all': count,
})

/** Native inputs under large rows: arrows, space and screen readers work as they do everywhere. */
export function ChoiceList({ look = 'rows', ...props }: Props) {
  const { kind, choices, chosen, onChoose, labelledBy, describedBy, takesFocus } = props
  const name = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  useFirstFocus(list, `input[data-at="${firstFocus(choices, chosen)}"]`, takesFocus)

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
    const choice = look === 'rows' ? choices[Number(event.key) - 1] : undefined
    if (!choice) return
    event.preventDefault()
    onChoose(choice.value)
    list.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }

  return (
    <fieldset
      ref={list}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={
        look === 'rows'
          ? 'grid min-w-0 gap-2.5'
          : 'grid min-w-0 grid-cols-[repeat(var(--few),minmax(0,1fr))] gap-2 sm:grid-cols-[repeat(var(--all),minmax(0,1fr))]'
      }
      style={look === 'scale' ? rowsOf(choices.length) : undefined}
    >
      {choices.map((choice, at) => {
        const isChosen = chosen.includes(choice.value)
        const id = `${name}-${at}`
        return (
          <label
            key={choice.value}
            htmlFor={id}
            className={clsx(
              'relative flex cursor-pointer items-center rounded-base border text-[1.05rem] leading-snug transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
              look === 'rows'
                ? 'min-h-14 gap-4 px-4 py-3.5 sm:px-5'
                : 'min-h-14 justify-center px-2 tabular-nums',
              isChosen ? 'border-accent bg-accent-wash' : 'border-rule bg-sheet hover:border-edge',
            )}
          >
            <input
              id={id}
              type={kind}
              name={name}
              data-at={at}
              checked={isChosen}
              onChange={() => onChoose(choice.value)}
              onKeyDown={press}
              className="absolute inset-0 m-0 size-full cursor-pointer scroll-mt-24 scroll-mb-32 appearance-none rounded-base opacity-0"
            />
            {look === 'rows' && <Mark at={at} kind={kind} isChosen={isChosen} />}
            <span className="min-w-0">{choice.text}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The key that chooses it, where there is one; a tick once it is chosen. */
function Mark({ at, kind, isChosen }: { at: number; kind: Props['kind']; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-6 shrink-0 place-items-center border text-xs tabular-nums',
        kind === 'radio' && at >= KEYS ? 'rounded-full' : 'rounded-[6px]',
        isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge text-faint',
      )}
    >
      {isChosen ? <Check strokeWidth={3} className="size-3.5" /> : at < KEYS ? at + 1 : null}
    </span>
  )
}
