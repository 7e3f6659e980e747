import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { countPhotos, removePhoto, removePhotos } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const photoCountQuery = queryOptions({
  queryKey: ['photos', 'count'],
  queryFn: async ({ signal }) => (await api(countPhotos, { signal })).count,
})

/** Articles show them, so that they are asked for again. */
function useRemoval<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['article'] }),
        client.invalidateQueries({ queryKey: photoCountQuery.queryKey }),
      ]),
  })
}

export const useRemovePhoto = () =>
  useRemoval((id: number) => api(removePhoto, { params: { id: String(id) } }))

export const useRemovePhotos = () => useRemoval(() => api(removePhotos))
