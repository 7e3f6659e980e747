import { type ResourceLimits, Worker } from 'node:worker_threads'

/** The server's flags keep the young generation small, for its many short requests; a thread that computes needs more. */
export const roomToCompute: ResourceLimits = { maxYoungGenerationSizeMb: 96 }

/** It was ended because it did not answer in its time. */
export class ThreadTooSlow extends Error {}

export interface Asking {
  limitMs: number
  signal?: AbortSignal
  /** Handed over instead of copied. */
  transfer?: readonly ArrayBuffer[]
}

export interface Thread<Request, Reply> {
  /** One question at a time. Whatever goes wrong ends the thread; the next question begins a new one. */
  ask(request: Request, asking: Asking): Promise<Reply>
  close(): Promise<void>
}

/** What a thread's own code may throw without ending it: told to whoever asked, as an error of theirs. */
interface Failure {
  threadFailure: { message: string; name: string }
}

const isFailure = (reply: unknown): reply is Failure =>
  typeof reply === 'object' && reply !== null && 'threadFailure' in reply

/** The one way to ask a thread: it answers, fails or is ended, within its time and when nobody waits any more. */
export function openThread<Request, Reply>(
  file: URL,
  resourceLimits: ResourceLimits = roomToCompute,
): Thread<Request, Reply> {
  let worker: Worker | undefined

  async function close() {
    const closing = worker
    worker = undefined
    await closing?.terminate()
  }

  async function ask(request: Request, { limitMs, signal, transfer = [] }: Asking): Promise<Reply> {
    signal?.throwIfAborted()
    worker ??= new Worker(file, { resourceLimits })
    const asked = worker
    const { promise, resolve, reject } = Promise.withResolvers<Reply | Failure>()
    const onAbort = () => reject(signal?.reason)
    const onExit = () => reject(new Error('The thread ended without an answer.'))
    const timer = setTimeout(() => reject(new ThreadTooSlow(`No answer within ${limitMs} ms.`)), limitMs)
    asked.once('message', resolve).once('error', reject).once('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      asked.postMessage(request, transfer)
      const reply = await promise
      if (!isFailure(reply)) return reply
      throw Object.assign(new Error(reply.threadFailure.message), { name: reply.threadFailure.name })
    } catch (error) {
      await close()
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      asked.off('message', resolve).off('error', reject).off('exit', onExit)
    }
  }

  return { ask, close }
}

/** Asks one question and ends the thread. */
export async function askOnce<Request, Reply>(
  file: URL,
  request: Request,
  asking: Asking,
  resourceLimits?: ResourceLimits,
): Promise<Reply> {
  const thread = openThread<Request, Reply>(file, resourceLimits)
  try {
    return await thread.ask(request, asking)
  } finally {
    await thread.close()
  }
}
