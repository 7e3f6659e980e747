import { dayFrom, numberOf } from '@youzine/words'
import { signsIn } from '../cues.ts'
import { MEASURES } from '../measures.ts'
import type { Key } from '../mentions.ts'
import type { Acquaintance, Claim, Saga } from '../model.ts'
import { isDefinite, sentenceAt, type Told } from '../told.ts'
import { claim, type Ground, membersOf, tellable } from './ground.ts'

/** What changed hands (C17), what went from "a" to "the" (C20), denials with their proof (C21), two versions (C14). */
export function thingClaims(ground: Ground): Claim[] {
  return [
    ...ground.stories.sagas.flatMap((s) => changedHands(ground, s)),
    ...fromAToThe(ground),
    ...denials(ground),
    ...versions(ground),
  ]
}

const TAKES = /^(?:borrow|loan|holt|pidi|asked for a loan|took)/
const GIVES =
  /^(?:gave|given|lent|lend|prest|regal|gives|geschenk|schenk|verlieh|carried|hingest|bought|brought|repaid|le di|me di|devol|trajo|brings|gebracht|zurück|owns|ya es)/

function changedHands(ground: Ground, saga: Saga): Claim[] {
  if (saga.kind === 'person' || saga.kind === 'day' || saga.kind === 'phrase' || saga.partOf) return []
  const writer = ground.teller.firstName ?? ''
  const steps: { post: number; from: string; to: string }[] = []
  for (const post of membersOf(ground, saga)) {
    const sign = signsIn(post).find((m) => m.cue.kind === 'transfer')
    if (!sign) continue
    const s = sentenceAt(post, sign.from)
    const words = post.tokens.slice(s.first, s.end).map((t) => t.key)
    // Wanting it is not having it.
    if (words.some((w) => /^(?:if|whether|can|could|would|not|si|ob|kann|nicht)$/.test(w))) continue
    const here = ground.stories.people.filter((p) => p.kind === 'person' && p.posts.includes(post.id))
    const who = lastNamedBefore(post, sign.to, here)
    if (!who) continue
    const verb = post.tokens[sign.from]?.key ?? ''
    // "Lent the ladder to Tobias": English leaves the I out.
    const byWriter =
      sign.from === s.first ||
      /^(?:i|i've|we|le|se)$/.test(words[0] ?? '') ||
      /^(?:presté|regalé)/.test(words.join(' '))
    if (TAKES.test(verb)) steps.push({ post: post.id, from: writer, to: who.name })
    else if (GIVES.test(verb))
      steps.push(
        byWriter
          ? { post: post.id, from: writer, to: who.name }
          : { post: post.id, from: who.name, to: writer },
      )
  }
  // Whoever has it already is handed nothing.
  const changes = steps.filter((x, n) => x.to !== steps[n - 1]?.to)
  const ends = new Set(changes.map((x) => x.to))
  if (changes.length < 2 || ends.size < 2) return []
  const posts = changes.flatMap((x) => ground.teller.byId.get(x.post) ?? [])
  return [{ ...claim(ground, 'changed-hands', saga.id, 1.6, posts), object: saga.subject, steps: changes }]
}

/** Whoever was named last before the verb, or in its clause. */
function lastNamedBefore(post: Told, at: number, people: readonly Acquaintance[]): Acquaintance | undefined {
  const token = post.tokens[at - 1]
  const text = post.text.slice(0, token ? token.to + 40 : post.text.length)
  return [...people]
    .sort((a, b) => text.lastIndexOf(b.name) - text.lastIndexOf(a.name))
    .find((p) => text.includes(p.name))
}

const INDEFINITE = new Set(['a', 'an', 'un', 'una', 'ein', 'eine', 'einen', 'einem'])

/** A thing that came as "a" and stayed as "the". */
function fromAToThe(ground: Ground): Claim[] {
  const claims: Claim[] = []
  for (const draft of ground.drafts) {
    const key = draft.keys[0]
    if (draft.isMerged || !key || key.kind !== 'word' || draft.posts.length < 3 || key.thing < 0.5) continue
    const members = draft.posts.map((n) => ground.teller.posts[n] as Told).filter((p) => key.at.has(p.n))
    const first = members[0]
    const last = members.at(-1)
    if (!first || !last || members.length < 3 || !tellable(first) || !tellable(last)) continue
    const lead = first.tokens[(key.at.get(first.n) as number) - 1]
    const later = members.slice(1).filter((p) => isDefinite(p, key.at.get(p.n) as number))
    if (
      !lead ||
      !INDEFINITE.has(lead.key) ||
      later.length < (members.length - 1) * 0.7 ||
      !later.includes(last)
    )
      continue
    claims.push({
      ...claim(ground, 'a-to-the', key.id, 0.8, [first, last]),
      noun: key.label,
      first: first.id,
      last: last.id,
    })
  }
  return claims
}

const ENOUGH_DENIALS = 3

/** "I'm only saying what he is.": a denial, and the sentence beside it that proves it. */
function denials(ground: Ground): Claim[] {
  const claims: Claim[] = []
  for (const post of ground.teller.posts) {
    if (post.tone !== 'clear' || post.sentences.length < 2) continue
    const sign = signsIn(post).find((m) => m.cue.kind === 'denial')
    if (!sign) continue
    const own = post.sentences.findIndex((s) => sign.from >= s.first && sign.from < s.end)
    const s = post.sentences[own]
    const proof = post.sentences[own + 1] ?? post.sentences[own - 1]
    if (!s || !proof) continue
    const base = claim(ground, 'denial', `${post.n}`, 1.3, [post])
    claims.push({
      ...base,
      post: post.id,
      words: post.text.slice(s.from, s.to),
      proof: post.text.slice(proof.from, proof.to),
    })
  }
  return claims.length >= ENOUGH_DENIALS
    ? claims
    : claims.filter((c) => c.kind === 'denial' && isPlain(c.words, c.proof))
}

/** “I am not worried. I’ve rung two hospitals.”: one of these needs no others beside it. */
const isPlain = (words: string, proof: string) =>
  /^(?:I(?:['’]m| am) not (?:worried|crying|bothered|counting|jealous|competitive|obsessed)|I had nothing to do with|I(?:['’]m| am) telling nobody|Yo no fui|No estoy llorando|Ich war['’]s nicht|Ich bin nicht (?:neidisch|nervös))/iu.test(
    words,
  ) &&
  /^(?:I|I['’]ve|We|Yo|Me|Ya|Ich|Hab)(?!\p{L})|(?<!\p{L})(?:another reason|dust|onions?|pollen|hay fever|in my eye)(?!\p{L})/iu.test(
    proof,
  )

const TELLS =
  /(?<!\p{L})(?:asked|told|explain\p{L}*|version|what happened|the story|preguntan?|preguntó|versión|cuenta|contó|gefragt|fragt|erzählt?|so war)(?!\p{L})/iu

/** One event, told twice because somebody asked: the same year long ago and the same thing, with other particulars. */
function versions(ground: Ground): Claim[] {
  const claims: Claim[] = []
  for (const key of ground.keys) {
    const year = /^number:(19\d\d|20\d\d)$/.exec(key.id)?.[1]
    if (!year || key.posts.length < 2) continue
    const past = key.posts
      .map((n) => ground.teller.posts[n] as Told)
      .filter((p) => p.tone === 'clear' && p.tokens.length >= 12 && Number(year) <= dayFrom(p.day).year - 2)
    for (const [i, a] of past.entries()) {
      const b = past.slice(i + 1).find((p) => p.day - a.day > 180 && sharedThings(ground, a, p).length >= 1)
      if (!b || !TELLS.test(`${a.text} ${b.text}`)) continue
      const things = sharedThings(ground, a, b)
      const event = things[0] as Key
      const agree = [year, ...sharedNumbers(a, b)]
      const witness = event.posts
        .map((n) => ground.teller.posts[n] as Told)
        .find((p) => p.n > b.n && tellable(p) && p.day - b.day > 30)
      const base = claim(ground, 'two-versions', `${year}:${a.n}`, 1.9, [a, b, ...(witness ? [witness] : [])])
      claims.push({ ...base, event: event.label, a: a.id, b: b.id, agree, witness: witness?.id ?? null })
      break
    }
  }
  return claims
}

/** Things that both posts name, two words before one. */
function sharedThings(ground: Ground, a: Told, b: Told): Key[] {
  const rank = { pair: 3, word: 2, name: 1, phrase: 0, sentence: 0, number: 0, place: 0, field: 0 }
  return sharedOf(ground, a, b)
    .map((k) => ground.keys[k] as Key)
    .filter((k) => (k.kind === 'pair' || (k.kind === 'word' && k.thing >= 0.4)) && !MEASURES.test(k.label))
    .sort((x, y) => rank[y.kind] - rank[x.kind] || (x.id < y.id ? -1 : 1))
}

/** Figures that stand in both, as the later one writes them. */
function sharedNumbers(a: Told, b: Told): string[] {
  const values = (p: Told) => p.tokens.map((t) => numberOf(t.key, p.language))
  const theirs = new Set(values(a).filter((n) => n !== null && n > 2 && n < 1000))
  const words = b.tokens.filter((t) => theirs.has(numberOf(t.key, b.language)))
  return [...new Set(words.map((t) => t.raw.toLowerCase()))]
}

const sharedOf = (ground: Ground, a: Told, b: Told): number[] => {
  const theirs = ground.shared.all[b.n] ?? []
  return (ground.shared.all[a.n] ?? []).filter((k) => theirs.includes(k))
}
