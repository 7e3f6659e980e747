import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'

export const MAX_CHAT_MESSAGE = 4000
export const CHAT_FRAME_BYTES = 16 * 1024
export const CHAT_SCROLL_PX = 50

export const chatTexts = {
  placeholder: 'Ask anything about this analysis...',
  startFailed: 'Failed to start chat. Please try again.',
  interrupted: 'The answer was interrupted. Please ask again.',
  busy: 'One answer at a time: wait for this one, or stop it.',
  unreadable: 'This message could not be read.',
  lost: 'The connection was lost. Trying again…',
} as const

export const startConversation = endpoint({
  method: 'POST',
  path: '/api/article/:id/conversation',
  summary: 'The article’s one conversation, made on demand, with questions that suit it',
  access: 'member',
  params: z.object({ id: IdText }),
  response: z.object({ conversation_id: Id, suggested_questions: z.array(z.string()) }),
})

/** `number` is how the answer cites it, as in [2]. */
export const ChatSource = z.object({
  number: z.int(),
  id: Id,
  at: z.iso.datetime().nullable(),
  text: z.string(),
})
export type ChatSource = z.infer<typeof ChatSource>

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  pending: z.boolean(),
  /** How many chunks `content` of a pending answer already holds: the next has this index. */
  chunks: z.int(),
  stopped: z.boolean(),
  error: z.string().nullable(),
  /** The posts that the answer rests on. */
  sources: z.array(ChatSource),
  written_by: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** How a socket is closed whose session was renewed or ended. */
export const CLOSE_SESSION_OVER = 4001

/** What a page says on `/ws/article-chat/{conversationId}`. */
export const ChatRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_history') }),
  z.object({
    type: z.literal('message'),
    content: z.string().max(MAX_CHAT_MESSAGE),
    /** The last message that the page shows; a stale one is answered with the history. */
    parent_message_id: Id.nullish(),
  }),
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('ask_again') }),
])
export type ChatRequest = z.infer<typeof ChatRequest>

/** What it hears. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('history'), messages: z.array(ChatMessage) }),
  z.object({ type: z.literal('chunk'), message_id: Id, chunk_index: z.int(), content: z.string() }),
  z.object({
    type: z.literal('complete'),
    message_id: Id,
    content: z.string(),
    stopped: z.boolean(),
    sources: z.array(ChatSource),
    written_by: z.string().nullable(),
  }),
  z.object({ type: z.literal('error'), message: z.string(), message_id: Id.optional() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>
