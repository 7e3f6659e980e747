import type { FormEvent } from 'react'
import type { FieldPath, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { sentenceOf } from './api-error.ts'
import { showFaults } from './form-faults.ts'

/**
 * What a form does when it is sent: once at a time, and what the server refuses goes beside its field or,
 * where it has none, above the button. `isHandled` may take a failure for itself.
 */
export function useSend<In extends FieldValues, Out extends FieldValues>(
  form: UseFormReturn<In, unknown, Out>,
  fields: readonly FieldPath<In>[],
  send: (values: Out) => Promise<void>,
  isHandled: (error: unknown) => boolean = () => false,
) {
  const { isSubmitting } = form.formState
  const run = form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (isHandled(error) || showFaults(error, fields, form.setError)) return
      form.setError('root' as Path<In>, { message: sentenceOf(error) })
    }
  })
  return (event: FormEvent) => {
    event.preventDefault()
    form.clearErrors('root' as Path<In>)
    if (!isSubmitting) void run()
  }
}
