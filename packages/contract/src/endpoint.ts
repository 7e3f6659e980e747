import type { z } from 'zod'

/** Who may call: enforced by the server before the handler runs. Ownership is checked in the query, not here. */
export type Access = 'public' | 'session' | 'member' | 'admin'

export type Encoding = 'json' | 'form' | 'multipart'

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify style, `/api/article/:id`. */
  path: string
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** How the body travels; JSON unless said. Multipart files are named in `files`. */
  encoding?: Encoding
  files?: readonly string[]
  response: z.ZodType
}

export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec

type Part<T, Otherwise> = T extends z.ZodType ? z.input<T> : Otherwise

export type ParamsOf<E extends EndpointSpec> = Part<E['params'], undefined>
export type QueryOf<E extends EndpointSpec> = Part<E['query'], undefined>
export type BodyOf<E extends EndpointSpec> = Part<E['body'], undefined>
export type ResponseOf<E extends EndpointSpec> = z.output<E['response']>
