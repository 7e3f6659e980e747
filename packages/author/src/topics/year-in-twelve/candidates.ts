import { once } from '../../reading/once.ts'
import { standsAlone } from '../../stories/leans-on.ts'
import type { ActRole } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { isShadowed, isWarm } from '../../writing/shadow.ts'
import { isPassedOn } from '../common/passed-on.ts'

const LONGEST = 60
const FEWEST = 6

/** What somebody passes on is not their month. */
const LINK = /https?:\/\//iu

export interface Weighed {
  post: number
  score: number
}

/** What turned in a post is worth more than a good line. */
const TURNS: Partial<Record<ActRole, number>> = { opening: 0.6, turn: 1.2, outcome: 1.2, delay: 0.3 }
const THRESHOLD =
  /(?<!\p{L})(?:first (?:day|time|ever)|last (?:day|time|shift)|finished|passed|won|retired|born|married|moved|opened|for good|at last|I was wrong|primer(?:a)? (?:día|vez)|última? (?:día|vez)|por fin|terminé|terminamos|ganamos|nació|me jubil\p{L}+|abrimos|me equivoqué|erste[rsn]? (?:Tag|Mal|Schicht)|letzte[rsn]? (?:Tag|Mal|Schicht)|endlich|fertig|bestanden|gewonnen|geboren|geheiratet|eröffnet|umgezogen|in Rente|ich hatte unrecht)(?!\p{L})/iu

/** “9 already”, “its back”: of what, only whoever was there knows. */
const OPAQUE =
  /^\s*(?:[-–]?\d{1,6}(?:, ?\d+)*(?: (?:and|y|und) \d+)?(?=\s*(?:[.!?,]|today|already|now|so far|hoy|ya|heute|schon|jetzt)(?!\d))|(?:it['’]?s|ya|es ist|er ist|sie ist) (?:back|in|here|gone|done|over|on|off|out|up|está|volvió|llegó|wieder da|da|weg|zurück|fertig)(?!\p{L})|not (?:today|yet|now)(?!\p{L})|hoy no(?!\p{L})|heute nicht(?!\p{L}))/iu

/** A result of a test is told with the one that answers it, and a month has one post. */
const RESULT =
  /(?<!\p{L})(?:(?:blood|urine) (?:test|sample)|test results?|scan results?|biops\p{L}*|lump|cyst|análisis de (?:sangre|orina)|biopsia|bulto|im (?:Urin|Blut)|Blutwerte?|Befund|Biopsie|Knoten in der)(?!\p{L})/iu

/** Every post that may stand for its month, best first, by year and month. */
export const candidatesIn = once((d: Dossier): Map<number, Map<number, Weighed[]>> => {
  const turning = new Map<number, number>()
  for (const s of d.sagas)
    for (const a of s.acts)
      turning.set(a.post, Math.max(turning.get(a.post) ?? 0, (TURNS[a.role] ?? 0) * s.score))
  const lines = new Map<number, number>()
  for (const l of d.analysis.lines) if (!lines.has(l.post)) lines.set(l.post, l.score)
  const years = new Map<number, Map<number, Weighed[]>>()
  for (const p of d.posts) {
    const c = d.when(p.id)
    const words = p.text.trim().split(/\s+/).length
    if (!c || !d.mild(p.id) || p.text.trim() === '' || words < FEWEST || words > LONGEST) continue
    const isTold = isWarm(d, p.id)
    if (isGreeting(p.text) || isPassedOn(d, p.id) || LINK.test(p.text) || (isShadowed(d, p.id) && !isTold))
      continue
    // Somebody on the path, all down one side: no month of a year is told by that.
    if (!d.clear(p.id) && !isTold) continue
    if (!standsAlone(d, p.id) || RESULT.test(p.text) || OPAQUE.test(p.text)) continue
    const months = years.get(c.y) ?? new Map<number, Weighed[]>()
    years.set(c.y, months)
    const score =
      (turning.get(p.id) ?? 0) +
      (THRESHOLD.test(p.text) ? 1 : 0) +
      (lines.get(p.id) ?? 0) +
      (d.clear(p.id) || isTold ? 2 : 0)
    months.set(c.m, [...(months.get(c.m) ?? []), { post: p.id, score }])
  }
  for (const months of years.values())
    for (const list of months.values())
      list.sort(
        (a, b) => b.score - a.score || ((d.post(a.post)?.text ?? '') < (d.post(b.post)?.text ?? '') ? -1 : 1),
      )
  return years
})
