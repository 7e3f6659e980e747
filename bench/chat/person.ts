import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ChatEvent } from '@youzine/contract'
import type { WebSocket as Socket } from 'ws'
import { fromLetters, since } from './lateness.ts'
import type { Asker } from './stage.ts'

const { WebSocket } = createRequire(join(import.meta.dirname, '../../apps/server/package.json'))('ws') as {
  WebSocket: typeof Socket
}
/** The first questions are spread over as long as an answer lasts, as those of strangers are. */
const SPREAD_MS = 20_000

export interface Tally {
  answers: number
  /** Chunks whose number or whose words do not follow the ones before. */
  outOfOrder: number
  /** Answers that are not, to the last letter, what their chunks made. */
  wrong: number
  errors: number
  onChunk(lateMs: number): void
}

/** Somebody who asks, reads the answer to its end, and asks again. */
export function person(url: string, { cookie, conversationId }: Asker, tally: Tally): Promise<Socket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/article-chat/${conversationId}`, {
    headers: { cookie: `youzine=${cookie}`, origin: url },
    perMessageDeflate: false,
  })
  let parent: number | null = null
  let answer = { id: 0, chunks: 0, words: 0, text: '' }
  const ask = () =>
    socket.send(JSON.stringify({ type: 'message', content: 'Go on?', parent_message_id: parent }))

  function hearChunk({ message_id, chunk_index, content }: Extract<ChatEvent, { type: 'chunk' }>) {
    if (answer.id !== message_id) answer = { id: message_id, chunks: 0, words: 0, text: '' }
    const isNext = chunk_index === answer.chunks
    const words = content.match(/\w+:\w+ /g) ?? []
    const areNext = words.every(
      (word, at) => fromLetters(word.slice(0, word.indexOf(':'))) === answer.words + at,
    )
    if (!isNext || !areNext) tally.outOfOrder += 1
    answer.chunks = chunk_index + 1
    answer.words += words.length
    answer.text += content
    // A chunk may hold two words; the older one counts.
    const [said] = words
    if (said) tally.onChunk(since(said.slice(said.indexOf(':') + 1)))
  }

  function hear(event: ChatEvent) {
    if (event.type === 'history') parent = event.messages.at(-1)?.id ?? null
    else if (event.type === 'chunk') hearChunk(event)
    else if (event.type === 'complete') {
      tally.answers += 1
      if (event.content !== answer.text || !answer.text.endsWith(' END')) tally.wrong += 1
      parent = event.message_id
      ask()
    } else tally.errors += 1
  }
  socket.on('message', (data) => hear(JSON.parse(String(data))))

  return new Promise((open, failed) =>
    socket.on('error', failed).on('open', () => {
      socket.send('{"type":"get_history"}')
      setTimeout(ask, 200 + Math.random() * SPREAD_MS)
      open(socket)
    }),
  )
}
