import { chatTexts, NUL } from '@youzine/contract'
import { ModelFailed } from '#platform/llm/model.ts'
import type { Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { createRuns } from '#platform/runs/runs.ts'
import type { Respond } from './respond.ts'
import { answerStore } from './run-store.ts'

export type AnswerRuns = ReturnType<typeof createAnswerRuns>

type Parts = Pick<Platform, 'db' | 'database' | 'clock' | 'events' | 'log'> & { respond: Respond }

/** Answers as they are written; `respond` decides what they say. */
export const createAnswerRuns = ({ respond, ...platform }: Parts) =>
  createRuns({
    ...platform,
    kind: 'chat',
    store: answerStore,
    async work(message, { signal, onText }) {
      const { text, sources, writtenBy } = await respond(message, { signal, onChunk: onText })
      return { status: 'complete' as const, content: storable(text), sources, writtenBy }
    },
    broken(why, pieces, error) {
      const content = storable(pieces.join(''))
      if (why === 'stopped') return { status: 'stopped' as const, content }
      const sentence = why === 'interrupted' ? chatTexts.interrupted : sentenceOf(error)
      return { status: 'failed' as const, content, error: sentence }
    },
  })

/** The database refuses half a character and NUL, whoever wrote them. */
const storable = (text: string) => text.replaceAll(NUL, '').toWellFormed()

/** Only what was written for people; anything else may speak of our inside. */
export const sentenceOf = (error: unknown) =>
  error instanceof Problem || error instanceof ModelFailed
    ? error.message
    : 'Something went wrong on our side. Please ask again.'
