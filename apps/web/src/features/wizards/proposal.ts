import type { WizardMessage } from '@youzine/contract'

export interface ProposedQuestion {
  question_text: string
  question_type: string
  options?: { option_text: string }[] | null
  question_config?: Record<string, unknown> | null
}

export interface ProposedPrompt {
  name?: string
  prompt_type: 'text' | 'function'
  system_prompt: string
  output_key?: string | null
  [key: string]: unknown
}

export interface Proposal {
  questions: ProposedQuestion[]
  prompts: ProposedPrompt[]
  sql: string
  faults: string[]
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

/** What a message proposes; whatever in it is not what it should be counts as not there. */
export function proposalOf({ raw_json }: WizardMessage): Proposal {
  const raw = read(raw_json)
  return {
    questions: list<ProposedQuestion>(raw.questions).filter((one) => typeof one?.question_text === 'string'),
    prompts: list<ProposedPrompt>(raw.prompts).filter((one) => typeof one?.system_prompt === 'string'),
    sql: typeof raw.sql_code === 'string' ? raw.sql_code : '',
    faults: list<string>(raw.faults).map(String),
  }
}

function read(json: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(json ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
