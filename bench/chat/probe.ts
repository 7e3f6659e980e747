// Loaded into every thread of the server: writes down each second what the thread holds. Read by memory.ts.
import { appendFileSync } from 'node:fs'
import { isMainThread, workerData } from 'node:worker_threads'

const isDatabase = typeof workerData?.durable === 'boolean'
const file = process.env.BENCH_MEMORY_FILE
if (file && (isMainThread || isDatabase))
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const line = { thread: isMainThread ? 'main' : 'database', at: Date.now(), rss, heapUsed, external }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }, 1000).unref()
