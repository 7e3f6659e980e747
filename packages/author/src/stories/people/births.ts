import type { Told } from '../told.ts'
import type { Name } from './names.ts'
import type { Role } from './roles.ts'

const NINE_MONTHS = 290

/** Births say whose child somebody is, and what the writer became: "Zawadi had a girl. Neema.", "¡Ya soy abuela! Nació Regina". */
export function birthsIn(posts: readonly Told[], names: readonly Name[]): Map<string, Role[]> {
  const byKey = new Map(names.map((n) => [n.key, n]))
  const found = new Map<string, Role[]>()
  const add = (key: string, role: string, post: Told) => {
    const list = found.get(key) ?? []
    list.push({ role, post, rank: 5 })
    found.set(key, list)
  }
  for (const post of posts) {
    const birth = birthIn(post, byKey)
    if (!birth) continue
    const parent = birth.parent ?? expectingBefore(post, posts, byKey)
    if (parent && post.language === 'en') {
      add(
        birth.child.key,
        `${parent.name}'s ${birth.sex === 'boy' ? 'son' : birth.sex === 'girl' ? 'daughter' : 'child'}`,
        post,
      )
      add(parent.key, `${birth.child.name}'s ${parentWord(parent, posts)}`, post)
    }
    const became = becameIn(post)
    if (became) add(birth.child.key, became, post)
  }
  return found
}

interface Birth {
  child: Name
  parent: Name | null
  sex: 'girl' | 'boy' | null
}

function birthIn(post: Told, byKey: ReadonlyMap<string, Name>): Birth | null {
  const en =
    /(?:^|[.!?] )(?:(\p{Lu}\p{Ll}+) (?:has |just )?had a (?:baby )?(girl|boy)|[Ii]t['’]s a (girl|boy))[^.!?]{0,40}[.!?] (\p{Lu}\p{Ll}+)[.,!]/u.exec(
      post.text,
    )
  if (en) {
    const child = byKey.get((en[4] as string).toLowerCase())
    const sex = (en[2] ?? en[3]) as 'girl' | 'boy'
    return child ? { child, parent: byKey.get((en[1] ?? '').toLowerCase()) ?? null, sex } : null
  }
  const es = /\bNació (\p{Lu}\p{Ll}+)/u.exec(post.text)
  const de = /^(\p{Lu}\p{Ll}+) ist da\. \d/u.exec(post.text)
  const name = es?.[1] ?? de?.[1]
  const child = name ? byKey.get(name.toLowerCase()) : undefined
  return child ? { child, parent: null, sex: null } : null
}

/** "Fiona's expecting. January." */
function expectingBefore(post: Told, posts: readonly Told[], byKey: ReadonlyMap<string, Name>): Name | null {
  for (let n = post.n - 1; n >= 0; n--) {
    const before = posts[n] as Told
    if (post.day - before.day > NINE_MONTHS) return null
    const m = /(\p{Lu}\p{Ll}+)(?:['’]s| is) (?:expecting|pregnant)/u.exec(before.text)
    if (m) return byKey.get((m[1] as string).toLowerCase()) ?? null
  }
  return null
}

/** "Mother" needs a she. */
function parentWord(parent: Name, posts: readonly Told[]): string {
  const says = (words: RegExp) => parent.posts.some((n) => words.test((posts[n] as Told).text))
  return says(/\b(?:she|her)\b/i) && !says(/\bhe\b/) ? 'mother' : 'parent'
}

const BECAME: readonly [RegExp, string][] = [
  [/\bsoy abuel[oa]\b/iu, 'nieta'],
  [/\bsoy tí[oa]\b/iu, 'sobrina'],
  [/\bbin (?:Onkel|Tante)\b/u, 'Neffe'],
  [/\bbin (?:Oma|Opa)\b/u, 'Enkelkind'],
  [/\bI(?:['’]m| am) an (?:aunt|uncle)\b/u, 'niece or nephew'],
  [/\bI(?:['’]m| am) a (?:gran\p{L}*|nan\p{L}*)\b/u, 'grandchild'],
]

const becameIn = (post: Told): string | null =>
  BECAME.find(([pattern]) => pattern.test(post.text))?.[1] ?? null
