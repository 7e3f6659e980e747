import { zodResolver } from '@hookform/resolvers/zod'
import { ForgotPasswordForm } from '@youzine/contract'
import { useForm } from 'react-hook-form'
import { useSend } from '#lib/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForgotPassword } from './api.ts'

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const forgot = useForgotPassword()
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(ForgotPasswordForm) })
  const { errors, isSubmitting } = form.formState

  const submit = useSend(form, ['email'], async ({ email }) => {
    await forgot.mutateAsync(email)
    onSent(email)
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
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Send me a link
      </Button>
    </form>
  )
}
