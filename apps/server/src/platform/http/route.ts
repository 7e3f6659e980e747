import type { Access, EndpointSpec } from '@youzine/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { problem } from '../problem.ts'
import { aFewEach } from '../semaphore.ts'
import type { Actor } from './actor.ts'
import { networkOf } from './addresses.ts'
import { BODY_BYTES, FORMS_OF_NETWORK } from './limits.ts'
import { type MultipartOptions, readMultipart, type UploadedFile } from './multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    uploads: Record<string, UploadedFile>
  }
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined

export interface Call<E extends EndpointSpec> {
  actor: E['access'] extends 'public' ? Actor | null : Actor
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  files: Record<string, UploadedFile>
  /** Where it comes from, for limits. */
  network: string
  request: FastifyRequest
  reply: FastifyReply
}

export interface RouteOptions {
  bodyLimit?: number
  maxFileBytes?: number
  /** The handler reads the parts itself, as they come. */
  streamsParts?: boolean
}

export type Route = ReturnType<typeof routesOn>

function admit(access: Access, actor: Actor | null) {
  if (access === 'public') return
  if (!actor) throw problem('unauthenticated')
  if (access === 'member' && actor.role === 'guest') throw problem('account_needed')
  if (access === 'admin' && actor.role !== 'admin') throw problem('forbidden')
}

/** `route(endpoint, handler)`: path, validation, access and documentation all come from the contract. */
export function routesOn(http: FastifyInstance) {
  // These are taken into memory before anybody's limit is asked.
  const ofEachPlace = aFewEach<string>(FORMS_OF_NETWORK, () => problem('too_many_requests'))
  return function route<E extends EndpointSpec>(
    endpoint: E,
    handle: (call: Call<E>) => Promise<z.input<E['response']> | FastifyReply>,
    options: RouteOptions = {},
  ) {
    const multipart: MultipartOptions | undefined =
      endpoint.encoding === 'multipart'
        ? { files: endpoint.files ?? [], maxFileBytes: options.maxFileBytes ?? 0 }
        : undefined
    const bodyLimit = options.bodyLimit ?? (multipart ? multipart.maxFileBytes + BODY_BYTES : BODY_BYTES)
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        summary: endpoint.summary,
        description: `Access: ${endpoint.access}`,
        ...(endpoint.encoding === 'form' ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
        ...(multipart ? { consumes: ['multipart/form-data'] } : {}),
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body && !options.streamsParts ? { body: endpoint.body } : {}),
        response: { 200: endpoint.response },
      },
      bodyLimit,
      onRequest: async (request) => {
        admit(endpoint.access, request.actor)
        // Said before the first byte is read: Fastify itself would take in a form of any announced length.
        if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw problem('too_large')
        if (multipart && request.headers['content-length'] === undefined)
          throw problem('bad_request', 'Please say how long the form is before you send it.')
      },
      preValidation: async (request) => {
        if (!multipart || options.streamsParts) return
        const form = await ofEachPlace(networkOf(request.ip), () => readMultipart(request, multipart))
        request.body = form.fields
        request.uploads = form.files
      },
      handler: (request, reply) =>
        handle({
          actor: request.actor,
          params: request.params,
          query: request.query,
          body: request.body,
          files: request.uploads,
          network: networkOf(request.ip),
          request,
          reply,
        } as Call<E>),
    })
  }
}
