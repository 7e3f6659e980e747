import type { Passage } from './find.ts'
import type { Shelved } from './library.ts'
import type { Term } from './question.ts'

const AHEAD =
  /(?<!\p{L})(?:will|going to|should (?:take|be (?:done|ready|back|up|\d+|\p{L}+ (?:minutes|hours|days|weeks)))|tomorrow|in \p{L}+ (?:weeks|months|days)|moving in|voy a|va a|vamos a|(?<!la )mañana|wird|(?<!heute |am )morgen)(?!\p{L})|['’]ll |(?<!\p{L})(?:months|weeks|days|years) left(?!\p{L})|a más tardar|(?<!\p{L})by (?:the (?:weekend|end)|easter|christmas|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu

const PROMISED =
  /(?<!\p{L})(?:promis(?:e|ed|es|ing)|one day (?:i|we|he|she)|some day|someday|(?:i|we) (?:want|wish|hope|plan|mean) to|would (?:love|like) to|tr(?:ied|ying) to|(?:i )?predict|sage voraus|predigo|intent(?:é|ando)|dream(?:ing|s)? of|saving (?:up )?(?:for|to)|booked|in the diary|on the calendar|next year|if only|prometo|prometí|prometió|prometido|algún día|algun dia|quiero|quisiera|ojalá|ahorrando|reservado|en el calendario|el año que viene|versprochen|verspreche|versprach|irgendwann|gebucht|im kalender|eines tages|nächstes jahr|möchte|möchten|wollen wir|wollte immer|will (?:ich|er|sie) (?:mal|einmal)|fahren wir (?:mal|einmal|irgendwann))(?!\p{L})/iu

/** What a sentence promises, plans or wishes has not happened in it. */
export const isPlan = (text: string): boolean => AHEAD.test(text) || PROMISED.test(text)

const ONE_CLAUSE = 14
const BREAK = /[,;:.!?\n]/

/** What stands between the commas around a place. */
function clauseAt(text: string, place: number): string {
  let from = place
  while (from > 0 && !BREAK.test(text.charAt(from - 1))) from--
  let to = place
  while (to < text.length && !BREAK.test(text.charAt(to))) to++
  return text.slice(from, to)
}

const YEAR =
  /(?<![\d.,£$€#])(?:19|20)\d\d(?!\d|[.,]\d| ?(?:€|%|(?:km|cm|mm|kg|ml|mb|gb|hp|ps|cc|euros?|pounds?|pesos|steps|pages|words|people|schritte|seiten|leute|pasos|páginas|m|g|l)(?!\p{L})))/giu

/** “For our silver wedding in 2013 we go to Iceland”, written in 2011. */
const namesYearsAhead = (text: string, year: number | null): boolean =>
  year !== null && (text.match(YEAR) ?? []).some((named) => Number(named) > year)

/** Something in it is still to come. */
export const isPlannedPost = ({ sentences, year }: Shelved): boolean =>
  sentences.some((s) => isPlan(s.text) || namesYearsAhead(s.text, year))

/** The words that are asked for stand in a sentence about what is still to come. */
export function isPlannedIn({ post, at }: Passage, terms: readonly Term[]): boolean {
  const spots = terms.filter((t) => !t.person).flatMap((t) => at.get(t) ?? [])
  return post.sentences.some((s) =>
    spots.some((spot) => {
      if (spot < s.first || spot >= s.end) return false
      if (namesYearsAhead(s.text, post.year)) return true
      return s.end - s.first <= ONE_CLAUSE
        ? isPlan(s.text)
        : isPlan(clauseAt(post.text, post.tokens[spot]?.from ?? 0))
    }),
  )
}
