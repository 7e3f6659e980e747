import { useMutation } from '@tanstack/react-query'
import { type ChatEvent, type ChatRequest, chatTexts, startConversation } from '@youzine/contract'
import { useEffect, useReducer, useRef, useState } from 'react'
import { api } from '#lib/api-client.ts'
import { type LastingSocket, openLasting } from '#lib/socket.ts'
import { EMPTY, hear, lostQuestion } from './conversation.ts'

/** The conversation about an article, as long as the page is there. */
export function useChat(articleId: number, isMember: boolean) {
  const [conversation, tell] = useReducer(hear, EMPTY)
  const [isLost, setIsLost] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const socket = useRef<LastingSocket | null>(null)
  /** On its way, and not answered by the server yet: a second press is the same wish. */
  const underway = useRef<ChatRequest | null>(null)
  const [unsent, setUnsent] = useState<{ question: string } | null>(null)
  const { mutate, data, isError } = useMutation({
    mutationFn: () => api(startConversation, { params: { id: String(articleId) } }),
  })
  useEffect(() => {
    if (isMember) mutate()
  }, [isMember, mutate])

  const id = data?.conversation_id
  useEffect(() => {
    if (id === undefined) return
    const opened = openLasting(`/ws/article-chat/${id}`, {
      onOpen: () => {
        setIsLost(false)
        opened.send({ type: 'get_history' })
      },
      onMessage: (message) => {
        const event = message as ChatEvent
        const question = lostQuestion(underway.current, event)
        if (question !== null) setUnsent({ question })
        underway.current = null
        setIsReady(true)
        tell(event)
      },
      onLost: () => setIsLost(true),
    })
    socket.current = opened
    return () => {
      socket.current = null
      opened.close()
    }
  }, [id])

  const say = (request: ChatRequest) => socket.current?.send(request) ?? false
  const sayOnce = (request: ChatRequest) => {
    if (underway.current || !say(request)) return false
    underway.current = request
    return true
  }
  const last = conversation.messages.at(-1)
  return {
    messages: conversation.messages,
    error: isError ? chatTexts.startFailed : isLost ? chatTexts.lost : conversation.error,
    /** A question that a lost line has swallowed. */
    unsent,
    suggestions: data?.suggested_questions ?? [],
    isReady,
    isAnswering: last?.pending === true,
    canAskAgain: last?.role === 'assistant' && !last.pending,
    retry: isError ? () => mutate() : null,
    /** False when it could not be sent: what was typed must stay. */
    ask: (content: string) => sayOnce({ type: 'message', content, parent_message_id: last?.id ?? null }),
    stop: () => say({ type: 'stop' }),
    askAgain: () => sayOnce({ type: 'ask_again' }),
  }
}
