import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BodyOf,
  CHECKINS_ON_PAGE,
  createCheckin,
  createFeature,
  deleteCheckin,
  type Feature,
  type FeatureStatus,
  getFeature,
  listCheckins,
  listFeatures,
  MAX_CHECKINS_LISTED,
  recentFeatures,
  searchFeatures,
  setFeatureStatus,
  updateFeature,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export const featuresQuery = (status?: FeatureStatus) =>
  queryOptions({
    queryKey: ['tracking', 'features', status ?? 'all'],
    queryFn: ({ signal }) => api(listFeatures, { query: status ? { status } : {}, signal }),
    staleTime: 0,
  })

export const featureQuery = (id: string) =>
  queryOptions({
    queryKey: ['tracking', 'feature', id],
    queryFn: ({ signal }) => api(getFeature, { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  })

export const recentFeaturesQuery = queryOptions({
  queryKey: ['tracking', 'recent'],
  queryFn: ({ signal }) => api(recentFeatures, { signal }),
  staleTime: 0,
})

export const featureSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['tracking', 'search', query],
    queryFn: ({ signal }) =>
      api(searchFeatures, { body: { query }, signal }).catch((error: unknown): Feature[] => {
        console.info('The search for features failed.', error)
        return []
      }),
  })

export const checkinsQuery = queryOptions({
  queryKey: ['tracking', 'checkins', 'page'],
  queryFn: ({ signal }) => api(listCheckins, { query: { limit: CHECKINS_ON_PAGE }, signal }),
  staleTime: 0,
})

export const checkinsOfQuery = (featureId: string) =>
  queryOptions({
    queryKey: ['tracking', 'checkins', featureId],
    queryFn: ({ signal }) =>
      api(listCheckins, { query: { limit: MAX_CHECKINS_LISTED, feature_id: featureId }, signal }),
    staleTime: 0,
  })

function useTracking<In, Out>(mutationFn: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ['tracking'] }),
  })
}

export const useCreateFeature = () =>
  useTracking((body: BodyOf<typeof createFeature>) => api(createFeature, { body }))

export const useUpdateFeature = (id: number) =>
  useTracking((body: BodyOf<typeof updateFeature>) =>
    api(updateFeature, { params: { id: String(id) }, body }),
  )

export const useSetFeatureStatus = () =>
  useTracking(({ id, status }: { id: number; status: FeatureStatus }) =>
    api(setFeatureStatus, { params: { id: String(id) }, body: { status } }),
  )

export const useAddCheckin = () =>
  useTracking((body: BodyOf<typeof createCheckin>) => api(createCheckin, { body }))

export const useDeleteCheckin = () =>
  useTracking((id: number) => api(deleteCheckin, { params: { id: String(id) } }))
