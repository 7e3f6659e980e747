import { queryOptions } from '@tanstack/react-query'
import { type Article, getArticle } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

/** An article does not change once it is written; only its neighbours do. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }): Promise<Article> => api(getArticle, { params: { id }, signal }),
  })
