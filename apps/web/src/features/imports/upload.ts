import { type UploadForm, uploadArchive } from '@youzine/contract'
import type { z } from 'zod'
import { ApiError, errorFromAnswer, UNREACHABLE } from '#lib/api-error.ts'
import type { PostFile } from './reading/reading.ts'

export type Uploaded = z.output<(typeof uploadArchive)['response']>

/** With XMLHttpRequest, because only that says how much has been sent. */
export function uploadFiles(
  fields: z.input<typeof UploadForm>,
  files: PostFile[],
  onFraction: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  for (const { name, data } of files) form.append('files', data, name)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open(uploadArchive.method, uploadArchive.path)
    request.withCredentials = true
    request.upload.onprogress = ({ loaded, total }) => onFraction(total ? loaded / total : 0)
    request.onload = () => {
      const body = parse(request.responseText)
      if (request.status === 200) resolve(body as Uploaded)
      else reject(errorFromAnswer(request.status, body))
    }
    request.onerror = () => reject(new ApiError(0, UNREACHABLE))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
