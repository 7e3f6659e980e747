import { isoDay } from '../../reading/calendar.ts'
import type { Pledge } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type WordGiven, wordsGiven } from '../common/word-given/index.ts'

const LONGEST = 22

/** Words given whose answer the stories did not find, as rows of a ledger. What was only explained away is none. */
export const givenPledges = (d: Dossier): Pledge[] =>
  wordsGiven(d).flatMap((w) => {
    const words = (d.post(w.said.post)?.text ?? '').slice(w.said.from, w.said.to)
    return w.kind === 'excuse' || w.kind === 'ease' || wordCount(words) > LONGEST
      ? []
      : [pledgeOf(d, w, words)]
  })

function pledgeOf(d: Dossier, w: WordGiven, words: string): Pledge {
  const isVow = w.kind !== 'promise'
  return {
    id: `given:${w.said.post}`,
    said: { ...wholeAct(d, w.said.post), from: w.said.from, to: w.said.to },
    words,
    object: w.noun ?? words,
    isVow,
    due: w.due === null ? null : isoDay(w.due),
    done: { ...wholeAct(d, w.answer), ...w.end },
    days: w.isOpen ? null : d.day(w.answer) - (w.due ?? d.day(w.said.post)),
    state: w.isOpen ? 'open' : isVow ? 'undone' : 'late',
    saga: null,
  }
}
