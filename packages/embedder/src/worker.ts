import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadModel } from './model.ts'

if (!parentPort) throw new Error('This file runs as a worker.')
const port = parentPort
const BACKGROUND = 10
try {
  // On Linux this is the thread's own priority: people's requests go first.
  setPriority(0, BACKGROUND)
} catch {
  // Not allowed everywhere, and only a courtesy.
}
const model = await loadModel((workerData as { threads: number }).threads)

port.on('message', async ({ call, texts }: { call: number; texts: string[] }) => {
  try {
    port.postMessage({ call, vectors: await model.embed(texts) })
  } catch (error) {
    port.postMessage({ call, error: (error as Error).message })
  }
})
port.postMessage({ ready: true })
