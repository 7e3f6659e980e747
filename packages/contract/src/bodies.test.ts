import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from './index.ts'

const bodies = Object.values(contract).flatMap((one) =>
  typeof one === 'object' && one !== null && 'path' in one && 'body' in one && one.body instanceof z.ZodType
    ? [{ path: `${'method' in one ? one.method : ''} ${one.path}`, body: one.body }]
    : [],
)

const NOBODY_SETS = [
  'id',
  'user_id',
  'isAdmin',
  'is_admin',
  'emailValidated',
  'email_validated',
  'usage_count',
  'view_count',
  'is_approved',
]

/** The objects that a body may be made of. */
function objectsIn(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(objectsIn)
  if (schema instanceof z.ZodPipe) return objectsIn(schema.in)
  if (schema instanceof z.ZodType && 'innerType' in schema.def) return objectsIn(schema.def.innerType)
  return []
}

test('no body takes what only the server sets, nor any key that it does not name', () => {
  expect(bodies.length).toBeGreaterThan(30)
  for (const { path, body } of bodies) {
    const objects = objectsIn(body)
    expect([path, objects.length > 0]).toEqual([path, true])
    for (const { def, shape } of objects) {
      expect([path, def.catchall === undefined || def.catchall instanceof z.ZodNever]).toEqual([path, true])
      expect([path, NOBODY_SETS.filter((key) => key in shape)]).toEqual([path, []])
    }
  }
})
