import { setTimeout as wait } from 'node:timers/promises'
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

/** How much longer than its own time a thread may take on a machine that is busy elsewhere. */
const BUSY = 4
const TELLS_WITHIN_MS = 2000

/** Milliseconds of its own that it has used; null where it does not even tell. */
const usedBy = (worker: Worker): Promise<number | null> =>
  Promise.race([
    worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000,
      () => 0,
    ),
    wait(TELLS_WITHIN_MS, null, { ref: false }),
  ])

/** The limit is of the thread's own processor time: somebody else's work fails nobody. */
function watchTime(worker: Worker, limitMs: number, onLate: () => void): () => void {
  const began = performance.now()
  const before = usedBy(worker)
  let isOver = false
  let timer = setTimeout(look, limitMs)
  async function look() {
    const [from, to] = await Promise.all([before, usedBy(worker)])
    if (isOver) return
    const leftOfAll = limitMs * BUSY - (performance.now() - began)
    const leftOfOwn = to === null ? leftOfAll : limitMs - (to - (from ?? 0))
    const leftMs = Math.min(leftOfOwn, leftOfAll)
    if (leftMs <= 1) onLate()
    else timer = setTimeout(look, leftMs)
  }
  return () => {
    isOver = true
    clearTimeout(timer)
  }
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
    const stopWatch = watchTime(asked, limitMs, () =>
      reject(new ThreadTooSlow(`No answer within ${limitMs} ms.`)),
    )
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
      stopWatch()
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
