import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'

const FEWEST_WORDS = 40
const MOST_WORDS = 120

/** “For those who’ve asked, it went like this”: how it was, told years later by whoever it happened to. */
const TOLD_LATER = {
  en: /(?<!\p{L})(?:it (?:all )?(?:went|began|started) like this|(?:this is )?how (?:I (?:became|came to|started|got into|ended up)|it (?:all )?(?:began|started))|(?:for )?(?:those|anyone|everyone) (?:who|that)(?:['’]ve| have)? ask(?:ed|s)?(?:,| how I))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:me preguntan|preguntaron) cómo (?:acabé|empecé|llegué|me hice)|(?:todo )?empezó así|fue así[:.,]|cómo empezó todo)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:das|es) (?:ging|war|lief|fing) (?:damals )?so(?: los| an)?[:.,]|wie ich (?:\p{L}+ ){1,4}(?:kam|wurde|gekommen bin|geworden bin)|wie (?:alles|es) (?:anfing|angefangen hat|begann))(?!\p{L})/iu,
}

/** The post in which somebody tells strangers how it was: a piece about them may open on it, whenever it was written. */
export function prologueIn(d: Dossier, spent: ReadonlySet<number>): Act | null {
  const found = d.stories.scenes
    .flatMap((s) => s.acts[0]?.post ?? [])
    .filter((id) => {
      const text = d.post(id)?.text ?? ''
      const words = wordCount(text)
      return (
        !spent.has(id) &&
        words >= FEWEST_WORDS &&
        words <= MOST_WORDS &&
        d.clear(id) &&
        !isShadowed(d, id) &&
        TOLD_LATER[d.spoken].test(text)
      )
    })
  return found[0] === undefined ? null : wholeAct(d, found[0])
}
