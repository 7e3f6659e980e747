import type { FieldFault } from '@youzine/contract'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** `['body', 'prompts', 0, 'text']` is the field `prompts.0.text`. */
export const fieldOf = (fault: FieldFault) => {
  const [first, ...rest] = fault.loc
  return (first === 'body' ? rest : fault.loc).join('.')
}

/**
 * Puts the server's faults beside their fields. Answers false when at least one has no field here,
 * so that the caller shows the sentence for the whole form.
 */
export function showFaults<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError) || error.faults.length === 0) return false
  let isComplete = true
  for (const fault of error.faults) {
    const field = fields.find((name) => name === fieldOf(fault))
    if (field) setError(field, { type: 'server', message: fault.msg }, { shouldFocus: true })
    else isComplete = false
  }
  return isComplete
}
