import { PLACES, type Places } from '@youzine/drawings'
import type { AnimalFigure, Paragraph, Post } from '../model.ts'
import { inOrder } from '../reading/in-order.ts'
import { wordsOf } from '../reading/tokens.ts'
import type { Dossier } from '../writing/dossier.ts'
import { ownHour } from '../writing/own-time.ts'
import { post } from '../writing/page.ts'
import { isShadowed } from '../writing/shadow.ts'
import { animalIn, animalNamed } from './animal-words.ts'
import { WORDS } from './words.ts'

const MOST_WORDS = 26
const LEAST_LABELS = 3
const SHORT_CALL = 4
const EARLY = { from: 4, to: 7 }
const LATE = { from: 0, to: 4 }

/** The animal that an article is about, with a post for each part of it that one fits. */
export function plate(d: Dossier, told: string, shown: readonly Paragraph[]): AnimalFigure | null {
  const cited = new Set(
    shown.flatMap(({ sources }) => sources.flatMap((s) => (s.type === 'post' ? s.id : []))),
  )
  const animal = animalIn(told) ?? animalIn([...cited].map((id) => d.post(id)?.text ?? '').join(' '))
  if (!animal) return null
  const t = WORDS[d.spoken].plate
  const labels = labelsOf(d, cited)
  if (labels.length < LEAST_LABELS) return null
  const said = labels.map(({ title, entry }) => `${title}: ${entry.text}`).join(' ')
  return {
    kind: 'animal',
    animal,
    title: t.title,
    labels,
    textAlternative: t.alternative(d.w.capital(animalNamed(animal, d.spoken)), said),
    after: -1,
    sources: post(...labels.map(({ entry }) => entry.post)),
  }
}

function labelsOf(d: Dossier, cited: ReadonlySet<number>): AnimalFigure['labels'] {
  const t = WORDS[d.spoken].plate
  const fits = ({ id, text }: Post) => {
    const words = wordsOf(text).length
    return words > 0 && words <= MOST_WORDS && !/https?:|\n/.test(text) && !cited.has(id)
  }
  const all = d.posts.filter((p) => d.clear(p.id) && d.when(p.id) && !isShadowed(d, p.id) && fits(p))
  const byDay = all.toSorted((a, b) => d.day(a.id) - d.day(b.id) || inOrder(a, b))
  // What makes a good line comes first wherever any of several would do.
  const rank = new Map(d.lines.map((l, at) => [l.post, d.lines.length - at]))
  const best = all.toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0) || inOrder(a, b))
  const people = new Set(
    d.stories.people.filter((p) => p.kind === 'person' && !p.isTender && !p.isParted).flatMap((p) => p.posts),
  )
  const during =
    ({ from, to }: { from: number; to: number }) =>
    (p: Post) => {
      const hour = ownHour(d.posts, p.at)
      return hour !== null && hour >= from && hour < to
    }
  const early = best.find(during(EARLY))
  const chosen: Record<keyof Places, (free: (p: Post) => boolean) => Post | undefined> = {
    foot: (free) => byDay.find(free),
    tail: (free) => byDay.findLast(free),
    mouth: (free) =>
      best.filter((p) => wordsOf(p.text).length <= SHORT_CALL && wordsOf(p.text).length > 1).find(free),
    back: (free) => best.filter(during(early ? EARLY : LATE)).find(free),
    eye: (free) => best.filter((p) => /\d/.test(p.text)).find(free),
    chest: (free) => best.filter((p) => people.has(p.id)).find(free),
  }
  const used = new Set<number>()
  const found = new Map<keyof Places, Post>()
  for (const place of ['foot', 'tail', 'mouth', 'back', 'eye', 'chest'] as const) {
    const one = chosen[place]((p) => !used.has(p.id))
    if (!one) continue
    used.add(one.id)
    found.set(place, one)
  }
  return PLACES.flatMap((place) => {
    const one = found.get(place)
    const title = place === 'back' && !early ? t.awake : t.labels[place]
    return one ? [{ place, title, entry: d.show(one.id) }] : []
  })
}
