import type { Spoken } from '../writing/wordings.ts'

/** Everything the chat says in its own words. `you` is the person the magazine is about. */
export interface Phrases {
  unknown: string
  /** Where posts come near and none of them settles it. */
  closest(said: string): string
  /** Where one post most probably does. */
  perhaps(said: string): string
  /** Days of further posts that come near. */
  also(days: readonly string[]): string
  wrote(day: string, quote: string): string
  undated(quote: string): string
  article(quote: string): string
  inPosts(posts: string, from: string | null, to: string | null): string
  onDay(day: string): string
  onDays(n: string, isOne: boolean, days: readonly string[] | null): string
  never(what: string): string
  first(day: string): string
  last(day: string): string
  most(value: string, day: string): string
  least(value: string, day: string): string
  record(value: string, day: string): string
  busiest(year: string, posts: string): string
  quietest(year: string, posts: string): string
  moreOf(a: string, posts: string, b: string, others: string): string
  asMany(a: string, b: string, posts: string): string
  between(gap: string, from: string, to: string): string
  /** What the figures of several years come to. */
  sum(n: string, from: string, to: string): string
  is(name: string, role: string, isOwn: boolean): string
  spoken(name: string, posts: string): string
  then(day: string, quote: string): string
  nothingAfter: string
  posts(n: string, isOne: boolean): string
}

