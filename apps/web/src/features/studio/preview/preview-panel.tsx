import { Link } from '@tanstack/react-router'
import { chainTexts } from '@youzine/chains/templates'
import {
  type ArticleText,
  type MissingRequirement,
  PREVIEW_PEOPLE,
  type PreviewPerson,
  type TemplateError,
} from '@youzine/contract'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/text-field.tsx'
import type { EditedPrompt } from '../topic-form.ts'
import { variableText } from './events.ts'
import { StepView } from './step-view.tsx'
import type { Preview } from './use-preview.ts'

type Props = {
  preview: Preview
  topicId: number | null
  prompts: readonly EditedPrompt[]
  isDirty: boolean
  /** Saves what is not saved yet; false when that failed. */
  onBefore: () => Promise<boolean>
  onEditPrompt: (step: number) => void
  renderArticle: (article: ArticleText) => ReactNode
}

export function PreviewPanel(props: Props) {
  const { preview, topicId, prompts, isDirty, onBefore, onEditPrompt, renderArticle } = props
  const { chosen: person } = preview
  const isBusy = preview.status === 'checking' || preview.status === 'running'
  const run = async (from?: { step: number; runId: number }) => {
    if (topicId !== null && isDirty && !(await onBefore())) return
    await preview.run(person, from)
  }
  const runFrom = (step: number) => {
    const { runId, steps } = preview
    const isPossible =
      !isBusy &&
      runId !== null &&
      preview.person === person &&
      step > 0 &&
      steps.slice(0, step).every((one) => one.response)
    return isPossible ? () => void run({ step, runId }) : null
  }
  const about = PREVIEW_PEOPLE.find(({ key }) => key === person)?.about
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Whom it is about"
          help={about}
          value={person}
          onChange={({ target }) => preview.choose(target.value as PreviewPerson)}
          className="min-w-56 flex-1 sm:max-w-sm"
        >
          {PREVIEW_PEOPLE.map(({ key, name }) => (
            <option key={key} value={key}>
              {key === 'own' ? name : `${name} (invented)`}
            </option>
          ))}
        </SelectField>
        <div className="flex gap-3 self-start pt-6.5">
          <Button isLoading={isBusy} onClick={() => void run()}>
            {isDirty && topicId !== null ? 'Save and Run Preview' : 'Run Preview'}
          </Button>
          <Button variant="quiet" onClick={() => void preview.reset()}>
            Reset
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {preview.status === 'idle' ? '' : `Preview: ${preview.status}`}
      </p>
      {preview.lost && <Notice tone="error">{preview.lost}</Notice>}
      {preview.error && !preview.steps.some(({ error }) => error) && (
        <Notice tone="error">{preview.error}</Notice>
      )}
      {preview.templateErrors.length > 0 && (
        <VariableErrors errors={preview.templateErrors} onEditPrompt={onEditPrompt} />
      )}
      {preview.missing.length > 0 && topicId !== null && (
        <ReferenceErrors missing={preview.missing} topicId={topicId} />
      )}
      {prompts.length === 0 ? (
        <p className="text-soft">Add a prompt first: there is nothing to run yet.</p>
      ) : (
        <ol className="grid gap-4">
          {prompts.map((prompt, at) => (
            <StepView
              key={prompt.key}
              number={at + 1}
              prompt={prompt.system_prompt}
              step={preview.steps[at]}
              onRunFrom={runFrom(at)}
            />
          ))}
        </ol>
      )}
      {preview.article && (
        <section
          aria-label="Generated article"
          className="rounded-base border border-rule bg-paper px-4 py-8 sm:px-10"
        >
          {renderArticle(preview.article)}
        </section>
      )}
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section role="alert" className="grid gap-3 rounded-base bg-accent-wash px-5 py-4">
      <h3 className="text-[1.15rem]">{title}</h3>
      {children}
    </section>
  )
}

function VariableErrors({
  errors,
  onEditPrompt,
}: {
  errors: TemplateError[]
  onEditPrompt: (step: number) => void
}) {
  return (
    <Panel title="Template Variable Errors">
      <ul className="grid gap-1">
        {errors.map((error) => (
          <li
            key={`${error.step_index}${error.variable}${error.expression}`}
            className="flex flex-wrap items-center gap-x-4"
          >
            <span className="break-words">
              Step {error.step_index + 1}: {variableText(error)}
            </span>
            <Button variant="link" onClick={() => onEditPrompt(error.step_index)}>
              Edit Prompt
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">{chainTexts.unknownHint}</p>
    </Panel>
  )
}

const linkClass = 'text-link inline-flex min-h-11 items-center'

function ReferenceErrors({ missing, topicId }: { missing: MissingRequirement[]; topicId: number }) {
  return (
    <Panel title="Reference Errors">
      <ul className="grid gap-1">
        {missing.map((one) =>
          one.type === 'survey' ? (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4">
              <span>You have not completed the survey “{one.title}”.</span>
              <Link
                to="/surveys/$surveyId/$templateId/take"
                params={{ surveyId: String(one.id), templateId: String(topicId) }}
                className={linkClass}
              >
                Complete Survey
              </Link>
            </li>
          ) : (
            <li key="posts" className="flex flex-wrap items-center gap-x-4">
              <span>You have not imported your Facebook posts.</span>
              <Link to="/import/{-$code}" params={{}} className={linkClass}>
                Import Posts
              </Link>
            </li>
          ),
        )}
      </ul>
      <p className="text-sm text-soft">
        Or try it on one of the invented people: they have posts and answers.
      </p>
    </Panel>
  )
}
