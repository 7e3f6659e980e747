import { queryOptions } from '@tanstack/react-query'
import { type Article, getArticle } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

const FILM_POLL_MS = 2000

const isBeingFilmed = (video: Article['video'] | undefined) =>
  video?.status === 'queued' || video?.status === 'running'

/** An article does not change once it is written; only its neighbours and its film do. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }): Promise<Article> => api(getArticle, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isBeingFilmed(state.data?.video) ? FILM_POLL_MS : false),
  })
