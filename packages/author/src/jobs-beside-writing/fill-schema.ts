import type { Analysis, Article, Person, Post } from '../model.ts'
import { hash } from '../reading/seeded.ts'
import { gather, type Material } from '../writing/material.ts'
import { typographic } from '../writing/quote.ts'
import { searchPosts } from '../writing/search.ts'
import { wordingFor } from '../writing/wordings.ts'

export type Schema = Record<string, unknown>

export interface SchemaRequest {
  schema: Schema
  posts: readonly Post[]
  analysis: Analysis
  person: Person
  /** What was asked for, in words; it steers which posts are used. */
  instruction?: string
  /** An article written for the same request: titles, bodies and sections are taken from it. */
  article?: Article
}

interface Filling extends SchemaRequest {
  material: Material
  used: Set<number>
  defs: Record<string, Schema>
}

const MAX_DEPTH = 12

/** A value that fits the schema, made from the person's own material; deterministic, never executed, always valid. */
export function fillSchema(request: SchemaRequest): unknown {
  const material = gather(
    request.analysis,
    request.posts,
    request.person,
    wordingFor('en').writer,
    request.analysis.today,
  )
  const defs = {
    ...(request.schema.$defs as Record<string, Schema>),
    ...(request.schema.definitions as Record<string, Schema>),
  }
  return fill(request.schema, 'value', { ...request, material, used: new Set(), defs }, 0)
}

function fill(schema: Schema, name: string, f: Filling, depth: number): unknown {
  if (depth > MAX_DEPTH) return minimal(schema)
  if (typeof schema.$ref === 'string') {
    const target = f.defs[schema.$ref.split('/').at(-1) ?? '']
    return target ? fill(target, name, f, depth + 1) : null
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum))
    return chooseEnum(schema.enum, `${name} ${String(schema.description ?? '')}`, f)
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (Array.isArray(either) && either.length > 0)
    return fill(either.find((s) => s.type !== 'null') ?? (either[0] as Schema), name, f, depth + 1)
  if (Array.isArray(schema.allOf))
    return fill(
      Object.assign({}, ...(schema.allOf as Schema[]), { ...schema, allOf: undefined }),
      name,
      f,
      depth + 1,
    )
  const type = Array.isArray(schema.type)
    ? (schema.type.find((t) => t !== 'null') ?? 'null')
    : (schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'string'))
  switch (type) {
    case 'object':
      return fillObject(schema, name, f, depth)
    case 'array':
      return fillArray(schema, name, f, depth)
    case 'number':
    case 'integer':
      return fillNumber(schema, name, f, type === 'integer')
    case 'boolean':
      return searchPosts(f.posts, `${name} ${String(schema.description ?? '')}`).length > 0
    case 'null':
      return null
    default:
      return fillString(schema, name, f)
  }
}

function fillObject(schema: Schema, name: string, f: Filling, depth: number): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  for (const [key, value] of Object.entries(properties)) out[key] = fill(value, key, f, depth + 1)
  for (const key of (schema.required as string[] | undefined) ?? [])
    if (!(key in out)) out[key] = pickText(`${name} ${key}`, f)
  return out
}

function fillArray(schema: Schema, name: string, f: Filling, depth: number): unknown[] {
  const min = Number(schema.minItems ?? 0)
  const max = Number(schema.maxItems ?? Number.POSITIVE_INFINITY)
  const wanted = Math.min(
    max,
    Math.max(
      min,
      name.toLowerCase().includes('section') && f.article ? Math.min(8, f.article.paragraphs.length) : 3,
    ),
  )
  const items = (schema.items ?? { type: 'string' }) as Schema
  const out: unknown[] = []
  for (let i = 0; out.length < wanted && i < wanted * 4 + 8; i++) {
    const value = Array.isArray(items.enum)
      ? items.enum[i % items.enum.length]
      : fill(items, name.replace(/s$/, ''), f, depth + 1)
    if (schema.uniqueItems && out.some((x) => JSON.stringify(x) === JSON.stringify(value))) {
      if (Array.isArray(items.enum) && i >= items.enum.length) break
      continue
    }
    out.push(value)
  }
  return out
}

