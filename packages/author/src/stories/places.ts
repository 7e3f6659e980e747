import { dayFrom, fold } from '@youzine/words'
import { type Key, newKey } from './key.ts'
import type { Told } from './told.ts'

const LEAST = 3
const MOST = 14
const YEARS = 3

/** Somewhere that somebody comes back to over the years; where they are every month is where they live. */
export function placeKeys(posts: readonly Told[]): Key[] {
  const byPlace = new Map<string, Key>()
  const named: { name: string; post: Told; label: string }[] = []
  for (const post of posts) {
    const label = post.place?.split(',')[0]?.trim()
    if (label) named.push({ name: fold(label), post, label })
  }
  const names = new Set(named.map((x) => x.name))
  for (const { name, post, label } of named) {
    // The pier of a town is in the town.
    const whole = wider(name, names)
    const key = byPlace.get(whole) ?? newKey('place', whole, whole === name ? label : '', [], 1)
    byPlace.set(whole, key)
    if (whole === name) key.label = label
    if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
    key.at.set(post.n, 0)
    key.definite.add(post.n)
  }
  return [...byPlace.values()].filter(
    (k) => k.posts.length >= LEAST && k.posts.length <= MOST && yearsOf(k, posts) >= YEARS,
  )
}

function wider(name: string, names: ReadonlySet<string>): string {
  const words = name.split(' ')
  for (let n = 1; n < words.length; n++) {
    const head = words.slice(0, n).join(' ')
    if (names.has(head)) return head
  }
  return name
}

const yearsOf = (key: Key, posts: readonly Told[]) =>
  new Set(key.posts.map((n) => dayFrom((posts[n] as Told).day).year)).size
