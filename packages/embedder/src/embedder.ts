import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Embedder {
  /** One vector of signed bytes for each text, in order. */
  embed(texts: string[]): Promise<Int8Array[]>
  close(): Promise<void>
}

interface Reply {
  ready?: true
  call?: number
  vectors?: Int8Array[]
  error?: string
}

interface Waiting {
  resolve: (vectors: Int8Array[]) => void
  reject: (error: Error) => void
}

function startWorker(threads: number) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { threads } })
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const ready = Promise.withResolvers<void>()
  const end = (error: Error) => {
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ ready: isReady, call, vectors, error }: Reply) => {
    if (isReady) return ready.resolve()
    const found = waiting.get(call ?? 0)
    waiting.delete(call ?? 0)
    if (vectors) found?.resolve(vectors)
    else found?.reject(new Error(error))
    rest()
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The embedder has stopped.')))
  ready.promise.catch(() => {})
  // Only texts in hand keep the process alive.
  const rest = () => (waiting.size === 0 ? worker.unref() : worker.ref())
  return {
    async embed(texts: string[]) {
      worker.ref()
      await ready.promise
      calls += 1
      const call = calls
      return new Promise<Int8Array[]>((resolve, reject) => {
        waiting.set(call, { resolve, reject })
        worker.postMessage({ call, texts })
      })
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

/** Starts its thread with the first text, so that a server that embeds nothing pays nothing. */
export function createEmbedder({
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
} = {}): Embedder {
  let worker: ReturnType<typeof startWorker> | undefined
  return {
    async embed(texts) {
      if (texts.length === 0) return []
      worker ??= startWorker(threads)
      try {
        return await worker.embed(texts)
      } catch (error) {
        // A worker that broke is replaced at the next call.
        const broken = worker
        worker = undefined
        await broken?.close()
        throw error
      }
    },
    close: async () => worker?.close(),
  }
}
