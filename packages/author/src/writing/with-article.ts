import { stopWords } from '@youzine/words'
import type { Dossier } from './dossier.ts'

const ARTICLES = {
  en: /^$/,
  es: /(?<!\p{L})(el|la|los|las|un|una|mi|del|al) $/iu,
  de: /(?<!\p{L})(der|die|das|den|ein|eine|einen|mein|meine|meinen|kein|keine|keinen) (\p{Ll}{1,24}e[nrs]? )?$/iu,
}

/** What each article of the posts says about the noun. “Der Tonne” may be a dative, so it says nothing. */
const DEFINITE: Record<string, string> = {
  el: 'el',
  la: 'la',
  los: 'los',
  las: 'las',
  un: 'el',
  del: 'el',
  al: 'el',
  una: 'la',
  die: 'die',
  das: 'das',
  den: 'der',
  eine: 'die',
  meine: 'die',
  keine: 'die',
  einen: 'der',
  meinen: 'der',
  keinen: 'der',
}

/** “lay up” is one word in two: half of it says something else. */
const PARTICLE = /^(?:up|out|off|down|in|on|over|back|away|through|round|by)$/

/** “the cab and” is the cab; what the posts write in capitals, like an MOT, stays so. */
function englishArticle({ posts }: Pick<Dossier, 'posts'>, noun: string): string | null {
  const [first = '', second] = noun.split(' ')
  if (second && PARTICLE.test(second)) return null
  const cut = second && stopWords('en').has(second) ? first : noun
  const bare = isSmall(posts, cut) ? cut.toLowerCase() : cut
  if (!/^\p{Ll}{3,}(?: \p{Ll}+)?$/u.test(bare)) return isCalledThe(posts, bare) ? `the ${bare}` : null
  if (bare.length > LONGEST_INITIALS) return `the ${bare}`
  const written = posts.flatMap((p) => p.text.match(new RegExp(`(?<!\\p{L})${bare}(?!\\p{L})`, 'giu')) ?? [])
  const isInitials = written.filter((w) => w === bare.toUpperCase()).length > written.length / 2
  return `the ${isInitials ? bare.toUpperCase() : bare}`
}
const LONGEST_INITIALS = 4

/** “The Brahms”, “the Milner”: a thing with a name has its article where the posts give it one, again and again. */
function isCalledThe(posts: readonly { text: string }[], name: string): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(name)) return false
  const called = new RegExp(`(?<!\\p{L})the ${name}(?! \\p{Lu})(?!\\p{L})`, 'iu')
  return posts.filter((p) => called.test(p.text)).length >= OFTEN
}
const OFTEN = 3

/** “Tree up.” has its capital from the sentence where others say “a tree”. */
function isSmall(posts: readonly { text: string }[], noun: string): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(noun)) return false
  const small = new RegExp(`(?<!\\p{L})(?:an?|the|my|our) ${noun.toLowerCase()}(?!\\p{L})`, 'u')
  const great = new RegExp(`(?<=\\p{Ll},? )${noun}(?!\\p{L})`, 'u')
  return posts.some((p) => small.test(p.text)) && !posts.some((p) => great.test(p.text))
}

/** “Der Wolf ist da”: at the head of a sentence it is no dative. “Ein neues Magazin”: the adjective tells. */
function articleFrom(before: string, adjective: string | undefined): string | undefined {
  if (before === 'Der') return 'der'
  if (adjective && /^(?:m|k)?ein$/iu.test(before)) return { r: 'der', s: 'das' }[adjective.trim().slice(-1)]
  return DEFINITE[before.toLowerCase()]
}

/** “the barrow”, “el cazo”, “die Tonne”: with the article that the posts give it; null where they give none. */
export function withArticle(d: Pick<Dossier, 'spoken' | 'posts'>, noun: string): string | null {
  if (d.spoken === 'en') return englishArticle(d, noun)
  if (!/^\p{L}{3,}$/u.test(noun) || (d.spoken === 'es') !== /^\p{Ll}/u.test(noun)) return null
  const votes = new Map<string, number>()
  const pattern = new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'gu')
  for (const p of d.posts)
    for (const m of p.text.matchAll(pattern)) {
      const lead = ARTICLES[d.spoken].exec(p.text.slice(0, m.index))
      const article = lead ? articleFrom(lead[1] as string, lead[2]) : undefined
      if (article) votes.set(article, (votes.get(article) ?? 0) + 1)
    }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  // “la escribí” is a deed; a noun of that ending stands with its article more than once.
  const least = d.spoken === 'es' && /[éíó]$/.test(noun) ? 2 : 1
  return first && first[1] >= least && first[1] > (second?.[1] ?? 0) ? `${first[0]} ${noun}` : null
}
