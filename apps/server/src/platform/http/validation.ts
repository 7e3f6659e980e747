import { NUL } from '@youzine/contract'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Problem, problem } from '../problem.ts'
import { JSON_DEPTH } from './limits.ts'

const PARTS: Record<string, string> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
}

export function invalid(part: string, error: z.ZodError): Problem {
  const faults = error.issues.map((issue) => ({
    loc: [part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))],
    msg: issue.message,
    type: issue.code ?? 'value_error',
  }))
  return new Problem('invalid', { message: faults[0]?.msg, faults, cause: error })
}

/** A path that cannot name anything is simply not there; everything else says which field is wrong. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const read = schema.safeParse(data)
    if (read.success) return { value: read.data }
    return {
      error:
        httpPart === 'params'
          ? problem('not_found')
          : invalid(PARTS[httpPart ?? 'body'] ?? 'body', read.error),
    }
  }

/** The database must never see a NUL, half a character, nor JSON nested deeper than it can bear. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth >= JSON_DEPTH) return false
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry, depth + 1))
}

const isStorableText = (text: string) => !text.includes(NUL) && text.isWellFormed()

export function refuseUnstorable(http: FastifyInstance) {
  http.addHook('preValidation', async (request) => {
    if (isStorable(request.params) === false) throw problem('not_found')
    if (isStorable(request.query) && isStorable(request.body)) return
    throw new Problem('invalid', { message: 'This contains a character or a depth that cannot be stored.' })
  })
}
