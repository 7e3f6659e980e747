import { foldSchema, isObject, type JsonObject, type Nested, nestedIn } from '@youzine/chains'
import { gather } from '../writing/material.ts'
import { searchPosts } from '../writing/search.ts'
import { wordingFor } from '../writing/wordings.ts'
import type { Schema, SchemaRequest } from './request.ts'
import { chooseEnum, type Filling, fillNumber, fillString, pickText } from './values.ts'

/** However much a schema asks for. */
const MOST_ITEMS = 40
const BOUNDS = { depth: 12, fields: 300, beyond: minimal }

type Into = (nested: Nested) => unknown

/** A value that fits the schema, made from the person's own material; deterministic, never executed, always valid. */
export function fillSchema(request: SchemaRequest): unknown {
  const { schema, analysis, posts, person } = request
  const material = gather(analysis, posts, person, wordingFor('en').writer, analysis.today)
  const filling: Filling = { ...request, material, used: new Set() }
  const defs = new Map(
    nestedIn(schema)
      .filter(({ part }) => part === '$defs' || part === 'definitions')
      .map((nested) => [nested.name, nested]),
  )
  return foldSchema<unknown>(schema, [], BOUNDS, ({ field, at }, into) => {
    if (typeof field.$ref === 'string') {
      const target = defs.get(field.$ref.split('/').at(-1) ?? '')
      return target ? into(target) : null
    }
    return fill(field, nameAt(at), filling, into)
  })
}

/** What a field is called: the last name on the way to it, in the singular for one of a list. */
function nameAt(at: readonly (string | number)[]): string {
  const last = at.findLastIndex(
    (step, index) => index > 0 && at[index - 1] === 'properties' && typeof step === 'string',
  )
  const name = last < 0 ? 'value' : String(at[last])
  return at.lastIndexOf('items') > last ? name.replace(/s$/, '') : name
}

function fill(schema: Schema, name: string, f: Filling, into: Into): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum))
    return chooseEnum(schema.enum, `${name} ${String(schema.description ?? '')}`, f)
  const nested = nestedIn(schema)
  const either = nested.filter(({ part }) => part === (schema.anyOf ? 'anyOf' : 'oneOf'))
  const chosen = either.find(({ field }) => field.type !== 'null') ?? either[0]
  if (chosen) return into(chosen)
  const all = nested.filter(({ part }) => part === 'allOf')
  if (all[0]) {
    const { allOf: _, ...rest } = schema
    return into({ ...all[0], field: Object.assign({}, ...all.map(({ field }) => field), rest) })
  }
  switch (typeOf(schema)) {
    case 'object':
      return fillObject(schema, name, f, into)
    case 'array':
      return fillArray(schema, name, f, into)
    case 'number':
      return fillNumber(schema, name, f, false)
    case 'integer':
      return fillNumber(schema, name, f, true)
    case 'boolean':
      return searchPosts(f.posts, `${name} ${String(schema.description ?? '')}`).length > 0
    case 'null':
      return null
    default:
      return fillString(schema, name, f)
  }
}

const typeOf = ({ type, properties, items }: Schema) =>
  Array.isArray(type)
    ? (type.find((one) => one !== 'null') ?? 'null')
    : (type ?? (properties ? 'object' : items ? 'array' : 'string'))

function fillObject(schema: Schema, name: string, f: Filling, into: Into): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const nested of nestedIn(schema)) if (nested.part === 'properties') out[nested.name] = into(nested)
  for (const key of Array.isArray(schema.required) ? schema.required.map(String) : [])
    if (!(key in out)) out[key] = pickText(`${name} ${key}`, f)
  return out
}

function fillArray(schema: Schema, name: string, f: Filling, into: Into): unknown[] {
  const min = Math.min(MOST_ITEMS, Number(schema.minItems ?? 0) || 0)
  const max = Math.min(MOST_ITEMS, Number(schema.maxItems ?? MOST_ITEMS))
  const ofArticle = name.toLowerCase().includes('section') ? f.article?.paragraphs.length : undefined
  const wanted = Math.min(max, Math.max(min, ofArticle === undefined ? 3 : Math.min(8, ofArticle)))
  const items: JsonObject = isObject(schema.items) ? schema.items : { type: 'string' }
  const out: unknown[] = []
  for (let i = 0; out.length < wanted && i < wanted * 4 + 8; i++) {
    const value = Array.isArray(items.enum)
      ? items.enum[i % items.enum.length]
      : into({ part: 'items', name: 'items', field: items })
    if (schema.uniqueItems && out.some((x) => JSON.stringify(x) === JSON.stringify(value))) {
      if (Array.isArray(items.enum) && i >= items.enum.length) break
      continue
    }
    out.push(value)
  }
  return out
}

function minimal(schema: Schema): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return type === 'object'
    ? {}
    : type === 'array'
      ? []
      : type === 'number' || type === 'integer'
        ? 0
        : type === 'boolean'
          ? false
          : type === 'null'
            ? null
            : ''
}
