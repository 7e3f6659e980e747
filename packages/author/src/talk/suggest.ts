import { fold, MONTHS, WEEKDAYS } from '@youzine/words'
import type { Analysis, Person, Post, Tone } from '../model.ts'
import { definiteLeads, functionWords, nounLeads } from '../stories/function-words.ts'
import type { Acquaintance, Pledge, Saga } from '../stories/model.ts'
import { KINSHIP } from '../stories/people/kinship.ts'
import { setMarks } from '../writing/quote.ts'
import { withArticle } from '../writing/with-article.ts'
import { type Spoken, spokenIn } from '../writing/wordings.ts'
import { type Library, libraryOf, type Shelved } from './library.ts'
import type { ArticleTold } from './model.ts'
import { talk } from './talk.ts'

export interface SuggestRequest {
  posts: readonly Post[]
  analysis: Analysis
  person: Person
  article: ArticleTold
}

const MOST = 3
/** So many are asked back at most: a suggestion may not cost more than an answer. */
const TRIED = 12

interface Asking {
  became(what: string): string
  /** Of words that were a promise. */
  happened(words: string): string
  about(who: string): string
  often(words: string): string
  most(what: string): string
  wrote(year: number): string
}

const ASKING: Readonly<Record<Spoken, Asking>> = {
  en: {
    became: (what) => `What became of ${what}?`,
    happened: (words) => `What became of “${words}”?`,
    about: (who) => `What do my posts say about ${who}?`,
    often: (words) => `How often did I write “${words}”?`,
    most: (what) => `When did I have the most ${what}?`,
    wrote: (year) => `What did I write in ${year}?`,
  },
  es: {
    became: (what) => `¿Qué fue ${what.startsWith('el ') ? `del ${what.slice(3)}` : `de ${what}`}?`,
    happened: (words) => `¿Qué fue de “${words}”?`,
    about: (who) => `¿Qué dicen mis publicaciones de ${who}?`,
    often: (words) => `¿Cuántas veces escribí “${words}”?`,
    most: (what) => `¿Cuándo hubo más ${what}?`,
    wrote: (year) => `¿Qué escribí en ${year}?`,
  },
  de: {
    became: (what) => `Was ist aus ${what} geworden?`,
    happened: (words) => `Was ist aus „${words}“ geworden?`,
    about: (who) => `Was steht in meinen Beiträgen über ${who}?`,
    often: (words) => `Wie oft habe ich „${words}“ geschrieben?`,
    most: (what) => `Wann gab es die meisten ${what}?`,
    wrote: (year) => `Was habe ich ${year} geschrieben?`,
  },
}

/**
 * Questions worth asking about an article: what came of what was promised, of its stories and of whoever comes and goes
 * in it, how often a saying returns, when there was most of something. Each has been asked back.
 */
export function suggestQuestions(request: SuggestRequest): string[] {
  const { analysis, article } = request
  const language = spokenIn(analysis.language)
  const told = new Set(article.paragraphs.flatMap((p) => p.postIds))
  const asking = ASKING[language]
  const library = libraryOf(request.posts, analysis)
  const tones = tonesOf(analysis)
  const sagas = sagasIn(analysis, told, tones).filter(({ subject }) => isLedOften(subject, library, language))
  const cameToSomething = (s: Saga) => s.hasOutcome || s.claims.some((id) => FOLLOWED.test(id))
  const becameOf = (s: Saga) => asking.became(named(request.posts, s.subject, language))
  const stories = sagas.filter(cameToSomething).map(becameOf)
  const long = sagas.filter((s) => !cameToSomething(s) && s.acts.length >= LONG).map(becameOf)
  // What came of a thing is asked once.
  const asked = new Set(sagas.filter(cameToSomething).map((s) => s.id))
  const promises = promisesIn(analysis, told, tones)
    .filter((p) => p.saga === null || !asked.has(p.saga))
    .map((p) => asking.happened(setMarks(p.words.trim().replace(/[.!]+$/, ''), language)))
  const sayings = sayingsIn(analysis, told).map((phrase) => asking.often(phrase))
  const series = seriesIn(analysis, told).map((s) => asking.most(s.subject))
  const askedAbout = (p: Acquaintance) =>
    p.kind === 'animal'
      ? asking.became(setMarks(p.fullName, language))
      : asking.about(setMarks(p.fullName, language))
  const here = peopleIn(analysis, told)
  const people = here.filter(({ roles }) => roles.length > 0).map(askedAbout)
  const wanted = [...new Set([...inTurn([stories, promises, sayings, series, people]), ...long])].slice(
    0,
    TRIED,
  )
  const isAnswered = (question: string) => {
    const { known, posts } = talk({ ...request, question })
    return known && posts.every((id) => (tones.get(id) ?? 'clear') === 'clear')
  }
  const kept: string[] = []
  const keep = (questions: readonly string[], most: number) => {
    for (const question of questions)
      if (kept.length < most && !kept.includes(question) && isAnswered(question)) kept.push(question)
  }
  keep(wanted, MOST)
  if (kept.length === 0) {
    const things = commonThings(request, library, tones, language).slice(0, TRIED)
    keep(
      things.map((thing) => asking.became(named(request.posts, thing, language))),
      1,
    )
  }
  // Rather than nothing: whoever else is in it, whatever they are, and a year of it, or of all.
  const others = here.filter(({ kind, fullName }) => kind !== 'person' || !fullName.includes(' '))
  keep(others.map(askedAbout).slice(0, FILLED), MOST)
  const years = [request.posts.filter(({ id }) => told.has(id)), request.posts].flatMap((posts) =>
    yearsOf(posts).slice(0, FILLED),
  )
  keep(years.map(asking.wrote), Math.min(MOST, kept.length + 1))
  return kept
}

