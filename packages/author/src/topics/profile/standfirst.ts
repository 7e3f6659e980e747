import { recount } from '../../checks/recount.ts'
import type { CountQuery, Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, say } from '../../writing/page.ts'
import { WORDS } from './words.ts'

/** Name, place, and one joke of numbers. */
export function standfirst(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const { written } = d.analysis.totals
  const marks = (['!', '?'] as const).map((mark) => {
    const of: CountQuery = { kind: 'mark', mark, per: 'times' }
    return { mark, of, n: recount(d.posts, of) ?? 0 }
  })
  const rare = [...marks].sort((a, b) => a.n - b.n)[0] as (typeof marks)[number]
  // Spanish says none in the singular.
  const many = rare.n === 0 && d.spoken === 'es' ? 1 : rare.n
  const word = rare.mark === '!' ? t.exclamation(many) : t.question(many)
  const joke =
    rare.n === 0
      ? t.marks.none(word)
      : t.marks.some(rare.n < 13 ? markNumber(d, rare.n) : d.w.digits(rare.n), word)
  return [
    say(t.standfirst(d.name, `${d.w.digits(written)} ${d.w.posts(2).split(' ')[1]}`, joke), [
      count(written, { kind: 'written' }),
      count(rare.n, rare.of),
    ]),
  ]
}

/** A sign is masculine in Spanish, and “ein” in German. */
const markNumber = (d: Dossier, n: number) =>
  n !== 1 ? d.w.number(n) : { en: 'one', es: 'un', de: 'ein' }[d.spoken]
