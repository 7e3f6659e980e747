import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { LogInForm as Fields } from '@youzine/contract'
import { useForm } from 'react-hook-form'
import { useLogIn } from '#lib/session.ts'
import { useSend } from '#lib/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField, TextField } from '#ui/text-field.tsx'

export function LogInForm({ onDone }: { onDone: () => void }) {
  const logIn = useLogIn()
  const form = useForm({ defaultValues: { email: '', password: '' }, resolver: zodResolver(Fields) })
  const { errors, isSubmitting } = form.formState

  const submit = useSend(form, ['email', 'password'], async (fields) => {
    await logIn.mutateAsync(fields)
    onDone()
  })

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
