import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { letStalledGo } from './stalled.ts'

const http = Fastify({ requestTimeout: 0 })
const hasty = Fastify({ requestTimeout: 0 })
const busy = Fastify({ requestTimeout: 0 })
const portOf = ({ server }: typeof http) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
let port = 0
let isWaitedFor = false
beforeAll(async () => {
  const patient = {
    stalledMs: 60_000,
    smallMs: 60_000,
    lookMs: 50,
    paceAfterMs: 600_000,
    waitedForAfterMs: 600_000,
  }
  letStalledGo(http, { ...patient, stalledMs: 400 })
  letStalledGo(hasty, { ...patient, paceAfterMs: 500 })
  letStalledGo(busy, { ...patient, waitedForAfterMs: 500 })
  for (const one of [http, hasty, busy])
    one.addContentTypeParser('text/later', async (_request: unknown, payload: NodeJS.ReadableStream) => {
      await new Promise((over) => setTimeout(over, 1500))
      let got = 0
      for await (const chunk of payload) got += chunk.length
      return 'x'.repeat(got)
    })
  hasty.post('/upload', { bodyLimit: 1_000_000 }, async () => ({}))
  await hasty.listen({ port: 0, host: '127.0.0.1' })
  busy.post('/upload', { bodyLimit: 1_000_000 }, async () => ({}))
  busy.addHook('preParsing', async (request) => {
    request.isWaitedFor = () => isWaitedFor
  })
  await busy.listen({ port: 0, host: '127.0.0.1' })
  http.post('/upload', { bodyLimit: 1_000_000 }, async (request) => ({
    got: JSON.stringify(request.body).length,
  }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(http)
})
afterAll(() => Promise.all([http.close(), hasty.close(), busy.close()]))

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

test('while others wait, the slowest goes first; while nobody does, nobody', async () => {
  const slow = sending(900_000, { to: portOf(busy) })
  const slower = sending(900_000, { to: portOf(busy) })
  const fast = sending(900_000, { to: portOf(busy) })
  const drips = [
    setInterval(() => slow.socket.write('a'.repeat(100)), 50),
    setInterval(() => slower.socket.write('a'), 50),
    setInterval(() => fast.socket.write('a'.repeat(5000)), 50),
  ]
  await new Promise((over) => setTimeout(over, 1000))
  const gone = () => [slow, slower, fast].map(({ isClosed }) => isClosed())
  expect(gone()).toEqual([false, false, false])
  isWaitedFor = true
  await until(() => expect(gone()).toEqual([false, true, false]), { interval: 5 })
  await until(() => expect(gone()).toEqual([true, true, false]))
  for (const drip of drips) clearInterval(drip)
  fast.socket.destroy()
})
