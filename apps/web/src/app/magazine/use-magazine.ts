import { useQuery } from '@tanstack/react-query'
import { MAGAZINE_POLL_MS, type Magazine } from '@youzine/contract'
import { useLiveProgress } from '#features/imports/waiting/use-live-progress.ts'
import { magazineQuery } from '#features/magazine/api.ts'

const SOON_MS = 700

const isBeingMade = (status: string | undefined) =>
  status !== undefined && status !== 'finished' && status !== 'failed'

/** A magazine as it grows: asked for every five seconds while it is being made, and at once when news was pushed. */
export function useMagazine(magazineId: string) {
  const live = useLiveProgress(true)
  const isImporting = isBeingMade(live.progress?.status)
  const hasNews = (magazine: Magazine) =>
    live.progress?.id === magazine.progress?.id &&
    (live.progress?.articles_done !== magazine.progress?.articles_done ||
      live.progress?.status !== magazine.progress?.status)

  const query = useQuery({
    ...magazineQuery(magazineId),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return isImporting && magazineId === 'current' ? MAGAZINE_POLL_MS : false
      if (!isBeingMade(data.progress?.status)) return false
      return hasNews(data) ? SOON_MS : MAGAZINE_POLL_MS
    },
    staleTime: 0,
  })
  const progress =
    live.progress && (!query.data || live.progress.id === query.data.progress?.id) ? live.progress : null
  return { ...query, progress, isImporting, isLoading: query.isPending || live.isPending }
}
