import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, getSharedArticle, shareArticle, sharePhotos, unshareArticle } from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const sharedArticleQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared', shareId],
    queryFn: ({ signal }) => api(getSharedArticle, { params: { shareId }, signal }),
    retry: false,
  })

export type ShareWish = BodyOf<typeof shareArticle>

/** Failures are only logged, as for everything around a link; the dialog stays as it was. */
const log = (error: Error) => console.warn('The link could not be changed.', error)

export function useSharing(articleId: number) {
  const client = useQueryClient()
  const params = { id: String(articleId) }
  const onSuccess = () => client.invalidateQueries({ queryKey: ['article', String(articleId)] })
  const share = useMutation({
    mutationFn: (body: ShareWish) => api(shareArticle, { params, body }),
    onSuccess,
    onError: log,
  })
  const unshare = useMutation({ mutationFn: () => api(unshareArticle, { params }), onSuccess, onError: log })
  const photos = useMutation({
    mutationFn: (photo_ids: number[]) => api(sharePhotos, { params, body: { photo_ids } }),
    onSuccess,
    onError: log,
  })
  const all = [share, unshare, photos]
  return {
    share,
    unshare,
    photos,
    isBusy: all.some(({ isPending }) => isPending),
    hasFailed: all.some(({ isError }) => isError),
  }
}
