import type { Act } from '../../stories/model.ts'
import { gapBetween } from '../../writing/calendar-gap.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { setMarks } from '../../writing/quote.ts'
import { WORDS } from './words.ts'
import { isLoud } from './worth.ts'

/** “It could take ‘a good few months’”: how long somebody thought it would take, and in what unit. */
const ESTIMATE = {
  en: /\b(?:could|would|will|should|might|['’]ll) (?:take|be|last) ['‘“"]?(?<words>(?:a (?:good )?(?:few|couple of)|some|several|two|three|four|five|six) (?<unit>weeks|months))\b/iu,
  es: /(?<!\p{L})(?:tardar[áa]|llevará|durará|será cosa de|es cosa de) ['‘“"]?(?<words>(?:un par de|un[oa]s(?: cuant[oa]s)?|dos|tres|cuatro|cinco|seis) (?<unit>semanas|meses))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:dauert|dauern|braucht|brauchen) (?:wohl |etwa |ungefähr )?['‚‘„"]?(?<words>(?:ein paar|einige|zwei|drei|vier|fünf|sechs) (?<unit>Wochen|Monate))(?!\p{L})/iu,
}
const MONTHS = /^(?:months|meses|Monate)$/
/** Less than this is what anybody would have said. */
const OVER = 12

export interface Estimate {
  /** The post that decides the story. */
  post: number
  /** What had been thought of its length, and its length, in the same unit. */
  text: string
}

/** Under the post that decides a story, how long somebody had thought it would take. */
export function estimateIn(d: Dossier, acts: readonly Act[], peak: number | null): Estimate | null {
  for (const [n, act] of acts.entries()) {
    if (!d.clear(act.post)) continue
    const m = ESTIMATE[d.spoken].exec(d.wordsOf(act))?.groups
    const end = acts
      .slice(n + 1)
      .find((a) => d.clear(a.post) && (a.post === peak || isLoud(d.wordsOf(a)) || a.role === 'outcome'))
    if (!m?.words || !m.unit || !end) continue
    const [from, to] = [d.day(act.post), d.day(end.post)]
    const gap = gapBetween(from, to)
    const took = MONTHS.test(m.unit) ? gap.years * 12 + gap.months : Math.floor((to - from) / 7)
    if (took < OVER) continue
    const words = d.w.quoted(setMarks(m.words, d.spoken))
    return { post: end.post, text: WORDS[d.spoken].came(words, d.w.number(took)) }
  }
  return null
}
