import { parentPort } from 'node:worker_threads'

/** The thread's own side of `openThread`: answers each request, and says so when it cannot. */
export function answerIn<Request, Reply>(answer: (request: Request) => Reply | Promise<Reply>) {
  if (!parentPort) throw new Error('This file runs as a worker.')
  const port = parentPort
  port.on('message', async (request: Request) => {
    try {
      port.postMessage(await answer(request))
    } catch (error) {
      const { message, name } = error as Error
      port.postMessage({ threadFailure: { message, name } })
    }
  })
}
