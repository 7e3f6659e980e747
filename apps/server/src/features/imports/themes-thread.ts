import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { roomToCompute } from '#platform/threads.ts'
import type { ThemePost } from './themes.ts'

export async function findThemesInThread(posts: ThemePost[]): Promise<string[][]> {
  const worker = new Worker(new URL('./themes-worker.ts', import.meta.url), {
    workerData: posts,
    resourceLimits: roomToCompute,
  })
  try {
    const [themes] = (await once(worker, 'message')) as [string[][]]
    return themes
  } finally {
    await worker.terminate()
  }
}
