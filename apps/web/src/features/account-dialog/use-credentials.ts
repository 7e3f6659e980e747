import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { detailOr } from '#lib/api-error.ts'
import { showFaults } from '#lib/form-faults.ts'
import { useLogIn } from '#lib/session.ts'
import {
  ACCOUNT_FIELDS,
  type AccountFields,
  accountSchemas,
  emptyAccount,
  type Mode,
} from './account-form.ts'
import { type Picture, useSignUp } from './api.ts'

type Options = { mode: Mode; firstName?: string; reminderCode?: string; onExistingUser: () => void }

const failures = {
  signup: 'Registration failed. Please try again.',
  login: 'Login failed. Please check your credentials.',
}

/** The dialog's fields, picture and two ways to send them. */
export function useCredentials({ mode, firstName, reminderCode, onExistingUser }: Options) {
  const [picture, setPicture] = useState<Picture>({})
  const [failure, setFailure] = useState<{ mode: Mode; text: string }>()
  const signUp = useSignUp(reminderCode)
  const logIn = useLogIn()
  const form = useForm<AccountFields>({
    defaultValues: { ...emptyAccount, first_name: firstName ?? '' },
    resolver: zodResolver(accountSchemas[mode]),
    shouldFocusError: true,
  })

  const { setValue } = form

  // The name can become known, or change, while the form stands; the field is locked, so nothing typed is lost.
  useEffect(() => {
    if (firstName) setValue('first_name', firstName)
  }, [firstName, setValue])

  const send = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      if (mode === 'signup') await signUp.mutateAsync({ fields, picture })
      else await logIn.mutateAsync({ email: fields.email, password: fields.password }).then(onExistingUser)
    } catch (error) {
      if (!showFaults(error, ACCOUNT_FIELDS, form.setError)) {
        setFailure({ mode, text: detailOr(error, failures[mode]) })
      }
    }
  })

  return {
    form,
    send,
    picture,
    setPicture,
    failure: failure?.mode === mode ? failure.text : undefined,
    isSending: form.formState.isSubmitting,
    prepareSignUp: signUp.prepare,
  }
}

export type Credentials = ReturnType<typeof useCredentials>
