import { stopWords } from '@youzine/words'
import { fromDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isBirthday } from '../../writing/greeting.ts'
import { isWary } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { tiesOf } from '../common/ties.ts'
import { isUnkind } from '../people/line.ts'
import { standsAlone } from '../people/stands-alone.ts'
import { candidatesIn } from './candidates.ts'

const LEAST = 6
const SHARE = 0.75
const WORDS = { least: 9, most: 45, good: 14 }
const RARE = 8
const ROUNDS = 3

export const isLongEnough = (ids: readonly number[]) => ids.length >= LEAST

/** What is asked of the neighbours is nobody's year. */
const ASKS =
  /^\W*(?:(?:does |has |is |can |did )?any(?:one|body)|who['’]?s got|looking for|wanted|for sale|selling|job going|vacancy|alguien|se (?:vende|busca|necesita)|vendo|busco|(?:hat|kennt|weiß|kann|braucht) (?:jemand|wer|einer)|suche|verkaufe|zu verschenken)(?!\p{L})/iu

/** “Un año. A las ocho …”: since what is not said, and mostly it was a loss. */
const COUNTS_BACK =
  /^\W*(?:(?:an?|one|two|three|four|five|\d{1,2}|un|dos|tres|cuatro|cinco|ein|zwei|drei|vier|fünf) (?:years?|yrs?|months?|weeks?|años?|mes(?:es)?|semanas?|jahre?|monate?|wochen?)(?: (?:today|now|hoy|ya|heute))?|(?:heute vor|hace) .{3,20}) *[.,!]/iu

/**
 * For each year of the archive the post that reads best by itself, none that others tell; of several as good as each
 * other rather one with somebody or something of the other years. Empty where too many years have none.
 */
export function yearByYear(d: Dossier, claimed: ReadonlySet<number>): number[] {
  const years = [...candidatesIn(d)]
    .map(([year, months]) => ({
      year,
      posts: [...months.values()].flat().filter((x) => isFit(d, x.post, claimed)),
    }))
    .filter(({ posts }) => posts.length > 0)
    .sort((a, b) => a.year - b.year)
  const all = new Set(d.posts.flatMap((p) => (d.day(p.id) > 0 ? fromDay(d.day(p.id)).y : [])))
  if (years.length < Math.max(LEAST, all.size * SHARE)) return []
  let chosen = years.map(
    ({ posts }) => posts.toSorted((a, b) => plain(d, b) - plain(d, a) || a.post - b.post)[0]?.post ?? 0,
  )
  for (let round = 0; round < ROUNDS; round++)
    chosen = years.map(({ posts }, n) => {
      const others = chosen.filter((_, m) => m !== n)
      const worth = (x: Candidate) => plain(d, x) + RETURNS * Math.min(2, metIn(d, x.post, others))
      return posts.toSorted((a, b) => worth(b) - worth(a) || a.post - b.post)[0]?.post ?? 0
    })
  const known = chosen.filter((id, n) => !isAboutStranger(d, id, chosen.slice(n)))
  return known.length >= Math.max(LEAST, all.size * SHARE) ? known : []
}

/** Somebody of whom nothing says who they are, and who is not met again. */
const isAboutStranger = (d: Dossier, id: number, later: readonly number[]) =>
  namesIn(d, d.post(id)?.text ?? '').some((n) => {
    const who = d.person(n)
    const isMet = later.some((o) => o !== id && namesIn(d, d.post(o)?.text ?? '').includes(n))
    return who !== null && who.roles.length === 0 && !isMet
  })

interface Candidate {
  post: number
  score: number
}

const RETURNS = 0.6

function plain(d: Dossier, { post, score }: Candidate): number {
  const words = wordCount(d.post(post)?.text ?? '')
  return Math.min(score, MOST) + (words >= WORDS.good ? 0.4 : 0)
}
/** A post in which much turned belongs to a story; here each is read alone. */
const MOST = 5

const metIn = (d: Dossier, id: number, others: readonly number[]) => {
  const text = d.post(id)?.text ?? ''
  const names = new Set(namesIn(d, text))
  return others.filter((o) => {
    const other = d.post(o)?.text ?? ''
    return namesIn(d, other).some((n) => names.has(n)) || tiesOf(d, text, other, RARE).length > 0
  }).length
}

function isFit(d: Dossier, id: number, claimed: ReadonlySet<number>): boolean {
  const text = d.post(id)?.text ?? ''
  const words = wordCount(text)
  if (claimed.has(id) || !d.clear(id) || isWary(d, id) || words < WORDS.least || words > WORDS.most)
    return false
  if (namesLost(d, text) || isUnkind(text) || COUNTS_BACK.test(text)) return false
  return !ASKS.test(text) && !isBirthday(text) && standsAlone(text, d.spoken, namesIn(d, text))
}

/** Whoever is in a grave post is not met here, who knows nothing of it. */
function namesLost(d: Dossier, text: string): boolean {
  const grave = graveIn(d)
  return (
    (text.match(/(?<!\p{L})\p{Lu}\p{Ll}{1,}/gu) ?? []).some(
      (name) => grave.has(name) && !stopWords(d.spoken).has(name.toLowerCase()),
    ) || namesIn(d, text).some((n) => d.person(n)?.posts.some((id) => d.tone(id) === 'red'))
  )
}

/** Names in posts that mourn; in German every noun has a capital, so only what is known as a name. */
const graveIn = once((d: Dossier): ReadonlySet<string> => {
  const words = d.posts
    .filter((p) => d.tone(p.id) === 'red')
    .flatMap(
      (p) =>
        p.text.match(
          /(?<=\p{L}[ ,] ?)\p{Lu}\p{Ll}{1,}|^\p{Lu}\p{Ll}{1,}(?= (?:is|was|died|has|ist|war|hat|está|murió))/gu,
        ) ?? [],
    )
  return new Set(d.spoken === 'de' ? words.filter((w) => d.person(w) !== null) : words)
})
