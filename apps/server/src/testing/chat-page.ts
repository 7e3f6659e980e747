import type { ChatEvent, ChatMessage, ChatRequest } from '@youzine/contract'
import type { WebSocket } from 'ws'
import { until } from './until.ts'

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>

/** A page on a chat socket: it remembers everything it hears, and can show the conversation as a page would. */
export class ChatPage {
  readonly heard: ChatEvent[] = []
  closed: number | null = null
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.heard.push(JSON.parse(String(data)) as ChatEvent))
    socket.on('close', (code) => {
      this.closed = code
    })
  }

  say(request: ChatRequest | object) {
    this.#socket.send(JSON.stringify(request))
  }

  sayText(text: string) {
    this.#socket.send(text)
  }

  leave() {
    this.#socket.terminate()
  }

  all<Type extends ChatEvent['type']>(type: Type): Of<Type>[] {
    return this.heard.filter((event): event is Of<Type> => event.type === type)
  }

  /** The next of its kind that it has not seen when this is called. */
  async next<Type extends ChatEvent['type']>(type: Type, timeout = 60_000): Promise<Of<Type>> {
    const before = this.all(type).length
    return until(
      () => {
        const found = this.all(type)[before]
        if (!found) throw new Error(`No ${type} came; heard ${this.heard.map((one) => one.type).join(', ')}.`)
        return found
      },
      { timeout, interval: 10 },
    )
  }

  async history(): Promise<ChatMessage[]> {
    const coming = this.next('history')
    this.say({ type: 'get_history' })
    return (await coming).messages
  }

  async ask(content: string) {
    const last = (await this.history()).at(-1)
    this.say({ type: 'message', content, parent_message_id: last?.id ?? null })
  }

  /** What it shows of an answer: what the snapshot held, and each chunk after it, once and in order. */
  shown(messageId: number): string {
    let content = ''
    let next = 0
    for (const event of this.heard) {
      if (event.type === 'history') {
        const message = event.messages.find(({ id }) => id === messageId)
        if (message?.pending) {
          content = message.content
          next = message.chunks
        }
      }
      if (event.type !== 'chunk' || event.message_id !== messageId) continue
      if (event.chunk_index !== next)
        throw new Error(`Chunk ${event.chunk_index} came where ${next} was due.`)
      content += event.content
      next += 1
    }
    return content
  }
}
