import type { FastifyInstance } from 'fastify'
import type { OpenStream } from './http/event-stream.ts'
import type { Route } from './http/route.ts'
import type { Sockets } from './http/sockets.ts'
import type { JobHandler } from './jobs/job.ts'
import type { PersonalData } from './personal-data.ts'

/** Where a feature puts its calls, its sockets and its pages. */
export interface Web {
  http: FastifyInstance
  route: Route
  sockets: Sockets
  openStream: OpenStream
  /** The web app's page; none where it was not built. */
  shell: string | undefined
}

/** A slice of the product as `app.ts` sees it: each `create…` returns one, with whatever others may ask of it. */
export interface Feature {
  routes?(web: Web): void
  jobs?: JobHandler[]
  personalData?: PersonalData
  /** Once, before anything is asked: what a process that died has left undone. */
  begin?(): Promise<void>
  close?(): Promise<void>
}
