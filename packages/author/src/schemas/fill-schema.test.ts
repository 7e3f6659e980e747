import { describe, expect, test } from 'vitest'
import { funny } from '../fixtures/funny.ts'
import { analyse } from '../reading/analyse.ts'
import { fillSchema } from './fill-schema.ts'
import { matching } from './matching.ts'
import type { Schema } from './request.ts'

const today = '2026-01-01'
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })
describe('schemas', () => {
  test.each([`^${'a?'.repeat(40)}${'a'.repeat(38)}$`, `^${'(a|a)'.repeat(23)}b$`])(
    'a pattern that would take for ever is left unmet rather than run: %s',
    (pattern) => expect(matching(pattern, 'a'.repeat(37))).toBe('a'.repeat(37)),
  )

  const fillIt = (schema: Schema) =>
    fillSchema({ schema, posts: funny.posts, analysis, person: { firstName: 'Idris' } })
  test('are filled with every type, valid and nested', () => {
    const value = fillIt({
      type: 'object',
      required: ['title', 'tags', 'score', 'nested', 'kind'],
      properties: {
        title: { type: 'string', maxLength: 20 },
        tags: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 4 },
        score: { type: 'integer', minimum: 1, maximum: 5 },
        kind: { enum: ['sailing', 'piano', 'skiing'] },
        nested: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date' }, ok: { type: 'boolean' } },
        },
        maybe: { anyOf: [{ type: 'null' }, { type: 'number', multipleOf: 5 }] },
      },
    }) as {
      title: string
      tags: string[]
      score: number
      kind: string
      nested: { day: string }
      maybe: number
    }
    expect(value.title.length).toBeLessThanOrEqual(20)
    expect(value.tags.length).toBeGreaterThanOrEqual(2)
    expect(value.score).toBeGreaterThanOrEqual(1)
    expect(value.score).toBeLessThanOrEqual(5)
    expect(value.kind).toBe('piano')
    expect(value.nested.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(value.maybe % 5).toBe(0)
  })
  test('that refer to themselves come to an end', () => {
    expect(() =>
      fillIt({
        $ref: '#/$defs/node',
        $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
      }),
    ).not.toThrow()
  })
})
