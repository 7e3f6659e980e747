import { fold, saysDeath, saysIllness, soundsGrave } from '@youzine/words'
import type { Post, Tone } from '../../model.ts'
import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance, ReturningDay, Saga } from '../../stories/model.ts'
import { KIN_NAMES } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { isLoud } from './worth.ts'

const LONGEST = 110
const SHORTLY = 45
/** Of the months before, posts speak of an illness. */
const ILL = 180

/** A loss or an illness: the post that says it, the last before it with the same person, the last that remembers it. */
export interface Grief {
  first: number
  isDeath: boolean
  before: number | null
  last: number | null
  day: ReturningDay | null
}

const monthDay = (c: { m: number; d: number } | null) =>
  c ? `${String(c.m).padStart(2, '0')}-${String(c.d).padStart(2, '0')}` : ''

/** The first that is told as one; else the first with somebody in it of which the weeks around it speak as gravely: a line alone may be a joke, and a dark night is nobody's to read. */
export const griefOf = (d: Dossier): Grief | null => griefsIn(d)[0] ?? null

/** The loss that falls into a story, where another one than the first does. */
export function griefFor(d: Dossier, story: Saga): Grief | null {
  const usual = griefOf(d)
  const days = story.acts.filter((a) => a.tone !== 'clear').map((a) => d.day(a.post))
  const isWithin = (first: number) =>
    days.some((day) => day >= d.day(first) - LAST_DAYS && day - d.day(first) <= GRAVE_WEEKS.after)
  const isAnother = (first: number) => usual !== null && Math.abs(d.day(first) - d.day(usual.first)) > ANOTHER
  if (!usual || isWithin(usual.first)) return usual
  return griefsIn(d).find(({ first }) => isWithin(first) && isAnother(first)) ?? usual
}

const ANOTHER = 365

const KNOWN_BY = 6

/**
 * Illnesses of those whom a life is shared with, beside its loss: where what came of them is shown, what they were is
 * said once, plainly.
 */
export function illnessesIn(d: Dossier, grief: Grief | null, shown: ReadonlySet<number>): number[] {
  const others = griefsIn(d).filter(
    (g) => !g.isDeath && (grief === null || Math.abs(d.day(g.first) - d.day(grief.first)) > ANOTHER),
  )
  const said = others.find(({ first }) =>
    d.stories.people.some(
      (p) =>
        p.kind === 'person' &&
        p.posts.includes(first) &&
        p.posts.length >= KNOWN_BY &&
        p.posts.some((id) => shown.has(id) && d.day(id) > d.day(first)),
    ),
  )
  return said && !shown.has(said.first) ? [said.first] : []
}

const griefsIn = once((d: Dossier): Grief[] => {
  const red = d.posts
    .filter((p) => d.tone(p.id) === 'red' && d.day(p.id) > 0 && wordCount(p.text) <= LONGEST)
    .sort((a, b) => d.day(a.id) - d.day(b.id) || compareIn(d.posts)(a.id, b.id))
  const laughed = red.filter((p) => LAUGHS.test(p.text)).map((p) => d.day(p.id))
  const near = red.filter(
    (p) =>
      isOwnLoss(d, p.id) &&
      !isThereLater(d, p.id) &&
      !REMEMBERS.test(p.text) &&
      laughed.every((day) => Math.abs(day - d.day(p.id)) > GRAVE_WEEKS.before),
  )
  // What a portrait stops for has to be one beyond doubt: “Neighbour dead (asleep)” is none.
  const told = near.filter((p) => saysDeath(p.text) && isBeyondDoubt(d, p))
  const inOrder = [
    ...told.filter((p) => isHeavy(d, p.id)),
    ...near.filter((p) => isPlainlyGrave(d, p) && isBeyondDoubt(d, p)),
    ...told,
  ]
  return [...new Set(inOrder)].map((p) => griefIn(d, p))
})

/** In the plainest words of somebody of one’s own, or in words like those of many who told the same: “The goat died in the night” is a pump. */
const isBeyondDoubt = (d: Dossier, { id, text }: Post) =>
  (SAYS_SO.test(text) && (SOMEBODY.test(text) || lostIn(d, id).length > 0)) ||
  (soundsGrave(text) && (saysWhose(d, id, text) || saysIllness(text) || isHeavy(d, id, 'red')))

/** “Lost her on the slip road, she never let me down”: a pronoun alone, with nothing grave around it, may be a van. */
const saysWhose = (d: Dossier, id: number, text: string) =>
  KIN.test(text) || lostIn(d, id).some((p) => p.posts.includes(id))

