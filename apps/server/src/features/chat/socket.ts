import { type ChatEvent, type ChatMessage, ChatRequest, chatTexts } from '@youzine/contract'
import type { WebSocket } from 'ws'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { Problem } from '#platform/problem.ts'
import type { Answering } from './answering.ts'
import type { Chat } from './chat.ts'
import { findMessage, listChunks, listMessageIds } from './queries.ts'

/** Above this nothing more is handed to a socket until its reader has caught up. */
const FULL_BYTES = 64 * 1024
/** A reader that is this far behind is let go; it comes back and takes up where it was. */
const HOPELESS_BYTES = 1024 * 1024
const CATCH_UP_MS = 50
const MOST_FAULTS = 3

interface Options {
  db: Queryable
  chat: Chat
  answering: Answering
  actor: Actor
  conversationId: number
  log(error: unknown): void
}

/**
 * One page's view of a conversation: a snapshot, then the tail above its cursor. Whatever wakes it only makes it
 * look; what it has sent is counted here, so that each piece goes out once and in order.
 */
export function serveChat(socket: WebSocket, { db, chat, answering, actor, conversationId, log }: Options) {
  let known: number[] = []
  let pending: { id: number; next: number } | null = null
  let isLooking = false
  let mustLook = false
  let faults = 0
  let catchingUp: NodeJS.Timeout | undefined

  const send = (event: ChatEvent) => {
    // Before, not after: a long history alone is nobody's fault.
    if (socket.bufferedAmount > HOPELESS_BYTES) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
  }

  async function sendHistory() {
    const messages: ChatMessage[] = await chat.history(conversationId)
    known = messages.map(({ id }) => id)
    const open = messages.find((message) => message.pending)
    pending = open ? { id: open.id, next: open.chunks } : null
    send({ type: 'history', messages })
    // It may have ended while the snapshot was taken.
    if (pending) look()
  }

  /** Hands over what the reader can take; the rest waits where it is. */
  function sendChunks(cursor: { id: number; next: number }, news: readonly string[], from: number): boolean {
    while (cursor.next < from + news.length) {
      if (socket.bufferedAmount > FULL_BYTES) {
        clearTimeout(catchingUp)
        catchingUp = setTimeout(look, CATCH_UP_MS)
        return false
      }
      const content = news[cursor.next - from] ?? ''
      send({ type: 'chunk', message_id: cursor.id, chunk_index: cursor.next, content })
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
    if (!row) return sendHistory()
    if (row.status === 'failed')
      return send({ type: 'error', message: row.error ?? chatTexts.interrupted, message_id: id })
    send({
      type: 'complete',
      message_id: id,
      content: row.content,
      stopped: row.status === 'stopped',
      sources: await chat.sourcesOf(row),
      written_by: row.writtenBy,
    })
  }

  async function lookOnce() {
    const ids = await listMessageIds(db, conversationId)
    const isNew = ids.length !== known.length || ids.some((id, at) => id !== known[at])
    if (isNew) return sendHistory()
    if (pending && !answering.runOf(pending.id)) await sendTail(pending)
  }

  function look() {
    // While an answer of this process is being written nothing else can change, and its pieces are at hand.
    const run = pending ? answering.runOf(pending.id) : undefined
    if (pending && run && !isLooking) {
      sendChunks(pending, run.chunks, 0)
      return
    }
    if (isLooking) {
      mustLook = true
      return
    }
    isLooking = true
    lookOnce()
      .catch((error: unknown) => {
        if (socket.readyState === socket.OPEN) log(error)
      })
      .finally(() => {
        isLooking = false
        if (mustLook) {
          mustLook = false
          look()
        }
      })
  }

  async function hear(request: ChatRequest) {
    if (request.type === 'get_history') return sendHistory()
    if (request.type === 'stop') return chat.stop(conversationId)
    const isDone =
      request.type === 'ask_again'
        ? await chat.askAgain(actor, conversationId)
        : await chat.ask(actor, conversationId, request.content, request.parent_message_id ?? null)
    if (!isDone) await sendHistory()
  }

  function refuse(message: string) {
    send({ type: 'error', message })
    faults += 1
    if (faults >= MOST_FAULTS) socket.close(1008, 'unreadable')
  }

  socket.on('message', (data, isBinary) => {
    const request = isBinary ? null : readRequest(String(data))
    if (!request) return refuse(chatTexts.unreadable)
    hear(request).catch((error: unknown) => {
      if (error instanceof Problem) return send({ type: 'error', message: error.message })
      log(error)
      send({ type: 'error', message: 'Something went wrong on our side. Please try again.' })
    })
  })
  const leave = answering.watch(conversationId, look)
  socket.on('close', () => {
    clearTimeout(catchingUp)
    leave()
  })
}

function readRequest(text: string): ChatRequest | null {
  try {
    const read = ChatRequest.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
