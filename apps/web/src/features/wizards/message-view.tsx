import type { WizardKind, WizardMessage } from '@youzine/contract'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PromptsEdit, PromptsView } from './prompts-view.tsx'
import { type Proposal, proposalOf } from './proposal.ts'
import { QuestionsEdit, QuestionsView } from './questions-view.tsx'

export interface MessageActions {
  approve(message: WizardMessage, edited?: string): void
  reject(message: WizardMessage): void
  retract(message: WizardMessage): void
  reset(message: WizardMessage): void
}

type Props = {
  kind: WizardKind
  message: WizardMessage
  /** Only the newest proposal can be approved. */
  isOpen: boolean
  isBusy: boolean
  actions: MessageActions
}

const APPROVALS = { true: 'Approved', false: 'Rejected' } as const

export function MessageView({ kind, message, isOpen, isBusy, actions }: Props) {
  const proposal = proposalOf(message)
  const [edited, setEdited] = useState<Proposal | null>(null)
  const isUser = message.role === 'user'
  const isProposal = !isUser && message.message_type !== 'text' && !message.pending
  const shown = edited ?? proposal
  return (
    <article
      aria-label={isUser ? 'You' : 'The assistant'}
      className={
        isUser ? 'ml-auto max-w-[85%] rounded-base bg-wash px-4 py-3' : 'grid gap-4 border-rule border-b pb-6'
      }
    >
      {message.content && <p className="whitespace-pre-wrap break-words">{message.content}</p>}
      {message.pending && (
        <p role="status" className="flex items-center gap-3 text-sm text-soft">
          <Spinner /> The assistant is writing…
        </p>
      )}
      {message.error && <Notice tone="error">{message.error}</Notice>}
      {proposal.faults.length > 0 && !edited && (
        <Notice tone="warn">
          <p>This cannot be used as it is:</p>
          <ul className="list-disc pl-5">
            {proposal.faults.slice(0, 8).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isProposal && (
        <Body message={message} proposal={shown} isEdited={edited !== null} onChange={setEdited} />
      )}
      {(isProposal || isUser) && (
        <Controls
          kind={kind}
          message={message}
          isOpen={isOpen}
          isBusy={isBusy}
          edited={edited}
          actions={actions}
          onEdit={() => setEdited(proposal)}
          onCancel={() => setEdited(null)}
        />
      )}
    </article>
  )
}

type BodyProps = {
  message: WizardMessage
  proposal: Proposal
  isEdited: boolean
  onChange: (next: Proposal) => void
}

function Body({ message: { message_type }, proposal, isEdited, onChange }: BodyProps) {
  const { questions, prompts, sql } = proposal
  if (message_type === 'sql')
    return (
      <div className="grid gap-4">
        {questions.length > 0 && (
          <ol className="grid list-decimal gap-1 pl-6 text-[0.95rem]">
            {questions.map(({ question_text }) => (
              <li key={question_text}>{question_text}</li>
            ))}
          </ol>
        )}
        <PromptsView prompts={prompts} />
        <details>
          <summary className="flex min-h-11 items-center text-sm text-soft">As statements, to read</summary>
          <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-base bg-wash p-4 text-[0.8rem] leading-relaxed">
            {sql}
          </pre>
        </details>
      </div>
    )
  if (message_type === 'questions')
    return isEdited ? (
      <QuestionsEdit questions={questions} onChange={(next) => onChange({ ...proposal, questions: next })} />
    ) : (
      <QuestionsView questions={questions} />
    )
  return isEdited ? (
    <PromptsEdit prompts={prompts} onChange={(next) => onChange({ ...proposal, prompts: next })} />
  ) : (
    <PromptsView prompts={prompts} />
  )
}

type ControlsProps = {
  kind: WizardKind
  message: WizardMessage
  isOpen: boolean
  isBusy: boolean
  edited: Proposal | null
  actions: MessageActions
  onEdit: () => void
  onCancel: () => void
}

function Controls({ kind, message, isOpen, isBusy, edited, actions, onEdit, onCancel }: ControlsProps) {
  const isProposal = message.role === 'assistant'
  const { is_approved: approval } = message
  const canEdit = isOpen && message.message_type !== 'sql'
  const rawOf = ({ questions, prompts }: Proposal) =>
    JSON.stringify(message.message_type === 'questions' ? { questions } : { prompts })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isProposal && approval !== null && (
        <span className={`text-sm ${approval ? 'text-good' : 'text-soft'}`}>{APPROVALS[`${approval}`]}</span>
      )}
      {isProposal && isOpen && approval === null && (
        <>
          <Button
            size="sm"
            isLoading={isBusy}
            onClick={() => actions.approve(message, edited ? rawOf(edited) : undefined)}
          >
            Approve
          </Button>
          {kind === 'template' && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => actions.reject(message)}>
              Reject
            </Button>
          )}
          {canEdit && (
            <Button size="sm" variant="quiet" onClick={edited ? onCancel : onEdit}>
              {edited ? 'Leave it as proposed' : 'Edit'}
            </Button>
          )}
        </>
      )}
      {kind === 'survey' && isProposal && approval === true && (
        <Button size="sm" variant="link" disabled={isBusy} onClick={() => actions.retract(message)}>
          Retract &amp; Reset
        </Button>
      )}
      {kind === 'survey' && approval !== true && (
        <Button size="sm" variant="link" disabled={isBusy} onClick={() => actions.reset(message)}>
          Reset From Here
        </Button>
      )}
    </div>
  )
}
