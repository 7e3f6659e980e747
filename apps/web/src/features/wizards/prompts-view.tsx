import { WIZARD_PROMPT_CHARACTERS } from '@youzine/contract'
import { Fragment } from 'react'
import { TextareaField } from '#ui/text-field.tsx'
import type { ProposedPrompt } from './proposal.ts'

/** Variables stand out from the prose around them. */
function Marked({ text }: { text: string }) {
  return text.split(/(\{\{.*?\}\}|\{%.*?%\})/s).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn once and whole.
    <Fragment key={at}>
      {/^\{[{%]/.test(part) ? (
        <mark className="rounded-[4px] bg-accent-wash px-1 text-ink">{part}</mark>
      ) : (
        part
      )}
    </Fragment>
  ))
}

const shortened = (text: string) =>
  text.length > WIZARD_PROMPT_CHARACTERS ? `${text.slice(0, WIZARD_PROMPT_CHARACTERS)}...` : text

export function PromptsView({ prompts }: { prompts: readonly ProposedPrompt[] }) {
  return (
    <ol className="grid gap-4">
      {prompts.map((prompt, at) => (
        <li key={prompt.system_prompt} className="grid gap-2 border-edge border-l-2 pl-4">
          <p className="font-medium text-sm">
            Step {at + 1}
            {prompt.name ? `: ${prompt.name}` : ''}
            <span className="ml-2 font-normal text-faint">
              {prompt.prompt_type === 'function' ? 'function' : 'text'}
              {prompt.output_key ? `, answers {{ ${prompt.output_key} }}` : ''}
            </span>
          </p>
          <p className="whitespace-pre-wrap break-words font-mono text-[0.85rem] leading-relaxed">
            <Marked text={shortened(prompt.system_prompt)} />
          </p>
          {prompt.system_prompt.length > WIZARD_PROMPT_CHARACTERS && (
            <details>
              <summary className="flex min-h-11 items-center text-sm text-soft">
                The whole prompt<span className="sr-only"> of step {at + 1}</span>
              </summary>
              <p className="whitespace-pre-wrap break-words font-mono text-[0.85rem] leading-relaxed">
                <Marked text={prompt.system_prompt} />
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

type EditProps = { prompts: readonly ProposedPrompt[]; onChange: (prompts: ProposedPrompt[]) => void }

export function PromptsEdit({ prompts, onChange }: EditProps) {
  return (
    <ol className="grid gap-4">
      {prompts.map((prompt, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited its words change, its place does not.
        <li key={at}>
          <TextareaField
            label={`Prompt of step ${at + 1}`}
            rows={8}
            value={prompt.system_prompt}
            onChange={({ target }) =>
              onChange(
                prompts.map((one, index) => (index === at ? { ...one, system_prompt: target.value } : one)),
              )
            }
          />
        </li>
      ))}
    </ol>
  )
}
