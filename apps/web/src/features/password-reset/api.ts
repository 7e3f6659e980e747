import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgotPassword, resetPassword } from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { forgetUser } from '#lib/session.ts'

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => api(forgotPassword, { body: { email } }) })

export function useResetPassword(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => api(resetPassword, { body: { token, password } }),
    // A new password ends every session, this browser's too.
    onSuccess: () => forgetUser(client),
  })
}
