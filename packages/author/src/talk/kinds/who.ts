import { fold } from '@youzine/words'
import type { Acquaintance } from '../../stories/model.ts'
import { KINSHIP } from '../../stories/people/kinship.ts'
import { type Passage, sentenceOf } from '../find.ts'
import type { SentenceOf, Shelved } from '../library.ts'
import { isPlannedIn } from '../plans.ts'
import type { Term } from '../question.ts'
import { ASKED_WHETHER } from '../rank.ts'
import { typed } from './amount.ts'
import {
  type Asked,
  BY_NAME,
  evidence,
  holdingAll,
  passageAbout,
  postsIn,
  type Reply,
  SURE,
  sayIn,
  weighty,
} from './asked.ts'
import { describes, NAMING } from './description.ts'
import { actsAbout } from './subject.ts'

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
  const short = question.terms.map(({ key, label }) => calledShort(key, label, library.people)).find(Boolean)
  return short && BY_NAME.test(question.text) ? introduce(asked, short) : unregistered(asked)
}

const SHORTEST = 3

/** “Concepta” is who the posts call “Con”, where no other name begins so. */
function calledShort(key: string, label: string, people: readonly Acquaintance[]): Acquaintance | null {
  if (!/^\p{Lu}/u.test(label)) return null
  const found = people.filter(({ name }) => {
    const short = fold(name)
    return short.length >= SHORTEST && key.length > short.length && key.startsWith(short)
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function introduce(asked: Asked, person: Acquaintance): Reply | null {
  const say = sayIn(asked)
  // What somebody once did says less of them than who they are.
  const told = person.roles.filter((r) => !r.role.startsWith('who '))
  const role = told.at(-1)
  const first = told[0]
  const names = new Set([fold(person.name), ...person.aliases, ...fold(person.fullName).split(' ').slice(-1)])
  const telling = tellingPosts(names, person.posts, asked)
  const stated = first ? asked.library.byId.get(first.posts[0] ?? -1) : undefined
  const [shown, also] = [
    ...new Set([...(stated ? [stated] : []), ...telling, ...clearFirst(person.posts, asked)]),
  ].flatMap((post) => (post ? [naming(names, post)] : []))
  if (!shown) return null
  const isOwn = first !== undefined && KINSHIP.has(fold(first.role))
  const roles = [first?.role, role === first ? undefined : role?.role].filter((r) => r !== undefined)
  const lead = first
    ? say.is(person.fullName, roles.join(', '), isOwn)
    : say.spoken(person.fullName, postsIn(asked, person.posts.length))
  const isMore = also !== undefined && !first && describes(names, also.post) >= MORE
  return {
    text: `${lead} ${evidence(asked, shown)}${isMore ? ` ${evidence(asked, also)}` : ''}`,
    posts: [shown.post.id, ...(isMore ? [also.post.id] : []), ...person.posts.slice(-2)],
    ...(first || shown.post.tone === 'clear' ? {} : { isDoubtful: true }),
  }
}

/** Nobody is introduced by a post that mourns, as long as there is another. */
function clearFirst(ids: readonly number[], { library }: Asked): Shelved[] {
  const posts = ids.flatMap((id) => library.byId.get(id) ?? [])
  return [...posts.filter((p) => p.tone === 'clear').slice(0, 1), ...posts.slice(0, 1)].slice(0, 1)
}

const TELLING = 1
const MORE = 2

/** Those that say who somebody is, best first, nothing that is tender. */
function tellingPosts(names: ReadonlySet<string>, ids: readonly number[], { library }: Asked): Shelved[] {
  return ids
    .flatMap((id) => library.byId.get(id) ?? [])
    .filter((p) => p.tone !== 'red')
    .map((post) => ({ post, told: describes(names, post) }))
    .filter(({ told }) => told >= TELLING)
    .sort((a, b) => b.told - a.told || a.post.n - b.post.n)
    .map(({ post }) => post)
}

/** The post from the sentence on that names them. */
function naming(names: ReadonlySet<string>, post: Shelved): Pick<Passage, 'post' | 'sentence'> {
  const spot = post.tokens.findIndex((t) => names.has(t.key) || names.has(t.key.replace(/'?s$/, '')))
  const sentence = post.sentences.find((s) => spot >= s.first && spot < s.end) ?? post.sentences[0]
  return { post, sentence: sentence as SentenceOf }
}

/** A name that is in no register: the post that names it, else the first that speaks of it. */
function unregistered(asked: Asked): Reply | null {
  // Every German noun looks like a name.
  if (asked.question.language === 'de' && !BY_NAME.test(asked.question.text)) return null
  const terms = weighty(asked.question.terms)
  const known = holdingAll(asked, terms)
  const acts = terms.length > 1 ? actsAbout(asked, terms).map((a) => a.post) : []
  const posts = acts.length > known.length ? acts : known
  const isName = posts.some((p) =>
    p.tokens.some(
      (t) => t.isCapital && terms.some((term) => term.matches.words.has(`${p.language}|${t.key}`)),
    ),
  )
  if (posts.length === 0 || !isName) return null
  const names = new Set(terms.map((t) => t.key))
  const [telling] = tellingPosts(
    names,
    posts.map((p) => p.id),
    asked,
  )
  const [rarest] = [...terms].sort((a, b) => b.weight - a.weight)
  const chosen =
    posts.find((p) => NAMING.test(p.text)) ??
    (terms.length > 1 && rarest ? holdingAll(asked, [rarest]).find((p) => NAMING.test(p.text)) : undefined) ??
    (telling && describes(names, telling) >= MORE ? telling : undefined) ??
    posts[0]
  const shown = chosen ? passageAbout(chosen, terms) : null
  if (!shown) return null
  // Whom no post introduces is known by how they come in, and by what else is said of them.
  const also = telling && telling !== chosen ? passageAbout(telling, terms) : null
  return {
    text: `${evidence(asked, shown)}${also ? ` ${evidence(asked, also)}` : ''}`,
    posts: [
      ...new Set([shown.post.id, ...(also ? [also.post.id] : []), ...posts.slice(1, 3).map((p) => p.id)]),
    ],
  }
}

/** What something or somebody is called. */
export function nameOf(asked: Asked): Reply | null {
  const needed = weighty(asked.question.terms).filter((t) => !t.isDeed)
  if (needed.every((t) => t.person)) return null
  return typed(
    asked,
    (passage) => needed.every((t) => passage.at.has(t)) && isNamedAfter(passage, needed),
    SURE,
  )
}

/** “Bought a parrot. It’s called Nemo.”: the name comes with what is asked for, or right behind it. */
export function isNamedAfter({ post, at }: Passage, needed: readonly Term[]): boolean {
  const spoken = needed.flatMap((t) => at.get(t) ?? []).map((spot) => sentenceOf(post, spot))
  return post.sentences.some(
    ({ text }, place) =>
      NAMING.test(text) && (spoken.length === 0 || spoken.some((n) => n === place || n === place - 1)),
  )
}

/** Who was there: tagged, or named in the post. */
export function withWhom(asked: Asked): Reply | null {
  return typed(
    asked,
    (passage) =>
      !isPlannedIn(passage, asked.question.terms) &&
      !ASKED_WHETHER.test(passage.sentence.text) &&
      (passage.post.people.length > 0 || asked.library.people.some((p) => p.posts.includes(passage.post.id))),
    SURE,
  )
}
