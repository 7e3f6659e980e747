import type { ReaderMessage, Reading, ReadProgress } from './reading.ts'

export type GivenFile = { file: File; path: string }

/** Reads in a worker; `signal` ends it in the middle. */
export function readArchive(
  given: GivenFile[],
  onProgress: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<Reading> {
  const worker = new Worker(new URL('./read-archive.worker.ts', import.meta.url), { type: 'module' })
  const read = new Promise<Reading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else if (data.kind === 'done') resolve(data.reading)
      else reject(new Error(data.message))
    }
    worker.onerror = ({ message }) => reject(new Error(message || 'The reader stopped.'))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(given)
  })
  return read.finally(() => worker.terminate())
}
