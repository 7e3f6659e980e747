import { queryOptions } from '@tanstack/react-query'
import { type Article, getArticle } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

const POLL_MS = 2000

const isBeingFilmed = (video: Article['video'] | undefined) =>
  video?.status === 'queued' || video?.status === 'running'

/** An article changes only while it is written again; its neighbours and its film may. */
export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }): Promise<Article> => api(getArticle, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isBeingFilmed(data?.video) || data?.is_being_rewritten ? POLL_MS : false,
  })
