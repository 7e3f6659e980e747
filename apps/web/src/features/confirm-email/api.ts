import { queryOptions, useMutation } from '@tanstack/react-query'
import { confirmEmail, resendConfirmation } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

/**
 * The try that a page may make by itself: it changes something only in the browser that signed up.
 * A query rather than a mutation, so that mounting twice asks once.
 */
export const ownConfirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => api(confirmEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useConfirmEmail = (token: string) =>
  useMutation({ mutationFn: (password: string) => api(confirmEmail, { body: { token, password } }) })

export const useNewLink = () => useMutation({ mutationFn: () => api(resendConfirmation) })
