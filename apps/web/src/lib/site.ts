import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSite } from '@youzine/contract'
import { api } from './api-client.ts'

/** What the product is called unless an admin has named it otherwise; shown until the server has answered. */
const HOUSE = {
  name: 'Youzine',
  tagline: 'You as AI sees you',
  features: { video: true, signup: true },
}

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api(getSite, { signal }),
  staleTime: 60_000,
  retry: false,
})

/** Name, tagline and what is switched on, as the configuration has it. */
export const useSite = () => useQuery(siteQuery).data ?? HOUSE
