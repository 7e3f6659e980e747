import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  changePassword,
  deleteAccount,
  updateAccount,
  updateProfilePic,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { forgetUser, userQuery } from '#lib/session.ts'

export function useUpdateAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateAccount>) => api(updateAccount, { body }),
    onSuccess: ({ user }) => client.setQueryData(userQuery.queryKey, user),
  })
}

export function useUpdatePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (photo: File) => api(updateProfilePic, { files: { profile_image: photo } }),
    onSuccess: ({ user }) => client.setQueryData(userQuery.queryKey, user),
  })
}

export const useChangePassword = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof changePassword>) => api(changePassword, { body }) })

export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(deleteAccount),
    onSuccess: () => forgetUser(client),
  })
}
