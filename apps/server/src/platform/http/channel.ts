import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { Problem } from '../problem.ts'

/** Above this nothing more is handed to a socket until its reader has caught up. */
const FULL_BYTES = 64 * 1024
/** A reader that is this far behind is let go; it comes back and takes up where it was. */
const HOPELESS_BYTES = 1024 * 1024
const MOST_FAULTS = 3
/** So many frames at once, and so many a second from then on: more than any page sends, less than a flood. */
const FRAMES_AT_ONCE = 40
const FRAMES_A_SECOND = 10
const CLOSE_REFUSED = 1008
const CLOSE_TOO_BIG = 1009

interface Options<Request, Event> {
  schema: z.ZodType<Request>
  mostBytes: number
  hear(request: Request): Promise<unknown>
  /** How what went wrong is said on this line. */
  toFault(message: string): Event
  unreadable: string
  log(error: unknown): void
  onClose(): void
}

export interface Channel<Event> {
  send(event: Event): void
  /** Its reader has not caught up yet: what comes next waits. */
  isFull(): boolean
  isOpen(): boolean
}

/** A socket that speaks in frames of one kind: read, checked, counted, and never filled beyond what its reader takes. */
export function openChannel<Request, Event>(
  socket: WebSocket,
  { schema, mostBytes, hear, toFault, unreadable, log, onClose }: Options<Request, Event>,
): Channel<Event> {
  let faults = 0
  let budget = FRAMES_AT_ONCE
  let countedAt = performance.now()

  const isOpen = () => socket.readyState === socket.OPEN
  const send = (event: Event) => {
    // Before, not after: a long history alone is nobody's fault.
    if (socket.bufferedAmount > HOPELESS_BYTES) socket.terminate()
    else if (isOpen()) socket.send(JSON.stringify(event))
  }

  function isTooMuch(): boolean {
    const now = performance.now()
    budget = Math.min(FRAMES_AT_ONCE, budget + ((now - countedAt) / 1000) * FRAMES_A_SECOND)
    countedAt = now
    budget -= 1
    return budget < 0
  }

  function refuse() {
    send(toFault(unreadable))
    faults += 1
    if (faults >= MOST_FAULTS) socket.close(CLOSE_REFUSED, 'unreadable')
  }

  function read(text: string): Request | null {
    try {
      const found = schema.safeParse(JSON.parse(text))
      return found.success ? found.data : null
    } catch {
      return null
    }
  }

  socket.on('message', (data, isBinary) => {
    if (isTooMuch()) return socket.close(CLOSE_REFUSED, 'too many messages')
    const text = isBinary ? '' : String(data)
    if (Buffer.byteLength(text) > mostBytes) return socket.close(CLOSE_TOO_BIG, 'too large')
    const request = isBinary ? null : read(text)
    if (request === null) return refuse()
    hear(request).catch((error: unknown) => {
      if (error instanceof Problem) return send(toFault(error.message))
      log(error)
      send(toFault('Something went wrong on our side. Please try again.'))
    })
  })
  socket.on('close', onClose)
  return { send, isFull: () => socket.bufferedAmount > FULL_BYTES, isOpen }
}

/** One at a time; asked while it works, it works once more afterwards, however often it was asked. */
export function coalesced(work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let isWorking = false
  let isAsked = false
  function ask() {
    if (isWorking) {
      isAsked = true
      return
    }
    isWorking = true
    work()
      .catch(onError)
      .finally(() => {
        isWorking = false
        if (!isAsked) return
        isAsked = false
        ask()
      })
  }
  return { ask, isBusy: () => isWorking }
}
