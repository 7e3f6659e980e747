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

type Task = { call: number; texts: string[] } | { isOver: true }

/** One after another: whoever is told to go has nothing in hand any more. */
let last = Promise.resolve()
port.on('message', (task: Task) => {
  last = last.then(async () => {
    if ('isOver' in task) return process.exit()
    try {
      port.postMessage({ call: task.call, vectors: await model.embed(task.texts) })
    } catch (error) {
      port.postMessage({ call: task.call, error: (error as Error).message })
    }
  })
})
port.postMessage({ ready: true })
