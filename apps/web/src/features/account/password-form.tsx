import { zodResolver } from '@hookform/resolvers/zod'
import { ChangePasswordForm, NewPassword } from '@youzine/contract'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { hasCode, sentenceOf } from '#lib/api-error.ts'
import { useSend } from '#lib/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useChangePassword } from './api.ts'

const Fields = ChangePasswordForm.extend({
  new_password: z.string().min(1, 'Password is required').pipe(NewPassword),
  confirm_password: z.string().min(1, 'Please confirm your password'),
}).refine((fields) => fields.new_password === fields.confirm_password, {
  path: ['confirm_password'],
  message: 'Passwords do not match',
})

export function PasswordForm() {
  const toast = useToast()
  const change = useChangePassword()
  const form = useForm({
    defaultValues: { current_password: '', new_password: '', confirm_password: '' },
    resolver: zodResolver(Fields),
  })
  const { errors, isSubmitting } = form.formState

  const submit = useSend(
    form,
    ['current_password', 'new_password'],
    async ({ current_password, new_password }) => {
      await change.mutateAsync({ current_password, new_password })
      form.reset()
      toast('Your password is changed.')
    },
    (error) => {
      const isWrong = hasCode(error, 'wrong_password')
      if (isWrong) form.setError('current_password', { message: sentenceOf(error) }, { shouldFocus: true })
      return isWrong
    },
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...form.register('confirm_password')}
        />
      </div>
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" variant="quiet" isLoading={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}