const KIN =
  /(?<!\p{L})(?:mum|mom|mam|dad|mother|father|brother|sister|nan|gran(?:ny|dad|pa|dma|ma|dfather|dmother)?|wife|husband|son|daughter|uncle|aunt|auntie|friend|mamá|papá|madre|padre|viej[oa]|herman[oa]|abuel[oa]|hij[oa]|marido|esposa|t[ií][oa]|amig[oa]|mama|papa|mutti|vati|mutter|vater|bruder|schwester|oma|opa|mann|frau|sohn|tochter|onkel|tante|freund(?:in)?)(?!\p{L})/iu

const SAYS_SO =
  /(?<!\p{L})(?:died|passed away|murió|murio|falleció|fallecio|gestorben|verstorben|(?:ist|sind) tot)(?!\p{L})/iu

/** An illness in words for it, or somebody in it and weeks as grave around it. */
const isPlainlyGrave = (d: Dossier, { id, text }: Post) =>
  (isHeavy(d, id) && saysIllness(text)) || (isHeavy(d, id, 'red') && lostIn(d, id).length > 0)

/** “Dad fell asleep in the concert”: whoever turns eighty three years later did not die. */
const isThereLater = (d: Dossier, id: number) =>
  lostIn(d, id).some((p) =>
    p.posts.some((x) => {
      const text = d.post(x)?.text ?? ''
      const isLater = d.day(x) - d.day(id) > GRAVE_WEEKS.after && d.tone(x) !== 'hidden' && isAtHead(p, text)
      return isLater && ALIVE.test(text)
    }),
  )

const ALIVE =
  /^(?:\p{L}+\.? ){1,2}(?:(?:is|turns|turned|ist|wird|cumple|cumplió|tiene) \d|says|rang|phoned|asked|sagt|fragt|dice|preguntó)/iu

function griefIn(d: Dossier, first: Post): Grief {
  const date = monthDay(d.when(first.id))
  const day = d.stories.days.find((x) =>
    x.years.some((y) => y.post === first.id || (d.tone(y.post) === 'red' && x.day === date)),
  )
  const last = remembered(d, day ?? null, first.id).at(-1)?.post ?? null
  return {
    first: first.id,
    isDeath: saysDeath(first.text),
    before: lastTogether(d, first.id),
    last,
    day: day ?? null,
  }
}

/** Whoever laughs about it has lost an amplifier. */
const LAUGHS = /(?<!\p{L})(?:(?:ja){2,}|(?:ha){2,}|(?:je){2,}|lol|lmao|xd)(?!\p{L})|[😂🤣]/iu
const GRAVE_WEEKS = { before: 30, after: 45 }

/** What is done in memory of somebody is not the loss. */
const REMEMBERS =
  /(?<!\p{L})(?:in (?:loving )?memory of|en memoria de|zum Gedenken|in Erinnerung an)(?!\p{L})/iu

/** The weeks around it speak of it as well: a single line may have been about anything. */
const isHeavy = (d: Dossier, id: number, tone?: Tone) =>
  graveIn(d).some(
    (g) =>
      g.id !== id &&
      (tone === undefined || d.tone(g.id) === tone) &&
      g.day >= d.day(id) - GRAVE_WEEKS.before &&
      g.day - d.day(id) <= GRAVE_WEEKS.after,
  )

const WEEKS_AFTER = 60
const SOMEBODY =
  /(?<!\p{L})(?:my|our|he|she|his|her|mum|mom|mam|dad|nan|gran\p{L}*|mi|mis|nuestr[oa]|él|ella|mamá|papá|mein\p{L}*|unser\p{L}*|er|sie|mutter|vater|oma|opa)(?!\p{L})/iu

const PRONOUN = /(?<!\p{L})(?:he|she|his|her|him|él|ella|er|sie|ihr|ihm|sein\p{L}*)(?!\p{L})/iu
const PRONOUN_FIRST = /^(?:he|she|él|ella|er|sie)(?!\p{L})/iu
const OWN =
  /(?<!\p{L})(?:my|our|mum|mom|mam|dad|nan|gran\p{L}*|mi|mis|nuestr[oa]|mamá|papá|mein\p{L}*|unser\p{L}*|mutter|vater|oma|opa)(?!\p{L})/iu

