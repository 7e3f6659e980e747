import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { serializerCompiler } from '@fastify/type-provider-zod'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'
import type { Actor } from './actor.ts'
import { readableAddress } from './addresses.ts'
import { answerProblems, CallerGone } from './errors.ts'
import { addSecurityHeaders } from './headers.ts'
import { answerOnceMoreBeforeLeaving } from './leaving.ts'
import { BODY_BYTES, PARAM_LENGTH } from './limits.ts'
import { describeRoutes } from './openapi.ts'
import { limitEveryCall } from './rate-limiter.ts'
import { refuseForeignOrigins } from './same-origin.ts'
import { letStalledGo } from './stalled.ts'
import { letSlowReadersGo } from './unread.ts'
import { refuseUnstorable, validatorCompiler } from './validation.ts'

export interface HttpOptions {
  env: Env
  log: Log
  clock: Clock
  recognise(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null>
  /** Whether the database answers: while it does not, nobody is kept waiting. */
  isUp(): boolean
}

export async function createHttp({
  env,
  log,
  clock,
  recognise,
  isUp,
}: HttpOptions): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_BYTES,
    // Judged by progress instead (`letStalledGo`): a large archive over a slow line takes its time.
    requestTimeout: 0,
    routerOptions: { maxParamLength: PARAM_LENGTH, ignoreTrailingSlash: true },
    rewriteUrl: readableAddress,
    genReqId: () => randomUUID(),
    // What is asked while the others are being finished is answered, and not sent elsewhere.
    return503OnClosing: false,
  })
  // No call of ours takes plain text: a page of another site could send it without being asked first.
  http.removeContentTypeParser('text/plain')
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('actor', null)
  http.decorateRequest('uploads')
  answerProblems(http)

  await http.register(cookie)
  await addSecurityHeaders(http, { secure: env.secure, recaptcha: env.botCheck.kind === 'recaptcha' })
  await http.register(compress, { globalDecompression: false })
  await http.register(formbody, { bodyLimit: BODY_BYTES })
  await http.register(multipart)
  await describeRoutes(http)

  refuseForeignOrigins(http, env.publicUrl)
  if (env.rateLimits) limitEveryCall(http, clock)
  http.addHook('onRequest', async (request, reply) => {
    request.uploads = {}
    if (!isUp() && /^\/(api|ws|media)\//.test(request.url)) throw problem('unavailable')
    const path = request.routeOptions.url ?? ''
    request.actor = /^\/(api|media|ws)\//.test(path) ? await recognise(request, reply) : null
  })
  refuseUnstorable(http)
  // The route's pattern, not the address: addresses carry tokens and share links.
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const line = {
      method,
      route: routeOptions.url ?? '*',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request')
  })
  letStalledGo(http)
  letSlowReadersGo(http)
  answerOnceMoreBeforeLeaving(http)
  return http
}

/** Aborted when the caller goes away before the answer is sent, however much of the request had come. */
export function signalOf({ raw }: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new CallerGone())
  })
  raw.once('close', () => {
    if (!raw.complete) gone.abort(new CallerGone())
  })
  return gone.signal
}
