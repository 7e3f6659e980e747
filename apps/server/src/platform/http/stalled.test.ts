import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { letStalledGo } from './stalled.ts'

const http = Fastify({ requestTimeout: 0 })
let port = 0
beforeAll(async () => {
  letStalledGo(http, { stalledMs: 400, smallMs: 60_000, lookMs: 50 })
  http.post('/upload', { bodyLimit: 1_000_000 }, async (request) => ({
    got: JSON.stringify(request.body).length,
  }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => http.close())

function sending(length: number): { socket: Socket; said: () => string; isClosed: () => boolean } {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  let isClosed = false
  socket.on('data', (data) => {
    said += String(data)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  socket.write(
    `POST /upload HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n"`,
  )
  return { socket, said: () => said, isClosed: () => isClosed }
}

test('an upload that stands still is let go', async () => {
  const { isClosed } = sending(1000)
  await until(() => expect(isClosed()).toBe(true), { timeout: 100_000 })
})

test('one that goes on, however slowly, is taken', async () => {
  const { socket, said } = sending(22)
  for (let n = 0; n < 20; n += 1) {
    await new Promise((over) => setTimeout(over, 100))
    socket.write('a')
  }
  socket.write('"')
  await until(() => expect(said()).toContain('{"got":22}'))
  socket.destroy()
})
