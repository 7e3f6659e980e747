import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generateArticle, generateArticleWithTitle, getGenerationStatus } from '@youzine/contract'
import { useEffect, useRef } from 'react'
import { api } from '#lib/api-client.ts'
import { detailOr } from '#lib/api-error.ts'
import { NotWritten, waitForArticle } from './wait-for-article.ts'

const FAILED = 'Failed to generate article. Please try again.'

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

type Topic = { templateId: string; magazineId: string }

/** Asks for one more article of a topic, under a chosen title or none, and waits for it. */
export function useAnother({ templateId, magazineId }: Topic) {
  const client = useQueryClient()
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: async (chosenTitle?: string): Promise<number> => {
      const controller = new AbortController()
      leaving.current = controller
      const ids = { template_id: templateId, magazine_id: magazineId }
      const answer =
        chosenTitle === undefined
          ? await api(generateArticle, { body: ids })
          : await api(generateArticleWithTitle, { body: { ...ids, chosen_title: chosenTitle } })
      if (!answer.success) throw new Error(answer.message || FAILED)
      const ask = () => api(getGenerationStatus, { params: { id: templateId } })
      return waitForArticle({ ask, pause, signal: controller.signal })
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['magazine'] }),
        client.invalidateQueries({ queryKey: ['article'] }),
      ]),
  })
  return { ...mutation, failure: mutation.error ? sentencesOf(mutation.error) : null }
}
export type Another = ReturnType<typeof useAnother>

const sentencesOf = (error: Error): string[] =>
  error instanceof NotWritten
    ? [error.message, ...(error.reason ? [error.reason] : [])]
    : [error.name === 'Error' ? error.message : detailOr(error, FAILED)]
