import type { CompletionContext } from '@codemirror/autocomplete'
import type { Diagnostic } from '@codemirror/lint'
import { POSTS_ALIAS } from '@youzine/chains'
import { chainTexts, readTemplate, type StepReading } from '@youzine/chains/templates'
import { MAX_PROMPT } from '@youzine/contract'
import { useCallback } from 'react'
import { INTERFACE } from '#lib/interface-language.ts'
import { CodeEditor } from './code-editor.tsx'
import { liquidLanguage } from './liquid-language.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  reading: StepReading | undefined
  /** Aliases of surveys: their entries are answers. */
  surveyAliases: readonly string[]
  isReadOnly: boolean
  error?: string
}

const DETAILS: Record<string, string> = {
  first_name: 'whom it is about',
  today: 'the date',
  findings: 'what was counted over all posts',
  chosen_title: 'the title that the reader chose, if any',
  told_before: 'what other articles have told, if any',
  [POSTS_ALIAS]: 'posts',
}
const POST_FIELDS = ['number', 'date', 'text', 'place', 'mark']
const ANSWER_FIELDS = ['number', 'question', 'answer']
const CHARACTERS_A_TOKEN = 4
const number = new Intl.NumberFormat(INTERFACE)

export function PromptEditor({ value, onChange, reading, surveyAliases, isReadOnly, error }: Props) {
  const known = reading?.known.join(' ') ?? ''

  const findFaults = useCallback(
    (text: string): Diagnostic[] => {
      const { names, fault } = readTemplate(text)
      if (fault)
        return [{ ...placeOf(text, fault.line, fault.column), severity: 'error', message: fault.message }]
      const isKnown = new Set(known.split(' '))
      return names
        .filter(({ name }) => !isKnown.has(name))
        .map(({ name, expression, from, to }) => ({
          from,
          to,
          severity: 'warning' as const,
          message: `${chainTexts.unknown(name, expression)}. ${chainTexts.unknownHint}`,
        }))
    },
    [known],
  )

  const complete = (context: CompletionContext) => {
    const word = context.matchBefore(/[\w.]*/)
    const before = context.state.sliceDoc(0, word?.from ?? context.pos)
    const isInside =
      Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%')) >
      Math.max(before.lastIndexOf('}}'), before.lastIndexOf('%}'))
    if (!isInside || (!context.explicit && !word?.text)) return null
    const loops = [...before.matchAll(/\{%-?\s*for\s+(\w+)\s+in\s+(\w+)/g)].map(
      ([, item = '', list = '']) => ({ item, list }),
    )
    const owner = /^(\w+)\.\w*$/.exec(word?.text ?? '')?.[1]
    const list = loops.findLast(({ item }) => item === owner)?.list
    if (owner) {
      const fields =
        list === POSTS_ALIAS ? POST_FIELDS : list && surveyAliases.includes(list) ? ANSWER_FIELDS : []
      return {
        from: (word?.from ?? 0) + owner.length + 1,
        options: fields.map((label) => ({ label, type: 'property' })),
      }
    }
    const names = [...known.split(' ').filter(Boolean), ...loops.map(({ item }) => item)]
    return {
      from: word?.from ?? context.pos,
      options: [...new Set(names)].map((label) => ({
        label,
        type: 'variable',
        detail: DETAILS[label] ?? (surveyAliases.includes(label) ? 'answers' : 'an earlier step'),
      })),
    }
  }

  const isLong = value.length > MAX_PROMPT
  return (
    <CodeEditor
      label="System prompt"
      value={value}
      onChange={onChange}
      language={liquidLanguage}
      findFaults={findFaults}
      complete={complete}
      placeholder="You are the researcher of a magazine about {{ first_name }}. Read {{ facebook_posts_sample }} and …"
      isReadOnly={isReadOnly}
      error={error}
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-faint text-sm">
        <ul className="grid gap-0.5">
          {reading?.unknown.map(({ name, expression, from }) => (
            <li key={from} className="text-warn">
              {chainTexts.unknown(name, expression)}
            </li>
          ))}
          {reading?.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p className={`ml-auto tabular-nums ${isLong ? 'text-accent' : ''}`}>
          {number.format(value.length)} characters, about{' '}
          {number.format(Math.ceil(value.length / CHARACTERS_A_TOKEN))} tokens before what it prints
        </p>
      </div>
    </CodeEditor>
  )
}

function placeOf(text: string, line: number, column: number) {
  const before =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0)
  const from = Math.min(text.length, before + column - 1)
  const end = text.indexOf('\n', from)
  return { from, to: Math.max(from, Math.min(end < 0 ? text.length : end, from + 40)) }
}
