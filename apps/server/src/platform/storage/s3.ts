import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Env } from '../env.ts'
import { checkKey, type Storage, StoreGone } from './storage.ts'

const CONNECTS_MS = 5000
/** So long without a byte; a large file may take its time. */
const SILENT_MS = 30_000
const CANNOT_WORK = 500

/** Refusals have a status of their own; whoever does not answer has none. */
function isGone(error: unknown): boolean {
  const { $metadata } = Object(error) as { $metadata?: { httpStatusCode?: number } }
  return ($metadata?.httpStatusCode ?? CANNOT_WORK) >= CANNOT_WORK
}

const orGone = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw isGone(error) ? new StoreGone(error) : error
  })

/** A full disk of ours is not the store's fault; a line that breaks off in the middle is. */
async function fetchTo(path: string, body: AsyncIterable<Uint8Array>) {
  const source = Readable.from(body)
  let broke: unknown
  source.once('error', (error) => {
    broke = error
  })
  await pipeline(source, createWriteStream(path)).catch((error: unknown) => {
    throw broke === error ? new StoreGone(error) : error
  })
}

/** Any S3-compatible store. The client is loaded only where it is used: it is large. */
export async function s3Storage(options: NonNullable<Env['s3']>): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    region,
    requestHandler: { connectionTimeout: CONNECTS_MS, socketTimeout: SILENT_MS },
    // Stores other than Amazon's refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const find = async (key: string) => {
    try {
      return (await orGone(client.send(new GetObjectCommand(at(key))))).Body ?? null
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }
  return {
    async put(key, data, contentType) {
      await orGone(client.send(new PutObjectCommand({ ...at(key), Body: data, ContentType: contentType })))
    },
    async putFile(key, path, contentType) {
      const { size } = await stat(path)
      const body = { Body: createReadStream(path), ContentLength: size, ContentType: contentType }
      await orGone(client.send(new PutObjectCommand({ ...at(key), ...body })))
      await rm(path, { force: true })
    },
    get: async (key) => (await (await find(key))?.transformToByteArray()) ?? null,
    async withFile(key, use) {
      const body = await find(key)
      if (!body) return null
      const path = join(tmpdir(), `youzine-${randomUUID()}`)
      try {
        await fetchTo(path, body as AsyncIterable<Uint8Array>)
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async remove(key) {
      await orGone(client.send(new DeleteObjectCommand(at(key))))
    },
  }
}
