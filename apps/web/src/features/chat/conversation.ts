import type { ChatEvent, ChatMessage, ChatRequest } from '@youzine/contract'

export type Conversation = {
  messages: ChatMessage[]
  /** The server's word on what went wrong, shown under the box. */
  error: string | null
}

export const EMPTY: Conversation = { messages: [], error: null }

/** The conversation after an event. A chunk that was there already changes nothing. */
export function hear(state: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'history':
      return { messages: event.messages, error: event.messages.at(-1)?.error ?? null }
    case 'chunk':
      return { ...state, messages: append(state.messages, event) }
    case 'complete':
      return {
        error: null,
        messages: change(state.messages, event.message_id, (message) => ({
          ...message,
          content: event.content,
          pending: false,
          stopped: event.stopped,
          sources: event.sources,
          written_by: event.written_by,
          error: null,
        })),
      }
    case 'error':
      return {
        error: event.message,
        messages: change(state.messages, event.message_id, (message) => ({
          ...message,
          pending: false,
          error: event.message,
        })),
      }
  }
}

type Chunk = Extract<ChatEvent, { type: 'chunk' }>

function append(messages: ChatMessage[], { message_id, chunk_index, content }: Chunk): ChatMessage[] {
  const isKnown = messages.some(({ id }) => id === message_id)
  const all = isKnown ? messages : [...messages, begun(message_id)]
  return change(all, message_id, (message) =>
    message.pending && chunk_index === message.chunks
      ? { ...message, content: message.content + content, chunks: chunk_index + 1 }
      : message,
  )
}

const begun = (id: number): ChatMessage => ({
  id,
  role: 'assistant',
  content: '',
  pending: true,
  chunks: 0,
  stopped: false,
  error: null,
  sources: [],
  written_by: null,
})

const change = (
  messages: ChatMessage[],
  wanted: number | undefined,
  to: (message: ChatMessage) => ChatMessage,
) => messages.map((message) => (message.id === wanted ? to(message) : message))

/** The question that was sent, when the history that answers it knows nothing of it. */
export function lostQuestion(sent: ChatRequest | null, heard: ChatEvent): string | null {
  if (sent?.type !== 'message' || heard.type !== 'history') return null
  const isKnown = heard.messages.some(
    ({ id, role, content }) =>
      role === 'user' && id > (sent.parent_message_id ?? 0) && content === sent.content.trim(),
  )
  return isKnown ? null : sent.content
}
