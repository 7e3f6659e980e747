import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { retell } from '../../writing/retelling/index.ts'
import { tellerOf, wordCount } from '../../writing/telling.ts'

/** First persons of what people live by, and the third. */
const LIVES_BY: Record<string, string> = {
  manejo: 'maneja',
  vendo: 'vende',
  trabajo: 'trabaja',
  soy: 'es',
  enseño: 'enseña',
  cuido: 'cuida',
  conduzco: 'conduce',
  arreglo: 'arregla',
  cocino: 'cocina',
  limpio: 'limpia',
  coso: 'cose',
}
/** Participles that go with “ist”; the others of the list go with “hat”. */
const DONE =
  /^(?<what>\p{L}[\p{L} ]*) (?<verb>gefahren|geflogen|gesegelt|gebacken|verkauft|repariert|unterrichtet|gearbeitet|geputzt|gebaut|gemalt|gekocht|gepflegt|genäht)$/u
const MOVES = /^(?:gefahren|geflogen|gesegelt)$/

/** “Manejaba un camión” – “Pilar manejaba un camión”: an imperfect is the same for both. */
function inSpanish(text: string, name: string): string | null {
  const [verb = '', ...rest] = text.split(' ')
  const low = verb.toLowerCase()
  const third = LIVES_BY[low] ?? (/^\p{L}+(?:aba|ía)$/u.test(low) ? low : null)
  const object = rest.join(' ').replace(/,? (?:y|pero) (?:luego |después )?(?:me|yo|no)(?!\p{L}).*$/u, '')
  return third && object && !/(?<!\p{L})(?:mi|mis|me|yo)(?!\p{L})/iu.test(object)
    ? `${name} ${third} ${object}`
    : null
}

/** “Bus gefahren” – “Hannes ist Bus gefahren”. */
function inGerman(text: string, name: string): string | null {
  const m = DONE.exec(text)?.groups
  return m?.what && m.verb ? `${name} ${MOVES.test(m.verb) ? 'ist' : 'hat'} ${m.what} ${m.verb}` : null
}

/** What somebody does or did for a living, as we would say it: “Gordon drove a bus.” */
export function tradeSentence(d: Dossier): Sentence | null {
  const { trade, work } = d.stories.background
  if (!d.hasName) return null
  const answers = [trade, d.spoken === 'es' ? work : null].filter((x) => x !== null)
  for (const { text, posts } of answers) {
    if (!posts.every((id) => d.clear(id))) continue
    const whole = wholeWords(d, text.trim(), posts)
    if (whole === null) continue
    const bare = whole.replace(/[.]+$/, '')
    const said =
      d.spoken === 'en' ? inEnglish(d, whole) : (d.spoken === 'es' ? inSpanish : inGerman)(bare, d.name)
    if (said) return say(`${said.replace(/[.]$/, '')}.`, post(...posts))
  }
  return null
}

/** What was read only so far ends with its last clause; null where it is cut in the middle of the only one. */
function wholeWords(d: Dossier, text: string, posts: readonly number[]): string | null {
  const source = posts.map((id) => d.post(id)?.text ?? '').find((x) => x.includes(text))
  const next = source?.charAt(source.indexOf(text) + text.length) ?? ''
  if (!/\p{L}/u.test(next)) return text
  const comma = text.lastIndexOf(',')
  return comma > 0 ? text.slice(0, comma) : null
}

/** Whoever leaves a job in the post that names it no longer lives by it. */
export const LEAVES =
  /(?<!\p{L})(?:notice|resigned|quit|leaving|last day|renunci\p{L}+|dejé|último día|gekündigt|Kündigung|letzter Tag)(?!\p{L})/iu

const NOMINAL = 6
const VERB =
  /(?<!\p{L})(?:my|our|mi|mein|meine|is|am|was|are|retired|soy|manejo|vendo|trabajo|arbeite|bin|war)(?!\p{L})/iu

/** “Two years in, friends”: where nobody works. */
const LOOSE = /^\S+ (?:years?|months?|weeks?) (?:in|on|of|with) (?!the |an? )\p{Ll}/u

/** “Eleven years in Parking Appeals”: what somebody lives by, in the few words of the post that says it. */
export function nominalTrade(d: Dossier): string | null {
  const { work } = d.stories.background
  const words = (work?.text.split(',')[0] ?? '').trim()
  const isShown = work?.posts[0] !== undefined && d.mild(work.posts[0])
  return words && wordCount(words) <= NOMINAL && !VERB.test(words) && !LOOSE.test(words) && isShown
    ? words
    : null
}

function inEnglish(d: Dossier, text: string): string | null {
  const told = retell(text, d.spoken, tellerOf(d), { subject: null, named: [] })
  return told && told.subject === d.name ? told.text : null
}
