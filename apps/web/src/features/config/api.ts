import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getConfig,
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

/** Everything that a page shows of the configuration is looked up again. */
function useConfigChange<In>(change: (input: In) => Promise<{ config_json: string }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      client.setQueryData(configQuery.queryKey, answer)
      for (const queryKey of [configHistoryQuery.queryKey, writersQuery.queryKey, ['site']])
        await client.invalidateQueries({ queryKey })
    },
  })
}

export const useSaveConfig = () =>
  useConfigChange((config_json: string) => api(saveConfig, { body: { config_json } }))

export const useRestoreConfig = () =>
  useConfigChange((id: number) => api(restoreConfig, { params: { id: String(id) } }))

export const useTryWriter = () =>
  useMutation({ mutationFn: (model_id: string) => api(tryWriter, { body: { model_id } }) })
