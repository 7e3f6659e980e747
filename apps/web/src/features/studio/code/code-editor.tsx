import {
  autocompletion,
  type CompletionSource,
  closeBrackets,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder as placeholderText } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { FieldError } from '#ui/field.tsx'
import { highlight, look } from './look.ts'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  language: Extension
  /** What is wrong or odd, as one types. */
  findFaults: (value: string) => Diagnostic[]
  complete?: CompletionSource
  placeholder?: string
  isReadOnly?: boolean
  error?: string
  /** Below the editor: counters, hints. */
  children?: React.ReactNode
}

const LINT_AFTER_MS = 250

/**
 * A text editor for code. Tab leaves it, as in every other field; Escape and then the arrows walk through completions;
 * faults are underlined and said on hover, on F8, and to screen readers.
 */
export function CodeEditor(props: Props) {
  const { label, value, language, isReadOnly = false, error, children } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  latest.current = props
  // What was typed and has not come back as `value` yet: a slow page must not take it for somebody else's text.
  const underWay = useRef<string[]>([])
  const parts = useRef({ faults: new Compartment(), state: new Compartment() }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once; what changes is handed in below.
  useEffect(() => {
    if (!host.current) return
    // In a shadow its styles need no style element, which the page's policy would refuse.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const editor = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: value,
        extensions: [
          history(),
          bracketMatching(),
          closeBrackets(),
          language,
          syntaxHighlighting(highlight),
          look,
          EditorView.lineWrapping,
          placeholderText(latest.current.placeholder ?? ''),
          keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap]),
          autocompletion({ override: [(context) => latest.current.complete?.(context) ?? null] }),
          parts.faults.of(lint(latest)),
          parts.state.of(stateOf(label, isReadOnly, error)),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return
            const text = state.doc.toString()
            underWay.current.push(text)
            latest.current.onChange(text)
          }),
        ],
      }),
    })
    view.current = editor
    // Whoever leads to this field leads to its text; the browser's own choice would be the frame around it.
    host.current.focus = () => editor.focus()
    return () => editor.destroy()
  }, [])

  // What came from elsewhere: a default, a conversion, a discarded draft.
  useEffect(() => {
    const editor = view.current
    const echoed = underWay.current.lastIndexOf(value)
    underWay.current = echoed < 0 ? [] : underWay.current.slice(echoed + 1)
    if (!editor || echoed >= 0 || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({ effects: parts.state.reconfigure(stateOf(label, isReadOnly, error)) })
  }, [label, isReadOnly, error, parts])

  // The same text can be right or wrong by what stands elsewhere, so that each change of the rules looks again.
  const { findFaults } = props
  useEffect(() => {
    void findFaults
    view.current?.dispatch({ effects: parts.faults.reconfigure(lint(latest)) })
  }, [findFaults, parts])

  return (
    <div className="grid gap-1.5">
      <span className="font-medium text-sm">{label}</span>
      <div ref={host} className="min-w-0" data-code data-invalid={error ? true : undefined} />
      <FieldError>{error}</FieldError>
      {children}
    </div>
  )
}

const lint = (latest: React.RefObject<Props>) =>
  linter(({ state }) => latest.current.findFaults(state.doc.toString()), { delay: LINT_AFTER_MS })

const stateOf = (label: string, isReadOnly: boolean, error?: string): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    ...(error ? { 'aria-invalid': 'true', 'aria-description': error } : {}),
    ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }),
]
