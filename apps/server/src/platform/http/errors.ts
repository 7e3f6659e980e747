import { PROBLEM_HEADER, type ProblemBody, problems } from '@youzine/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '../db/database.ts'
import { isDiskFull } from '../disk-full.ts'
import { Problem, problem } from '../problem.ts'
import { StoreGone } from '../storage/storage.ts'

/** What Fastify and its plugins refuse by themselves, in our words. */
const BY_STATUS: Record<number, Problem> = {
  400: problem('bad_request'),
  404: problem('not_found'),
  413: problem('too_large'),
  414: new Problem('too_large', { message: 'This address is too long.' }),
  415: problem('unsupported_media'),
  503: problem('unavailable'),
}

function answer(reply: FastifyReply, status: number, found: Problem) {
  if (found.retryAfterSeconds) reply.header('retry-after', found.retryAfterSeconds)
  reply.header(PROBLEM_HEADER, found.code)
  const body: ProblemBody = { detail: found.faults ?? found.message }
  return reply.code(status).type('application/json').send(JSON.stringify(body))
}

/** Whoever asked has gone away: nobody's fault, and nothing to wake anybody for. */
export class CallerGone extends Error {}

/** A body that arrived whole may still be unread when its line breaks: then it has its error, and is complete. */
const isGone = (error: unknown, { raw }: FastifyRequest) =>
  error instanceof CallerGone || (raw.destroyed && (raw.errored !== null || !raw.complete))

export function answerProblems(http: FastifyInstance) {
  http.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    // What was not read to its end is not read on: the line ends with the answer.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (error instanceof Problem) return answer(reply, error.status, error)
    if (isGone(error, request)) {
      request.log.info('the caller went away')
      return answer(reply, 400, problem('bad_request'))
    }
    const status = error.statusCode ?? 500
    const known = status < 500 || status === 503 ? BY_STATUS[status] : undefined
    if (known) {
      request.log.info({ code: error.code, status }, 'request refused')
      return answer(reply, status, known)
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full')
      return answer(reply, problems.no_room.status, problem('no_room'))
    }
    if (isDatabaseGone(error)) {
      request.log.warn({ err: error }, 'the database did not answer')
      return answer(reply, 503, problem('unavailable'))
    }
    if (error instanceof StoreGone) {
      request.log.error({ err: error }, 'the store did not answer')
      return answer(reply, 503, problem('unavailable'))
    }
    request.log.error({ err: error }, 'request failed')
    return answer(reply, 500, problem('unexpected'))
  })
}

export const answerNotFound = (reply: FastifyReply) => answer(reply, 404, problem('not_found'))
