import { hash } from '../reading/seeded.ts'
import type { Material } from '../writing/material.ts'
import { typographic } from '../writing/quote.ts'
import { searchPosts } from '../writing/search.ts'
import { matching } from './matching.ts'
import type { Schema, SchemaRequest } from './request.ts'

const MOST_CHARACTERS = 4000

export interface Filling extends SchemaRequest {
  material: Material
  used: Set<number>
}

export function fillNumber(schema: Schema, name: string, f: Filling, whole: boolean): number {
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

export function fillString(schema: Schema, name: string, f: Filling): string {
  const max = Math.min(200_000, Number(schema.maxLength ?? Number.POSITIVE_INFINITY))
  const min = Math.min(MOST_CHARACTERS, Number(schema.minLength ?? 0) || 0)
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
      Math.max(min, Math.min(max, MOST_CHARACTERS)),
    )
  return text
}

/** The post nearest to what the field is called, not used for another field if that can be helped. */
export function pickText(about: string, f: Filling): string {
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

export function chooseEnum(options: unknown[], about: string, f: Filling): unknown {
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
