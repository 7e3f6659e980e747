import { strToU8, Zip, ZipDeflate } from 'fflate'
import { answerIn } from '#platform/thread-side.ts'
import type { ExportReply, ExportRequest } from './export.ts'

// In a thread: compressing a life takes seconds.
let ready: Uint8Array[] = []
const zip = new Zip((error, chunk) => {
  if (error) throw error
  ready.push(chunk)
})
let file: ZipDeflate | undefined

answerIn((request: ExportRequest): ExportReply => {
  if (request.kind === 'file') {
    file = new ZipDeflate(request.name, { level: 6 })
    zip.add(file)
  }
  if (request.kind === 'text')
    file?.push(typeof request.text === 'string' ? strToU8(request.text) : request.text)
  if (request.kind === 'end of file') file?.push(new Uint8Array(), true)
  if (request.kind === 'end') zip.end()
  const chunks = ready
  ready = []
  return chunks
})
