import type { Sentence } from '../../model.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { leansOnStranger, sayTheSame } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { type Page, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { rareInBoth, rarePhrases, stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { inPosts } from '../common/in-posts.ts'
import { isComic } from './exhibit.ts'
import { WORDS } from './words.ts'

const LONGEST = 40
const PUNCH = 8
const RARE = 9
const FEW = 4
const YEARS = 3
/** Among so many posts of somebody two that share a word are a coincidence. */
const CROWD = 300

/** The writer moved, and saying no more than that. */
const MOVED = {
  en: /\bI (?:have |['’]ve )?had to (?:leave|sit|hold|go|stop|look away|stand)|\bI (?:stood up|stayed|kept (?:it|the)|cried|framed|had a speech)|\b[Gg]ave (?:him|her|them) my (?:first|own|old|father|mother|best)|\b(?:she|he|they) let me|didn['’]t need to|\bI(?:['’]m| am) \p{Lu}\p{Ll}+\.$|\bI love|\b(?:proud|glad of it)\b/u,
  es: /(?<!\p{L})(?:lloré|abajo estaba (?:él|ella)|me senté|tuve que|me quedé|guard[éó]|de gusto|me siento|no lo apago|me dejó|sin decir nada|orgullos[oa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:musste (?:ich )?(?:mich )?(?:setzen|raus|kurz)|gerahmt|aufgehoben|stolz|geheult|geweint|nehm (?:ich )?.{0,12}auf mich|durfte ich|ließ mich|hat mich .{0,20} lassen)(?!\p{L})/iu,
}
const KIN =
  /wife|husband|son|daughter|grand|niece|nephew|mujer|marido|espos[oa]|hij[oa]|niet[oa]|sobrin[oa]|Frau|Mann|Sohn|Tochter|Enkel|Neffe|Nichte/i
const YOUNG = /grand|son|daughter|niece|nephew|hij[oa]|niet[oa]|sobrin[oa]|Sohn|Tochter|Enkel|Neffe|Nichte/i

export interface Affection {
  person: Acquaintance
  ids: number[]
  score: number
}

/**
 * It ends with somebody: their first and last post that share a word, the later one short at its end, or the one post in
 * which the writer is moved. Rather one that takes up a word of the beginning.
 */
export function affectionIn(page: Page, shown: ReadonlySet<number>, opening: string): Affection | null {
  const { d } = page
  const isKnown = (p: Acquaintance) =>
    p.roles.some((r) => !/^who /.test(r.role)) &&
    roleOf(d, p, 0) !== null &&
    !leansOnStranger(page, roleOf(d, p, 0) ?? '', p.name)
  // Or the charges have just told of them.
  const people = d.stories.people.filter(
    (p) =>
      p.kind === 'person' &&
      !p.isTender &&
      !p.isParted &&
      !hasSuffered(d, p) &&
      isStillAbout(d, p) &&
      (isKnown(p) || p.posts.some((id) => shown.has(id) && d.wordsOf(wholeAct(d, id)).includes(p.name))),
  )
  const [best] = people
    .flatMap((p) => candidatesOf(d, p, shown, opening))
    .sort((a, b) => b.score - a.score || d.day(b.ids.at(-1) as number) - d.day(a.ids.at(-1) as number))
  return best ?? null
}

const GRAVE_POSTS = 2

/** Whom two posts and more tell grave things of is not handed the last word of a joke. */
const hasSuffered = (d: Dossier, person: Acquaintance): boolean =>
  person.posts.filter(
    (id) => d.tone(id) === 'red' && d.sentences(id).some((s) => namesIn(d, s.text)[0] === person.name),
  ).length >= GRAVE_POSTS

const GONE = 5 * 365

/** Whoever takes the accused home is in the posts of the last years. */
const isStillAbout = (d: Dossier, { posts }: Acquaintance): boolean => {
  const last = Math.max(...d.posts.map((p) => d.day(p.id)))
  return posts.some((id) => last - d.day(id) <= GONE)
}

/** Who they are, if nobody has said so, and their posts; the last words are theirs. */
export function affection(page: Page, end: Affection, charges: number) {
  const { d } = page
  const { text, sources } = introduce(page, end)
  page.h2(text.replace(/[.]$/, ''), sources)
  const acts = end.ids.map((id) => wholeAct(d, id))
  inPosts(page, acts, null, new Map(), released(d, end, charges))
}

/** Who takes the accused home. */
const released = (d: Dossier, { person }: Affection, charges: number): string =>
  WORDS[d.spoken].released(setMarks(person.name, d.spoken), d.w.number(charges))

function candidatesOf(
  d: Dossier,
  person: Acquaintance,
  shown: ReadonlySet<number>,
  opening: string,
): Affection[] {
  const role = person.roles.map((r) => r.role).join(' ')
  const near = (KIN.test(role) ? 0.5 : 0) + (YOUNG.test(role) ? 0.4 : 0)
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const named = stemsIn(d, [person.name, ...person.aliases].join(' '))
  const begun = stemsIn(d, opening)
  const usable = postsOf(d, person)
    .filter((id) => !shown.has(id) && wordCount(d.post(id)?.text ?? '') <= LONGEST && isComic(d, id))
    .sort((a, b) => d.day(a) - d.day(b) || b - a)
  const text = (id: number) => d.post(id)?.text ?? ''
  const moving = new Set(usable.filter((id) => MOVED[d.spoken].test(text(id))))
  const moved = (id: number) => (moving.has(id) ? 1 : 0)
  const isShort = (id: number) => (wordCount(d.sentences(id).at(-1)?.text ?? '') <= PUNCH ? 0.4 : 0)
  const returns = (id: number) => ([...stemsIn(d, text(id))].some((w) => begun.has(w)) ? 0.7 : 0)
  const alone = usable
    .filter((id) => moved(id) > 0)
    .map((id) => ({
      person,
      ids: [id],
      score: 1 + near + isShort(id) + returns(id) + (lines.get(id) ?? 0) * 0.5,
    }))
  if (usable.length > CROWD) return alone
  const pairs = usable.flatMap((a, n) =>
    usable.slice(n + 1).flatMap((b) => {
      if (d.day(b) - d.day(a) < YEARS * 365 || moved(a) + moved(b) === 0) return []
      const shared = sharedNames(d, text(a), text(b)).filter((w) => !named.has(w.toLowerCase()))
      const score = 0.8 + near + moved(a) + moved(b) + isShort(b) + returns(b) + (lines.get(b) ?? 0) * 0.3
      return shared.length > 0 ? [{ person, ids: [a, b], score }] : []
    }),
  )
  return [...alone, ...pairs]
}

/** The posts that name somebody, and those that say again what one of these says: “The card says ‘To Bus’.” */
function postsOf(d: Dossier, person: Acquaintance): number[] {
  const own = new Set(
    person.posts.filter((id) => namesIn(d, d.post(id)?.text ?? '').some((n) => d.person(n) === person)),
  )
  for (const c of d.stories.claims)
    if (c.kind === 'same-words' && own.has(c.then) && namesIn(d, d.post(c.now)?.text ?? '').length === 0)
      own.add(c.now)
  return [...own]
}

const capitals = (text: string) =>
  new Set([...text.matchAll(/(?<=[\p{L},’'] ['‘“"]?)\p{Lu}\p{Ll}+/gu)].map((m) => m[0]))

/** In how many posts each of them stands. */
const capitalsSpread = once((d: Dossier): Map<string, number> => {
  const spread = new Map<string, number>()
  for (const p of d.posts) for (const w of capitals(p.text)) spread.set(w, (spread.get(w) ?? 0) + 1)
  return spread
})

/** Words that both posts write with a capital in mid-sentence, or that hardly any other post has. */
function sharedNames(d: Dossier, a: string, b: string): string[] {
  const other = capitals(b)
  const rare = [...capitals(a)].filter(
    (w) =>
      d.spoken !== 'de' &&
      other.has(w) &&
      namesIn(d, w).length === 0 &&
      (capitalsSpread(d).get(w) ?? 0) <= RARE,
  )
  return [...rare, ...rareInBoth(d, a, b, FEW), ...rarePhrases(d, a, b, RARE)]
}

function introduce(page: Page, { person, ids }: Affection): Sentence {
  const { d } = page
  const t = WORDS[d.spoken]
  const day = d.day(ids[0] as number)
  const isKnown = page.introduced.has(person.name)
  const role = isKnown ? null : roleOf(d, person, day)
  page.introduced.add(person.name)
  const name = setMarks(isKnown ? person.name : person.fullName || person.name, d.spoken)
  const isApposed = role !== null && !sayTheSame(name, role)
  const who = isApposed ? `${name}, ${role}` : name
  return say(t.defence(who), post(...ids, ...(role ? roleProofs(person, day) : [])))
}
