import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ContentStatus,
  createTopic,
  deleteTopic,
  duplicateTopic,
  getCreatorTopic,
  getTopicUsage,
  listCreatorTopics,
  listLlmModels,
  listTopicVersions,
  restoreTopicVersion,
  setTopicStatus,
  type Topic,
  type TopicEdit,
  updateTopic,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

const FAMILY = 'creator-topics'

export const creatorTopicsQuery = queryOptions({
  queryKey: [FAMILY, 'list'],
  queryFn: ({ signal }) => api(listCreatorTopics, { query: {}, signal }),
  staleTime: 0,
})

export const creatorTopicQuery = (id: string) =>
  queryOptions({
    queryKey: [FAMILY, 'one', id],
    queryFn: ({ signal }) => api(getCreatorTopic, { params: { id }, signal }),
    staleTime: 0,
  })

export const topicVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: [FAMILY, 'versions', id],
    queryFn: ({ signal }) => api(listTopicVersions, { params: { id: String(id) }, signal }),
    staleTime: 0,
  })

export const topicUsageQuery = (id: number) =>
  queryOptions({
    queryKey: [FAMILY, 'usage', id],
    queryFn: ({ signal }) => api(getTopicUsage, { params: { id: String(id) }, signal }),
    staleTime: 0,
    retry: false,
  })

export const modelsQuery = queryOptions({
  queryKey: ['llm-models'],
  queryFn: ({ signal }) => api(listLlmModels, { signal }),
})

/** What every change to a topic means for what is shown elsewhere. */
function useChanged() {
  const client = useQueryClient()
  return (topic?: Topic) => {
    if (topic) {
      client.setQueryData(creatorTopicQuery(String(topic.id)).queryKey, topic)
      void client.invalidateQueries({ queryKey: topicVersionsQuery(topic.id).queryKey })
    }
    void client.invalidateQueries({ queryKey: creatorTopicsQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['topics'] })
  }
}

/** Without an id it is made, with one it is changed. */
export function useSaveTopic(id: number | null) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (body: TopicEdit) =>
      id === null ? api(createTopic, { body }) : api(updateTopic, { params: { id: String(id) }, body }),
    onSuccess: changed,
  })
}

export function useSetTopicStatus() {
  const changed = useChanged()
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: ContentStatus }) =>
      api(setTopicStatus, { params: { id: String(id) }, body: { status } }),
    onSuccess: changed,
  })
}

export function useDeleteTopic() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (id: number) => api(deleteTopic, { params: { id: String(id) } }),
    onSuccess: () => changed(),
  })
}

export function useDuplicateTopic() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (id: number) => api(duplicateTopic, { params: { id: String(id) } }),
    onSuccess: changed,
  })
}

export function useRestoreVersion(id: number) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (version: number) =>
      api(restoreTopicVersion, { params: { id: String(id), version: String(version) } }),
    onSuccess: changed,
  })
}
