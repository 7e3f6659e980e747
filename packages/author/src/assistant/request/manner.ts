import { addressIn } from '../address.ts'
import { CLOSED, countOf, isForChildren, SHORT } from '../brief/signals.ts'
import type { Address } from '../voice.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const FUN = words(
  'fun|funny|silly|playful|light-?hearted|cheeky|humorous|hilarious|for a laugh|witty|jokes?|divertid[ao]s?|gracios[ao]s?|con humor|con gracia|en broma|para reír(?:nos|se)?|lustige?[nrs]?|witzige?[nrs]?|spaßig\\p{L}*|spaßquiz|spaß|humorvoll\\p{L}*|locker und lustig|mit humor|augenzwinkern',
)
const SERIOUS = words(
  'serious|neutral\\p{L}*|sober|matter-of-fact|factual|sachlich\\p{L}*|nüchtern\\p{L}*|seri[oa]s?|objetiv[ao]s?|neutrales',
)
const FORMAL = words(
  'per sie|siezen|mit sie|in der sie-form|sie-form|de usted|tratando de usted|trato de usted|formal(?:ly)?|förmlich|höflich',
)
const CASUAL = words('per du|duzen|du-form|tuteando|de tú|locker|casual|informal|relaxed|chatty|lässig')
const MORE = words(
  'long|detailed|in[- ]depth|thorough|ausführlich\\p{L}*|lange|larga|extens[ao]|detallad[ao]',
)

/** How a survey is to be, whatever it is about. */
export interface Manner {
  count: number | null
  isShort: boolean
  isLong: boolean
  /** Mostly to tick, little to write. */
  isClosed: boolean
  isFun: boolean
  isSerious: boolean
  isForChildren: boolean
  address: Address | null
}

export const mannerIn = (text: string): Manner => ({
  count: countOf(text),
  isShort: SHORT.test(text),
  isLong: MORE.test(text),
  isClosed: CLOSED.test(text),
  isFun: FUN.test(text),
  isSerious: SERIOUS.test(text),
  isForChildren: isForChildren(text),
  address: FORMAL.test(text) ? 'formal' : CASUAL.test(text) ? 'casual' : addressIn(text),
})

/** Sentences and asides that only say how it should be asked, and nothing of what. */
const OF_MANNER = words(
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fünf|sechs|sieben|acht|neun|zehn|zwölf|cinco|seis|siete|ocho|nueve|diez|doce|few|pocas|wenige) (?:\\p{L}+ )?(?:questions?|fragen|preguntas)(?:,? (?:please|bitte|por favor))?|per (?:sie|du)|siezen|duzen|de usted|de tú|short|quick|brief|fun|funny|not too long|keep it \\p{L}+|sachlich|locker|lustig|kurz|knapp|mit humor|con humor|divertid[ao]|cort(?:it)?[ao]|breve|formal|informal|please|bitte|por favor|danke|thanks|gracias',
)
const CONTENT = words(
  'about|on|over|especially|mainly|particularly|über|zu|zum|zur|vor allem|besonders|sobre|sobre todo|especialmente|acerca de|de la|del|how|what|whether|who|when|where|why|which|if|wie|was|ob|wer|wann|wo|warum|cómo|qué|si|quién|cuándo|dónde|for|für|para|know|wissen|saber|ask|fragen ob|preguntar|decide|entscheiden|decidir',
)
const LONGEST = 7

/** What was typed, without the asides that only say how it should be asked. */
export function withoutManner(text: string): string {
  return text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .split(/,\s{1,3}(?:but |aber |pero |and |und |y )?/iu)
        .filter(
          (part, at, all) =>
            !(
              OF_MANNER.test(part) &&
              !CONTENT.test(part) &&
              part.split(/\s+/u).length <= LONGEST &&
              (all.length > 1 || at === 0)
            ),
        )
        .join(', ')
        .replace(/,?\s{1,3}(?:sachlich|locker|kurz|please|bitte|por favor)\s{0,3}$/iu, ''),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))
    .join(' ')
    .trim()
}
