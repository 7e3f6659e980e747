import { fold, MONTHS, saysDeath, stopWords } from '@youzine/words'
import { once } from '../reading/once.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { KIN_NAMES } from '../stories/people/kinship.ts'
import type { Dossier } from './dossier.ts'

const RARE = 10
/** A word is of a loss where so many of its posts are. */
const OF_A_LOSS = 0.3
/** So many days after a death nothing is a joke. */
const MOURNING = 120
/** And so many after a grave illness. */
const GRAVE = 60
/** And so long before the loss of somebody, whoever is only “she” may be whom it was about. */
const BEFORE = 240
const UNNAMED = /^(?:She|He|Ella|Él|Sie|Er)(?!\p{L})/u
/** A thing is led by a word that belongs to things, or named with a capital. */
const THING =
  /(?<!\p{L})(?:the|his|her|my|our|their|an?|el|la|los|las|su|sus|mi|un|una|del|al|der|die|das|den|dem|des|ein\p{L}*|sein\p{L}*|ihr\p{L}*|mein\p{L}*|im|am|zum|zur) ((?:\p{L}+ )?\p{L}+)/giu
/** What belonged to whoever was lost. */
const THEIRS =
  /(?<!\p{L})(?:his|her|their|su|sus|suyo|suya|seine?[nmrs]?|ihre?[nmrs]?) ((?:\p{L}+ )?\p{L}+)/giu
const NAMED = /(?<=\p{L} )\p{Lu}\p{Ll}+/gu
const SHADOWS = new WeakMap<Dossier, (id: number) => boolean>()

interface Shadow {
  /** It names who was lost, or was written in the months after. */
  isNear: (id: number) => boolean
  /** It holds a thing or a month of a loss. */
  hasTraces: (id: number) => boolean
  /** A word of the posts that mourn, and of few others. */
  isTrace: (stem: string) => boolean
}
const shadowIn = once(shadowOf)

/**
 * Of two posts that answer each other: neither is near a loss, and what they have in common is none of its things. A
 * word that stands in one of them only may be in a sad post as well.
 */
export const isNearLoss = (d: Dossier, id: number): boolean => shadowIn(d).isNear(id)
export const isTraceOfLoss = (d: Dossier, stem: string): boolean => shadowIn(d).isTrace(stem)

const wary = once((d: Dossier) => new Set(d.analysis.wary))
/** Clear by all rules, and sounds tender all the same. */
export const isWary = (d: Dossier, id: number): boolean => wary(d).has(id)

/**
 * Whether a post that is clear by itself touches what a loss has touched: its objects, its month, its people. Such a
 * post may be shown as it stands; it is no title, no pull quote and no joke.
 */
export function isShadowed(d: Dossier, id: number): boolean {
  let known = SHADOWS.get(d)
  if (!known) {
    const { isNear, hasTraces } = shadowIn(d)
    const read = (of: number) => isWary(d, of) || isNear(of) || hasTraces(of)
    const seen = new Map<number, boolean>()
    known = (of) => {
      const before = seen.get(of)
      if (before !== undefined) return before
      const is = read(of)
      seen.set(of, is)
      return is
    }
    SHADOWS.set(d, known)
  }
  return known(id)
}

/**
 * Whether a post is of the good years with somebody who was lost later. It is told plainly, as it stands, where posts
 * stand whole; it is no joke, no title and no figure.
 */
export function isWarm(d: Dossier, id: number): boolean {
  if (!d.mild(id) || d.day(id) === 0) return false
  return lostWith(d).some(({ posts, day }) => posts.has(id) && d.day(id) < day - BEFORE)
}

/** Everybody who was lost: what names them, and the day of the first post that mourns them. */
const lostWith = once((d: Dossier) =>
  d.stories.people.flatMap((p) => {
    const mourned = p.posts.filter((id) => d.tone(id) === 'red').map((id) => d.day(id))
    const isLost = p.isTender && p.kind === 'person' && mourned.length > 0
    return isLost ? [{ posts: new Set(p.posts), day: Math.min(...mourned) }] : []
  }),
)

/** Whoever treats somebody: what names them is no joke, whatever it says. */
const TREATS =
  /^(?:Dr\.?|doctora?) |(?:^|[^\p{L}])(?:doctora?|surgeon|physio\p{L}*|nurse|consultant|oncolog\p{L}*|[ck]ardiolog\p{L}*|\p{L}*ärztin|\p{L}*arzt|médic[oa]|enfermer[oa])(?!\p{L})/iu