const THEIR_PET =
  /(?<!\p{L})(?:his|her|their|sein\p{L}*|ihr\p{L}*|su) (?:dog|cat|hamster|budgie|parrot|rabbit|Hund|Katze|Hamster|perr[oa]|gat[oa])(?!\p{L})/iu

/** Somebody the posts know, or something that the days before it or the weeks after it speak of: no accident in the news. */
function isOwnLoss(d: Dossier, id: number): boolean {
  const text = d.post(id)?.text ?? ''
  if (lostIn(d, id).length > 0) return true
  if (THEIR_PET.test(text)) return false
  if (saysDeath(text) && SOMEBODY.test(text)) return true
  const day = d.day(id)
  return graveIn(d).some((g) => g.id !== id && g.day >= day - LAST_DAYS && g.day - day <= WEEKS_AFTER)
}

const graveIn = once((d: Dossier) =>
  [...d.analysis.red, ...d.analysis.amber].map((id) => ({ id, day: d.day(id) })),
)

const remembered = (d: Dossier, day: ReturningDay | null, first: number) =>
  day?.years.filter((y) => y.post !== first && d.tone(y.post) === 'red') ?? []

/** The last post with whoever was lost, of the weeks before. */
function lastTogether(d: Dossier, id: number): number | null {
  const lost = d.stories.people.filter((p) => p.isTender && p.kind === 'person' && p.posts.includes(id))
  const [last] = lost
    .flatMap((p) => p.posts)
    .filter((other) => {
      const gap = d.day(id) - d.day(other)
      return gap > 0 && gap <= SHORTLY && d.mild(other) && wordCount(d.post(other)?.text ?? '') <= LONGEST
    })
    .sort((a, b) => d.day(b) - d.day(a) || b - a)
  return last ?? null
}

const BEFORE = 30
const MOURNING = 90

/**
 * What a death has touched is not shown between jokes: the weeks around it, and what
 * remembers whoever was lost.
 */
export function mourning(d: Dossier, grief: Grief): number[] {
  const lost = new Set(d.stories.people.filter((p) => p.isTender).flatMap((p) => p.posts))
  return d.analysis.amber.filter((id) => {
    const since = d.day(id) - d.day(grief.first)
    // “I have it!!! Did you see that, Dad”: years after, whoever is glad may name them.
    const isGlad = since > 365 && isLoud(d.post(id)?.text ?? '')
    return since >= -BEFORE && (since <= MOURNING || (lost.has(id) && !isGlad))
  })
}

const NEAR = 120

/** Alone, and in its own words. */
export function tender(page: Page, ids: readonly number[]) {
  if (ids.length > 0) page.block({ form: 'tender', entries: ids.map((id) => page.d.show(id)) })
}

const BEFORE_MOST = 3
const AFTER_MOST = 3

/**
 * How it came to it and what was left: the thing that was for whoever was lost, or the first and the last post with them;
 * the loss; what remembers it. Who is new in the last of these is shown with the post that says who they are.
 */
export function lossIn(d: Dossier, grief: Grief, isTold: ReadonlySet<number>): number[] {
  return allOfLoss(d, grief).filter((id) => id === grief.first || !isTold.has(id))
}

/** The same without what is of years before. */
export const lossNear = (d: Dossier, grief: Grief, isTold: ReadonlySet<number>): number[] =>
  lossIn(d, grief, isTold).filter((id) => d.day(id) >= d.day(grief.first) - NEAR)

function allOfLoss(d: Dossier, grief: Grief): number[] {
  if (!grief.isDeath)
    return [grief.before, grief.first, ...weeksAfter(d, grief), grief.last].filter((id) => id !== null)
  const day = d.day(grief.first)
  const thing = keepsake(d, grief)
  const together = lostTogether(d, grief)
  const before = thing
    ? thing.filter((id) => d.day(id) < day).slice(-BEFORE_MOST)
    : [...together.filter((id) => saysWho(d, grief, id)).slice(0, 1), ...together.slice(-1)]
  const after = (thing ?? []).filter((id) => d.day(id) > day)
  const last = grief.last ?? after.at(-1) ?? null
  const later = [
    ...after.filter((id) => id !== last).slice(0, AFTER_MOST - 1),
    ...(last === null ? [] : [last]),
  ]
  const known = new Set([...before, grief.first, ...later])
  const proofs = last === null ? [] : whoIsIn(d, last, known)
  return [
    ...new Set([
      ...before,
      ...(grief.before === null ? [] : [grief.before]),
      ...lastDays(d, grief),
      grief.first,
      ...later,
      ...proofs,
    ]),
  ].sort((a, b) => d.day(a) - d.day(b) || a - b)
}

