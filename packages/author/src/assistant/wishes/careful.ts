import type { AssistantQuestion } from '../model.ts'
import { countWord } from './numbers.ts'
import { placesIn } from './places.ts'

const ALL =
  /(?<!\p{L})(?:all|every|each|everything|any|them|make it|hazlo|mach es|these|those|both|questions|ones|rest|others|no|nothing|without|whole|todas?|todo|cada|las|los|ninguna|sin|alle[nrms]?|jede[nrms]?|jeweils|sie|beide|ohne|keine?|fragen|preguntas)(?!\p{L})/iu
const LESS =
  /(?<!\p{L})(?:questions?|qs?|zu (?:lang|viele?)|demasiado larg[ao]|at most|enough|no more|not more|will do|höchstens|mehr als|genügen|como mucho|como máximo|máximo|no más|bastan|keep|no|nothing|nichts|nix|nada|none|sin|ninguna?|ohne|keine?|behalt\p{L}*|fewer|less|shorter|shorten|short|too (?:many|long|much)|only|just|max(?:imum)?|drop|remove|delete|cut|lose|scrap|skip|out|rid|without|don['’]?t ask|merge|combine|join|together|half|trim|preguntas?|menos|cort\p{L}+|quita\p{L}*|elimina\p{L}*|borra\p{L}*|saca\p{L}*|deja\p{L}*|fuera|sobra\p{L}*|junta\p{L}*|une|fragen?|weniger|kürz\p{L}*|kurz|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|raus|weg|ohne|zusammen\p{L}*|reichen?|nur)(?!\p{L})/iu
/** “Only one scale” is about scales. */
const OF_A_KIND =
  /(?<!\p{L})(?:only|just|nur|solo|sólo) (?:one|1|two|2|eine?|zwei|una?|dos) (?!questions?|qs?|preguntas?|fragen?)\p{L}/iu

/** A shorter introduction is no shorter survey, and whoever wonders whether it is too long has not decided. */
const OF_SOMETHING =
  /(?<!\p{L})(?:shorter|kürzere?[nrs]?|más cort[ao]s?) (?!please|bitte|por favor|questions?|survey|version|one|and|but|if|than|still|fragen?|umfrage|und|aber|preguntas?|encuesta|y|pero)\p{L}{3}|(?<!\p{L})(?:too (?:long|many|much)|zu (?:lang|viele?)|demasiad[ao]s?(?: larg[ao]s?)?) ?\?/iu

/**
 * Whether a wish may have meant as much as it would change: nobody who speaks of one question wants eight of them
 * changed, and nobody loses a question without having said so.
 */
export function isMeant(
  wish: string,
  before: readonly AssistantQuestion[],
  after: readonly AssistantQuestion[],
): boolean {
  const lost = before.length - after.length
  if (lost * 2 > before.length && !isSaidPlainly(wish, before.length, after.length)) return false
  if (lost > 0 && (!LESS.test(wish) || (lost > 1 && (OF_A_KIND.test(wish) || OF_SOMETHING.test(wish)))))
    return false
  const retyped = lost === 0 ? fewerOfAKind(before, after) : 0
  // “Legs 1–10” are the ends of a scale.
  const plain = wish.replace(/(?<!\d)[01] ?[-–] ?(?:5|6|7|10)(?!\d)|\d{1,9} ?=/g, ' ')
  return retyped <= 1 || ALL.test(wish) || placesIn(plain, before.length).places.length >= retyped
}

/** Whatever drops more than half was said in plain words: how many stay, or which go. */
function isSaidPlainly(wish: string, before: number, after: number): boolean {
  const words = wish.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const isCounted = words.some((word) =>
    word.length > 1 || /\d/.test(word) ? countWord(word) === after : false,
  )
  const isOfThem =
    COUNTED.test(wish) &&
    (after > 1 || /(?<!\p{L})(?:only|just|nur|solo|exactly|genau) (?:one|1|eine|una)(?!\p{L})/iu.test(wish))
  return (isCounted && isOfThem) || placesIn(wish, before).places.length >= before - after || KEPT.test(wish)
}
const COUNTED =
  /(?<!\p{L})(?:questions?|qs?|fragen?|preguntas?|at most|max\p{L}*|only|just|exactly|down to|keep|make it|left|enough|do|höchstens|nur|genau|auf|behalt\p{L}*|reichen|como mucho|máximo|solo|sólo|exactamente|deja\p{L}*|bastan|fewer|too many|shorter|kürzer|cort[ao]s?)(?!\p{L})/iu
const KEPT =
  /(?<!\p{L})(?:keep(?! (?:the|that|this|my) [^,.;]{0,40}(?<!\p{L})one(?!\p{L}))|except|everything (?:after|but)|all (?:after|but|except)|half|minutes?|mins?|behalt\p{L}*|außer|alles (?:nach|außer)|hälfte|minuten|deja|excepto|salvo|todo (?:menos|después)|mitad|minutos|drop all|scales?|open|offene|abiertas|ranking|choices?)(?!\p{L})/iu

/** However they are ordered. */
function fewerOfAKind(before: readonly AssistantQuestion[], after: readonly AssistantQuestion[]): number {
  const countOf = (list: readonly AssistantQuestion[], type: string) =>
    list.filter((q) => q.question_type === type).length
  return [...new Set(before.map((q) => q.question_type))].reduce(
    (sum, type) => sum + Math.max(0, countOf(before, type) - countOf(after, type)),
    0,
  )
}
