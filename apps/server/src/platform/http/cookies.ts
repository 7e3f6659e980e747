import type { FastifyReply, FastifyRequest } from 'fastify'

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string, seconds: number): void
  clear(reply: FastifyReply): void
}

/** `__Host-` ties the cookie to this very host, but browsers accept it only over https. */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-youzine' : 'youzine'
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  return {
    read: (request) => request.cookies[name],
    write: (reply, token, seconds) => reply.setCookie(name, token, { ...options, maxAge: seconds }),
    clear: (reply) => reply.clearCookie(name, options),
  }
}
