import type { WizardKind } from '@youzine/contract'
import type { MessageRow } from './queries.ts'

export type Stage = 'questions' | 'prompt' | 'sql'

/** The two kinds differ in where they begin. */
export const STAGES: Record<WizardKind, readonly Stage[]> = {
  survey: ['questions', 'prompt', 'sql'],
  template: ['prompt', 'sql'],
}

export const isProposal = ({ role, messageType, status }: MessageRow) =>
  role === 'assistant' && messageType !== 'text' && status === 'complete'

export const latestOf = (messages: readonly MessageRow[], type: Stage): MessageRow | undefined =>
  messages.findLast((message) => isProposal(message) && message.messageType === type)

/** The first that is not approved yet; null when everything is. */
export const stageOf = (kind: WizardKind, messages: readonly MessageRow[]): Stage | null =>
  STAGES[kind].find((stage) => latestOf(messages, stage)?.isApproved !== true) ?? null
