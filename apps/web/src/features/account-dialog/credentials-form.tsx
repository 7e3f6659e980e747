import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LogInFields, SignUpFields } from './account-fields.tsx'
import type { Mode } from './account-form.ts'
import { PictureField } from './picture-field.tsx'
import type { Credentials } from './use-credentials.ts'

type Props = { mode: Mode; credentials: Credentials; isNameLocked: boolean }

export function CredentialsForm({ mode, credentials, isNameLocked }: Props) {
  const { form, send, picture, setPicture, failure, isSending, prepareSignUp } = credentials
  const { errors } = form.formState
  const { clearErrors } = form

  // The bot check runs in a worker outside React: begun when this form is shown, done by the time it is sent.
  useEffect(() => {
    clearErrors()
    if (mode === 'signup') prepareSignUp()
  }, [mode, prepareSignUp, clearErrors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) void send()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {mode === 'signup' ? (
        <>
          <SignUpFields register={form.register} errors={errors} isNameLocked={isNameLocked} />
          <PictureField picture={picture} onChange={setPicture} />
        </>
      ) : (
        <LogInFields register={form.register} errors={errors} />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" isLoading={isSending} className="mt-2 w-full">
        {mode === 'signup' ? 'Sign Up' : 'Log In'}
      </Button>
      {mode === 'login' && (
        <Link to="/forgot-password" className="text-link justify-self-center py-1.5 text-soft text-sm">
          Forgot your password?
        </Link>
      )}
    </form>
  )
}
