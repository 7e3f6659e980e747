import { queryOptions } from '@tanstack/react-query'
import {
  getTemplate,
  getTemplateArticles,
  getTemplateRequirements,
  getTemplatesByGenre,
  getTrendingShares,
  getTrendingTemplates,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: ['topic', id],
    queryFn: ({ signal }) => api(getTemplate, { params: { id }, signal }),
  })

export const requirementsQuery = (id: string) =>
  queryOptions({
    queryKey: ['topic', id, 'requirements'],
    queryFn: ({ signal }) => api(getTemplateRequirements, { params: { id }, signal }),
  })

export const ownArticlesQuery = (id: string) =>
  queryOptions({
    queryKey: ['topic', id, 'articles'],
    queryFn: ({ signal }) => api(getTemplateArticles, { params: { id }, signal }),
  })

export const genresQuery = queryOptions({
  queryKey: ['topic', 'by-genre'],
  queryFn: ({ signal }) => api(getTemplatesByGenre, { signal }),
})

/** What the trending page shows comes at once, or not at all. The shares are kept for later. */
export const trendingQuery = queryOptions({
  queryKey: ['topic', 'trending'],
  queryFn: async ({ signal }) => {
    const [popular, genres, shares] = await Promise.all([
      api(getTrendingTemplates, { signal }),
      api(getTemplatesByGenre, { signal }),
      api(getTrendingShares, { signal }),
    ])
    return { popular, genres, shares }
  },
})
