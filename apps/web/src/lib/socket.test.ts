import { expect, test } from 'vitest'
import { pauseBefore, socketUrl } from './socket.ts'

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
