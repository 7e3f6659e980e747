import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AvatarId, resendConfirmation, signUp, updateAccount } from '@youzine/contract'
import { useState } from 'react'
import { api } from '#lib/api-client.ts'
import { rememberPlace } from '#lib/came-from.ts'
import { userQuery } from '#lib/session.ts'
import type { AccountFields } from './account-form.ts'
import { createBotCheck } from './bot-check.ts'

export type Picture = { photo?: File; avatar?: AvatarId }

export function useSignUp(reminderCode?: string) {
  const client = useQueryClient()
  const [botCheck] = useState(() => createBotCheck())
  const mutation = useMutation({
    mutationFn: async ({ fields, picture }: { fields: AccountFields; picture: Picture }) => {
      const { confirm_password: _, ...person } = fields
      return api(signUp, {
        body: {
          ...person,
          recaptcha_token: await botCheck.take(),
          avatar_id: picture.avatar,
          reminder_lookup_code: reminderCode,
        },
        files: { profile_image: picture.photo },
      })
    },
    onSuccess: ({ user }) => {
      rememberPlace()
      client.setQueryData(userQuery.queryKey, user)
    },
    // The token is spent either way; the next try needs another.
    onError: () => botCheck.prepare(),
  })
  return { ...mutation, prepare: botCheck.prepare }
}

export const useResend = () => useMutation({ mutationFn: () => api(resendConfirmation) })

/** The account exists by now, so another address is a change of address, confirmed like the first. */
export function useChangeAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; current_password: string }) => api(updateAccount, { body }),
    onSuccess: ({ user }) => client.setQueryData(userQuery.queryKey, user),
  })
}
