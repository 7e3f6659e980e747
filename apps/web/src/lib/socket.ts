import { CLOSE_SESSION_OVER, getUser } from '@youzine/contract'
import { api } from './api-client.ts'

/** The same host, and as safe a line as the page's own. */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>, path: string) =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

/** A little longer each time, and never all pages at once. */
export const pauseBefore = (attempt: number, chance = Math.random()) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.7 + 0.6 * chance)

type Handlers = {
  onOpen: () => void
  onMessage: (data: unknown) => void
  /** Lost, and about to be tried again. */
  onLost: () => void
}

export type LastingSocket = { send: (message: object) => boolean; close: () => void }

/** A socket that comes back by itself, with growing pauses, and at once when the line is back. */
export function openLasting(path: string, { onOpen, onMessage, onLost }: Handlers): LastingSocket {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isClosed = false

  function connect() {
    clearTimeout(timer)
    socket = new WebSocket(socketUrl(window.location, path))
    socket.onopen = () => {
      if (isClosed) return socket?.close()
      attempt = 0
      onOpen()
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (!isClosed) onMessage(JSON.parse(data))
    }
    socket.onclose = ({ code }) => {
      if (isClosed) return
      onLost()
      tryLater(code === CLOSE_SESSION_OVER ? connectWithSession : connect)
    }
  }
  function tryLater(again: () => void) {
    timer = setTimeout(again, pauseBefore(attempt))
    attempt += 1
  }
  /** Confirmed in another tab, the new session’s cookie is still on its way: with the old one nobody is let in. */
  function connectWithSession() {
    const goOn = (isLoggedIn: boolean) => {
      if (isClosed || socket?.readyState !== WebSocket.CLOSED) return
      if (isLoggedIn) connect()
      else tryLater(connectWithSession)
    }
    api(getUser).then(
      ({ user }) => goOn(user !== null),
      () => goOn(false),
    )
  }
  const comeBack = () => {
    if (socket?.readyState === WebSocket.CLOSED) connect()
  }
  window.addEventListener('online', comeBack)
  connect()

  return {
    send: (message) => {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      window.removeEventListener('online', comeBack)
      // One that is still being opened is closed as soon as it is: a browser takes the other for a fault.
      if (socket?.readyState !== WebSocket.CONNECTING) socket?.close()
    },
  }
}
