import { CHAT_FRAME_BYTES, type ChatEvent, type ChatMessage, ChatRequest, chatTexts } from '@youzine/contract'
import type { WebSocket } from 'ws'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { coalesced, openChannel } from '#platform/http/channel.ts'
import type { AnswerRuns } from './answer-runs.ts'
import type { Chat } from './chat.ts'
import { findMessage, listChunks, listMessageIds } from './queries.ts'

const CATCH_UP_MS = 50

interface Options {
  db: Queryable
  chat: Chat
  runs: AnswerRuns
  actor: Actor
  conversationId: number
  log(error: unknown): void
}

/**
 * One page's view of a conversation: a snapshot, then the tail above its cursor. Whatever wakes it only makes it
 * look; what it has sent is counted here, so that each piece goes out once and in order.
 */
export function serveChat(socket: WebSocket, { db, chat, runs, actor, conversationId, log }: Options) {
  let known: number[] = []
  let pending: { id: number; next: number } | null = null
  let mustSendAll = false
  let catchingUp: NodeJS.Timeout | undefined

  const channel = openChannel<ChatRequest, ChatEvent>(socket, {
    schema: ChatRequest,
    mostBytes: CHAT_FRAME_BYTES,
    hear,
    toFault: (message) => ({ type: 'error', message }),
    unreadable: chatTexts.unreadable,
    log,
    onClose: () => {
      clearTimeout(catchingUp)
      leave()
    },
  })
  const looking = coalesced(lookOnce, (error) => {
    if (channel.isOpen()) log(error)
  })
  const leave = runs.watch(conversationId, look)

  /** Asked for ten times while one is on its way, it is sent once more. */
  function sendHistory() {
    mustSendAll = true
    looking.ask()
  }

  async function sendAll() {
    mustSendAll = false
    const messages: ChatMessage[] = await chat.history(conversationId)
    known = messages.map(({ id }) => id)
    const open = messages.find((message) => message.pending)
    pending = open ? { id: open.id, next: open.chunks } : null
    channel.send({ type: 'history', messages })
    // It may have ended while the snapshot was taken.
    if (pending) looking.ask()
  }

  /** Hands over what the reader can take; the rest waits where it is. */
  function sendChunks(cursor: { id: number; next: number }, news: readonly string[], from: number): boolean {
    while (cursor.next < from + news.length) {
      if (channel.isFull()) {
        clearTimeout(catchingUp)
        catchingUp = setTimeout(look, CATCH_UP_MS)
        return false
      }
      const content = news[cursor.next - from] ?? ''
      channel.send({ type: 'chunk', message_id: cursor.id, chunk_index: cursor.next, content })
      cursor.next += 1
    }
    return true
  }

  async function sendTail(cursor: { id: number; next: number }) {
    const from = cursor.next
    if (sendChunks(cursor, await listChunks(db, cursor.id, from), from)) await sendEnd(cursor.id)
  }

  async function sendEnd(id: number) {
    const row = await findMessage(db, id)
    if (row?.status === 'pending') return
    pending = null
    if (!row) return sendAll()
    if (row.status === 'failed')
      return channel.send({ type: 'error', message: row.error ?? chatTexts.interrupted, message_id: id })
    channel.send({
      type: 'complete',
      message_id: id,
      content: row.content,
      stopped: row.status === 'stopped',
      sources: await chat.sourcesOf(row),
      written_by: row.writtenBy,
    })
  }

  async function lookOnce() {
    if (mustSendAll) return sendAll()
    const run = pending && runs.piecesOf(pending.id)
    if (pending && run) {
      sendChunks(pending, run, 0)
      return
    }
    const ids = await listMessageIds(db, conversationId)
    const isNew = ids.length !== known.length || ids.some((id, at) => id !== known[at])
    if (isNew) return sendAll()
    if (pending && !runs.piecesOf(pending.id)) await sendTail(pending)
  }

  function look() {
    // While an answer of this process is being written nothing else can change, and its pieces are at hand.
    const run = pending && runs.piecesOf(pending.id)
    if (pending && run && !mustSendAll && !looking.isBusy()) sendChunks(pending, run, 0)
    else looking.ask()
  }

  async function hear(request: ChatRequest) {
    if (request.type === 'get_history') return sendHistory()
    if (request.type === 'stop') return chat.stop(conversationId)
    const isDone =
      request.type === 'ask_again'
        ? await chat.askAgain(actor, conversationId)
        : await chat.ask(actor, conversationId, request.content, request.parent_message_id ?? null)
    if (!isDone) sendHistory()
  }
}