const listed = (days: readonly string[], and: string) =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} ${and} ${days.at(-1)}`
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const en: Phrases = {
  unknown: 'The posts don’t say.',
  perhaps: (said) => `Perhaps this answers it: ${lowerFirst(said)}`,
  closest: (said) => `I find no plain answer; the nearest: ${lowerFirst(said)}`,
  also: (days) => `Near it, too: ${listed(days, 'and')}.`,
  wrote: (day, quote) => `On ${day} you wrote: ${quote}`,
  undated: (quote) => `In a post without a date: ${quote}`,
  article: (quote) => `The article says so: ${quote}`,
  inPosts: (posts, from, to) =>
    from && to ? `In ${posts}, from ${from} to ${to}.` : from ? `In ${posts}, on ${from}.` : `In ${posts}.`,
  onDay: (day) => `${day}.`,
  onDays: (n, isOne, days) => `On ${isOne ? 'one day' : `${n} days`}${days ? `: ${days.join('; ')}` : ''}.`,
  never: (what) => `The posts don’t say: “${what}” does not come up in them.`,
  first: (day) => `First on ${day}.`,
  last: (day) => `Last on ${day}.`,
  most: (value, day) => `The most was ${value}, on ${day}.`,
  least: (value, day) => `The fewest was ${value}, on ${day}.`,
  record: (value, day) => `${value}, on ${day}.`,
  busiest: (year, posts) => `In ${year}, with ${posts}.`,
  quietest: (year, posts) => `In ${year}, with only ${posts}.`,
  moreOf: (a, posts, b, others) => `More of ${a}: ${posts}, against ${others} of ${b}.`,
  asMany: (a, b, posts) => `As much of ${a} as of ${b}: ${posts} each.`,
  between: (gap, from, to) => `${gap}, from ${from} to ${to}.`,
  sum: (n, from, to) => `The figures from ${from} to ${to} add up to ${n}.`,
  is: (name, role, isOwn) => `${name}: ${isOwn ? 'your ' : ''}${role}.`,
  spoken: (name, posts) => `${name} is in ${posts}.`,
  then: (day, quote) => `Then, on ${day}: ${quote}`,
  nothingAfter: 'After that the posts say nothing more about it.',
  posts: (n, isOne) => (isOne ? 'one post' : `${n} posts`),
}

const es: Phrases = {
  unknown: 'Las publicaciones no lo dicen.',
  perhaps: (said) => `Quizá la respuesta sea esta: ${lowerFirst(said)}`,
  closest: (said) => `No encuentro una respuesta clara; lo más cercano: ${lowerFirst(said)}`,
  also: (days) => `También cerca: ${listed(days, 'y')}.`,
  wrote: (day, quote) => `El ${day} escribiste: ${quote}`,
  undated: (quote) => `En una publicación sin fecha: ${quote}`,
  article: (quote) => `Lo dice el artículo: ${quote}`,
  inPosts: (posts, from, to) =>
    from && to ? `En ${posts}, del ${from} al ${to}.` : from ? `En ${posts}, el ${from}.` : `En ${posts}.`,
  onDay: (day) => `El ${day}.`,
  onDays: (n, isOne, days) => `En ${isOne ? 'un día' : `${n} días`}${days ? `: ${days.join('; ')}` : ''}.`,
  never: (what) => `Las publicaciones no lo dicen: “${what}” no aparece en ellas.`,
  first: (day) => `La primera vez, el ${day}.`,
  last: (day) => `La última vez, el ${day}.`,
  most: (value, day) => `Lo máximo fue ${value}, el ${day}.`,
  least: (value, day) => `Lo mínimo fue ${value}, el ${day}.`,
  record: (value, day) => `${value}, el ${day}.`,
  busiest: (year, posts) => `En ${year}, con ${posts}.`,
  quietest: (year, posts) => `En ${year}, con solo ${posts}.`,
  moreOf: (a, posts, b, others) => `Más de ${a}: ${posts}, frente a ${others} de ${b}.`,
  asMany: (a, b, posts) => `Tanto de ${a} como de ${b}: ${posts} cada vez.`,
  between: (gap, from, to) => `${gap}, del ${from} al ${to}.`,
  sum: (n, from, to) => `Las cifras de ${from} a ${to} suman ${n}.`,
  is: (name, role, isOwn) => `${name}: ${isOwn ? 'tu ' : ''}${role}.`,
  spoken: (name, posts) => `${name} está en ${posts}.`,
  then: (day, quote) => `Después, el ${day}: ${quote}`,
  nothingAfter: 'Después de eso las publicaciones no dicen nada más.',
  posts: (n, isOne) => (isOne ? 'una publicación' : `${n} publicaciones`),
}

const de: Phrases = {
  unknown: 'Das steht nicht in den Beiträgen.',
  perhaps: (said) => `Vielleicht beantwortet es das: ${lowerFirst(said)}`,
  closest: (said) => `Eine klare Antwort finde ich nicht; am nächsten kommt: ${lowerFirst(said)}`,
  also: (days) => `Auch in der Nähe: ${listed(days, 'und')}.`,
  wrote: (day, quote) => `Am ${day} hast du geschrieben: ${quote}`,
  undated: (quote) => `In einem Beitrag ohne Datum: ${quote}`,
  article: (quote) => `Das steht im Artikel: ${quote}`,
  inPosts: (posts, from, to) =>
    from && to
      ? `In ${posts}, vom ${from} bis zum ${to}.`
      : from
        ? `In ${posts}, am ${from}.`
        : `In ${posts}.`,
  onDay: (day) => `Am ${day}.`,
  onDays: (n, isOne, days) =>
    `An ${isOne ? 'einem Tag' : `${n} Tagen`}${days ? `: ${days.join('; ')}` : ''}.`,
  never: (what) => `Das steht nicht in den Beiträgen: „${what}“ kommt darin nicht vor.`,
  first: (day) => `Zum ersten Mal am ${day}.`,
  last: (day) => `Zuletzt am ${day}.`,
  most: (value, day) => `Am meisten: ${value}, am ${day}.`,
  least: (value, day) => `Am wenigsten: ${value}, am ${day}.`,
  record: (value, day) => `${value}, am ${day}.`,
  busiest: (year, posts) => `${year}, mit ${posts}.`,
  quietest: (year, posts) => `${year}, mit nur ${posts}.`,
  moreOf: (a, posts, b, others) => `Mehr von ${a}: ${posts}, gegen ${others} von ${b}.`,
  asMany: (a, b, posts) => `Von ${a} so viel wie von ${b}: je ${posts}.`,
  between: (gap, from, to) => `${gap}, vom ${from} bis zum ${to}.`,
  sum: (n, from, to) => `Die Zahlen von ${from} bis ${to} ergeben zusammen ${n}.`,
  is: (name, role) => `${name}: ${role}.`,
  spoken: (name, posts) => `${name} kommt in ${posts} vor.`,
  then: (day, quote) => `Danach, am ${day}: ${quote}`,
  nothingAfter: 'Danach sagen die Beiträge nichts mehr dazu.',
  posts: (n, isOne) => (isOne ? 'einem Beitrag' : `${n} Beiträgen`),
}

const PHRASES: Readonly<Record<Spoken, Phrases>> = { en, es, de }
export const phrasesIn = (language: Spoken): Phrases => PHRASES[language]
