import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { UPLOADS_AT_ONCE, UPLOADS_OF_NETWORK } from '#platform/http/limits.ts'
import { aPostFile, somePosts, upload } from '#testing/archives.ts'
import { aGuest, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp({ work: false })

let port = 0
beforeAll(async () => {
  await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.http.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => vi.restoreAllMocks())

const incoming = () => {
  const folder = join(app.dataDir, 'incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

function open({ browser }: Person, length: number, told = `content-length: ${length}`): Socket {
  const socket = connect(port, '127.0.0.1')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:3000\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=xx\r\n${told}\r\n\r\n`,
  )
  socket.on('error', () => {})
  return socket
}

const part = (text: string) =>
  `--xx\r\ncontent-disposition: form-data; name="files"; filename="your_posts_1.json"\r\n\r\n${text}`

/** Uploads that have begun and never end, all from this machine. */
async function endless(count: number, begun = count) {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = open(await aGuest(app), 1_000_000)
      socket.write(part('[{"a":'))
      return socket
    }),
  )
  await until(() => expect(incoming()).toHaveLength(begun))
  return sockets
}

describe('what is sent', () => {
  test('is refused by its announced length, before the first byte of it is read', async () => {
    const socket = open(await aGuest(app), 50 * 1024 ** 3)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toContain('413')
    expect(String(answer)).toContain('"detail"')
    await once(socket, 'close')
    expect(socket.bytesWritten).toBeLessThan(2000)
  })

  test('and cut off in the middle leaves nothing behind, and is no error', async () => {
    const socket = open(await aGuest(app), 1_000_000)
    socket.write(
      '--xx\r\ncontent-disposition: form-data; name="files"; filename="your_posts_1.json"\r\n\r\n[{"a":',
    )
    await until(() => expect(incoming()).toHaveLength(1))
    socket.destroy()
    await until(() => expect(incoming()).toEqual([]))
    await until(() => expect(app.logged.some((line) => line.includes('the caller went away'))).toBe(true))
    expect(app.errors).toEqual([])
  })

  test('and read for nobody is read no further: whoever has gone holds no reader', async () => {
    const deep = `[${'{"a":['.repeat(40)}${'1,'.repeat(12_000_000)}1${']}'.repeat(40)}]`
    const part = `--xx\r\ncontent-disposition: form-data; name="files"; filename="your_posts_1.json"\r\n\r\n${deep}\r\n--xx--\r\n`
    const socket = open(await aGuest(app), Buffer.byteLength(part))
    const gone = () => app.logged.filter((line) => line.includes('the caller went away')).length
    const before = gone()
    // Nearly all of it has arrived when the last of it is handed over; the reading takes far longer than the rest.
    await new Promise<void>((sent) => socket.write(part, () => sent()))
    socket.destroy()
    await until(() => expect(gone()).toBe(before + 1))
    await until(() => expect(incoming()).toEqual([]))
  })

  test('without its length is refused, whoever sends it', async () => {
    const socket = open(await aGuest(app), 0, 'transfer-encoding: chunked')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toContain('400')
    expect(String(answer)).toContain('how long the form is')
    socket.destroy()
  })

  test('by somebody who leaves while waiting for a turn gives the turn to the next', async () => {
    const before = app.logged.filter((line) => line.includes('the caller went away')).length
    // Those that never end take all the places of this network; seven more wait and leave.
    const slow = await endless(UPLOADS_OF_NETWORK)
    const waiting = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const socket = open(await aGuest(app), 900_000)
        await new Promise<void>((sent) => socket.write(part('x'.repeat(500_000)), () => sent()))
        return socket
      }),
    )
    for (const socket of [...waiting, ...slow]) socket.destroy()
    await until(() =>
      expect(app.logged.filter((line) => line.includes('the caller went away')).length).toBe(
        before + UPLOADS_OF_NETWORK + 7,
      ),
    )
    expect((await upload(await aGuest(app), aPostFile(somePosts(2)))).statusCode).toBe(200)
  })

  test('from one network never takes all the places: another is answered meanwhile', async () => {
    const slow = await endless(2 * UPLOADS_AT_ONCE, UPLOADS_OF_NETWORK)
    const other = await aGuest(app)
    const sent = other.browser.post('/api/upload', {
      multipart: { first_name: 'Robin', files: aPostFile(somePosts(2)) },
      ip: '203.0.113.7',
    })
    expect((await sent).statusCode).toBe(200)
    for (const socket of slow) socket.destroy()
    await until(() => expect(incoming()).toEqual([]))
  }, 60_000)

  test('twice at once by one person is taken once', async () => {
    const guest = await aGuest(app)
    const answers = await Promise.all([1, 2].map(() => upload(guest, aPostFile(somePosts(2)))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
