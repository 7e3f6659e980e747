import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from '@fastify/type-provider-zod'
import type { FastifyInstance } from 'fastify'

/** Registered before the routes, so that it sees every one of them. */
export async function describeRoutes(http: FastifyInstance) {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Youzine', description: 'You as AI sees you', version: '1' },
    },
    transform: jsonSchemaTransform,
  })
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger())
}
