import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generateArticle, generateArticleWithTitle, getGenerationStatus, topicTexts } from '@youzine/contract'
import { useEffect, useRef } from 'react'
import { api } from '#lib/api-client.ts'
import { detailOr } from '#lib/api-error.ts'
import { NotWritten, waitForArticle } from './wait-for-article.ts'

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

/** Without a magazine the article goes to the person's current one. */
type Topic = { templateId: string; magazineId?: string }

/** Asks for an article of a topic, under a chosen title or none, and waits for it. */
export function useGeneration({ templateId, magazineId }: Topic) {
  const client = useQueryClient()
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: async (chosenTitle?: string): Promise<number> => {
      const controller = new AbortController()
      leaving.current = controller
      const answer =
        chosenTitle !== undefined && magazineId !== undefined
          ? await api(generateArticleWithTitle, {
              body: { template_id: templateId, magazine_id: magazineId, chosen_title: chosenTitle },
            })
          : await api(generateArticle, { body: { template_id: templateId, magazine_id: magazineId } })
      if (!answer.success) throw new Error(answer.message || topicTexts.generateFailed)
      const ask = () => api(getGenerationStatus, { params: { id: templateId } })
      return waitForArticle({ ask, pause, signal: controller.signal })
    },
    onSuccess: () =>
      Promise.all(
        ['magazine', 'article', 'topic'].map((part) => client.invalidateQueries({ queryKey: [part] })),
      ),
  })
  return { ...mutation, failure: mutation.error ? sentencesOf(mutation.error) : null }
}
export type Generation = ReturnType<typeof useGeneration>

/** What to show of a failure: what happened, and the server's word on it where there is one. */
export const sentencesOf = (error: Error): string[] =>
  error instanceof NotWritten
    ? [error.message, ...(error.reason ? [error.reason] : [])]
    : [error.name === 'Error' ? error.message : detailOr(error, topicTexts.generateFailedAgain)]
