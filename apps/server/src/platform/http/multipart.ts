import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem, problem } from '../problem.ts'

export interface UploadedFile {
  filename: string
  mimetype: string
  data: Buffer
}

export interface MultipartOptions {
  files: readonly string[]
  maxFileBytes: number
}

/** Reads a small form with its files into memory; large uploads stream through a reader of their own. */
export async function readMultipart(
  request: FastifyRequest,
  { files: expected, maxFileBytes }: MultipartOptions,
) {
  if (!request.isMultipart()) throw problem('unsupported_media')
  const fields: Record<string, unknown> = {}
  const files: Record<string, UploadedFile> = {}
  const parts = request.parts({
    limits: { fileSize: maxFileBytes, files: expected.length, fields: 30, fieldSize: 32 * 1024 },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw problem('too_large')
      fields[part.fieldname] = part.value
      continue
    }
    const data = await part.toBuffer()
    // Browsers send an empty part for a file field that was left alone.
    if (!expected.includes(part.fieldname) || data.length === 0) continue
    files[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, data }
  }
  return { fields, files }
}

export function theFile(files: Record<string, UploadedFile>, name: string): UploadedFile {
  const file = files[name]
  if (!file)
    throw new Problem('invalid', {
      message: 'Please choose a file.',
      faults: [{ loc: ['body', name], msg: 'Please choose a file.', type: 'missing' }],
    })
  return file
}
