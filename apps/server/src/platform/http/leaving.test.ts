import { Agent, get } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerOnceMoreBeforeLeaving } from './leaving.ts'

test('what is asked on a kept connection while the server leaves is answered, and told that it was the last', async () => {
  const http = Fastify({ return503OnClosing: false })
  answerOnceMoreBeforeLeaving(http)
  http.get('/', async () => 'here')
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((answered, failed) => {
      get(url, { agent }, (answer) => {
        answer.resume()
        answer.on('end', () => answered({ status: answer.statusCode, connection: answer.headers.connection }))
      }).on('error', failed)
    })
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' })
  const gone = http.close()
  await new Promise((tick) => setTimeout(tick, 50))
  expect(await ask()).toEqual({ status: 200, connection: 'close' })
  await gone
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

/** Less than a minute, for which a kept connection would be waited for. */
const PATIENCE_MS = 30_000

test('whoever keeps a connection and says nothing does not hold it up', {
  timeout: PATIENCE_MS,
}, async () => {
  const http = Fastify({ return503OnClosing: false })
  answerOnceMoreBeforeLeaving(http)
  http.get('/', async () => 'here')
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(url)).text()
  await http.close()
  expect(http.server.listening).toBe(false)
})
