import type { GivenFile } from '../reading/read-archive.ts'
import type { PhotoWish } from '../reading/reading.ts'
import type { PhotoReply, PhotoRequest } from './make-small.worker.ts'

/** One at a time, off the main thread. */
export function openPhotos(given: GivenFile[]) {
  const worker = new Worker(new URL('./make-small.worker.ts', import.meta.url), { type: 'module' })
  const ask = (request: PhotoRequest) => worker.postMessage(request)
  ask({ kind: 'open', given })
  return {
    make: (wish: PhotoWish) =>
      new Promise<Blob | null>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<PhotoReply>) => resolve(data.photo)
        worker.onerror = ({ message }) => reject(new Error(message || 'The pictures cannot be read.'))
        ask({ kind: 'make', wish })
      }),
    close: () => worker.terminate(),
  }
}
