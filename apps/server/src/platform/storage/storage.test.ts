import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function behavesLikeStorage(storage: () => Storage) {
  test('gives back what it was given, then nothing once it is removed', async () => {
    await storage().put('avatars/abc.webp', bytes('one'), 'image/webp')
    await storage().put('avatars/abc.webp', bytes('two'), 'image/webp')
    expect(Buffer.from((await storage().get('avatars/abc.webp')) ?? []).toString()).toBe('two')
    await storage().remove('avatars/abc.webp')
    expect(await storage().get('avatars/abc.webp')).toBeNull()
    await storage().remove('avatars/abc.webp')
  })

  test('refuses a key that is a path', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../b', 'a//b', '', 'a\\b'])
      await expect(Promise.resolve().then(() => storage().get(key))).rejects.toThrow('Not a storage key')
  })
}

describe('in a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'youzine-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  behavesLikeStorage(() => folderStorage(folder))

  test('leaves no half-written file behind', async () => {
    await folderStorage(folder).put('videos/x.mp4', bytes('x'), 'video/mp4')
    expect(await readdir(join(folder, 'videos'))).toEqual(['x.mp4'])
  })
})

describe('in an S3-compatible store', () => {
  const objects = new Map<string, Buffer>()
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const key = (request.url ?? '').split('?')[0] ?? ''
    seen.push(`${request.method} ${key} ${String(request.headers.authorization).slice(0, 16)}`)
    if (request.method === 'PUT') objects.set(key, unchunk(Buffer.concat(chunks), request.headers))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'GET' && !objects.has(key)) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      return response.end('<Error><Code>NoSuchKey</Code><Message>no</Message></Error>')
    }
    response.end(request.method === 'GET' ? objects.get(key) : undefined)
  })
  let storage: Storage
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    storage = await s3Storage({
      bucket: 'zines',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })
  afterAll(() => server.close())
  behavesLikeStorage(() => storage)

  test('asks by bucket and key, signed', () => {
    expect(seen[0]).toBe('PUT /zines/avatars/abc.webp AWS4-HMAC-SHA256')
  })
})

/** The SDK may send a body in signed chunks: size line, data, and so on. */
function unchunk(body: Buffer, headers: Record<string, unknown>): Buffer {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return body
  const size = Number.parseInt(body.toString('latin1', 0, body.indexOf('\r\n')), 16)
  const start = body.indexOf('\r\n') + 2
  return body.subarray(start, start + size)
}
