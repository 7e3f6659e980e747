import type { Sentence } from '../../model.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { standsAlone } from './stands-alone.ts'
import { type Others, WORDS } from './words.ts'

const othersOf = (d: Dossier, n: number): Others => ({ words: d.w.number(n), isOne: n === 1 })

/** What one of them says that needs no telling, else who two of them are. */
export function standfirstOf(d: Dossier, cast: readonly Acquaintance[]): Sentence {
  const t = WORDS[d.spoken]
  const others = count(cast.length - 1, { kind: 'score', of: 'the others in the cast' })
  const said = sayingOf(d, cast)
  if (said)
    return say(t.says(d.w.quoted(said.text), said.name, othersOf(d, cast.length - 1), nameOf(d)), [
      ...post(said.post),
      others,
    ])
  const known = cast.flatMap((p) => {
    // “Mum, mother” says it twice.
    if (saysKin(p.name, d.spoken)) return []
    const role = roleOf(d, p, d.day(p.posts.at(-1) ?? 0))
    return role && !/^(?:who|que|die|der) /.test(role) ? [{ p, text: `${p.name}, ${role}` }] : []
  })
  const named = known.length >= 2 ? known.slice(0, 2) : cast.slice(0, 3).map((p) => ({ p, text: p.name }))
  const rest = cast.length - named.length
  const list = named.map((x) => x.text).join(named.length > 2 ? ', ' : '; ')
  return say(rest > 0 ? t.who(list, othersOf(d, rest), nameOf(d)) : t.all(list, nameOf(d)), [
    ...post(...named.flatMap(({ p }) => p.roles[0]?.posts ?? p.posts.slice(0, 1))),
    count(rest, { kind: 'score', of: 'the others in the cast' }),
  ])
}

const nameOf = (d: Dossier) => (d.hasName ? d.name : null)

const SHORTEST = 4
const LONGEST = 9

function sayingOf(d: Dossier, cast: readonly Acquaintance[]) {
  const names = d.stories.people.map((p) => p.name)
  for (const p of cast)
    for (const { text, post: id } of p.speech) {
      const bare = text.trim().replace(/[.,;:]+$/, '')
      const n = wordCount(bare)
      if (n < SHORTEST || n > LONGEST || !/^\p{Lu}/u.test(bare) || /[?:]|\p{Lu}{3}/u.test(bare)) continue
      if (d.clear(id) && !isShadowed(d, id) && standsAlone(bare, d.spoken, names))
        return { text: bare, post: id, name: p.name }
    }
  return null
}
