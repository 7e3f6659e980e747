import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Env } from '../env.ts'
import { checkKey, type Storage } from './storage.ts'

/** Any S3-compatible store. The client is loaded only where it is used: it is large. */
export async function s3Storage(options: NonNullable<Env['s3']>): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    // Stores other than Amazon's refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const find = async (key: string) => {
    try {
      return (await client.send(new GetObjectCommand(at(key)))).Body ?? null
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }
  return {
    async put(key, data, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: data, ContentType: contentType }))
    },
    async putFile(key, path, contentType) {
      const { size } = await stat(path)
      const body = { Body: createReadStream(path), ContentLength: size, ContentType: contentType }
      await client.send(new PutObjectCommand({ ...at(key), ...body }))
      await rm(path, { force: true })
    },
    get: async (key) => (await (await find(key))?.transformToByteArray()) ?? null,
    async withFile(key, use) {
      const body = await find(key)
      if (!body) return null
      const path = join(tmpdir(), `youzine-${randomUUID()}`)
      try {
        await pipeline(Readable.from(body as AsyncIterable<Uint8Array>), createWriteStream(path))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
