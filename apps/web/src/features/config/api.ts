import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getConfig,
  getSite,
  getWriters,
  listConfigChanges,
  restoreConfig,
  saveConfig,
  tryWriter,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const configQuery = queryOptions({
  queryKey: ['config', 'text'],
  queryFn: ({ signal }) => api(getConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

export const configHistoryQuery = queryOptions({
  queryKey: ['config', 'history'],
  queryFn: ({ signal }) => api(listConfigChanges, { signal }),
  staleTime: 0,
})

export const writersQuery = queryOptions({
  queryKey: ['config', 'writers'],
  queryFn: ({ signal }) => api(getWriters, { signal }),
  staleTime: 0,
})

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api(getSite, { signal }),
  staleTime: 60_000,
})

export function useSaveConfig() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (config_json: string) => api(saveConfig, { body: { config_json } }),
    onSuccess: async (answer) => {
      client.setQueryData(configQuery.queryKey, answer)
      await client.invalidateQueries({ queryKey: ['config', 'history'] })
      await client.invalidateQueries({ queryKey: ['site'] })
    },
  })
}

export function useRestoreConfig() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(restoreConfig, { params: { id: String(id) } }),
    onSuccess: async (answer) => {
      client.setQueryData(configQuery.queryKey, answer)
      await client.invalidateQueries({ queryKey: ['config', 'history'] })
    },
  })
}

export const useTryWriter = () =>
  useMutation({ mutationFn: (model_id: string) => api(tryWriter, { body: { model_id } }) })
