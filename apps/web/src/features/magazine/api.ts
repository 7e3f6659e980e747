import { queryOptions } from '@tanstack/react-query'
import { getCurrentMagazine, type Magazine } from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { hasStatus } from '#lib/api-error.ts'

/** The person's newest magazine, or null when there is none yet. */
export const currentMagazineQuery = queryOptions({
  queryKey: ['magazine', 'current'],
  queryFn: ({ signal }): Promise<Magazine | null> =>
    api(getCurrentMagazine, { signal }).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null
      throw error
    }),
})
