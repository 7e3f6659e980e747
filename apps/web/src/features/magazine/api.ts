import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type CoverChoice,
  chooseCover,
  endWeeklyLetter,
  getCurrentMagazine,
  getMagazine,
  getOnThisDay,
  getWeeklyLetter,
  type Magazine,
  setWeeklyLetter,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { hasStatus } from '#lib/api-error.ts'

const nullIfMissing = (error: unknown): null => {
  if (hasStatus(error, 404, 422)) return null
  throw error
}

/** The person's newest magazine, or null when there is none yet. */
export const currentMagazineQuery = queryOptions({
  queryKey: ['magazine', 'current'],
  queryFn: ({ signal }): Promise<Magazine | null> => api(getCurrentMagazine, { signal }).catch(nullIfMissing),
})

/** A magazine by what stands in the address: a number, or `current`. Null when there is none of one's own. */
export const magazineQuery = (id: string) =>
  id === 'current'
    ? currentMagazineQuery
    : queryOptions({
        queryKey: ['magazine', id],
        queryFn: ({ signal }): Promise<Magazine | null> =>
          api(getMagazine, { params: { id }, signal }).catch(nullIfMissing),
      })

/** Shown at once; what could not be stored goes back to what it was. */
export function useChooseCover({ id }: Pick<Magazine, 'id'>) {
  const client = useQueryClient()
  const queryKey = ['magazine']
  const isThis = (data: unknown): data is Magazine =>
    typeof data === 'object' && data !== null && 'cover_choice' in data && 'id' in data && data.id === id
  return useMutation({
    mutationFn: (choice: CoverChoice | null) =>
      api(chooseCover, { params: { id: String(id) }, body: { choice } }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey })
      client.setQueriesData({ queryKey }, (data: unknown) =>
        isThis(data) ? { ...data, cover_choice: choice } : data,
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const onThisDayQuery = queryOptions({
  queryKey: ['magazine', 'on-this-day'],
  queryFn: ({ signal }) => api(getOnThisDay, { signal }),
  staleTime: 3_600_000,
})

export const weeklyLetterQuery = queryOptions({
  queryKey: ['weekly-letter'],
  queryFn: ({ signal }) => api(getWeeklyLetter, { signal }),
})

export function useSetWeeklyLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => api(setWeeklyLetter, { body: { wanted } }),
    onSuccess: (answer) => client.setQueryData(weeklyLetterQuery.queryKey, answer),
  })
}

/** Asked for by opening the page that a letter leads to; programs that only look at links run no scripts. */
export const endWeeklyLetterQuery = (code: string) =>
  queryOptions({
    queryKey: ['weekly-letter', 'end', code],
    queryFn: () => api(endWeeklyLetter, { body: { code } }),
    staleTime: Infinity,
  })
