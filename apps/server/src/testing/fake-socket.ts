import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { ChatPage } from './chat-page.ts'

/** A socket whose other end is the test; `bufferedAmount` says how far behind its reader is. */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  isTerminated = false
  readonly #other = new EventEmitter()
  readonly page = new ChatPage(this.#other as unknown as WebSocket)
  send = (text: string) => void this.#other.emit('message', text)
  terminate = () => {
    this.isTerminated = true
  }
  close = () => {}

  says(request: object) {
    this.emit('message', JSON.stringify(request), false)
  }

  get asSocket() {
    return this as unknown as WebSocket
  }
}
