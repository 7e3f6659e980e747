/// <reference path="./s3rver.d.ts" />
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from './program.ts'

const BUCKET = 'zines'

/** An S3-compatible store that can go away and come back with what it held. */
export async function aStore(folder: string) {
  const directory = join(folder, 'store')
  const port = await freePort()
  await mkdir(directory, { recursive: true })
  let store: S3rver
  const open = async () => {
    store = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    await store.run()
  }
  await open()
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    goAway: () => store.close(),
    comeBack: open,
    close: () => store.close(),
    /** The names of what it holds. */
    async keys(): Promise<string[]> {
      const files = await readdir(join(directory, BUCKET), { recursive: true })
      return files
        .filter((name) => name.endsWith('_object'))
        .map((name) => name.replace(/\._S3rver_object$/, ''))
    },
  }
}
