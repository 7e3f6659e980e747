import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The editor in the house's own type and colours, light and dark alike. */
export const look = EditorView.theme({
  '&': {
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-base)',
    backgroundColor: 'var(--color-sheet)',
    color: 'var(--color-ink)',
    fontSize: '0.9rem',
  },
  '&.cm-focused': { outline: '2px solid var(--color-ink)', outlineOffset: '1px' },
  '&:has([aria-invalid="true"])': { borderColor: 'var(--color-accent)' },
  '&:has([aria-readonly="true"])': { backgroundColor: 'var(--color-wash)' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '0.75rem 0', minHeight: '9rem', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 0.9rem' },
  '.cm-placeholder': { color: 'var(--color-faint)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'color-mix(in oklab, var(--color-accent) 22%, transparent) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--color-wash)', outline: '1px solid var(--color-edge)' },
  '.cm-tooltip': {
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-base)',
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    fontSize: '0.85rem',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-ink)',
    color: 'var(--color-paper)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.75', marginLeft: '0.75rem' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', borderLeft: '3px solid var(--color-accent)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--color-warn)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-accent)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-warn)',
    textUnderlineOffset: '3px',
  },
})

export const highlight = HighlightStyle.define([
  { tag: tags.variableName, color: 'var(--color-accent)' },
  { tag: tags.keyword, color: 'var(--color-accent)', fontWeight: '600' },
  { tag: tags.bracket, color: 'var(--color-faint)' },
  { tag: tags.propertyName, color: 'var(--color-ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--color-good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-accent)' },
  { tag: tags.comment, color: 'var(--color-faint)', fontStyle: 'italic' },
])
