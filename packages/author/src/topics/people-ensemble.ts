import type { Finding, Sentence } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { count, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import { isSilent } from './people-parts.ts'
import { isCast, listed, type Member, mention, type Stage } from './people-stage.ts'

/** Who shares most posts with whom, and who, of those seen often, never meets. */
export function meetings({ desk, cast }: Stage) {
  const pairs = cast.flatMap((a, i) =>
    cast.slice(i + 1).map((b) => ({
      a,
      b,
      both: a.finding.posts.filter((id) => b.finding.posts.includes(id)),
    })),
  )
  if (pairs.length === 0) return
  const weight = (p: (typeof pairs)[number]) => Math.min(p.a.finding.posts.length, p.b.finding.posts.length)
  const most = pairs.reduce((best, p) => (p.both.length > best.both.length ? p : best))
  const never = pairs.filter((p) => p.both.length === 0).sort((x, y) => weight(y) - weight(x))[0]
  const said: Sentence[] = []
  if (most.both.length === 1 && pairs.length >= 3)
    said.push(...desk.say('people.company.once', {}, [...post(most.both[0] as number), listed(most.both)]))
  if (most.both.length > 1)
    said.push(
      ...desk.say('people.company', { a: most.a.name, b: most.b.name, k: most.both.length }, [
        ...post(...most.both.slice(0, 6)),
        listed(most.both),
      ]),
    )
  if (never && weight(never) >= 3)
    said.push(
      ...desk.say(
        'people.apart',
        {
          a: never.a.name,
          b: never.b.name,
          ka: never.a.finding.posts.length,
          kb: never.b.finding.posts.length,
        },
        [listed(never.a.finding.posts), listed(never.b.finding.posts)],
      ),
    )
  desk.add('p', said)
}

export function extras({ desk, borrower, used }: Stage, walkOns: readonly Finding[]) {
  if (walkOns.length === 0) return
  const m = desk.material
  const w = desk.wording
  const named = walkOns.map((f) => `${String(f.data.label)} (${w.month(dayNumber(m, f.posts[0] as number))})`)
  const ids = walkOns.map((f) => f.posts[0] as number)
  const said =
    named.length >= 2
      ? desk.say('people.walk-ons', { list: w.list(named), k: named.length }, [...post(...ids), listed(ids)])
      : []
  const best = walkOns
    .filter((f) => borrower.may(f.posts[0] as number) && !used.includes(f.posts[0] as number))
    .filter((f) => !/\b(?:poor|pobre)\b/i.test(m.read(f.posts[0] as number)?.text ?? ''))
    .sort((a, b) => desk.rank(b.posts[0] as number) - desk.rank(a.posts[0] as number))[0]
  if (best) {
    const id = best.posts[0] as number
    const label = String(best.data.label)
    const told = desk.say(
      'people.walk-on.scene',
      { name: label, ...whenSlots(m, w, id), ...mention(desk, id, label) },
      post(id),
    )
    if (told.length > 0) {
      borrower.take(id)
      used.push(id)
    }
    said.push(...told)
  }
  desk.add('p', said)
}

/** Who else is named more than once, with how often. */
export function supporting({ desk, cast }: Stage) {
  const m = desk.material
  const told = new Set(cast.map((x) => x.finding))
  const rest = m
    .findings('person')
    .filter((f) => f.data.named && isCast(m, f) && !told.has(f))
    .slice(0, 7)
  if (rest.length < 3) return
  const list = rest.map((f) => `${String(f.data.label)} (${desk.wording.number(f.posts.length)})`)
  desk.add(
    'p',
    desk.say('people.supporting', { list: desk.wording.list(list), k: rest.length }, [
      count(rest.length, { kind: 'score', of: 'names listed' }),
      ...rest.map((f) => listed(f.posts)),
    ]),
  )
}

/** Whoever is in the latest post. */
export function finale({ desk, cast, borrower, used }: Stage) {
  const m = desk.material
  let best: { member: Member; id: number } | null = null
  for (const member of cast)
    for (const id of member.finding.posts) {
      if (!m.clear(id) || used.includes(id) || !borrower.may(id)) continue
      if (!best || dayNumber(m, id) > dayNumber(m, best.id)) best = { member, id }
    }
  if (!best) return
  const { member, id } = best
  desk.add(
    'p',
    desk.say(
      'people.finale',
      { name: member.name, ...whenSlots(m, desk.wording, id), ...mention(desk, id, member.name) },
      post(id),
    ),
  )
  used.push(id)
}

const SILENCE = /\b(?:nothing|quiet|silent|silence|not a word|looked at|nodded|nada|callad[oa]|silencio)\b/i

const keepsQuiet = (m: Material, id: number, name: string) =>
  (m.read(id)?.sentences ?? []).some((s) => s.text.includes(name) && SILENCE.test(s.text))

/** Seen often and never quoted: the one who takes the last bow, if possible with a silence of their own. */
export function curtain({ desk, cast }: Stage): Member | null {
  const m = desk.material
  const silent = cast.filter((x) => x.lines.length === 0 && x.finding.data.named && isSilent(m, x.finding))
  const worth = (x: Member) =>
    x.finding.posts.length + (x.finding.posts.some((id) => m.clear(id) && keepsQuiet(m, id, x.name)) ? 3 : 0)
  return silent.reduce<Member | null>((best, x) => (!best || worth(x) > worth(best) ? x : best), null)
}

export function bowPost({ desk, borrower }: Stage, { finding, name }: Member): number | undefined {
  const m = desk.material
  const fit = finding.posts.filter((id) => m.clear(id) && borrower.may(id))
  const id = fit.findLast((x) => keepsQuiet(m, x, name)) ?? (fit.length > 1 ? fit.at(-1) : undefined)
  if (id !== undefined) borrower.take(id)
  return id
}

export function bow({ desk }: Stage, { finding, name }: Member, id: number | undefined) {
  const m = desk.material
  const sources = [...post(...finding.posts.slice(0, 4)), listed(finding.posts)]
  const said = desk.say('people.silent', { name, k: finding.posts.length }, sources)
  if (id !== undefined)
    said.push(
      ...desk.say('people.last', { ...whenSlots(m, desk.wording, id), ...mention(desk, id, name) }, post(id)),
    )
  desk.add('p', said)
}
