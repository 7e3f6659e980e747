import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { letStalledGo } from './stalled.ts'

const http = Fastify({ requestTimeout: 0 })
const hasty = Fastify({ requestTimeout: 0 })
const portOf = ({ server }: typeof http) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
let port = 0
beforeAll(async () => {
  letStalledGo(http, { stalledMs: 400, smallMs: 60_000, lookMs: 50, paceAfterMs: 600_000 })
  letStalledGo(hasty, { stalledMs: 60_000, smallMs: 60_000, lookMs: 50, paceAfterMs: 500 })
  for (const one of [http, hasty])
    one.addContentTypeParser('text/later', async (_request: unknown, payload: NodeJS.ReadableStream) => {
      await new Promise((over) => setTimeout(over, 1500))
      let got = 0
      for await (const chunk of payload) got += chunk.length
      return 'x'.repeat(got)
    })
  hasty.post('/upload', { bodyLimit: 1_000_000 }, async () => ({}))
  await hasty.listen({ port: 0, host: '127.0.0.1' })
  http.post('/upload', { bodyLimit: 1_000_000 }, async (request) => ({
    got: JSON.stringify(request.body).length,
  }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(http)
})
afterAll(() => Promise.all([http.close(), hasty.close()]))

function sending(
  length: number,
  { type = 'application/json', to = port } = {},
): { socket: Socket; said: () => string; isClosed: () => boolean } {
  const socket = connect(to, '127.0.0.1')
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
    `POST /upload HTTP/1.1\r\nhost: here\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n"`,
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

test('whoever waits for us does not stand still', async () => {
  const length = 900_000
  const { socket, said } = sending(length, { type: 'text/later' })
  socket.write('a'.repeat(length - 1))
  await until(() => expect(said()).toContain(`{"got":${length + 2}}`))
  socket.destroy()
})

test('a byte now and then holds no place', async () => {
  const { socket, isClosed } = sending(5000, { to: portOf(hasty) })
  const drip = setInterval(() => socket.write('a'), 50)
  await until(() => expect(isClosed()).toBe(true))
  clearInterval(drip)
})
