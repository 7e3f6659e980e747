import { chatTexts, NUL } from '@youzine/contract'
import type { Platform } from '#platform/platform.ts'
import { createRuns } from '#platform/runs/runs.ts'
import { sentenceOf } from '#platform/spoken-error.ts'
import { answerStore } from './run-store.ts'
import type { WriteAnswer } from './write-answer.ts'

export type AnswerRuns = ReturnType<typeof createAnswerRuns>

type Parts = Pick<Platform, 'db' | 'database' | 'clock' | 'events' | 'log'> & { writeAnswer: WriteAnswer }

const ASK_AGAIN = 'Something went wrong on our side. Please ask again.'

/** Answers while they are written; `writeAnswer` decides what they say. */
export const createAnswerRuns = ({ writeAnswer, ...platform }: Parts) =>
  createRuns({
    ...platform,
    kind: 'chat',
    store: answerStore,
    async work(message, { signal, onText }) {
      const { text, sources, writtenBy } = await writeAnswer(message, { signal, onChunk: onText })
      return { status: 'complete' as const, content: storable(text), sources, writtenBy }
    },
    broken(why, pieces, error) {
      const content = storable(pieces.join(''))
      if (why === 'stopped') return { status: 'stopped' as const, content }
      const sentence = why === 'interrupted' ? chatTexts.interrupted : sentenceOf(error, ASK_AGAIN)
      return { status: 'failed' as const, content, error: sentence }
    },
  })

/** The database refuses half a character and NUL, whoever wrote them. */
const storable = (text: string) => text.replaceAll(NUL, '').toWellFormed()
