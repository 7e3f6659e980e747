import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addLeaveOut,
  createShadowUser,
  deleteReminder,
  getImportProgress,
  getReminder,
  type ImportProgress,
  restartImport,
  setReminder,
  startImport,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { hasStatus } from '#lib/api-error.ts'
import { userQuery } from '#lib/session.ts'
import type { PostFile } from './reading/reading.ts'
import { uploadFiles } from './upload.ts'

/** The person's newest import, or null when there is none yet. */
export const importProgressQuery = queryOptions({
  queryKey: ['import', 'progress'],
  queryFn: ({ signal }): Promise<ImportProgress | null> =>
    api(getImportProgress, { signal }).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null
      throw error
    }),
})

/** The first name behind a mailed code; null for a code that nobody knows any more. */
export const reminderQuery = (code: string) =>
  queryOptions({
    queryKey: ['reminder', code],
    queryFn: ({ signal }): Promise<string | null> =>
      api(getReminder, { params: { code }, signal })
        .then(({ first_name }) => first_name)
        .catch((error: unknown) => {
          if (hasStatus(error, 404)) return null
          throw error
        }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type Sending = {
  firstName: string
  files: PostFile[]
  reminderCode?: string
  /** Names and words that no article may use. */
  leaveOut: string[]
  onFraction: (fraction: number) => void
  signal: AbortSignal
}

/** A guest account for whoever has none, then the upload, then the start. */
export function useSendArchive() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      firstName,
      files,
      reminderCode,
      leaveOut,
      onFraction,
      signal,
    }: Sending): Promise<ImportProgress> => {
      const { user } = await api(createShadowUser)
      client.setQueryData(userQuery.queryKey, user)
      const fields = {
        first_name: firstName,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        reminder_lookup_code: reminderCode,
      }
      const { job_id } = await uploadFiles(fields, files, onFraction, signal)
      for (const text of leaveOut) await api(addLeaveOut, { body: { kind: 'word', text } })
      return api(startImport, { body: { job_id } })
    },
    onSuccess: (progress) => {
      client.setQueryData(importProgressQuery.queryKey, progress)
      return client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
}

export function useRestartImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(restartImport, { params: { id: String(id) } }),
    onSuccess: (progress) => client.setQueryData(importProgressQuery.queryKey, progress),
  })
}

export const useSetReminder = () =>
  useMutation({
    mutationFn: (body: { type: 'email' | 'phone'; contact: string; first_name: string }) =>
      api(setReminder, { body }),
  })

/** Nobody waits for this, and nobody is told when it fails. */
export function forgetReminder(code: string) {
  api(deleteReminder, { params: { code } }).catch((error: unknown) =>
    console.info('The reminder stays.', error),
  )
}
