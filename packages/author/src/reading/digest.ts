import { asRead, toneOfText } from '@youzine/words'
import type { Post, Tone } from '../model.ts'
import { type CalendarDay, dayOf } from './calendar.ts'
import { languageOf } from './language.ts'
import { type SentenceSpan, sentencesOf, tokensOf } from './tokens.ts'

/** One post, read once. Sentences are split only when somebody asks for them. */
export interface Read {
  id: number
  text: string
  when: CalendarDay | null
  lang: string | null
  /** As written. */
  tokens: string[]
  words: string[]
  tone: Tone
  /** Not the person's own prose: chain letters, adverts, lyrics in bulk, bare links. */
  unquotable: boolean
  greeting: boolean
  post: Post
  readonly sentences: SentenceSpan[]
}

const CHAIN =
  /copy (?:and|&|n) paste|copia y pega|share (?:this|if you)|repost|re-post|comparte si|bitte teilen|put this (?:as|on) your (?:status|wall)|1 like =|tag (?:a|someone)|98 ?%|giveaway|discount code|promo code|click (?:the )?link|link in bio|dm me|for sale|selling:|i hereby|i do not give facebook|facebook'?s? (?:new )?(?:privacy|algorithm|guidelines)|take this quiz|i got .{3,40}what (?:will|about) you|play(?:ing)? (?:farmville|candy crush|words with friends)/i
/** One of these is in each of them: looked for first, because a set is faster than so long a pattern. */
const CHAIN_WORDS = new Set(
  "copy copia share repost reposts reposted reposting re comparte bitte put like tag 98 giveaway giveaways discount promo click link dm sale selling hereby facebook facebooks facebook's take got play playing".split(
    ' ',
  ),
)
const GREETING =
  /happy (?:birthday|bday|anniversary|new year|easter|thanksgiving|mother'?s|father'?s|valentine)|merry (?:christmas|xmas)|thank(?:s| you)[^.!?]{0,40}(?:birthday|wishes)|feliz (?:cumplea|navidad|a[ñn]o|d[íi]a|anivers|natal)|felicidades|alles gute|herzlichen gl[üu]ckwunsch|frohe weihnachten|joyeux|bonne (?:ann[ée]e|f[êe]te)|parab[ée]ns|buon (?:compleanno|natale|anno)|tanti auguri|good (?:morning|night)|buenos d[íi]as|guten morgen/i
/** “posted by my cousin, they gave her my phone”. */
const BY_OTHERS =
  /\b(?:posted|typed|written) by (?!me\b|hand\b)[^.!?]{2,60}\bphone\b|\b(?:has|have|had|stole|got) my phone\b|\bescrito por [^.!?]{2,40}(?:celular|teléfono)|\bhat mein Handy\b/iu
const LINK = /https?:\/\/\S+|www\.\S+/gi

/** Wishes and nothing else; a story that ends in "Merry Christmas" is a story. */
export function isWish(text: string, words: number): boolean {
  if (words >= 30) return false
  const at = text.search(GREETING)
  return at >= 0 && (words <= 8 || at < 20)
}

/** Below this many words a language is a guess. */
export const SHORT = 8

/** The language of nearly all posts, where there is one. */
export function usualLanguage(counts: Readonly<Record<string, number>>): string | null {
  const all = Object.values(counts).reduce((a, b) => a + b, 0)
  return Object.keys(counts).find((l) => (counts[l] as number) >= all * 0.85) ?? null
}

interface Known {
  /** What short posts are taken to be written in. */
  usual?: string | null
  /** Decided before, with all posts in view. */
  tone?: Tone
}

export function readPost(post: Post, { usual = null, tone }: Known = {}): Read {
  const text = asRead(post.text)
  const tokens = tokensOf(text)
  const words = tokens.map((t) => t.toLowerCase())
  const hasLink = text.includes('http') || text.includes('www.')
  const withoutLinks = hasLink ? text.replace(LINK, ' ') : text
  let spans: SentenceSpan[] | null = null
  return {
    id: post.id,
    text,
    when: dayOf(post.at),
    lang: words.length
      ? (post.language ?? (words.length < SHORT ? usual : null) ?? languageOf(withoutLinks, words))
      : null,
    tokens,
    words,
    tone: tone ?? (words.length ? toneOfText(withoutLinks) : 'clear'),
    unquotable:
      words.length > 220 ||
      (hasLink && withoutLinks.trim().length < 12) ||
      (words.some((w) => CHAIN_WORDS.has(w)) && CHAIN.test(text)) ||
      BY_OTHERS.test(text) ||
      (post.links.length > 0 && words.length <= 6),
    greeting: isWish(text, words.length),
    post,
    get sentences() {
      spans ??= sentencesOf(text)
      return spans
    },
  }
}
