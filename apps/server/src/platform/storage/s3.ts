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
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  return {
    async put(key, data, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: data, ContentType: contentType }))
    },
    async get(key) {
      try {
        const found = await client.send(new GetObjectCommand(at(key)))
        return (await found.Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
