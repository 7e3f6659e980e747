import { type KeyboardEvent, useId, useRef } from 'react'
import { ChoiceList } from '../shared/choice-list.tsx'
import type { AnswerProps } from '../shared/screen-props.ts'
import { useFirstFocus } from '../shared/use-first-focus.ts'
import { scaleOf, stepAt, stepsOf } from './scale.ts'
import { rate } from './schema.ts'

/** More would be too small to press on a telephone. */
const MOST_BUTTONS = 11

export function Answer(props: AnswerProps) {
  const { question, response, onChange, ...place } = props
  const scale = scaleOf(question.question_config)
  const steps = stepsOf(scale)
  const ends = useId()
  const chosen = typeof response?.value === 'number' ? stepAt(scale, response.value) : null
  const describedBy = [place.describedBy, ends].filter(Boolean).join(' ')
  const choose = (step: number) => onChange(rate(question, step))
  return (
    <div className="grid gap-3">
      {steps.length <= MOST_BUTTONS ? (
        <ChoiceList
          kind="radio"
          look="scale"
          choices={steps.map((value) => ({ value, text: String(value) }))}
          chosen={chosen === null ? [] : [chosen]}
          onChoose={(value) => choose(Number(value))}
          {...place}
          describedBy={describedBy}
        />
      ) : (
        <Slider {...{ steps, chosen, onChoose: choose }} {...place} describedBy={describedBy} />
      )}
      <p id={ends} className="flex justify-between gap-6 text-soft text-sm">
        <span>
          <span className="sr-only">{scale.min} is </span>
          {scale.labels.min}
        </span>
        <span className="text-right">
          <span className="sr-only">{scale.max} is </span>
          {scale.labels.max}
        </span>
      </p>
    </div>
  )
}

type SliderProps = Pick<AnswerProps, 'labelledBy' | 'describedBy' | 'takesFocus'> & {
  steps: number[]
  chosen: number | null
  onChoose: (step: number) => void
}

/** For scales with many steps. It stands in the middle until it is touched; space takes the middle itself. */
function Slider({ steps, chosen, onChoose, labelledBy, describedBy, takesFocus }: SliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFirstFocus(frame, 'input', takesFocus)
  const at = chosen === null ? Math.floor(steps.length / 2) : steps.indexOf(chosen)
  const choose = (place: number) => onChoose(steps[place] ?? 0)
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    choose(at)
  }
  return (
    <div ref={frame} className="grid gap-2">
      <output className="justify-self-center font-display text-[2.6rem] leading-none tabular-nums">
        {chosen ?? '–'}
      </output>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        step={1}
        value={at}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuetext={chosen === null ? 'Not chosen yet' : String(chosen)}
        onChange={({ target }) => choose(Number(target.value))}
        onPointerUp={({ currentTarget }) => choose(Number(currentTarget.value))}
        onKeyDown={press}
        className="h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}
