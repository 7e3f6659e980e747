import { queryOptions } from '@tanstack/react-query'
import { getImportProgress, type ImportProgress } from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { hasStatus } from '#lib/api-error.ts'

/** The person's newest import, or null when there is none yet. */
export const importProgressQuery = queryOptions({
  queryKey: ['import', 'progress'],
  queryFn: ({ signal }): Promise<ImportProgress | null> =>
    api(getImportProgress, { signal }).catch((error: unknown) => {
      if (hasStatus(error, 404)) return null
      throw error
    }),
})
