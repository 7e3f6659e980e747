import { recount } from '../../checks/recount.ts'
import type { CountQuery, Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { WORDS } from './words.ts'

/** Name, place, and one joke of numbers. */
export function standfirst(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const { written } = d.analysis.totals
  const place = d.stories.background.place
  const marks = (['!', '?'] as const).map((mark) => {
    const of: CountQuery = { kind: 'mark', mark, per: 'times' }
    return { mark, of, n: recount(d.posts, of) ?? 0 }
  })
  const rare = [...marks].sort((a, b) => a.n - b.n)[0] as (typeof marks)[number]
  const word = rare.mark === '!' ? t.exclamation(rare.n) : t.question(rare.n)
  const joke =
    rare.n === 0
      ? t.marks.none(word)
      : t.marks.some(rare.n < 13 ? markNumber(d, rare.n) : d.w.digits(rare.n), word)
  const who = [d.name, place ? t.of(place.text) : ''].filter(Boolean).join(', ')
  return [
    say(t.standfirst(who, `${d.w.digits(written)} ${d.w.posts(2).split(' ')[1]}`, joke), [
      count(written, { kind: 'written' }),
      count(rare.n, rare.of),
      ...post(...(place?.posts.slice(0, 3) ?? [])),
    ]),
  ]
}

/** A sign is masculine in Spanish, and “ein” in German. */
const markNumber = (d: Dossier, n: number) =>
  n !== 1 ? d.w.number(n) : { en: 'one', es: 'un', de: 'ein' }[d.spoken]
