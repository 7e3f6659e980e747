import { fold } from '@youzine/words'
import type { Acquaintance } from '../../stories/model.ts'
import { KINSHIP } from '../../stories/people/kinship.ts'
import type { Shelved } from '../library.ts'
import { isPlannedIn } from '../plans.ts'
import { openingOf } from '../quote-of.ts'
import { typed } from './amount.ts'
import {
  type Asked,
  evidence,
  holdingAll,
  passageAbout,
  postsIn,
  type Reply,
  SURE,
  sayIn,
  weighty,
} from './asked.ts'

/** Who somebody is: what the posts call them, and the post that says so. */
export function whoIs(asked: Asked): Reply | null {
  const { question, library } = asked
  const named = question.terms.find((t) => t.person)?.person
  if (named && question.terms.filter((t) => t.weight > 0).length <= 2) return introduce(asked, named)
  const kin = question.terms.map((t) => KINSHIP.get(t.key)).find(Boolean)
  if (kin) {
    const roles = new Set(Object.values(kin.role).map(fold))
    const found = library.people.find((p) => p.roles.some((r) => roles.has(fold(r.role))))
    return found ? introduce(asked, found) : null
  }
  return unregistered(asked)
}

function introduce(asked: Asked, person: Acquaintance): Reply | null {
  const say = sayIn(asked)
  // What somebody once did says less of them than who they are.
  const told = person.roles.filter((r) => !r.role.startsWith('who '))
  const role = told.at(-1)
  const first = told[0]
  const naming = person.posts.find((id) => saysWho(person.name, asked.library.byId.get(id)?.text ?? ''))
  const related = person.posts.find((id) => saysRelation(person.name, asked.library.byId.get(id)))
  const shown = openingOf(first?.posts[0] ?? naming ?? related ?? person.posts[0] ?? -1, asked.library)
  if (!shown) return null
  const isOwn = first !== undefined && KINSHIP.has(fold(first.role))
  const roles = [first?.role, role === first ? undefined : role?.role].filter((r) => r !== undefined)
  const lead = first
    ? say.is(person.fullName, roles.join(', '), isOwn)
    : say.spoken(person.fullName, postsIn(asked, person.posts.length))
  return { text: `${lead} ${evidence(asked, shown)}`, posts: [shown.post.id, ...person.posts.slice(-2)] }
}

const NAMING =
  /(?:called|named) (?:him |her |it )?(?=["“‘']?\p{Lu})|calling (?:him|her|it)|names? (?:is|are)|name['’]s|has a name|[Ss]e llama|[Ll]e pus\p{L}+|[Hh]eißt|[Gg]etauft|bautizad|\p{Lu}\p{L}+ (?:is|ist|es) (?:my|mein|meine|mi) /u

/** "His name’s Tomasz", "Kemi is my girlfriend", "Kirsten, the one with the app". */
function saysWho(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const behind = text.slice(at + name.length, at + name.length + 14)
    const before = text.slice(Math.max(0, at - 16), at)
    if (/^ (?:is|ist|es) (?:my|our|the|an?|meine?|mi|el|la|una?|eine?|der|die) /u.test(behind)) return true
    if (/(?:name['’]s|name is|called|[Hh]eißt|[Ss]e llama) $/u.test(before)) return true
  }
  return false
}

const RELATION =
  /(?<!\p{L})(?:my|our|best|big|little|mi|nuestr[oa]|mejor|meine?|unsere?|große?|kleine?|beste) (?:old |new |vieja? |alte |neue )?(?:pal|friend|mate|boss|neighbour|neighbor|colleague|partner|boyfriend|girlfriend|brother|sister|son|daughter|cousin|uncle|aunt|amig[oa]|jefe|jefa|vecin[oa]|novi[oa]|compadre|comadre|herman[oa]|hij[oa]|prim[oa]|tí[oa]|freund(?:in)?|chef(?:in)?|nachbar(?:in)?|kolleg(?:e|in)|bruder|schwester|sohn|tochter|tante|onkel)(?!\p{L})|(?<!\p{L})(?:next door|from work|de al lado|de enfrente|von nebenan)(?!\p{L})/iu

/** "Jo, best pal I’ve got", "meine große Schwester Ute": in one sentence with the name. */
const saysRelation = (name: string, post: Shelved | undefined): boolean =>
  post?.sentences.some((s) => s.text.includes(name) && RELATION.test(s.text)) ?? false

/** A name that is in no register: the post that names it, else the first that speaks of it. */
function unregistered(asked: Asked): Reply | null {
  const terms = weighty(asked.question.terms)
  const posts = holdingAll(asked, terms)
  const isName = posts.some((p) =>
    p.tokens.some(
      (t) => t.isCapital && terms.some((term) => term.matches.words.has(`${p.language}|${t.key}`)),
    ),
  )
  if (posts.length === 0 || !isName) return null
  const chosen = posts.find((p) => NAMING.test(p.text)) ?? posts[0]
  const shown = chosen ? passageAbout(chosen, terms) : null
  return shown
    ? { text: evidence(asked, shown), posts: [shown.post.id, ...posts.slice(1, 3).map((p) => p.id)] }
    : null
}

/** What something or somebody is called. */
export function nameOf(asked: Asked): Reply | null {
  if (weighty(asked.question.terms).every((t) => t.person)) return null
  return typed(
    asked,
    ({ sentence, post }) =>
      NAMING.test(sentence.text) || (post.tokens.length <= 45 && NAMING.test(post.text)),
    SURE,
  )
}

/** Who was there: tagged, or named in the post. */
export function withWhom(asked: Asked): Reply | null {
  return typed(
    asked,
    (passage) =>
      !isPlannedIn(passage, asked.question.terms) &&
      (passage.post.people.length > 0 || asked.library.people.some((p) => p.posts.includes(passage.post.id))),
    SURE,
  )
}
