import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type WordGiven, type WordKind, wordsGiven } from '../common/word-given/index.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'

const WEIGHT: Record<Exclude<WordKind, 'promise'>, number> = {
  boast: 3.7,
  vow: 3.9,
  forecast: 3,
  ease: 2.9,
  excuse: 3.8,
}
const AS: Record<Exclude<WordKind, 'promise'>, ExhibitKind> = {
  boast: 'belied',
  vow: 'vow',
  forecast: 'forecast',
  ease: 'ease',
  excuse: 'excuse',
}
const PROMISED = { late: 3.9, announced: 3.6, overdue: 3.4, fresh: -0.4 }
const YEAR = 365
const WHOLE = 60

/** What was given as one’s word, and what answers it. */
export const given = (d: Dossier): Exhibit[] => wordsGiven(d).map((w) => exhibitOf(d, w))

function exhibitOf(d: Dossier, w: WordGiven): Exhibit {
  const days = d.day(w.answer) - (w.due ?? d.day(w.said.post))
  const [kind, weight] = w.kind === 'promise' ? promised(w) : [AS[w.kind], WEIGHT[w.kind]]
  return {
    kind,
    acts: [saidIn(d, w), ...w.between.map((id) => wholeAct(d, id)), wholeAct(d, w.answer)],
    noun: w.noun,
    line: w.kind === 'excuse' ? null : w.said,
    beside: new Map(),
    n: 0,
    days,
    ...(w.due === null ? {} : { allowed: w.due - d.day(w.said.post) }),
    weight: weight + (days < YEAR ? PROMISED.fresh : 0) + w.between.length * 0.15,
  }
}

const promised = (w: WordGiven): [ExhibitKind, number] =>
  w.due === null
    ? ['announced', PROMISED.announced]
    : w.isOpen
      ? ['overdue', PROMISED.overdue]
      : ['late', PROMISED.late]

/** Of a long post the sentence that gives the word. */
function saidIn(d: Dossier, { said }: WordGiven): Act {
  const whole = wholeAct(d, said.post)
  return wordCount(d.wordsOf(whole)) <= WHOLE ? whole : { ...whole, from: said.from, to: said.to }
}
