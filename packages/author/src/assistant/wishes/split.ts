/** Each of these begins a wish of its own, so that “and” before it parts two wishes. */
const ACTION =
  "(?:(?:say |tell them |sag |di )?(?:that |dass |que )(?:it[’']?s |it is |they |skipping |man |se )|say that |sag,? dass |di que |(?:please |also |then |bitte |dann |auch |luego |también |por favor )*(?:one (?:about|on) |una sobre |eine (?:über|zu) |add|drop|remove|delete|make|move|swap|merge|combine|turn|change|convert|replace|rename|reword|rephrase|put|take|cut|shorten|translate|keep|use|only|exactly|fewer|less|more|shorter|funnier|simpler|undo|start over|leave out|get rid|include|ask|let|send|the (?:first|last|second|third|fourth|fifth) should|just|in (?:spanish|german|english)|no |write|under|füg|streich|lösch|entfern|mach|verschieb|tausch|ersetz|änder|setz|nimm|übersetz|kürz|frag|weniger|mehr|nur|auf (?:deutsch|englisch|spanisch)|schreib|añad|agreg|quit|elimin|borr|haz|hazla|mueve|muev|intercambi|cambi|convierte|convert|reemplaz|sustituy|traduc|pon|menos|más|solo|usa|en (?:inglés|español|alemán)|escrib))"

const PARTS = new RegExp(
  `(?:,?\\s{1,9}(?:and|then|und|dann|y|luego|but|pero|aber|plus|sowie)\\s{1,9}|[,;]\\s{0,9})(?=${ACTION})`,
  'iu',
)
const SENTENCES =
  /(?<=[^\d\s][.!?])(?<!(?<!\p{L})(?:no|nr|max|min|ca|approx|bzw|usw|etc|núm|vs)\.)\s+|\n+|;\s*/iu
/** “they can choose: mend it, change it or leave it”. */
const CHOICES = /((?:choose|pick|elegir|wählen|auswahl)[^:.!?]{0,20}):\s*([^:.!?⟦\n]{3,200})(?=[.!?]|$)/iu
const QUOTE = /[“„«"]([^”“»"]{1,2000})[”“»"]|(?<![\p{L}])['‘]([^'’]{2,400})['’](?!\p{L})/gu

export interface Clause {
  /** With ⟦0⟧ where something stood between quotes. */
  text: string
  quotes: string[]
}

/** A message, one wish at a time; what stands between quotes is never read as a wish. */
export function clausesOf(message: string): Clause[] {
  const quotes: string[] = []
  const kept = message.slice(0, 4000).replace(QUOTE, (_, double?: string, single?: string) => {
    quotes.push((double ?? single ?? '').trim())
    return `⟦${quotes.length - 1}⟧`
  })
  // “add: Did it ever rain?” needs no quotes.
  const marked = kept.replace(/:\s*([^:⟦\n]{6,400}\?)\s*$/u, (_, text: string) => {
    quotes.push(text.trim())
    return ` ⟦${quotes.length - 1}⟧`
  })
  const chosen = marked.replace(CHOICES, (whole, lead: string, list: string) => {
    const options = list
      .split(/\s{0,9},\s{0,9}(?:or |o |oder |and |y |und )?|\s{1,9}(?:or|o|oder)\s{1,9}/iu)
      .filter((one) => one.trim())
    if (options.length < 2) return whole
    return `${lead} ${options.map((one) => `⟦${quotes.push(one.trim()) - 1}⟧`).join(' ')}`
  })
  return chosen
    .split(SENTENCES)
    .flatMap((sentence) => sentence.split(PARTS))
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}⟦]/u.test(text))
    .map((text) => ({
      text: text.replace(/[.!,]+$/, ''),
      quotes: [...text.matchAll(/⟦(\d+)⟧/g)].flatMap(([, at]) => quotes[Number(at)] || []),
    }))
}
