import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { compareIn } from '../../reading/in-order.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { saysKin } from '../../stories/people/kinship.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { namesOf } from './about.ts'
import { wasUnwell } from './arc.ts'
import { isUnkind } from './line.ts'
import { fullNameOf } from './somebody.ts'
import { standsAlone } from './stands-alone.ts'
import { WORDS } from './words.ts'

/** Who was there from early on and still is; else what one of them says that needs no telling; else who they are. */
export function standfirstOf(d: Dossier, cast: readonly Acquaintance[]): Sentence {
  const t = WORDS[d.spoken]
  const [first, second] = stayedIn(d, cast)
  if (first) {
    const posts = [...first.posts, ...(second?.posts ?? [])]
    return say([t.still(first), second ? t.too(second) : ''].filter(Boolean).join(' '), post(...posts))
  }
  const said = sayingOf(d, cast)
  if (said) return say(t.says(d.w.quoted(said.text), said.name), post(said.post))
  const some = cast.slice(0, 3)
  const list = d.w.list(some.map((p) => setMarks(calledIn(d, p), d.spoken)))
  const posts = some.flatMap((p) => p.posts).filter((id) => d.mild(id) && d.day(id) > 0)
  const years = posts.map((id) => fromDay(d.day(id)).y)
  const text = t.around(list, d.hasName ? d.name : null, Math.min(...years), Math.max(...years))
  return say(d.w.capital(text), post(...posts))
}

const YEARS = 5 * 365
const RECENT = 2 * 365
const MOST = 2

/** Those who are named over the years, and still in the last of them: whoever is in most posts first. */
function stayedIn(d: Dossier, cast: readonly Acquaintance[]) {
  const end = Math.max(...d.posts.map((p) => d.day(p.id)))
  return cast
    .flatMap((p) => {
      const named = p.posts
        .filter((id) => d.mild(id) && d.day(id) > 0 && namesOf(p).test(d.post(id)?.text ?? ''))
        .sort(compareIn(d.posts))
      const [first, last] = [named[0], named.at(-1)]
      if (first === undefined || last === undefined) return []
      // Of whoever was ill it is not said that they are still there.
      if (wasUnwell(d, p) || p.posts.some((id) => isUnkind(d.post(id)?.text ?? ''))) return []
      if (d.day(last) - d.day(first) < YEARS || end - d.day(last) > RECENT) return []
      const role = introducedAs(d, p, d.day(last))
      // A name alone says nothing to a stranger, however long it has been there.
      if (!role && !saysKin(p.name, d.spoken)) return []
      const proofs = role ? roleProofs(p, d.day(last)) : []
      const who = setMarks(calledIn(d, p), d.spoken)
      return [
        {
          who: d.w.capital(role ? `${who}, ${role},` : who),
          from: String(fromDay(d.day(first)).y),
          to: String(fromDay(d.day(last)).y),
          posts: [first, last, ...proofs],
        },
      ]
    })
    .slice(0, MOST)
}

/** “Mr Pym”; of a name and a surname, the name. */
function calledIn(d: Dossier, p: Acquaintance): string {
  const full = fullNameOf(d, p)
  return full.endsWith(` ${p.name}`) ? full : p.name
}

/** Nothing where the name says it: “Mum, mother”. */
function introducedAs(d: Dossier, p: Acquaintance, day: number): string | null {
  const role = saysKin(p.name, d.spoken) ? null : roleOf(d, p, day)
  // What somebody worked as years ago may no longer hold.
  const isLasting = role !== null && (role.includes(d.name) || LASTING.test(role))
  return isLasting && !sayTheSame(p.name, role) ? role : null
}

const LASTING = /^(?:the|el|la|der|die) (?!\p{L}+ (?:hat|ist|war|sagt)(?!\p{L}))|[’']s /u

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
