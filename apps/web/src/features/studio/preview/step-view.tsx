import type { PreviewDetails, PreviewEvent } from '@youzine/contract'
import { PREVIEW_PROMPT_CHARACTERS } from '@youzine/contract'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { INTERFACE } from '#lib/interface-language.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { ScrollBox } from '#ui/scroll-box.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { PreviewStep, StepStatus } from './events.ts'

type Props = {
  number: number
  prompt: string
  step: PreviewStep | undefined
  /** Null where the steps before it have no results to go on from. */
  onRunFrom: (() => void) | null
}

const LABELS: Record<StepStatus, string> = {
  pending: 'Pending',
  running: 'Running',
  completed: 'Completed',
  error: 'Error',
}
const figure = new Intl.NumberFormat(INTERFACE)

export function StepView({ number, prompt, step, onRunFrom }: Props) {
  const status = step?.status ?? 'pending'
  const isSame = step?.before && step.response && asText(step.before) === asText(step.response)
  return (
    <li className="grid gap-3 border-rule border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-[1.15rem]">Step {number}</h3>
        <span className="inline-flex items-center gap-2 text-sm text-soft">
          <StatusIcon status={status} />
          {LABELS[status]}
          {step?.details?.is_kept && ', kept from before'}
        </span>
        {onRunFrom && (
          <Button size="sm" variant="link" className="ml-auto" onClick={onRunFrom}>
            Run from here<span className="sr-only"> (step {number})</span>
          </Button>
        )}
      </div>
      <p className="whitespace-pre-wrap break-words text-faint text-sm">{shortened(prompt)}</p>
      <FieldError>{step?.error ?? undefined}</FieldError>
      {step?.response && (
        <div className={step.before && !isSame ? 'grid gap-4 md:grid-cols-2' : 'grid'}>
          {step.before && !isSame && <Answer number={number} title="Before" response={step.before} />}
          <Answer
            number={number}
            title={
              step.before && !step.details?.is_kept ? (isSame ? 'Now, the same as before' : 'Now') : 'Answer'
            }
            response={step.response}
          />
        </div>
      )}
      {step?.details && <Details details={step.details} number={number} />}
    </li>
  )
}

function StatusIcon({ status }: { status: StepStatus }) {
  if (status === 'running') return <Spinner />
  if (status === 'completed') return <CircleCheck aria-hidden className="size-4.5 text-good" />
  if (status === 'error') return <CircleAlert aria-hidden className="size-4.5 text-accent" />
  return <CircleDashed aria-hidden className="size-4.5 text-faint" />
}

const shortened = (text: string) =>
  text.length > PREVIEW_PROMPT_CHARACTERS ? `${text.slice(0, PREVIEW_PROMPT_CHARACTERS)}...` : text

type Response = NonNullable<PreviewEvent['response']>
const asText = (response: Response) =>
  'text' in response ? response.text : JSON.stringify(response.json, null, 2)

function Answer({ title, number, response }: { title: string; number: number; response: Response }) {
  return (
    <div className="grid content-start gap-1.5">
      <h4 className="font-ui font-medium text-faint text-sm">{title}</h4>
      <ScrollBox
        label={`${title}: step ${number}`}
        className="max-h-72 bg-wash text-[0.9rem] leading-relaxed"
      >
        {'text' in response ? (
          <p className="whitespace-pre-wrap break-words">{response.text}</p>
        ) : (
          <Tree value={response.json} />
        )}
      </ScrollBox>
    </div>
  )
}

/** JSON as a list within a list. */
function Tree({ value }: { value: unknown }) {
  if (typeof value !== 'object' || value === null)
    return <span className="whitespace-pre-wrap break-words">{String(value)}</span>
  return (
    <ul className="grid gap-1">
      {Object.entries(value).map(([key, part]) => (
        <li key={key} className="pl-3">
          <span className="font-medium">{Array.isArray(value) ? `${Number(key) + 1}.` : `${key}:`}</span>{' '}
          <Tree value={part} />
        </li>
      ))}
    </ul>
  )
}

function Details({ details, number }: { details: PreviewDetails; number: number }) {
  const facts = [
    details.model,
    `${figure.format(details.ms)} ms`,
    ...(details.input_tokens + details.output_tokens > 0
      ? [`${figure.format(details.input_tokens)} tokens in, ${figure.format(details.output_tokens)} out`]
      : []),
    ...(details.cost === null ? [] : [`${details.cost.toFixed(4)} at the configured price`]),
  ]
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center text-faint">
        {facts.join(' · ')}
        <span className="sr-only">, and the prompt of step {number} as it was sent</span>
      </summary>
      <ScrollBox
        label={`The prompt of step ${number} as it was sent`}
        className="max-h-96 border border-rule bg-sheet text-[0.82rem] leading-relaxed"
      >
        <pre className="whitespace-pre-wrap break-words">{details.prompt}</pre>
      </ScrollBox>
    </details>
  )
}