function shadowOf(d: Dossier): Shadow {
  const treating = d.stories.people
    .filter((p) => TREATS.test(p.fullName) || p.roles.some((r) => TREATS.test(r.role)))
    .map((p) => p.name)
  const lost = d.stories.people.filter((p) => p.isTender).flatMap((p) => [p.name, ...p.aliases])
  const kin = lost.filter((n) => KIN_NAMES.has(fold(n.toLowerCase())))
  // Whoever types in haste writes “mams” as well.
  const kinForms =
    kin.length > 0 ? new RegExp(`(?<!\\p{L})(?:${kin.join('|')})(?:['’]?s)?(?!\\p{L})`, 'iu') : null
  const isOfLost = (text: string) => lost.some((n) => text.includes(n)) || (kinForms?.test(text) ?? false)
  const touched = d.posts.filter(
    (p) => d.tone(p.id) === 'red' || (d.tone(p.id) === 'amber' && isOfLost(p.text)),
  )
  const isTreated = (text: string) => treating.some((n) => text.includes(n))
  const none = () => false
  if (touched.length === 0)
    return { isNear: (id) => isTreated(d.post(id)?.text ?? ''), hasTraces: none, isTrace: none }
  const stop = stopWords(d.spoken)
  const stems = (text: string) =>
    wordsOf(text)
      .filter((w) => w.length > 3 && !stop.has(w))
      .map(stem)
  const things = (text: string) =>
    stems([...text.matchAll(THING), ...text.matchAll(NAMED)].map((m) => m[1] ?? m[0]).join(' '))
  const inPosts = new Map<string, number>()
  for (const p of d.posts) for (const w of new Set(stems(p.text))) inPosts.set(w, (inPosts.get(w) ?? 0) + 1)
  const names = new Set(
    d.stories.people.filter((p) => !p.isTender).flatMap((p) => stems([p.name, p.fullName].join(' '))),
  )
  const words = new Set<string>()
  const inTouched = new Map<string, number>()
  for (const p of touched)
    for (const w of new Set(things(p.text))) inTouched.set(w, (inTouched.get(w) ?? 0) + 1)
  const red = d.posts.filter((p) => d.tone(p.id) === 'red')
  const theirs = new Set(red.flatMap((p) => stems([...p.text.matchAll(THEIRS)].map((m) => m[1]).join(' '))))
  for (const [w, n] of inTouched) {
    const all = inPosts.get(w) ?? 0
    // A word that one grave post has, and one other, is a word; his coat is his coat.
    const isTheirs = n >= 2 || theirs.has(w)
    if (isTheirs && all >= 2 && all <= RARE && n >= all * OF_A_LOSS && !names.has(w)) words.add(w)
  }
  const deaths = red.filter((p) => saysDeath(p.text))
  // “Fell asleep last night” says it only of whom the posts mourn: the first of these that names them.
  const losses = d.stories.people
    .filter((p) => p.isTender && p.kind === 'person')
    .map((who) => red.filter((p) => [who.name, ...who.aliases].some((n) => p.text.includes(n))))
    .flatMap((posts) => (posts.length > 0 ? [Math.min(...posts.map((p) => d.day(p.id)))] : []))
  const mourned = [...deaths.map((p) => d.day(p.id)), ...losses]
  const grave = red.map((p) => d.day(p.id))
  const months = new Set((deaths.length > 0 ? deaths : red).map((p) => d.when(p.id)?.m))
  const first = Math.min(...touched.map((p) => d.day(p.id)).filter((x) => x > 0))
  const near = new Map<number, boolean>()
  return {
    isNear: (id) => {
      const known = near.get(id)
      if (known !== undefined) return known
      const text = d.post(id)?.text ?? ''
      const day = d.day(id)
      const found =
        mourned.some((then) => day >= then && day - then <= MOURNING) ||
        grave.some((then) => day >= then && day - then <= GRAVE) ||
        isOfLost(text) ||
        isTreated(text) ||
        (UNNAMED.test(text) && losses.some((then) => day < then && then - day <= BEFORE))
      near.set(id, found)
      return found
    },
    hasTraces: (id) => {
      const text = d.post(id)?.text ?? ''
      return (
        stems(text).some((w) => words.has(w)) ||
        (d.day(id) >= first && wordsOf(text).some((w) => months.has((MONTHS.get(w) ?? -2) + 1)))
      )
    },
    isTrace: (word) => words.has(word),
  }
}
