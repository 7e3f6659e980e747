export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const MAX_SCHEMA_BYTES = 64 * 1024
export const MAX_SCHEMA_DEPTH = 24
export const MAX_SCHEMA_FIELDS = 500

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Visited {
  field: JsonObject
  /** `person.name`, `people[].name`; of the root the empty text. */
  path: string
  /** The same as steps into the JSON, for whoever wants to point at it. */
  at: (string | number)[]
  depth: number
}

export class SchemaTooLarge extends Error {}

/** One step further into a schema. */
export interface Nested {
  part: 'properties' | '$defs' | 'definitions' | 'items' | 'anyOf' | 'oneOf' | 'allOf'
  /** Of a property or definition its name, of an alternative its place. */
  name: string | number
  field: JsonObject
}

const NAMED = ['properties', '$defs', 'definitions'] as const
const LISTED = ['anyOf', 'oneOf', 'allOf'] as const

/** Everything that stands directly in a field, in the order in which it is visited. */
export function nestedIn(field: JsonObject): Nested[] {
  const nested: { part: Nested['part']; name: string | number; field: Json | undefined }[] = [
    ...NAMED.flatMap((part) => {
      const named = field[part]
      return isObject(named) ? Object.entries(named).map(([name, one]) => ({ part, name, field: one })) : []
    }),
    { part: 'items', name: 'items', field: field.items },
    ...LISTED.flatMap((part) => {
      const listed = field[part]
      return Array.isArray(listed) ? listed.map((one, name) => ({ part, name, field: one })) : []
    }),
  ]
  return nested.filter((one): one is Nested => isObject(one.field))
}

interface Bounds<T> {
  depth: number
  fields: number
  /** What stands for a field beyond them. */
  beyond(field: JsonObject, why: 'deep' | 'many'): T
}

/**
 * Something made of a schema, field by field: whoever visits one says which of the nested ones to go into. The one
 * place that knows how schemas nest, and where they end: nothing is deeper or larger than its bounds, whatever it says.
 */
export function foldSchema<T>(
  root: JsonObject,
  at: (string | number)[],
  bounds: Bounds<T>,
  visit: (visited: Visited, into: (nested: Nested) => T) => T,
): T {
  let fields = 0
  function go(field: JsonObject, path: string, where: (string | number)[], depth: number): T {
    fields += 1
    if (depth > bounds.depth) return bounds.beyond(field, 'deep')
    if (fields > bounds.fields) return bounds.beyond(field, 'many')
    return visit({ field, path, at: where, depth }, (nested) =>
      go(nested.field, pathOf(path, nested), [...where, ...stepsOf(nested)], depth + 1),
    )
  }
  return go(root, '', at, 0)
}

function pathOf(path: string, { part, name }: Nested): string {
  if (part === 'properties') return join(path, String(name))
  if (part === 'items') return `${path}[]`
  return part === '$defs' || part === 'definitions' ? String(name) : path
}

const stepsOf = ({ part, name }: Nested) => (part === 'items' ? [part] : [part, name])

/** Every field of a schema, parents first: properties, items, alternatives and definitions. */
export function walkSchema(
  root: JsonObject,
  at: (string | number)[],
  visit: (visited: Visited) => void,
): void {
  const bounds: Bounds<void> = {
    depth: MAX_SCHEMA_DEPTH,
    fields: MAX_SCHEMA_FIELDS,
    beyond: (_, why) => {
      throw new SchemaTooLarge(schemaSizeTexts[why])
    },
  }
  foldSchema(root, at, bounds, (visited, into) => {
    visit(visited)
    for (const nested of nestedIn(visited.field)) into(nested)
  })
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

export const schemaSizeTexts = {
  deep: `A schema may be nested ${MAX_SCHEMA_DEPTH} levels deep at most.`,
  many: `A schema may have ${MAX_SCHEMA_FIELDS} fields at most.`,
  long: `A schema may be ${MAX_SCHEMA_BYTES / 1024} kB long at most.`,
  circle: 'A schema may not refer to itself ($ref).',
} as const
