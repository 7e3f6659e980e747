import { zodResolver } from '@hookform/resolvers/zod'
import { Email, FirstName, LastName, type User } from '@youzine/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { hasCode, sentenceOf } from '#lib/api-error.ts'
import { useSend } from '#lib/use-send.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useUpdateAccount } from './api.ts'

const FIELDS = ['first_name', 'last_name', 'email', 'current_password'] as const
const MemberFields = z.object({
  first_name: FirstName,
  last_name: LastName,
  email: Email,
  current_password: z.string(),
})
const GuestFields = MemberFields.extend({ last_name: z.string(), email: z.string() })

const seedOf = (user: User) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email ?? '',
  current_password: '',
})

/** Seeded once with the person's data; a guest has a first name to change and nothing else. */
export function DetailsForm({ user }: { user: User }) {
  const toast = useToast()
  const update = useUpdateAccount()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const form = useForm({
    defaultValues: seedOf(user),
    resolver: zodResolver(user.isGuest ? GuestFields : MemberFields),
  })
  const { errors, isSubmitting, dirtyFields, isDirty } = form.formState

  const changesEmail = Boolean(dirtyFields.email)

  const submit = useSend(
    form,
    FIELDS,
    async (fields) => {
      if (!isDirty) return
      if (changesEmail && !fields.current_password) {
        form.setError('current_password', { message: 'Please enter your password to change the address' })
        return
      }
      const changed = Object.fromEntries(
        FIELDS.filter((name) => dirtyFields[name]).map((name) => [name, fields[name]]),
      )
      const { user: saved, pending_email } = await update.mutateAsync(changed)
      setPendingEmail(pending_email)
      form.reset(seedOf(saved))
      toast('Saved.')
    },
    (error) => {
      const isWrong = hasCode(error, 'wrong_password')
      if (isWrong) form.setError('current_password', { message: sentenceOf(error) }, { shouldFocus: true })
      return isWrong
    },
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        {!user.isGuest && (
          <TextField
            label="Last Name"
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...form.register('last_name')}
          />
        )}
      </div>
      {!user.isGuest && (
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          help="A new address counts once you have confirmed it."
          {...form.register('email')}
        />
      )}
      {changesEmail && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          help="Only you may change where your account is reached."
          {...form.register('current_password')}
        />
      )}
      {pendingEmail && (
        <Notice tone="warn">
          We sent a link to <strong>{pendingEmail}</strong>. Until you open it, your old address stays.
        </Notice>
      )}
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <Button type="submit" isLoading={isSubmitting} aria-disabled={!isDirty} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
