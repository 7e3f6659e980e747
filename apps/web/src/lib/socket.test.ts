import { CLOSE_SESSION_OVER } from '@youzine/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLasting, pauseBefore, socketUrl } from './socket.ts'

test('[API-02] [CHAT-07] a page on https opens its socket on wss', () => {
  expect(socketUrl({ protocol: 'https:', host: 'a.example' }, '/ws/x/1')).toBe('wss://a.example/ws/x/1')
  expect(socketUrl({ protocol: 'http:', host: 'localhost:3000' }, '/ws/x/1')).toBe(
    'ws://localhost:3000/ws/x/1',
  )
})

test('pauses grow, and end at ten seconds or so', () => {
  expect(pauseBefore(0, 0.5)).toBe(500)
  expect(pauseBefore(3, 0.5)).toBe(4000)
  expect(pauseBefore(30, 1)).toBeCloseTo(13_000)
})

describe('a session that was renewed in another tab', () => {
  const opened: FakeSocket[] = []
  class FakeSocket {
    static OPEN = 1
    static CLOSED = 3
    static CONNECTING = 0
    readyState = FakeSocket.OPEN
    onclose?: (event: { code: number }) => void
    constructor() {
      opened.push(this)
    }
    close() {}
    isClosedWith(code: number) {
      this.readyState = FakeSocket.CLOSED
      this.onclose?.({ code })
    }
  }
  let known: object | null
  beforeEach(() => {
    vi.useFakeTimers()
    opened.length = 0
    known = null
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('window', {
      location: new URL('https://a.example/'),
      addEventListener() {},
      removeEventListener() {},
    })
    vi.stubGlobal('fetch', async () => Response.json({ user: known }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const open = () => openLasting('/ws/x/1', { onOpen() {}, onMessage() {}, onLost() {} })

  test('is waited for: no socket is opened with the old one, and one with the new', async () => {
    const socket = open()
    opened[0]?.isClosedWith(CLOSE_SESSION_OVER)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(opened).toHaveLength(1)
    known = { id: 1 }
    await vi.advanceTimersByTimeAsync(15_000)
    expect(opened).toHaveLength(2)
    socket.close()
  })

  test('is nobody’s business any more once the page is left', async () => {
    const socket = open()
    opened[0]?.isClosedWith(CLOSE_SESSION_OVER)
    socket.close()
    known = { id: 1 }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(opened).toHaveLength(1)
  })

  test('any other end is tried again at once, whoever one is', async () => {
    const socket = open()
    opened[0]?.isClosedWith(1006)
    await vi.advanceTimersByTimeAsync(700)
    expect(opened).toHaveLength(2)
    socket.close()
  })
})
