import { IconButton } from '@youzine/ui/button.tsx'
import { SortableList } from '@youzine/ui/sortable-list.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { moveItem } from '../shared/move-item.ts'
import { numbersIn, textOfOption } from '../shared/options.ts'
import type { AnswerProps } from '../shared/screen-props.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'
import { useFocusAfter } from '../shared/use-focus-after.ts'
import { rank } from './schema.ts'

/** Chosen one at a time from what is available; what is chosen can be moved and taken out again. */
export function Answer(props: AnswerProps) {
  const { question, response, onChange, labelledBy, describedBy, takesFocus } = props
  const [news, setNews] = useState('')
  const availableId = useId()
  const frame = useRef<HTMLFieldSetElement>(null)
  const ranking = numbersIn(response?.ranking)
  const available = question.options.filter(({ value }) => !ranking.includes(value))
  useFirstFocus(frame, available.length > 0 ? '[data-first]' : '[data-passes-enter]', takesFocus)

  const nameOf = (value: number) => textOfOption(question.options, value)

  const change = (order: number[], words: string) => {
    onChange(rank(question, order))
    setNews(words)
  }
  const focusAfter = useFocusAfter(frame)
  const focusSoon = (selector: string) => focusAfter((within) => within.querySelector<HTMLElement>(selector))
  const add = (value: number) => {
    const at = available.findIndex((option) => option.value === value)
    change([...ranking, value], `${nameOf(value)} is number ${ranking.length + 1}.`)
    const next = available[at + 1] ?? available[at - 1]
    focusSoon(next ? `[data-available="${next.value}"]` : '[data-ranked] [data-passes-enter]')
  }
  const remove = (value: number) => {
    const order = ranking.filter((other) => other !== value)
    change(order, `${nameOf(value)} is available again.`)
    focusSoon(`[data-available="${value}"]`)
  }
  const move = (from: number, to: number) =>
    change(moveItem(ranking, from, to), `${nameOf(ranking[from] ?? 0)} is number ${to + 1}.`)

  return (
    <fieldset
      ref={frame}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="grid min-w-0 gap-6"
    >
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      {ranking.length > 0 && (
        <SortableList
          label="Your order"
          items={ranking}
          keyOf={String}
          nameOf={nameOf}
          onMove={(from, to) => onChange(rank(question, moveItem(ranking, from, to)))}
          className="grid gap-2"
          itemClassName="rounded-base border border-accent bg-accent-wash"
        >
          {(value, at, handle) => (
            <div data-ranked className="flex min-h-14 flex-wrap items-center justify-end py-1 pr-1">
              <span className="flex min-w-0 max-w-full flex-auto items-center">
                {handle}
                <span aria-hidden className="w-6 shrink-0 font-display text-accent text-lg tabular-nums">
                  {at + 1}
                </span>
                <span className="min-w-0 py-1.5 leading-snug">{nameOf(value)}</span>
              </span>
              <span className="flex shrink-0">
                <IconButton
                  label={`Move ${nameOf(value)} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                  className="disabled:opacity-30"
                >
                  <ArrowUp aria-hidden className="size-4.5" />
                </IconButton>
                <IconButton
                  label={`Move ${nameOf(value)} down`}
                  disabled={at === ranking.length - 1}
                  onClick={() => move(at, at + 1)}
                  className="disabled:opacity-30"
                >
                  <ArrowDown aria-hidden className="size-4.5" />
                </IconButton>
                <IconButton label={`Remove ${nameOf(value)}`} onClick={() => remove(value)}>
                  <X aria-hidden className="size-4.5" />
                </IconButton>
              </span>
            </div>
          )}
        </SortableList>
      )}
      {available.length > 0 && (
        <div className="grid gap-2">
          <p id={availableId} className="text-soft text-sm">
            {ranking.length === 0 ? 'Choose what comes first.' : 'Choose what comes next.'}
          </p>
          <ul aria-labelledby={availableId} className="grid gap-2">
            {available.map(({ value, text }, at) => (
              <li key={value} className="grid">
                <button
                  type="button"
                  data-available={value}
                  data-first={at === 0 ? '' : undefined}
                  onClick={() => add(value)}
                  className="flex min-h-14 items-center gap-4 rounded-base border border-rule bg-sheet px-4 py-3 text-left text-[1.05rem] leading-snug transition-colors hover:border-edge"
                >
                  <Plus aria-hidden className="size-4.5 shrink-0 text-faint" />
                  <span className="min-w-0">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}
