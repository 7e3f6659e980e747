import type { Token } from '@youzine/words'
import { isWish } from '../reading/digest.ts'
import { type Key, newKey, place } from './key.ts'
import { isFunction, type Told } from './told.ts'

/** Words that carry no story and yet tell one step from another. */
const SIDES = new Set(['back', 'front', 'head'])

/** Two content words side by side in two posts: "written warning", "driving test", "vegan croissant". */
export function pairKeys(posts: readonly Told[], most: number): Key[] {
  const found = new Map<string, Key>()
  const once = new Map<string, number>()
  const visit = (use: (id: string, post: Told, at: number) => void) => {
    for (const post of posts)
      for (let at = 0; at + 1 < post.tokens.length; at++) {
        const a = post.tokens[at] as Token
        const b = post.tokens[at + 1] as Token
        if (a.sentence !== b.sentence || b.key.length < 2) continue
        const de = post.tokens[at + 2]
        if (
          post.language === 'es' &&
          b.key === 'de' &&
          de?.sentence === a.sentence &&
          !isFunction(post, at) &&
          !isFunction(post, at + 2)
        )
          use(`${post.lemmas[at]} de ${post.lemmas[at + 2]}`, post, at)
        const isHyphened = post.text.slice(a.to, b.from) === '-'
        if (
          !isHyphened &&
          ((isFunction(post, at) && !SIDES.has(a.key)) || isFunction(post, at + 1) || /^\d/.test(b.key))
        )
          continue
        use(`${post.lemmas[at]} ${post.lemmas[at + 1]}`, post, at)
      }
  }
  visit((id, post) => {
    const before = once.get(id)
    if (before === undefined) once.set(id, post.n)
    else if (before !== post.n) once.set(id, -1)
  })
  visit((id, post, at) => {
    if (once.get(id) !== -1) return
    const key = found.get(id) ?? newKey('pair', id, '', [], 0.8)
    found.set(id, key)
    if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
    place(key, post, at)
    const to = post.text.slice(
      (post.tokens[at] as Token).from,
      (post.tokens[at + (id.includes(' de ') ? 2 : 1)] as Token).to,
    )
    if (!key.label) key.label = to
  })
  return [...found.values()].filter((k) => k.posts.length <= most && !isWish(k.label, 2))
}

/** A figure that returns: a year, a sum, "34 years". */
export function numberKeys(posts: readonly Told[], most: number): Key[] {
  const found = new Map<string, Key>()
  for (const post of posts)
    post.tokens.forEach((token, at) => {
      if (!/^\d{2,}$/.test(token.key)) return
      const after = post.text.slice(token.to, token.to + 4)
      const m = /^[.,]\d{3}/.exec(after)
      const isSum = m !== null
      const value = isSum ? `${token.key}${(m[0] as string).slice(1)}` : token.key
      const next = post.tokens[at + 1]
      const unit =
        !isSum && next?.sentence === token.sentence && !/^\d/.test(next.key) ? post.lemmas[at + 1] : ''
      const ids = /^(?:19|20)\d\d$/.test(value)
        ? [value]
        : value.length >= 4
          ? [value]
          : unit
            ? [`${value} ${unit}`]
            : []
      for (const id of ids) {
        const label = isSum
          ? `${token.raw}${m[0]}`
          : unit && !/^\d{4}$/.test(id)
            ? `${token.raw} ${next?.raw}`
            : token.raw
        const key = found.get(id) ?? newKey('number', id, label, [], 0.6)
        found.set(id, key)
        if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
        if (!key.at.has(post.n)) key.at.set(post.n, at)
      }
    })
  return [...found.values()].filter((k) => k.posts.length >= 2 && k.posts.length <= most)
}
