import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { wordCount } from '../../writing/telling.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { isUnkind } from '../people/line.ts'
import { type Exhibit, inTime, isComic, NEGATED } from './exhibit.ts'

const POST = { least: 5, most: 32 }
const PUNCH = 6

const FIRST_PERSON =
  /(?<!\p{L})(?:i|i['’]\p{L}+|me|my|we|us|our|yo|me|mi|mis|nos|ich|mich|mir|mein\p{L}*|wir|uns)(?!\p{L})/iu
/** A date to keep, a sale, a wish: what is told to be acted on. */
const NOTICE =
  /https?:|[?]|@|£\s?\d+ ono|(?<!\p{L})(?:thank\p{L}*|thanks|birthday|congrat\p{L}*|please|anyone|anybody|gracias|cumple\p{L}*|felici\p{L}*|alguien|por favor|danke|merci|geburtstag|glückwünsch\p{L}*|jemand|bitte)(?!\p{L})/iu

/** Whoever is visited is not well. */
const VISITED =
  /(?<!\p{L})(?:visiting (?:time|hours?)|wards?|care home|horas? de visita|residencia|Besuchszeit|Station \d|Pflegeheim)(?!\p{L})/iu

/** The writer does something, and ends on a few words that own up to it: “Pancakes. Nine. Not sorry.” */
export function punched(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return inTime(d).flatMap((p): Exhibit[] => {
    const n = wordCount(p.text)
    const sentences = d.sentences(p.id)
    const last = sentences.at(-1)?.text ?? ''
    if (n < POST.least || n > POST.most || sentences.length < 2 || wordCount(last) > PUNCH) return []
    const isOwned = NEGATED.test(last) || FIRST_PERSON.test(last)
    if (!isOwned || !FIRST_PERSON.test(p.text) || NOTICE.test(p.text) || isGreeting(p.text)) return []
    if (!isComic(d, p.id) || isPassedOn(d, p.id) || isUnkind(p.text) || VISITED.test(p.text)) return []
    return [
      {
        kind: 'confession',
        acts: [wholeAct(d, p.id)],
        noun: null,
        line: null,
        beside: new Map(),
        n: 1,
        weight: 0.6 + (NEGATED.test(last) ? 0.2 : 0) + (lines.get(p.id) ?? 0) * 0.4,
      },
    ]
  })
}
