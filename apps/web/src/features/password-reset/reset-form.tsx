import { zodResolver } from '@hookform/resolvers/zod'
import { NewPassword } from '@youzine/contract'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { hasStatus, sentenceOf } from '#lib/api-error.ts'
import { useSend } from '#lib/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/text-field.tsx'
import { useResetPassword } from './api.ts'

const Fields = z
  .object({
    password: z.string().min(1, 'Password is required').pipe(NewPassword),
    confirm_password: z.string().min(1, 'Please confirm your password'),
  })
  .refine((fields) => fields.password === fields.confirm_password, {
    path: ['confirm_password'],
    message: 'Passwords do not match',
  })

type Props = { token: string; onDone: () => void; onDeadLink: (sentence: string) => void }

export function ResetForm({ token, onDone, onDeadLink }: Props) {
  const reset = useResetPassword(token)
  const form = useForm({
    defaultValues: { password: '', confirm_password: '' },
    resolver: zodResolver(Fields),
  })
  const { errors, isSubmitting } = form.formState

  const submit = useSend(
    form,
    ['password'],
    async ({ password }) => {
      await reset.mutateAsync(password)
      onDone()
    },
    (error) => {
      const isDead = hasStatus(error, 404, 409, 410)
      if (isDead) onDeadLink(sentenceOf(error))
      return isDead
    },
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help="At least 8 characters."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...form.register('confirm_password')}
      />
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        Set my new password
      </Button>
    </form>
  )
}
