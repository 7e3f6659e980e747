import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { usablePosts } from '../common/word-given/own-voice.ts'
import type { Exhibit } from './exhibit.ts'

/** How two people met is told at every anniversary, and seldom twice the same. */
const MET = {
  en: /(?<!\p{L})(?:(?:we|I) (?:first )?met (?:her|him|in|at|on)|how (?:we|it) (?:met|began|started)|first (?:saw|spoke to|danced with) (?:her|him))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:lo|la|nos) conoc(?:í|imos)|cómo (?:empezó|nos conocimos|lo conocí|la conocí)|cuando (?:lo|la) vi por primera vez)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kennengelernt|wie (?:das|es) (?:mit uns )?(?:angefangen|anfing)|das erste Mal (?:gesehen|getanzt))(?!\p{L})/iu,
}
const NAMED = {
  en: 'the first meeting',
  es: 'el primer encuentro',
  de: 'die erste Begegnung',
}
/** “Carnaval del 87”, “the summer of ’79”, „1991“. */
const YEAR =
  /(?<!\d)(?:19|20)(\d\d)(?!\d)|(?<!\p{L})(?:del|en el|of|in|vom|Sommer|Winter|Herbst|Frühjahr) ['’]?(\d\d)(?![\p{L}\d%.,]\d|\d)/gu
const LONGEST = 60
const APART = 365
const WEIGHT = 3.9

/** One beginning, dated to the same year, in two accounts. */
export function firstMeetings(d: Dossier): Exhibit[] {
  const told = usablePosts(d).filter((p) => MET[d.spoken].test(p.text) && wordCount(p.text) <= LONGEST)
  for (const [n, a] of told.entries()) {
    const b = told
      .slice(n + 1)
      .find(
        (p) => d.day(p.id) - d.day(a.id) >= APART && yearsIn(p.text).some((y) => yearsIn(a.text).includes(y)),
      )
    if (!b) continue
    return [
      {
        kind: 'versions',
        acts: [a, b].map((p) => wholeAct(d, p.id)),
        noun: NAMED[d.spoken],
        line: null,
        beside: new Map(),
        n: 2,
        weight: WEIGHT,
      },
    ]
  }
  return []
}

const yearsIn = (text: string): string[] => [...text.matchAll(YEAR)].map((m) => m[1] ?? m[2] ?? '')
