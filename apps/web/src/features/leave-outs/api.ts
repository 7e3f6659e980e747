import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addLeaveOut,
  type BodyOf,
  correctArticle,
  listLeaveOuts,
  type NewLeaveOut,
  removeCorrection,
  removeLeaveOut,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const leaveOutsQuery = queryOptions({
  queryKey: ['leave-outs'],
  queryFn: ({ signal }) => api(listLeaveOuts, { signal }),
})

/** What is left out changes articles, covers and answers: whatever is shown is asked for again. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries() })
}

export const useLeaveOut = () => useChange((body: NewLeaveOut) => api(addLeaveOut, { body }))

export const useRemoveLeaveOut = () =>
  useChange((id: number) => api(removeLeaveOut, { params: { id: String(id) } }))

export const useTakeBack = () =>
  useChange((id: number) => api(removeCorrection, { params: { id: String(id) } }))

export const useCorrect = (articleId: number) =>
  useChange((body: BodyOf<typeof correctArticle>) =>
    api(correctArticle, { params: { id: String(articleId) }, body }),
  )
