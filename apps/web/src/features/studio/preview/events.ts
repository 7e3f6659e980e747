import { chainTexts } from '@youzine/chains/templates'
import type {
  ArticleText,
  MissingRequirement,
  PreviewDetails,
  PreviewEvent,
  PreviewPerson,
  TemplateError,
} from '@youzine/contract'

export type StepStatus = 'pending' | 'running' | 'completed' | 'error'
export type PreviewStatus = 'idle' | 'checking' | 'running' | 'completed' | 'error'

export interface PreviewStep {
  status: StepStatus
  response: PreviewEvent['response'] | null
  error: string | null
  details: PreviewDetails | null
  /** What the run before answered here, to compare. */
  before: PreviewEvent['response'] | null
}

export interface PreviewState {
  status: PreviewStatus
  runId: number | null
  /** Whom the run is about. */
  person: PreviewPerson | null
  steps: PreviewStep[]
  article: ArticleText | null
  error: string | null
  templateErrors: TemplateError[]
  missing: MissingRequirement[]
}

export const IDLE: PreviewState = {
  status: 'idle',
  runId: null,
  person: null,
  steps: [],
  article: null,
  error: null,
  templateErrors: [],
  missing: [],
}

export type PreviewAction =
  | { kind: 'check'; person: PreviewPerson; steps: number }
  | { kind: 'started'; runId: number }
  | { kind: 'refused'; templateErrors: TemplateError[]; missing: MissingRequirement[] }
  | { kind: 'failed'; error: string }
  | { kind: 'reset' }
  | { kind: 'heard'; event: PreviewEvent; steps: number }

const PENDING: PreviewStep = { status: 'pending', response: null, error: null, details: null, before: null }

const blank = (count: number, before: readonly PreviewStep[] = []): PreviewStep[] =>
  Array.from({ length: count }, (_, at) => ({ ...PENDING, before: before[at]?.response ?? null }))

/** What the page shows, from what it does and what it hears. Events of another run than ours are none of ours. */
export function preview(state: PreviewState, action: PreviewAction): PreviewState {
  switch (action.kind) {
    case 'check':
      return {
        ...IDLE,
        status: 'checking',
        person: action.person,
        // What was said of somebody else is nothing to compare with.
        steps: blank(action.steps, action.person === state.person ? state.steps : []),
      }
    case 'started':
      return {
        ...state,
        runId: state.runId ?? action.runId,
        status: state.status === 'checking' ? 'running' : state.status,
      }
    case 'refused':
      return {
        ...IDLE,
        person: state.person,
        status: 'error',
        templateErrors: action.templateErrors,
        missing: action.missing,
      }
    case 'failed':
      return { ...state, status: 'error', error: action.error }
    case 'reset':
      return IDLE
    case 'heard':
      return hear(state, action.event, action.steps)
  }
}

function hear(state: PreviewState, event: PreviewEvent, count: number): PreviewState {
  const isOther = state.runId !== null && event.run_id !== state.runId
  // An older run is over for this page; a newer one (another tab's) takes its place when it begins.
  if (isOther && (event.run_id < (state.runId ?? 0) || event.status !== 'processing')) return state
  const steps = state.steps.length === count ? state.steps : blank(count, state.steps)
  const set = (part: Partial<PreviewStep>) =>
    steps.map((one, at) => (at === event.step ? { ...one, ...part } : one))
  const now = { ...state, steps, runId: event.run_id }
  switch (event.status) {
    case 'processing':
      return {
        ...now,
        status: 'running',
        person: event.person ?? now.person,
        article: null,
        error: null,
        templateErrors: [],
        missing: [],
      }
    case 'step_started':
      return { ...now, status: 'running', steps: set({ status: 'running', error: null }) }
    case 'step_completed':
      return {
        ...now,
        status: 'running',
        steps: set({ status: 'completed', response: event.response ?? null, details: event.details ?? null }),
      }
    case 'error':
      return {
        ...now,
        status: 'error',
        error: event.error ?? null,
        steps: set({ status: 'error', error: event.error ?? null }),
      }
    case 'completed':
      return { ...now, status: 'completed', article: event.article ?? null }
  }
}

export const variableText = ({ variable, expression }: TemplateError) =>
  chainTexts.unknown(variable, expression)
