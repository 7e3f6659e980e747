import type { TrackedFeature } from './model.ts'

/** “Pages 112 to 140”, “chapters 4 and 5”: as many as lie between. */
const PAGE = '(?:pages?|pp?\\.?|pgs?\\.?|p[áa]ginas?|p[áa]gs?\\.?|seiten?)'
const TO = '(?:to|through|till|until|a|al?|hasta|bis|-|–|—)'
const PAGES = new RegExp(
  `(?<!\\p{L})(?:(?:from|de|desde|von) )?(?:the |las? )?(${PAGE}) (?:(?:from|de la|von) )?(\\d{1,4}) ?${TO} ?(?:the |la |zur? )?(?:${PAGE} )?(\\d{1,4})(?!\\d|[.:]\\d)`,
  'giu',
)
/** “started on page 112, now on 140”. */
const PAGE_LATER = new RegExp(
  `(?<!\\p{L})${PAGE} (\\d{1,4})(?![.:]?\\d)[^.!?;\\d]{0,40}(?<!\\p{L})(?:now|ahora|jetzt|up to|got to|made it to|finished|ended(?: up)?|stopped|voy por|lo dejé|la dejé|dejé|me quedé|left off|paused|quit|acabé|terminé|llegué|aufgehört|angekommen|fertig|am ende|gekommen)(?!\\p{L})(?: (?:on|at|en la|en|auf|bei|por la|por|a la|to|zur?|bis|la|el)){0,2} (\\d{1,4})(?!\\d|[.:]\\d| ?(?:\\p{L}{3,}))`,
  'giu',
)
/** “was on page 112, now on page 140”. */
const PAGE_NOW = new RegExp(
  `(?<!\\p{L})${PAGE} (\\d{1,4})(?:[^.!?;\\d]{0,40})(?<!\\p{L})(?:now|ahora|jetzt|to|bis|hasta|up to|got to|made it to)(?!\\p{L})(?: (?:on|at|en la|en|auf|voy por la|to|zur?|la))? ${PAGE} (\\d{1,4})(?!\\d|[.:]\\d)`,
  'giu',
)
/** “voy por la página 310, ayer iba por la 280”. */
const PAGE_BEFORE = new RegExp(
  `(?<!\\p{L})${PAGE} (\\d{1,4})(?![.:]?\\d)[^.!?;\\d]{0,20}(?:ayer|yesterday|gestern|anoche|last night)[^.!?;\\d]{0,25}(?<!\\d)(\\d{1,4})(?!\\d|[.:]\\d| ?(?:pages|páginas|seiten|min|h|km)(?!\\p{L}))`,
  'giu',
)
/** “de la 88 a la 112”: no hour is said so. */
const FROM_ONE_TO_ANOTHER = /(?<!\p{L})de la (\d{2,4}) (?:a|hasta) la (\d{2,4})(?![\d:.])/giu
const NUMBERED =
  '(?:chapters?|lessons?|episodes?|units?|cap[íi]tulos?|lecci(?:ón|ones)|episodios?|unidad(?:es)?|kapiteln?|lektion(?:en)?|folgen?|einheit(?:en)?)'
const CHAPTERS = new RegExp(
  `(?<!\\p{L})(${NUMBERED}) (\\d{1,3}) ?(to|through|al?|hasta|bis|-|–|and|y|und|&) ?(\\d{1,3})(?!\\d|[.:]\\d)`,
  'giu',
)
/** “Psalms 23 to 27”, where chapters are counted. */
const OF_A_BOOK =
  /(?<!\p{L})(\p{Lu}\p{L}{2,}) (\d{1,3}) ?(?:to|through|al?|hasta|bis|-|–|—) ?(?:el )?(\d{1,3})(?!\d|[.:]\d| ?(?:[ap]m|uhr|h|min|km|pages?|páginas|seiten|hours?|horas?|stunden|%)(?!\p{L}))/gu
const IN_CHAPTERS = /^(?:chapters?|cap[íi]tulos?|kapiteln?|salmos?|psalms?|psalmen)$/iu
const LAST_CHAPTER = 150

function withChaptersOfBooks(text: string, features: readonly TrackedFeature[]): string {
  const [unit, ...more] = features.map((one) => one.unit ?? '').filter((one) => IN_CHAPTERS.test(one))
  if (!unit || more.length > 0) return text
  return text.replace(OF_A_BOOK, (whole, word: string, from: string, to: string) => {
    const chapters = Number(to) - Number(from) + 1
    const isBook = Number(to) <= LAST_CHAPTER && !isNamedOtherwise(word, features)
    return chapters > 1 && isBook ? `${chapters} ${unit}` : whole
  })
}
const isNamedOtherwise = (word: string, features: readonly TrackedFeature[]) =>
  features.some(
    ({ title, unit }) => !IN_CHAPTERS.test(unit ?? '') && title.toLowerCase().includes(word.toLowerCase()),
  ) || WHEN.test(word)
const WHEN =
  /^(?:slept|sleep|asleep|dormí|schlaf|geschlafen|from|between|about|around|von|zwischen|entre|desde|unos|etwa|only|just|nur|solo|did|had|hice|today|heute|hoy)$/iu

/** “chapters 7, 8 and 9”. */
const SEVERAL = new RegExp(
  `(?<!\\p{L})(${NUMBERED}) (\\d{1,3}(?:, ?\\d{1,3})+,? (?:and|y|und|&) \\d{1,3})(?!\\d|[.:]\\d)`,
  'giu',
)
const AND = /^(?:and|y|und|&)$/iu

const withPages = (text: string) =>
  text
    .replace(PAGE_BEFORE, (whole, now: string, then: string) =>
      Number(now) > Number(then) ? `${Number(now) - Number(then)} pages` : whole,
    )
    .replace(FROM_ONE_TO_ANOTHER, (whole, from: string, to: string) =>
      Number(to) > Number(from) ? `${Number(to) - Number(from)} páginas` : whole,
    )
    .replace(PAGE_NOW, (whole, from: string, to: string) =>
      Number(to) > Number(from) ? `${Number(to) - Number(from)} pages` : whole,
    )
    .replace(PAGE_LATER, (whole, from: string, to: string) =>
      Number(to) > Number(from) ? `${Number(to) - Number(from)} pages` : whole,
    )
    .replace(PAGES, (whole, word: string, from: string, to: string) =>
      Number(to) > Number(from)
        ? `${Number(to) - Number(from)} ${/^p/iu.test(word) ? 'pages' : word}`
        : whole,
    )
    .replace(SEVERAL, (_, word: string, all: string) => `${all.match(/\d+/g)?.length ?? 0} ${word}`)
    .replace(CHAPTERS, (whole, word: string, from: string, joint: string, to: string) => {
      if (Number(to) <= Number(from)) return whole
      return `${AND.test(joint) ? 2 : Number(to) - Number(from) + 1} ${word}`
    })

export const withSpans = (text: string, features: readonly TrackedFeature[]) =>
  withChaptersOfBooks(withPages(text), features)