function fillNumber(schema: Schema, name: string, f: Filling, whole: boolean): number {
  const t = f.analysis.totals
  const key = name.toLowerCase()
  const known = /year/.test(key)
    ? Number(t.first?.slice(0, 4) ?? 2000)
    : /word/.test(key)
      ? t.words
      : /post|count|total|number/.test(key)
        ? t.written
        : searchPosts(f.posts, `${name} ${String(schema.description ?? '')}`).length
  const low =
    typeof schema.exclusiveMinimum === 'number'
      ? schema.exclusiveMinimum + (whole ? 1 : 0.001)
      : Number(schema.minimum ?? Number.NEGATIVE_INFINITY)
  const high =
    typeof schema.exclusiveMaximum === 'number'
      ? schema.exclusiveMaximum - (whole ? 1 : 0.001)
      : Number(schema.maximum ?? Number.POSITIVE_INFINITY)
  let n = Math.min(high, Math.max(low, known))
  const step = Number(schema.multipleOf ?? 0)
  if (step > 0) {
    n = Math.floor(n / step) * step
    if (n < low) n += step
  } else if (whole) n = n < low + 1 ? Math.ceil(n) : Math.floor(n)
  return n
}

function fillString(schema: Schema, name: string, f: Filling): string {
  const max = Number(schema.maxLength ?? Number.POSITIVE_INFINITY)
  const min = Number(schema.minLength ?? 0)
  const key = name.toLowerCase()
  let text: string
  if (schema.format === 'date') text = (f.analysis.totals.last ?? f.analysis.today).slice(0, 10)
  else if (schema.format === 'date-time')
    text = f.analysis.totals.last ?? `${f.analysis.today.slice(0, 10)}T00:00:00.000Z`
  else if (schema.format === 'email') text = 'nobody@example.org'
  else if (schema.format === 'uri' || schema.format === 'url') text = 'https://example.org/'
  else if (f.article && /^(?:title|headline)$/.test(key)) text = f.article.title
  else if (f.article && /^(?:body|content|html|article|text|markdown)$/.test(key)) text = f.article.body
  else if (f.article && /standfirst|subtitle|summary|intro|teaser/.test(key)) text = f.article.standfirst
  else if (f.article && /description|preview/.test(key)) text = f.article.description
  else if (/first_?name|^name$/.test(key)) text = f.person.firstName ?? f.material.name
  else text = pickText(`${name} ${String(schema.description ?? '')} ${f.instruction ?? ''}`, f)
  if (typeof schema.pattern === 'string') text = matching(schema.pattern, text)
  if (text.length > max) text = shorten(text, max)
  while (text.length < min)
    text = `${text}${text ? ' ' : ''}${pickText(name, f) || 'x'.repeat(min)}`.slice(
      0,
      Math.max(min, Math.min(max, 4000)),
    )
  return text
}

/** The post nearest to what the field is called, not used for another field if that can be helped. */
function pickText(about: string, f: Filling): string {
  const m = f.material
  const hits = searchPosts(f.posts, about).map((h) => h.id)
  const pool = [...hits, ...f.analysis.lines.map((l) => l.post)].filter(
    (id) => m.clear(id) && m.excerpt(id, 30),
  )
  const id = pool.find((x) => !f.used.has(x)) ?? pool[0]
  if (id === undefined) return ''
  f.used.add(id)
  return typographic(m.excerpt(id, 30)?.quote ?? '')
}

function chooseEnum(options: unknown[], about: string, f: Filling): unknown {
  let best = options[hash(`${f.person.firstName ?? ''}${about}`) % options.length]
  let most = 0
  for (const option of options) {
    const hits = typeof option === 'string' ? searchPosts(f.posts, option.replace(/[_-]/g, ' ')).length : 0
    if (hits > most) {
      best = option
      most = hits
    }
  }
  return best
}

function shorten(text: string, max: number): string {
  const cut = text.slice(0, max)
  const sentence = cut.search(/[.!?](?:[”’]?)(?=[^.!?]*$)/)
  if (sentence > max * 0.4) return cut.slice(0, sentence + 1)
  return max > 12 && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
}

/** Simple patterns are met by building; a pattern nobody can build is answered with its literal parts. */
function matching(pattern: string, text: string): string {
  try {
    const test = new RegExp(pattern, 'u')
    if (test.test(text)) return text
    for (const candidate of [
      text.toLowerCase(),
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40),
      text.replace(/\W/g, ''),
      'a',
      'abc',
      'ABC',
      '1',
      '12',
      '2020',
      '#336699',
      '2020-01-01',
      'A1',
      'en',
      'x-1',
    ])
      if (test.test(candidate)) return candidate
  } catch {
    return text
  }
  return text
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
