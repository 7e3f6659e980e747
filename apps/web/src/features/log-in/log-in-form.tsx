import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { LogInForm as Fields } from '@youzine/contract'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { detailOr, sentenceOf } from '#lib/api-error.ts'
import { showFaults } from '#lib/form-faults.ts'
import { useLogIn } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField, TextField } from '#ui/text-field.tsx'

export function LogInForm({ onDone }: { onDone: () => void }) {
  const logIn = useLogIn()
  const form = useForm({ defaultValues: { email: '', password: '' }, resolver: zodResolver(Fields) })
  const { errors, isSubmitting } = form.formState

  const send = form.handleSubmit(async (fields) => {
    try {
      await logIn.mutateAsync(fields)
      onDone()
    } catch (error) {
      if (!showFaults(error, ['email', 'password'], form.setError)) {
        form.setError('root', { message: detailOr(error, sentenceOf(error)) })
      }
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.clearErrors('root')
    if (!isSubmitting) void send()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isLoading={isSubmitting}>
          Log In
        </Button>
        <Link
          to="/forgot-password"
          className="text-link inline-flex min-h-11 items-center text-[0.95rem] text-soft"
        >
          Forgot your password?
        </Link>
      </div>
    </form>
  )
}
