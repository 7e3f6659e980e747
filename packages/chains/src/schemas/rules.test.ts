import { describe, expect, test } from 'vitest'
import { convertSchema, defaultSchema } from './convert.ts'
import { PROVIDERS, type Provider, schemaFaults } from './rules.ts'
import type { JsonObject } from './walk.ts'

const text = { type: 'string', description: 'd' }
const withField = (field: unknown) =>
  ({ name: 'f', parameters: { type: 'object', properties: { a: field } } }) as JsonObject
const messages = (schema: unknown, provider: Provider = 'openai') =>
  schemaFaults(schema, provider).map(({ message }) => message)

describe('a function schema', () => {
  test.each(PROVIDERS)(
    'the default of %s has no fault, and neither has it as the other writes it',
    (provider) => {
      const { schema } = defaultSchema(provider)
      expect(messages(schema, provider)).toEqual([])
      const other = provider === 'openai' ? 'anthropic' : 'openai'
      expect(messages(convertSchema(schema, other).schema, other)).toEqual([])
      expect(convertSchema(convertSchema(schema, other).schema, provider).schema).toEqual(schema)
    },
  )

  test.each([
    [
      '[SCHEMA-01]',
      { parameters: { type: 'object', properties: { a: text } } },
      'Missing required field: name',
    ],
    ['[SCHEMA-02]', { ...withField(text), name: 7 }, 'Function name must be a string'],
    [
      '[SCHEMA-03]',
      { ...withField(text), name: '1 f' },
      'Function name must be a valid identifier (letters, numbers, underscores, not starting with a number)',
    ],
    ['[SCHEMA-04]', { ...withField(text), description: 7 }, 'Description must be a string'],
    ['[SCHEMA-05]', { name: 'f' }, 'Missing required field: parameters'],
    [
      '[SCHEMA-06]',
      { name: 'f', parameters: { type: 'string', properties: { a: text } } },
      "parameters.type must be 'object'",
    ],
    [
      '[SCHEMA-06]',
      { name: 'f', parameters: { type: 'object', properties: {} } },
      'Function must have at least one parameter',
    ],
    [
      '[SCHEMA-06]',
      { name: 'f', parameters: { type: 'object' } },
      'Function must have at least one parameter',
    ],
    ['[SCHEMA-07]', withField({ description: 'd' }), "Property 'a' must have a type"],
    ['[SCHEMA-07]', withField({ type: 'string' }), "Property 'a' must have a description"],
    ['[SCHEMA-08]', withField({ type: 'date', description: 'd' }), "Property 'a' has an invalid type: date"],
    ['[SCHEMA-09]', withField({ type: 'array', description: 'd' }), "Array property 'a' must have items"],
    [
      '[SCHEMA-10]',
      withField({ type: 'object', description: 'd', properties: { b: { type: 'string' } } }),
      "Property 'a.b' must have a description",
    ],
    [
      '[SCHEMA-10]',
      withField({
        type: 'array',
        description: 'd',
        items: { type: 'object', properties: { b: { description: 'd' } } },
      }),
      "Property 'a[].b' must have a type",
    ],
  ])('%s %o says so', (_id, schema, message) => expect(messages(schema)).toEqual([message]))

  test('[SCHEMA-14] [SCHEMA-05] for anthropic the field is input_schema', () => {
    expect(messages(withField(text), 'anthropic')).toEqual(['Missing required field: input_schema'])
  })

  test('nested too deep, too wide, or in a circle, it is refused and not walked', () => {
    let deep: unknown = text
    for (let level = 0; level < 5000; level += 1)
      deep = { type: 'object', description: 'd', properties: { a: deep } }
    expect(messages(withField(deep)).at(-1)).toContain('levels deep at most')
    const wide = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}`, text]))
    expect(messages({ name: 'f', parameters: { type: 'object', properties: wide } })).toEqual([
      'A schema may have 500 fields at most.',
    ])
    expect(messages(withField({ $ref: '#' }))).toEqual(['A schema may not refer to itself ($ref).'])
  })

  test('faults point into the JSON', () => {
    expect(schemaFaults(withField({ type: 'date', description: 'd' }), 'openai')[0]?.at).toEqual([
      'parameters',
      'properties',
      'a',
      'type',
    ])
  })
})
