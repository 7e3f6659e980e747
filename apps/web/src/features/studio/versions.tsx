import { useQuery } from '@tanstack/react-query'
import type { Topic, TopicVersion } from '@youzine/contract'
import { clsx } from 'clsx'
import { diffLines } from 'diff'
import { useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ScrollBox } from '#ui/scroll-box.tsx'
import { SelectField } from '#ui/text-field.tsx'
import { topicVersionsQuery, useRestoreVersion } from './api.ts'

type Words = Pick<TopicVersion, 'name' | 'description' | 'prompts' | 'requirements'>

/** Everything a topic says, a line for each thing, to be read and compared. */
function asText({ name, description, prompts, requirements }: Words): string {
  const steps = prompts.map((prompt, at) =>
    [
      `Step ${at + 1} (${prompt.prompt_type}, model ${prompt.model_id ?? 'any'}, temperature ${prompt.temperature})`,
      ...(prompt.output_key ? [`Output key: ${prompt.output_key}`] : []),
      prompt.system_prompt,
      ...(prompt.function_schema
        ? [`Function ${prompt.function_name}`, JSON.stringify(prompt.function_schema, null, 2)]
        : []),
    ].join('\n'),
  )
  const needs = requirements.map(
    ({ alias, survey_title }) => `Needs ${alias}${survey_title ? `: ${survey_title}` : ''}`,
  )
  return [name, description, ...needs, ...steps].join('\n\n')
}

const day = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'medium', timeStyle: 'short' })

type Props = { topic: Topic; onRestored: (topic: Topic) => void }

/** What was published before: to read, to compare line by line, and to bring back. */
export function Versions({ topic, onRestored }: Props) {
  const { data = [], error } = useQuery(topicVersionsQuery(topic.id))
  const restore = useRestoreVersion(topic.id)
  const [chosen, setChosen] = useState('')
  const shown = data.find(({ version }) => String(version) === chosen)
  if (error) return <Notice tone="error">{sentenceOf(error)}</Notice>
  if (data.length === 0) return null
  return (
    <details className="border-rule border-t">
      <summary className="flex min-h-11 items-center font-medium text-sm">
        {data.length === 1 ? 'One published version' : `${data.length} published versions`}
      </summary>
      <div className="grid gap-4 pt-3 pb-4">
        <div className="flex flex-wrap items-end gap-4">
          <SelectField
            label="Compare with"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-w-60"
          >
            <option value="">Choose a version…</option>
            {data.map((one) => (
              <option key={one.version} value={one.version}>
                Version {one.version}, {day.format(new Date(one.published_at))} ({one.articles} articles)
              </option>
            ))}
          </SelectField>
          {shown && (
            <Button
              variant="quiet"
              isLoading={restore.isPending}
              onClick={() => restore.mutate(shown.version, { onSuccess: onRestored })}
            >
              {topic.status === 'draft' ? 'Bring it back here' : 'Bring it back as a draft'}
            </Button>
          )}
        </div>
        {restore.error && <Notice tone="error">{sentenceOf(restore.error)}</Notice>}
        {shown && <Difference before={asText(shown)} after={asText(topic)} />}
      </div>
    </details>
  )
}

/** Removed and added lines are marked by a sign, a colour and a word for screen readers. */
function Difference({ before, after }: { before: string; after: string }) {
  const parts = diffLines(before, after)
  const numbered = parts.map((part, at) => ({ ...part, key: `${at}:${part.count}` }))
  if (parts.every(({ added, removed }) => !added && !removed))
    return <p className="text-soft">It says the same as what is here now.</p>
  return (
    <ScrollBox
      label="What has changed since"
      className="max-h-[32rem] border border-rule bg-sheet text-[0.82rem] leading-relaxed"
    >
      {numbered.map(({ value, added, removed, key }) => (
        <pre
          key={key}
          className={clsx(
            'whitespace-pre-wrap break-words',
            added ? 'bg-good-wash' : removed ? 'bg-accent-wash line-through' : 'text-soft',
          )}
        >
          {(added || removed) && <span className="sr-only">{added ? 'Added: ' : 'Removed: '}</span>}
          {value.replace(/\n$/, '').replace(/^/gm, added ? '+ ' : removed ? '- ' : '  ')}
        </pre>
      ))}
    </ScrollBox>
  )
}
