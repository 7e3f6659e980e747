import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { MODEL_NAME } from './model-files.ts'

export interface Embedder {
  /** Vectors of different names do not compare. */
  name: string
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

/** However long it takes beyond this, nobody waits for it any more; the thread goes when it has finished. */
const GOODBYE_MS = 10_000

function startWorker(threads: number, goodbyeMs: number) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { threads } })
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
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
  worker.on('exit', () => {
    gone.resolve()
    end(new Error('The embedder has stopped.'))
  })
  ready.promise.catch(() => {})
  // Only texts in hand keep the process alive.
  const rest = () => (waiting.size === 0 ? worker.unref() : worker.ref())
  return {
    async embed(texts: string[]) {
      worker.ref()
      await ready.promise
      calls += 1
      const call = calls
      const { promise, resolve, reject } = Promise.withResolvers<Int8Array[]>()
      waiting.set(call, { resolve, reject })
      worker.postMessage({ call, texts })
      return promise
    },
    close: async () => {
      // Ended from outside in the middle of a text, the native code would take the whole process with it.
      void ready.promise.then(() => worker.postMessage({ isOver: true })).catch(() => {})
      await Promise.race([gone.promise, setTimeout(goodbyeMs, null, { ref: false })])
    },
  }
}

/** A thread that nobody needs gives its memory back; a model is loaded again in a second. */
const IDLE_MS = 30_000

/** Starts its thread with the first text, so that a server that embeds nothing pays nothing. */
export function createEmbedder({
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  idleMs = IDLE_MS,
  goodbyeMs = GOODBYE_MS,
} = {}): Embedder {
  let worker: ReturnType<typeof startWorker> | undefined
  let idle: NodeJS.Timeout | undefined
  let inHand = 0

  async function stop() {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    await stopped?.close()
  }

  return {
    name: MODEL_NAME,
    async embed(texts) {
      if (texts.length === 0) return []
      clearTimeout(idle)
      inHand += 1
      worker ??= startWorker(threads, goodbyeMs)
      const used = worker
      try {
        return await used.embed(texts)
      } catch (error) {
        // A worker that broke is replaced at the next call.
        if (worker === used) await stop()
        throw error
      } finally {
        inHand -= 1
        if (inHand === 0) idle = globalThis.setTimeout(() => void stop(), idleMs).unref()
      }
    },
    close: stop,
  }
}
