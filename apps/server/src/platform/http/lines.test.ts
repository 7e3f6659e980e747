import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { articles, conversations, imports, magazines } from '#schema'
import { aGuest, aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { networkOf } from './addresses.ts'
import { coalesced, openChannel } from './channel.ts'
import { LINES_OF_NETWORK, LINES_OF_PERSON } from './limits.ts'
import { createLines } from './lines.ts'
import { createSockets } from './sockets.ts'

const app = useTestApp({ settings: { RATE_LIMITS: 'on' } })
let url = ''
beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' })
})

describe('lines that stay open', () => {
  const opened: WebSocket[] = []
  afterAll(() => {
    for (const socket of opened) socket.terminate()
  })

  test('sockets of one person are few; one that closes makes room', async () => {
    const { browser, id: userId } = await aMember(app)
    const { db } = app.platform
    const [magazine] = await db.insert(magazines).values({ userId }).returning()
    const text = { userId, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' }
    const [article] = await db.insert(articles).values(text).returning()
    const [row] = await db
      .insert(conversations)
      .values({ userId, articleId: article?.id ?? 0 })
      .returning()
    const open = async () => {
      const headers = browser.socketHeaders()
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/article-chat/${row?.id}`, { headers })
      opened.push(socket)
      return new Promise<number>((answered) => {
        socket.on('open', () => answered(101))
        socket.on('unexpected-response', (_, answer) => answered(answer.statusCode ?? 0))
        socket.on('error', () => {})
      })
    }
    for (let n = 0; n < LINES_OF_PERSON; n += 1) expect(await open()).toBe(101)
    expect(await open()).toBe(429)
    opened[0]?.close()
    await until(async () => expect(await open()).toBe(101))
  })

  test('many at once are not let in by the same free place, however long it takes to look who they are', async () => {
    const http = Fastify()
    http.decorateRequest('actor')
    http.addHook('onRequest', async (request) => {
      request.actor = { userId: 1, sessionId: 1 } as never
    })
    const lines = createLines({ enabled: true })
    const events = { subscribe: () => () => {} } as never
    const sockets = await createSockets(http, { events, lines, publicUrl: 'http://here.example' })
    sockets.route(http, '/ws', { admit: () => new Promise((over) => setTimeout(over, 200)), serve: () => {} })
    const address = await http.listen({ port: 0 })
    const answers = await Promise.all(
      Array.from({ length: LINES_OF_PERSON * 2 }, () => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: 'http://here.example' })
        opened.push(socket)
        return new Promise<number>((answered) => {
          socket.on('open', () => answered(101))
          socket.on('unexpected-response', (_, answer) => answered(answer.statusCode ?? 0))
          socket.on('error', () => {})
        })
      }),
    )
    expect(answers.filter((status) => status === 101)).toHaveLength(LINES_OF_PERSON)
    for (const socket of opened) socket.terminate()
    await until(async () => expect(lines.count()).toBe(0))
    await http.close()
  })

  test('from one network they are few as well, whoever opens them: the whole /64 of an IPv6 address', () => {
    const lines = createLines({ enabled: true })
    const here = (n: number) => networkOf(`2001:db8:1:2::${n.toString(16)}`)
    for (let n = 0; n < LINES_OF_NETWORK; n += 1) {
      lines.mayOpen(n, here(n))
      lines.opened(n, here(n))
    }
    expect(() => lines.mayOpen(9999, here(9999))).toThrow('Too many pages of yours')
    expect(() => lines.mayOpen(9999, networkOf('2001:db8:1:3::1'))).not.toThrow()
  })

  test('streams likewise, and they end with their session', async () => {
    const { browser, id: userId } = await aGuest(app)
    const [row] = await app.platform.db.insert(imports).values({ userId, status: 'embedding' }).returning()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const leaving = new AbortController()
    const open = () =>
      fetch(`${url}/api/import/${row?.id}/events`, { headers: { cookie }, signal: leaving.signal })
    const streams = []
    for (let n = 0; n < LINES_OF_PERSON; n += 1) streams.push(await open())
    expect(streams.map(({ status }) => status)).toEqual(Array(LINES_OF_PERSON).fill(200))
    expect((await open()).status).toBe(429)
    const ends = streams.map((stream) => stream.text())
    await browser.post('/api/logout')
    const began = performance.now()
    await Promise.all(ends)
    expect(performance.now() - began).toBeLessThan(5000)
    leaving.abort()
  })
})

describe('a channel', () => {
  const aSocket = () => {
    const closed: [number, string][] = []
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      sent: [] as string[],
      closed,
      send: (text: string) => socket.sent.push(text),
      close: (code: number, reason: string) => closed.push([code, reason]),
      terminate: () => closed.push([0, 'terminated']),
    })
    return socket
  }
  const open = (socket: ReturnType<typeof aSocket>, heard: unknown[] = []) =>
    openChannel(socket as unknown as WebSocket, {
      schema: z.object({ say: z.string() }),
      mostBytes: 1000,
      hear: async (request) => heard.push(request),
      toFault: (message) => ({ fault: message }),
      unreadable: 'What?',
      log: () => {},
      onClose: () => {},
    })

  test('hears what it can read, and ends after three faults, a flood, or a frame too large', () => {
    const [faulty, flooded, stuffed] = [aSocket(), aSocket(), aSocket()]
    const heard: unknown[] = []
    open(faulty, heard)
    faulty.emit('message', '{"say":"hello"}', false)
    for (const text of ['x', '{}', '{"say":1}']) faulty.emit('message', text, false)
    expect(heard).toEqual([{ say: 'hello' }])
    expect(faulty.closed).toEqual([[1008, 'unreadable']])
    open(flooded)
    for (let n = 0; n < 4000; n += 1) flooded.emit('message', '{"say":"hello"}', false)
    expect(flooded.closed[0]).toEqual([1008, 'too many messages'])
    open(stuffed)
    stuffed.emit('message', JSON.stringify({ say: 'x'.repeat(2000) }), false)
    expect(stuffed.closed).toEqual([[1009, 'too large']])
  })

  test('work that is asked for while it runs runs once more, however often it was asked', async () => {
    let runs = 0
    const work = coalesced(
      async () => {
        runs += 1
        await new Promise((over) => setTimeout(over, 20))
      },
      () => {},
    )
    for (let n = 0; n < 100; n += 1) work.ask()
    await until(() => expect(work.isBusy()).toBe(false))
    expect(runs).toBe(2)
  })
})