/** What nobody calls by its name is told by the posts of the same weeks. */
const weeksAfter = (d: Dossier, grief: Grief) =>
  d.analysis.red.filter((id) => {
    const since = d.day(id) - d.day(grief.first)
    const text = d.post(id)?.text ?? ''
    const isOfSomebody =
      SOMEBODY.test(text) || lostIn(d, id).length > 0 || saysDeath(text) || saysIllness(text)
    return since > 0 && since <= GRAVE_WEEKS.after && isShort(d, id) && id !== grief.last && isOfSomebody
  })

const LAST_DAYS = 5

/** What was written in the last days, where it is as grave. */
const lastDays = (d: Dossier, grief: Grief) =>
  d.analysis.red.filter((id) => {
    const before = d.day(grief.first) - d.day(id)
    const isEarlier = (d.post(id)?.at ?? '') < (d.post(grief.first)?.at ?? '')
    return isEarlier && before <= LAST_DAYS && isShort(d, id)
  })

const isShort = (d: Dossier, id: number) => d.day(id) > 0 && wordCount(d.post(id)?.text ?? '') <= LONGEST / 2

/** A thing that runs from the time before a loss into the time after it: a chair that was bought for somebody. */
function keepsake(d: Dossier, grief: Grief): number[] | null {
  const day = d.day(grief.first)
  const lost = new Set(lostIn(d, grief.first).flatMap((p) => p.posts))
  const found = d.stories.sagas.flatMap((s) => {
    if (s.kind !== 'object' && s.kind !== 'promise') return []
    const ids = s.acts.filter((a) => a.tone !== 'hidden' && isShort(d, a.post)).map((a) => a.post)
    const before = ids.filter((id) => d.day(id) < day && d.mild(id))
    // In the first weeks anything is written under it.
    const after = ids.filter(
      (id) =>
        d.day(id) > day && (d.tone(id) === 'red' || (d.tone(id) === 'amber' && d.day(id) > day + MOURNING)),
    )
    const isTheirs = before.length > 0 && lost.has(before[0] as number)
    const isNear = before.some((id) => id === grief.before) || after.some((id) => id === grief.last)
    return isTheirs && isNear && after.length >= 2 ? [[...before, ...after]] : []
  })
  return found.sort((a, b) => b.length - a.length)[0] ?? null
}

/** Whoever a post mourns by name; where it has another name for them, the only one of whom the posts speak so. */
function lostIn(d: Dossier, id: number): Acquaintance[] {
  const tender = d.stories.people.filter((p) => p.isTender && p.kind === 'person')
  const text = d.post(id)?.text ?? ''
  const named = d.stories.people.filter(
    (p) => p.kind === 'person' && p.posts.includes(id) && (p.isTender || isAtHead(p, text)),
  )
  const kin = tender.filter((p) => KIN_NAMES.has(fold(p.name.toLowerCase())))
  // “Mum went at ten to five. Dad had hold of one hand.”
  const first = named.filter((p) => isAtHead(p, text))
  if (first.length > 0) return first
  if (named.length > 0) return named
  if (kin.length === 1 && saysDeath(text)) return kin
  // “It’s in her liver now.”: the one of whom the posts of the months before speak so.
  const lately = tender.filter((p) =>
    p.posts.some((x) => d.day(x) < d.day(id) && d.day(id) - d.day(x) <= ILL && !d.clear(x)),
  )
  return lately.length === 1 && PRONOUN.test(text) && !OWN.test(text) ? lately : []
}

/** “Doña Chelo se fue”, “Clem’s house has no smoke today”. */
const isAtHead = (p: Acquaintance, text: string) =>
  [p.fullName, p.name, ...p.aliases].some(
    (form) => form.length > 2 && text.toLowerCase().startsWith(form.toLowerCase()),
  )

/** Told in stories, a life shows a loss only of somebody whom they have shown, or of the writer's own. */
export const isMetLoss = (d: Dossier, grief: Grief, shown: ReadonlySet<number>): boolean =>
  isMet(d, grief, shown) || (grief.isDeath && OWN.test(d.post(grief.first)?.text ?? ''))

const isMet = (d: Dossier, grief: Grief, shown: ReadonlySet<number>) =>
  lostIn(d, grief.first)
    .flatMap((p) => p.posts)
    .some((id) => id !== grief.first && shown.has(id) && d.day(id) < d.day(grief.first))