/** So many of each are asked back to fill the list. */
const FILLED = 4

/** The year with most posts first. */
function yearsOf(posts: readonly Post[]): number[] {
  const counts = new Map<number, number>()
  for (const { at } of posts) {
    if (!at) continue
    const year = new Date(at).getUTCFullYear()
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]).map(([year]) => year)
}

/** A story of so many posts has come to something, whatever it is. */
const LONG = 6
const SAID = 8

/** What was promised or forsworn in a few words and came to something. */
function promisesIn(
  { stories }: Analysis,
  told: ReadonlySet<number>,
  tones: ReadonlyMap<number, Tone>,
): Pledge[] {
  return stories.promises.filter((p) => {
    const ids = [p.said.post, ...(p.done ? [p.done.post] : [])]
    const n = p.words.trim().split(/\s+/).length
    const isShort = n >= 3 && n <= SAID && !/["“”„«»]/.test(p.words)
    const isOpen = ids.every((id) => (tones.get(id) ?? 'clear') === 'clear')
    return p.done && isShort && isOpen && told.has(p.said.post)
  })
}

/** Sayings of three words and more, from their beginning. */
const sayingsIn = ({ stories }: Analysis, told: ReadonlySet<number>): string[] =>
  stories.claims.flatMap((c) =>
    c.kind === 'refrain' &&
    c.tone === 'clear' &&
    c.phrase.split(/\s+/).length >= 3 &&
    /^\p{Lu}/u.test(c.phrase) &&
    !/(?<!\p{L})(?:the|an?|of|to|and|el|la|de|y|que|der|die|das|und|zu)$/iu.test(c.phrase) &&
    c.posts.some((id) => told.has(id))
      ? [c.phrase]
      : [],
  )

/** Something was promised, sworn or handed round: what came of it is worth asking. */
const FOLLOWED = /^(?:deadline|vow-undone|still-open|changed-hands|a-to-the):/

function tonesOf({ amber, red, hidden }: Analysis): Map<number, Tone> {
  return new Map([
    ...amber.map((id): [number, Tone] => [id, 'amber']),
    ...red.map((id): [number, Tone] => [id, 'red']),
    ...hidden.map((id): [number, Tone] => [id, 'hidden']),
  ])
}

const peopleIn = ({ stories }: Analysis, told: ReadonlySet<number>): Acquaintance[] =>
  stories.people.filter(
    (p) =>
      p.kind !== 'thing' &&
      !KINSHIP.has(fold(p.name)) &&
      !p.isTender &&
      !p.isParted &&
      p.posts.length >= 3 &&
      p.posts.some((id) => told.has(id)),
  )

/** What was counted over the years and was claimed as a series: four points and more, not all alike. */
const seriesIn = ({ stories }: Analysis, told: ReadonlySet<number>) => {
  const claimed = new Set(stories.claims.flatMap((c) => (c.kind === 'series' ? [c.series] : [])))
  return stories.series.filter(
    (s) =>
      claimed.has(s.id) &&
      !s.isRank &&
      s.points.length >= 4 &&
      new Set(s.points.map((p) => p.value)).size >= 3 &&
      /^\p{L}{4,}(?:s|n|os|as)$/u.test(s.subject) &&
      s.points.some((p) => told.has(p.post)),
  )
}

/** The answer shows none of them; a story that is mostly so is not asked about. */
const FEW_TENDER = 0.2

/** Stories of things, by their worth, that the article touches and hardly anything tender is in. */
function sagasIn(
  { stories, language }: Analysis,
  told: ReadonlySet<number>,
  tones: ReadonlyMap<number, Tone>,
): Saga[] {
  const names = new Set(stories.people.flatMap((p) => [fold(p.name), ...p.aliases]))
  return stories.sagas.filter(
    (s) =>
      (s.kind === 'object' || s.kind === 'promise') &&
      s.partOf === null &&
      s.acts.length >= 3 &&
      isThing(s.subject, language) &&
      !fold(s.subject)
        .split(' ')
        .some((w) => names.has(w) || KINSHIP.has(w)) &&
      s.acts.filter((a) => tones.has(a.post)).length <= s.acts.length * FEW_TENDER &&
      s.acts.some((a) => told.has(a.post)),
  )
}

/** One word or two, as things are written. */
const isThing = (subject: string, language: string): boolean =>
  (language === 'de' ? /^\p{Lu}[\p{L}-]{2,24}$/u : /^\p{L}[\p{Ll}’' -]{2,24}$/u).test(subject) &&
  subject.split(' ').length <= 2

/** For whom no story was found: what the article's own posts name as a known thing, the most frequent first. */
function commonThings(
  { article }: SuggestRequest,
  library: Library,
  tones: ReadonlyMap<number, Tone>,
  language: Spoken,
): string[] {
  const told = new Set(article.paragraphs.flatMap((p) => p.postIds))
  const counts = new Map<string, number>()
  for (const { id, tokens } of library.posts) {
    if (!told.has(id) || tones.has(id)) continue
    const led = tokens.filter((_, at) => at > 0 && definiteLeads(language).has(tokens[at - 1]?.key ?? ''))
    for (const word of new Set(led.map((t) => (language === 'de' ? t.raw : t.raw.toLowerCase()))))
      if (isThing(word, language) && !functionWords(language).has(fold(word)) && !KINSHIP.has(fold(word)))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([word]) => isLedOften(word, library, language, 2) && !PLACES.test(word))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word)
}

/** Where something is, is nothing that anything becomes of. */
const PLACES =
  /^(?:inside|outside|top|bottom|back|front|end|middle|side|way|rest|same|other|first|last|morning|evening|day|week|year|time|lado|resto|final|principio|mañana|tarde|noche|día|año|vez|Seite|Ende|Anfang|Mitte|Rest|Tag|Woche|Jahr|Zeit|Morgen|Abend)$/

/** "The barrow", three times and more: a thing, and one that is spoken of as known. */
function isLedOften(subject: string, library: Library, language: Spoken, least = 3): boolean {
  const key = fold(subject.split(' ')[0] ?? '')
  if (WEEKDAYS.has(key) || MONTHS.has(key)) return false
  const leads = nounLeads(language)
  const isLed = ({ tokens }: Shelved) =>
    tokens.some((t, at) => t.key === key && at > 0 && leads.has(tokens[at - 1]?.key ?? ''))
  const places = library.words.get(language)?.get(key) ?? []
  return places.filter((n) => isLed(library.posts[n] as Shelved)).length >= least
}

/** As its posts call it, with its article; between marks where they give it none. */
function named(posts: readonly Post[], subject: string, language: Spoken): string {
  if (language === 'en') return `the ${subject}`
  const thing = withArticle({ spoken: language, posts }, subject)
  if (language === 'es') return thing ?? `“${subject}”`
  const [article = '', ...noun] = thing?.split(' ') ?? []
  const dative = { die: 'der', der: 'dem', das: 'dem' }[article]
  return dative ? `${dative} ${noun.join(' ')}` : `„${subject}“`
}

function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((l) => l.length))
  return Array.from({ length: longest }, (_, n) => lists.flatMap((l) => l[n] ?? [])).flat()
}
