import { fold, kindOfNoun, numberOf, type Token } from '@youzine/words'
import type { Told } from '../told.ts'
import { KINSHIP, roleIn } from './kinship.ts'
import type { Role } from './roles.ts'

/** What a post says of somebody beside the name itself: in the next sentence, in a word before it, in a house number. */
export const rolesBeside = (post: Told, at: number): Role[] =>
  [saidAfter(post, at), kinAfter(post, at), neighbour(post, at), newOne(post, at), ofNumber(post, at)].filter(
    (r) => r !== null,
  )

const HE_IS = {
  en: /^(?:(?:he|she)(?:['’]s| is)|that(?:['’]s| is)) (?:my|our) (\p{Ll}{4,}(?:-\p{Ll}+)?)(?=[,.;!?]|$)/iu,
  es: /^es (?:mi|nuestr[oa]) (\p{Ll}{4,})(?=[,.;!?]|$)/iu,
  de: /^(?:er|sie|das) ist (?:mein|meine|unser|unsere) (\p{Lu}\p{Ll}{3,})(?=[,.;!?]|$)/iu,
}

const languageOf = (post: Told) => (post.language === 'es' || post.language === 'de' ? post.language : 'en')

function sentencesFrom(post: Told, at: number): string[] {
  const own = post.sentences.findIndex((s) => at >= s.first && at < s.end)
  return post.sentences.slice(own + 1).map((s) => post.text.slice(s.from, s.to))
}

/** Whether the post names nobody else, so that “he” can be nobody else; where somebody rang from is no name. */
function isAlone(post: Told, at: number): boolean {
  if (post.language === 'de')
    return new Set(post.tokens.filter((t) => KINSHIP.has(t.key)).map((t) => t.key)).size <= 1
  const isName = (t: Token | undefined) =>
    t !== undefined && /^\p{Lu}\p{Ll}{2,}$/u.test(t.raw) && !t.isOpening
  const isFrom = (n: number): boolean =>
    PLACED.has(post.tokens[n - 1]?.key ?? '') || (isName(post.tokens[n - 1]) && isFrom(n - 1))
  return !post.tokens.some((t, n) => Math.abs(n - at) > 1 && isName(t) && !isFrom(n))
}

const PLACED = new Set('from in at to desde de en a'.split(' '))

/** “Answer: Big Kev. He’s my slinger.” */
function saidAfter(post: Told, at: number): Role | null {
  const [next = ''] = sentencesFrom(post, at)
  const noun = HE_IS[languageOf(post)].exec(next.trim())?.[1]
  if (!noun || !isAlone(post, at) || kindOfNoun(fold(noun.toLowerCase())) === 'thing') return null
  const kin = KINSHIP.get(fold(noun.toLowerCase()))
  return { role: kin ? roleIn(kin, post.language) : `${MY[languageOf(post)]} ${noun}`, post, rank: 4 }
}

const MY = { en: 'my', es: 'mi', de: 'mein' }
const OPENS = {
  en: /^(?:my|our) (?:(?:little|big|baby|kid|older|younger|only|poor|lovely) )?(\p{L}+)/iu,
  es: /^(?:mi|nuestr[oa]) (?:(?:pobre|querid[oa]|únic[oa]) )?(\p{L}+)/iu,
  de: /^(?:mein|meine) (?:(?:kleine[rs]?|große[rs]?|jüngere[rs]?|ältere[rs]?|einzige[rs]?) )?(\p{L}+)/iu,
}

/** “Ewan rang from New Zealand. My brother everybody.” – “Moritz ist Veganer. Mein Sohn, ausgerechnet.” */
function kinAfter(post: Told, at: number): Role | null {
  if (!isAlone(post, at)) return null
  const isSubject = post.sentences.some((s) => s.first === at)
  // “She’s moving in with Gary. My little brother, of all people.”: who stands last is who is meant.
  const isLast = post.sentences.some((s) => s.end - 1 === at)
  if (!isSubject && !isLast) return null
  for (const text of isSubject ? sentencesFrom(post, at) : sentencesFrom(post, at).slice(0, 1)) {
    const word = OPENS[languageOf(post)].exec(text.trim())?.[1]
    const kin = word ? KINSHIP.get(fold(word.toLowerCase())) : undefined
    const named = OPENS[languageOf(post)].exec(text.trim())?.[0] ?? ''
    const isBare = /^(?:[,.!]| everybody| everyone| todos| (?:that|who|que|der|die) |$)/iu.test(
      text.trim().slice(named.length),
    )
    if (kin && isBare) return { role: roleIn(kin, post.language), post, rank: 4 }
  }
  return null
}

const TITLES = new Set(
  'nachbar nachbarin kollege kollegin chef chefin neighbour neighbor vecino vecina'.split(' ').map(fold),
)

/** “Nachbar Kuschke”, “my neighbour Pell”, “Mr Ogden next door”. */
function neighbour(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const before = post.tokens[at - 1]
  if (before && TITLES.has(before.key) && post.text.slice(before.to, token.from) === ' ')
    return { role: post.language === 'de' ? before.raw : before.raw.toLowerCase(), post, rank: 3 }
  const behind = post.text.slice(token.to, token.to + 12)
  return post.language === 'en' && /^ next door(?!\p{L})/u.test(behind)
    ? { role: 'from next door', post, rank: 3 }
    : null
}

const NEW = {
  en: /(?:^|[.!?] )new (\p{Ll}{4,})(?: is called |['’]s called |: |\. |, )$/iu,
  es: /(?:^|[.!?] )nuev[oa] (\p{Ll}{4,})(?:, se llama |: |\. )$/iu,
  de: /(?:^|[.!?] )neue[rs]? (\p{Lu}\p{Ll}{3,})(?: heißt |: |\. |, )$/iu,
}

/** “New slinger is called Callum.” – “New pupil. Pip, six.” */
function newOne(post: Told, at: number): Role | null {
  const token = post.tokens[at] as Token
  const told = NEW[languageOf(post)].exec(post.text.slice(0, token.from))?.[1]
  if (!told || kindOfNoun(fold(told.toLowerCase())) === 'thing') return null
  const behind = post.text.slice(token.to, token.to + 24)
  const age = /^, (\p{L}+|\d{1,2})(?=[,.])/u.exec(behind)?.[1]
  const isAged = age !== undefined && (/^\d/.test(age) || numberOf(age.toLowerCase(), post.language) !== null)
  const isCalled = /(?:called|se llama|heißt) $/iu.test(post.text.slice(0, token.from))
  return isAged || isCalled ? { role: told, post, rank: 4 } : null
}

/** “La señora Pera del 14”: by the number of the house. */
function ofNumber(post: Told, at: number): Role | null {
  if (post.language !== 'es') return null
  const token = post.tokens[at] as Token
  const number = /^ del (\d{1,4})(?!\d|[ .]?(?:de|am|pm))/u.exec(
    post.text.slice(token.to, token.to + 12),
  )?.[1]
  const title = post.tokens[at - 1]?.key ?? ''
  if (!number || !/^(?:senora|dona|senor|don)$/.test(fold(title))) return null
  return { role: `${/^(?:senora|dona)$/.test(fold(title)) ? 'la' : 'el'} del ${number}`, post, rank: 3 }
}
