import { json } from '@codemirror/lang-json'
import { ensureSyntaxTree } from '@codemirror/language'
import type { Diagnostic } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { type Provider, schemaFaults, schemaTexts } from '@youzine/chains'
import { useCallback } from 'react'
import { CodeEditor } from './code-editor.tsx'

type Props = {
  value: string
  onChange: (value: string) => void
  provider: Provider
  isReadOnly: boolean
  error?: string
}

const language = json()
const PARSE_MS = 100

/** The schema as JSON; each fault stands at its own line. */
export function JsonEditor({ value, onChange, provider, isReadOnly, error }: Props) {
  const findFaults = useCallback((text: string) => faultsIn(text, provider), [provider])
  return (
    <CodeEditor
      label="Function schema"
      value={value}
      onChange={onChange}
      language={language}
      findFaults={findFaults}
      isReadOnly={isReadOnly}
      error={error}
    />
  )
}

function faultsIn(text: string, provider: Provider): Diagnostic[] {
  if (!text.trim()) return []
  try {
    const schema: unknown = JSON.parse(text)
    return schemaFaults(schema, provider).map(({ message, at }) => ({
      ...placeIn(text, at),
      severity: 'error' as const,
      message,
    }))
  } catch (error) {
    // Without a place it broke off at the end.
    const place = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length)
    const from = Math.min(place, text.trimEnd().length - 1)
    return [
      {
        from,
        to: from + 1,
        severity: 'error',
        message: `${schemaTexts.invalidJson}: ${(error as Error).message}`,
      },
    ]
  }
}

/** Where a path into the JSON stands in its text: the name of the field, or the whole value. */
function placeIn(text: string, path: readonly (string | number)[]): { from: number; to: number } {
  const state = EditorState.create({ doc: text, extensions: [language] })
  const tree = ensureSyntaxTree(state, text.length, PARSE_MS)
  let node = tree?.topNode.firstChild ?? null
  let found = { from: 0, to: Math.min(1, text.length) }
  for (const step of path) {
    let next: typeof node = null
    if (typeof step === 'number') {
      let child = node?.firstChild?.nextSibling ?? null
      for (let at = 0; child && at < step; at += 1) child = child.nextSibling?.nextSibling ?? null
      next = child
    } else
      for (let child = node?.firstChild ?? null; child; child = child.nextSibling) {
        const name = child.name === 'Property' ? child.getChild('PropertyName') : null
        if (!name || JSON.parse(text.slice(name.from, name.to)) !== step) continue
        found = { from: name.from, to: name.to }
        next = child.lastChild
      }
    if (!next) break
    node = next
  }
  return found
}
