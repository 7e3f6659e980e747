import { once } from '../../reading/once.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import type { Spoken } from '../../writing/wordings.ts'
import { strandsOf } from '../timeline/strand.ts'

/** A story that begins with what somebody says will be, or will never be. */
export interface Announced {
  saga: Saga
  acts: Act[]
  /** The sentence that says so, to the letter. */
  words: string
}

const SAYS: Record<Spoken, RegExp> = {
  en: /(?<!\p{L})(?:I['’]ll|I will|we['’]ll|we will|I shall|(?:am|is|are|['’]s|['’]re|['’]m) (?:not )?going to|promised?|promises|predict(?:ed|s)?|I bet|stake|reckons?|never ever|never again|will be (?:up|done|filled|finished|ready|in|back|over)|won['’]?t|over my dead body|by (?:easter|christmas|summer|the weekend|next \p{L}+)|this weekend|until \p{Lu}\p{L}+|only (?:while|till|until)|not (?:ours|stopping|staying|keeping)|will never|as long as I|while I have)(?!\p{L})/iu,
  es: /(?<!\p{L}|me )(?:voy a|vamos a|prometo|prometí|prometi|juro|nunca más|jamás|apuesto|va a (?:estar|ser|quedar)|para (?:navidad|diciembre|semana santa)|no pienso|grábense|grabense|ya verán|el otro año|el año que (?:entra|viene)|no (?:aguanta|dura|pasa de)|nomás (?:una|un|por)|de aquí a)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich werde|wir werden|wird (?:das )?nichts|versproch\p{L}+|verspreche|wette|nie wieder|niemals|kommt (?:mir )?nicht|bis (?:Sonntag|Weihnachten|Ostern|zum \p{Lu}\p{L}+)|nächstes Jahr|im (?:Herbst|Frühjahr|Sommer)|eher wird|sage voraus|nur das eine|nur übers|solange ich|sind wir|fahren wir)(?!\p{L})/iu,
}
const LONGEST = 18

/** Announcements that became stories, each with its own words, best first. */
export const announcedIn = once((d: Dossier): Announced[] =>
  [...strandsOf(d).values()].flatMap(({ saga, acts }) => {
    const first = acts[0]
    if (!first || saga.isWoven || saga.kind === 'person' || saga.kind === 'place' || saga.kind === 'day')
      return []
    if (!d.mild(first.post) || !actsIn(d, saga, 'mild')) return []
    const said = d
      .sentences(first.post)
      .filter((s) => s.from >= first.from && s.from < first.to)
      .find((s) => SAYS[d.spoken].test(s.text) && s.text.split(/\s+/).length <= LONGEST)
    return said ? [{ saga, acts, words: said.text }] : []
  }),
)
