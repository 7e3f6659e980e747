import { placesIn } from '../wishes/places.ts'

/** “Then let us leave it out”: what was spoken of in the message before. */
const DROP_IT =
  /^(?:(?:ok(?:ay)?|then|so|right|fine|well|dann|gut|na gut|also|ja|vale|pues|entonces|bueno)[,.]?\s+)*(?:(?:let['’]?s |please |bitte )?(?:(?:drop|remove|delete|lose|cut|scrap|skip|take) (?:it|that|that one|this one)(?: out| away)?|leave (?:it|that|that one|this one) out)|(?:lassen wir|lass|lassen sie|nimm|nehmen sie|streich\p{L}*|lösch\p{L}*) (?:es|sie|das|die)(?: bitte)?(?: weg| raus| heraus)?|(?:quít|elimín|bórr|sác)al[ao]|la quitamos|fuera con ella)[.!\s]*$/iu
const NAMES =
  /(?:question|number|frage|nummer|pregunta|número|first|second|third|fourth|fifth|last|erste|zweite|dritte|vierte|letzte|primera|segunda|tercera|cuarta|última|\d)/iu

const WORDS = { de: /(?:lass|nimm|nehmen|streich|lösch)/iu, es: /(?:quit|elim|borr|bórr|sac|sác|fuera)/iu }

/** The wish with the place of what it means by “it”, where the message before named one. */
export function referred(wish: string, before: string | undefined, count: number): string {
  if (
    !before ||
    wish.length > 200 ||
    before.length > 500 ||
    !DROP_IT.test(wish.trim()) ||
    !NAMES.test(before)
  )
    return wish
  const { places } = placesIn(before, count)
  const [place] = places
  if (place === undefined || places.length > 1) return wish
  if (WORDS.de.test(wish)) return `streiche Frage ${place + 1}`
  return WORDS.es.test(wish) ? `quita la pregunta ${place + 1}` : `drop question ${place + 1}`
}

const OF_THAT =
  /^(?:(?:and|then|ok|und|dann|y|luego|please|bitte)[,\s]+)*(?:(move|put|bring) (?:it|that|that one|this one)|(take|drop|remove|delete|leave|cut) (?:it|that|that one|this one)(?: (?:out|away|off))?(?: again)?|(setz\p{L}*|stell\p{L}*|schieb\p{L}*|nimm|tu) (?:sie|die|das|es)|(quít|bórr|elimín|sác|pón|mué)(?:al[ao]|vel[ao]|gal[ao]|l[ao]))(?!\p{L})(.*)$/iu

/** “move that to the top”, right after one was added: the question that is new. */
export function referredToNew(
  wish: string,
  before: readonly { question_text: string }[],
  now: readonly { question_text: string }[],
): string {
  const found = wish.length > 200 ? null : OF_THAT.exec(wish.trim())
  const fresh = now.flatMap(({ question_text }, at) =>
    before.some((one) => one.question_text === question_text) ? [] : [at + 1],
  )
  const [place] = fresh
  if (!found || place === undefined || fresh.length > 1 || now.length <= before.length) return wish
  const [, moves, drops, german, spanish, rest = ''] = found
  if (drops) return `drop question ${place}`
  if (moves) return `move question ${place}${rest}`
  if (german)
    return /(?:weg|raus|heraus)/iu.test(rest) ? `streiche Frage ${place}` : `verschiebe Frage ${place}${rest}`
  return /^(?:pón|mué)/iu.test(spanish ?? '')
    ? `mueve la pregunta ${place}${rest}`
    : `quita la pregunta ${place}`
}
