import type { Finding, Source } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { compareText } from '../reading/seeded.ts'
import { count, type Desk } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber } from '../writing/slots.ts'
import { type Borrower, borrowFrom } from './borrowing.ts'
import { type Deed, deedsOf, spokenBy } from './people-parts.ts'

export interface Member {
  finding: Finding
  name: string
  deeds: Deed[]
  lines: Quote[]
}

export interface Stage {
  desk: Desk
  cast: Member[]
  borrower: Borrower
  used: number[]
  /** The place of every post in order of date. */
  order: Map<number, number>
}

export const isSelf = (m: Material, f: Finding) =>
  f.data.named === true && String(f.data.name).split(' ').at(-1) === m.name

export const isCast = (m: Material, f: Finding) =>
  !f.data.tender &&
  !isSelf(m, f) &&
  f.posts.length >= 2 &&
  f.posts.some((id) => m.clear(id) || m.read(id)?.greeting)

export function setStage(desk: Desk): Stage {
  const m = desk.material
  const all = m.findings('person').filter((f) => isCast(m, f) && (f.data.named || f.posts.length >= 3))
  const chosen = [...all.filter((f) => f.data.named), ...all.filter((f) => !f.data.named).slice(0, 1)].slice(
    0,
    8,
  )
  const cast = chosen.map((finding) => ({
    finding,
    name: String(finding.data.label),
    deeds: deedsOf(m, finding),
    lines: spokenBy(m, finding, all),
  }))
  const enter = (x: Member) => dayNumber(m, x.finding.posts[0] as number)
  cast.sort((a, b) => enter(a) - enter(b) || compareText(a.name, b.name))
  const dated = m.posts.flatMap((p) => {
    const r = p.text && p.at ? m.read(p.id) : null
    return r?.when && r.words.length > 0 ? [{ id: p.id, at: Date.parse(p.at as string) }] : []
  })
  dated.sort((a, b) => a.at - b.at || a.id - b.id)
  return {
    desk,
    cast,
    borrower: borrowFrom(desk),
    used: [],
    order: new Map(dated.map(({ id }, at) => [id, at + 1])),
  }
}

export const listed = (ids: readonly number[]): Source =>
  count(ids.length, { kind: 'listed', posts: [...ids] })

/** The sentence with the name in it: quoted with what completes it, and, where possible, told. */
export function mention(desk: Desk, id: number, label: string): { q: Quote | null; third: string | null } {
  const m = desk.material
  const name = (label.split(' ').at(-1) ?? label).toLowerCase()
  const r = m.read(id)
  const at = r?.sentences.findIndex((s) => s.text.toLowerCase().includes(name)) ?? -1
  if (!r || at < 0) return { q: m.excerpt(id, 22), third: null }
  return { q: m.passage(id, at, 24), third: m.told(id, at) }
}
