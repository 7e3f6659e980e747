import type { SurveyResponses } from '@youzine/contract'
import { AUTOSAVE_MS, NEXT_SAVE_MS, SAVE_ATTEMPTS, surveyTexts } from '@youzine/contract'
import { isAnswered, type ResponseJson } from '@youzine/questions'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '#lib/editing/refusal.ts'
import { unsentStore } from '#lib/editing/unsent-store.ts'
import { useSaveQueue } from '#lib/editing/use-save-queue.ts'
import { useToast } from '#ui/toast.tsx'
import { saveAnswer, savePosition } from './api.ts'

type Payload = ResponseJson | number

const POSITION = 'position'
const TEXT_TYPES = ['short_text', 'long_text']
const DELAYS = { restMs: AUTOSAVE_MS, nextMs: NEXT_SAVE_MS, attempts: SAVE_ATTEMPTS }

/** A place that the survey no longer has is worth nothing, and stands in nobody's way. */
const sendPosition = (id: string, index: number) =>
  savePosition(id, index).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })

/** For text questions the message repeats what was typed, so that it can be read and kept. */
export function failureText(questionType: string | undefined, response: Payload): string {
  const typed = typeof response === 'object' && TEXT_TYPES.includes(questionType ?? '') ? response.text : null
  return typed ? `${surveyTexts.answerFailed} “${typed}”` : surveyTexts.answerFailed
}

/** The answers of one visit: what the server has, what this device still has to send, and where the person is. */
export function useAnswers(data: SurveyResponses, userId: number) {
  const { questions } = data
  const id = String(data.survey.id)
  const toast = useToast()
  const queue = useSaveQueue<Payload>({
    delays: DELAYS,
    isKnown: (key) => key === POSITION || questions.some((one) => String(one.id) === key),
    store: unsentStore<Payload>(userId, id),
    send: (key, payload) =>
      typeof payload === 'number' ? sendPosition(id, payload) : saveAnswer(id, key, payload),
    isRefusal,
    onFailed: (key, payload) => {
      const type = questions.find((question) => String(question.id) === key)?.question_type
      if (key !== POSITION) toast(failureText(type, payload), 'error')
    },
  })
  const [responses, setResponses] = useState(() => withUnsent(data, unsentStore<Payload>(userId, id).load()))
  const [index, setIndex] = useState(() => {
    const unsent = unsentStore<Payload>(userId, id).load().get(POSITION)
    return Math.min(
      typeof unsent === 'number' ? unsent : data.progress.last_question_idx,
      questions.length - 1,
    )
  })

  // A guest who logs in here has another account from now on.
  const owner = useRef(userId)
  useEffect(() => {
    if (owner.current === userId) return
    owner.current = userId
    queue.moveTo(unsentStore(userId, id))
  }, [queue, userId, id])

  const question = questions[index]
  const key = String(question?.id)
  const response = responses[key]
  return {
    index,
    question,
    response,
    isAnswered: question !== undefined && isAnswered(question, response),
    status: queue.statusOf(key) ?? (response ? 'saved' : undefined),
    answer(next: ResponseJson) {
      setResponses({ ...responses, [key]: next })
      queue.put(key, next)
    },
    go(to: number) {
      if (to < 0 || to >= questions.length) return
      queue.flush(key)
      setIndex(to)
      queue.put(POSITION, to, 0)
    },
    /** Sends everything; answers whether all of it has arrived. */
    settle: queue.drain,
  }
}
export type Answers = ReturnType<typeof useAnswers>

function withUnsent(data: SurveyResponses, unsent: Map<string, Payload>): Record<string, ResponseJson> {
  const stored = Object.entries(data.responses).map(([key, { response_json }]): [string, ResponseJson] => [
    key,
    response_json,
  ])
  const local = [...unsent].filter((entry): entry is [string, ResponseJson] => typeof entry[1] === 'object')
  return Object.fromEntries([...stored, ...local])
}
