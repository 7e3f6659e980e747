import type { Block } from '../../forms/block.ts'
import type { Sentence } from '../../model.ts'
import type { Act, Claim, Pledge } from '../../stories/model.ts'
import { gapBetween } from '../../writing/calendar-gap.ts'
import { claimSentence, pledgeSentence } from '../../writing/claims/index.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { plainPledges } from '../said-you-would/index.ts'
import { WORDS } from './words.ts'

/** One count of the inquiry: what is claimed, in our words, and the posts that say so. */
export interface Charge {
  family: 'denials' | 'vows' | 'versions' | 'figures'
  label: string
  saga: string | null
  said: Sentence[]
  block: Block | null
  acts: Act[]
  people: string[]
  weight: number
}

const clear = (d: Dossier, ids: readonly number[]) => ids.every((id) => d.clear(id) && !isShadowed(d, id))

export function chargesOf(d: Dossier): Charge[] {
  const found: Charge[] = []
  for (const claim of d.stories.claims) {
    if (!clear(d, claim.posts)) continue
    const charge = fromClaim(d, claim)
    if (charge) found.push(charge)
  }
  const claimed = new Set(found.flatMap((c) => c.acts.map((a) => a.post)))
  for (const p of plainPledges(d)) {
    const charge = claimed.has(p.said.post) ? null : fromPledge(d, p)
    if (charge) found.push(charge)
  }
  const seen = new Set<number>()
  const dates = new Set<number>()
  return found
    .sort((a, b) => b.weight - a.weight || (a.label < b.label ? -1 : 1))
    .filter((c) => {
      if (c.acts.some((a) => seen.has(a.post))) return false
      const said = d.day(c.acts[0]?.post ?? 0)
      if (dates.has(said)) return false
      dates.add(said)
      for (const a of c.acts) seen.add(a.post)
      return true
    })
}

const LONGEST = 50

/** One figure against many that agree; where several go either way, things have only grown. */
const isSlip = (values: readonly { posts: number[] }[]) => {
  const sizes = values.map((v) => new Set(v.posts).size).sort((a, b) => b - a)
  return sizes.length === 2 && (sizes[0] as number) >= 3 && sizes[1] === 1
}

const gapNumbers = (from: number, to: number) => {
  const g = gapBetween(from, to)
  return [g.years, g.years + 1, g.months, g.months + 1, g.days]
}

/** What both accounts say, without the words that are part of longer ones; the longest names the event. */
function agreed(event: string, words: readonly string[]): { event: string; agree: string[] } {
  const bare = [...new Set(words.map((w) => w.replace(/^(?:the|a|an|el|la|los|las|der|die|das) /i, '')))]
  const agree = bare.filter((w) => !bare.some((o) => o !== w && o.includes(w)))
  const named = [...agree].sort((a, b) => b.length - a.length).find((w) => /\s/.test(w) && !/\d/.test(w))
  return { event: named ?? event, agree }
}

function fromClaim(d: Dossier, claim: Claim): Charge | null {
  const t = WORDS[d.spoken]
  const base = { saga: claim.saga, people: claim.people }
  switch (claim.kind) {
    case 'vow-undone':
    case 'deadline': {
      const p = d.pledge(claim.pledge)
      return p?.done && p.state !== 'kept' && plainPledges(d).includes(p)
        ? { ...base, ...ofPledge(d, p, claim), weight: 2 + claim.score * 0.3 }
        : null
    }
    case 'denial':
      if ((d.post(claim.post)?.text.split(/\s+/).length ?? 99) > LONGEST) return null
      return {
        ...base,
        family: 'denials',
        label: '',
        said: [],
        block: { form: 'post', entry: d.show(claim.post), caption: null },
        acts: [wholeAct(d, claim.post)],
        weight: 3 + claim.score * 0.3 + (claim.people.length > 0 ? 0.3 : 0),
      }
    case 'two-versions': {
      const gap = d.w.gap(d.day(claim.a), d.day(claim.b))
      const { event, agree } = agreed(claim.event, claim.agree)
      const heard = claim.witness === null ? '' : (d.post(claim.witness)?.text ?? '')
      const witness = heard.toLowerCase().includes(event.toLowerCase()) ? claim.witness : null
      return {
        ...base,
        family: 'versions',
        label: '',
        said: [
          say(d.w.capital(t.versionsLead(event, gap)), [
            ...post(claim.a, claim.b),
            ...gapNumbers(d.day(claim.a), d.day(claim.b)).map((n) =>
              count(n, { kind: 'score', of: 'the time between' }),
            ),
          ]),
        ],
        block: {
          form: 'versions',
          event: d.w.capital(event),
          a: { ...d.show(claim.a), heardBy: null },
          b: { ...d.show(claim.b), heardBy: null },
          agree,
          witness: witness === null ? null : d.show(witness),
        },
        acts: [claim.a, claim.b, ...(witness === null ? [] : [witness])].map((id) => wholeAct(d, id)),
        weight: 4,
      }
    }
    case 'number-against-itself':
    case 'tally': {
      if (claim.kind === 'number-against-itself' && !isSlip(claim.values)) return null
      const said = claimSentence(d, claim)
      const ids = claim.posts.slice(0, 1).concat(claim.posts.slice(-1))
      if (!said || ids.length < 2 || ids[0] === ids[1]) return null
      const [then, now] = ids as [number, number]
      return {
        ...base,
        family: 'figures',
        label: '',
        said: [said],
        block: {
          form: 'pair',
          then: d.show(then),
          now: d.show(now),
          gap: d.w.gap(d.day(then), d.day(now)),
          shared: [],
        },
        acts: ids.map((id) => wholeAct(d, id)),
        weight: 1.5 + claim.score * 0.2,
      }
    }
    default:
      return null
  }
}

/** A promise that was late or undone is a charge by itself. */
function fromPledge(d: Dossier, p: Pledge): Charge | null {
  const { done, days } = p
  if (!done || days === null || days < 2 || p.state === 'kept' || p.state === 'open') return null
  const said = pledgeSentence(d, p)
  if (!said) return null
  return {
    family: 'vows',
    label: '',
    saga: p.saga,
    said: [said],
    block: {
      form: 'pair',
      then: d.show(p.said),
      now: d.show(done),
      gap: d.w.gap(d.day(p.said.post), d.day(done.post)),
      shared: [],
    },
    acts: [p.said, done],
    people: d.saga(p.saga)?.people ?? [],
    weight: p.isVow ? 2.4 : 2,
  }
}

function ofPledge(d: Dossier, p: Pledge, claim: Claim) {
  const done = p.done as Act
  const said = claimSentence(d, claim)
  return {
    family: 'vows' as const,
    label: '',
    said: said ? [said] : [],
    block: {
      form: 'pair' as const,
      then: d.show(p.said),
      now: d.show(done),
      gap: d.w.gap(d.day(p.said.post), d.day(done.post)),
      shared: [],
    },
    acts: [p.said, done],
  }
}
