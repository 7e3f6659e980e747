import { queryOptions } from '@tanstack/react-query'
import { getCurrentMagazine, getMagazine, type Magazine } from '@youzine/contract'
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
