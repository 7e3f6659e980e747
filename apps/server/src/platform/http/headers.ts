import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Addresses that carry a secret or belong to somebody else: not even our own pages learn them. */
const NO_REFERRER = /^\/(share|import\/|confirm-email\/|reset-password\/)/

export async function addSecurityHeaders(
  http: FastifyInstance,
  options: { secure: boolean; recaptcha: boolean },
) {
  const google = options.recaptcha
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : []
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...google],
        frameSrc: google.length ? google : ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  http.addHook('onSend', async (request, reply) => {
    if (NO_REFERRER.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    reply.header('x-request-id', request.id)
  })
}