/** Whether a reader of these posts knows by then who was lost; a word of kin in the post says it as well. */
export function isKnownLoss(d: Dossier, grief: Grief, shown: ReadonlySet<number>): boolean {
  const theirs = lostIn(d, grief.first).flatMap((p) => p.posts)
  const text = d.post(grief.first)?.text ?? ''
  if (isMet(d, grief, shown)) return true
  // “Dad went in last night” is half a story of somebody whom nobody has met.
  if (OWN.test(text)) return grief.isDeath
  if (!PRONOUN.test(text)) return true
  // Of an illness nobody knows who “she” is, nor of a death that begins with her.
  return grief.isDeath && !PRONOUN_FIRST.test(text) && (theirs.length === 0 || SOMEBODY.test(text))
}

const saysWho = (d: Dossier, grief: Grief, id: number) =>
  lostIn(d, grief.first).some((p) => p.roles.some((r) => r.posts.includes(id)))

const OFTEN = 4

/** “Jean slipped her moorings.”: whoever the post begins with, where earlier posts name them and nothing else is called so. */
function namedTogether(d: Dossier, grief: Grief): number[] {
  const name = /^\p{Lu}\p{Ll}{2,}(?=[ .,])/u.exec(d.post(grief.first)?.text ?? '')?.[0]
  if (!name) return []
  const capital = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')
  const small = new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u')
  if (d.posts.some((p) => small.test(p.text))) return []
  // Only somebody stands in the middle of a sentence with a capital, or does something at its head.
  const found = d.posts.filter((p) => capital.test(p.text)).map((p) => p.id)
  const before = found.filter(
    (id) => d.day(id) > 0 && d.day(id) < d.day(grief.first) - ILL && d.mild(id) && isShort(d, id),
  )
  return before.length >= OFTEN ? before.sort((a, b) => d.day(a) - d.day(b) || a - b) : []
}

function lostTogether(d: Dossier, grief: Grief): number[] {
  const ids = lostIn(d, grief.first).flatMap((p) => p.posts)
  return [...new Set(ids)]
    .filter((id) => d.day(id) < d.day(grief.first) - ILL && d.mild(id) && isShort(d, id))
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
}

const KNOWN = 3
const SPACED = 90

/**
 * Whoever is lost is somebody by then: a few posts of the years before with them, in their places, as they stand. First
 * the one that says who they are, then those in which they say something.
 */
export function knownBefore(d: Dossier, grief: Grief, shown: ReadonlySet<number>): number[] {
  const text = d.post(grief.first)?.text ?? ''
  const named = namedTogether(d, grief)
  const known = lostIn(d, grief.first)
  // Whoever stands at the head of the post is whom it is about; the cat on the bed is only in it.
  const isHead = named.length > 0 && !known.some((p) => text.startsWith(p.name))
  const lost = isHead ? [] : known
  const together = isHead ? named : lostTogether(d, grief)
  const theirs = isHead ? named : lost.flatMap((p) => p.posts)
  const met = theirs.filter((id) => shown.has(id) && d.day(id) < d.day(grief.first) - NEAR)
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const speaks = (id: number) => lost.some((p) => p.speech.some((x) => x.post === id))
  const worth = (id: number) =>
    (saysWho(d, grief, id) ? 1 : 0) +
    (speaks(id) ? 0.8 : 0) +
    (lines.get(id) ?? 0) -
    wordCount(d.post(id)?.text ?? '') / 80
  const chosen: number[] = [...met]
  for (const id of [...together].sort((a, b) => worth(b) - worth(a) || a - b)) {
    if (chosen.length >= KNOWN) break
    if (!shown.has(id) && chosen.every((x) => Math.abs(d.day(x) - d.day(id)) >= SPACED)) chosen.push(id)
  }
  return chosen.filter((id) => !shown.has(id))
}

/** The posts that say who is in this one. */
function whoIsIn(d: Dossier, id: number, known: ReadonlySet<number>): number[] {
  return d.stories.people.flatMap((p) => {
    if (p.kind !== 'person' || p.isTender || p.isParted || !p.posts.includes(id)) return []
    if (p.posts.some((x) => x !== id && known.has(x))) return []
    const [proof] = p.roles[0]?.posts ?? []
    return proof !== undefined && d.mild(proof) && d.day(proof) < d.day(id) && isShort(d, proof)
      ? [proof]
      : []
  })
}
