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
import { BODY_BYTES, PARAM_LENGTH, SMALL_BODY_MS, STALLED_MS } from './limits.ts'
import { describeRoutes } from './openapi.ts'
import { limitEveryCall } from './rate-limiter.ts'
import { refuseForeignOrigins } from './same-origin.ts'
import { refuseUnstorable, validatorCompiler } from './validation.ts'

const IDLE_SWEEP_MS = 100
const LOOK_MS = 5000

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
    return503OnClosing: true,
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
  closeConnectionsAsTheyFallIdle(http)
  return http
}

/** Aborted when the caller goes away before the answer is sent. */
export function signalOf({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.complete) gone.abort(new CallerGone())
  })
  return gone.signal
}

interface Pending {
  request: FastifyRequest
  since: number
  bytes: number
  movedAt: number
}

/** Looks at everything that is still being sent, and lets go what no longer moves. */
function letStalledGo(http: FastifyInstance) {
  const pending = new Set<Pending>()
  http.addHook('onRequest', async (request) => {
    if (request.raw.complete || request.headers['content-length'] === '0' || !hasBody(request)) return
    const now = performance.now()
    const one = { request, since: now, bytes: 0, movedAt: now }
    pending.add(one)
    request.raw.once('close', () => pending.delete(one))
    request.raw.once('end', () => pending.delete(one))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const one of pending) {
      const { raw, routeOptions } = one.request
      const { bytesRead = 0 } = raw.socket
      if (bytesRead > one.bytes) Object.assign(one, { bytes: bytesRead, movedAt: now })
      const isSmall = (routeOptions.bodyLimit ?? 0) <= BODY_BYTES
      if (now - one.movedAt > STALLED_MS || (isSmall && now - one.since > SMALL_BODY_MS)) raw.destroy()
    }
  }, LOOK_MS).unref()
  http.addHook('onClose', async () => clearInterval(look))
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** A kept-alive connection whose last request is answered would otherwise hold up the end for a minute. */
function closeConnectionsAsTheyFallIdle(http: FastifyInstance) {
  http.addHook('preClose', async () => {
    const sweep = setInterval(() => http.server.closeIdleConnections(), IDLE_SWEEP_MS)
    http.server.once('close', () => clearInterval(sweep))
  })
}
