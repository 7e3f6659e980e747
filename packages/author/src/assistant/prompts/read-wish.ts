import { languageAskedFor } from '../choose-language.ts'
import { asWords } from '../plain-text.ts'
import { countIn } from '../wishes/numbers.ts'
import { DROP, FUNNIER, START_OVER, UNDO } from '../wishes/patterns.ts'
import { clausesOf } from '../wishes/split.ts'
import type { Recipe } from './recipe.ts'

export interface RecipeChange {
  what:
    | 'words'
    | 'shorter'
    | 'longer'
    | 'funny'
    | 'serious'
    | 'language'
    | 'unknown language'
    | 'steps'
    | 'one step less'
    | 'by hand'
    | 'checks'
    | 'person'
    | 'quotes'
    | 'form'
    | 'title'
    | 'more'
    | 'less'
    | 'asked'
    | 'cannot'
  /** What is said of it: a number, a name, words of the person. */
  detail: string
  apply(recipe: Recipe): Recipe
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const WORDS = /(\d{2,5})\s*(?:words?|palabras|wörter|worte)(?!\p{L})/iu
const SHORTER = words('shorter|short|briefer|más cort[ao]|corto|kürzer|kurz|too long|zu lang|demasiado largo')
const LONGER = words('longer|more detailed|más larg[ao]|länger|ausführlicher|too short|zu kurz')
const SERIOUS = words('more serious|serious|less funny|más seri[ao]|ernster|ernst')
const STEPS = words('steps?|pasos?|schritte?n?')
const BY_HAND = words(
  'function|temperature|models?|gpt|claude|output key|funci[óo]n|temperatura|modelo|funktion|temperatur|modell',
)
const FEWER = words('fewer|less|menos|weniger|simpler|shorter')
const CHECKS = words(
  'check\\p{L}*|verif\\p{L}*|prüf\\p{L}*|überprüf\\p{L}*|comprueb\\p{L}*|compruebe|revis\\p{L}*|proofread\\p{L}*',
)
const SECOND = words(
  'second person|as you|with you|segunda persona|zweiten? person|in der du-form|du-form|speak to (?:them|the reader)|address(?:ing)? (?:them|the reader)',
)
const FIRST = words('first person|as i|in (?:the )?i-form|primera persona|ersten? person|ich-form')
const THIRD = words('third person|tercera persona|dritten? person')
const QUOTES = words('quot(?:e|es|ations?|ing)|citas?|zitate?n?')
const NO_QUOTES = words('no|without|avoid|fewer|less|sin|menos|keine?|ohne|weniger')
const MORE_QUOTES = words('more|many|más|muchas|mehr|viele')
const FORM =
  /(?:make it|make this|write it|write this|turn it into|as|in the form of|hazlo|escríbelo como|como|mach(?:e)? (?:daraus|es zu)|schreib es als|als)\s+((?:an?|una?|eine[nrm]?|ein)\s+[^,.;]{3,60})/iu
const TITLE = words('title|headline|título|titel|überschrift')
const MORE_ABOUT =
  /(?:more (?:about|on|of|weight (?:on|to))|focus (?:more )?on|emphasi[sz]e|concentrate on|más (?:sobre|de)|céntrate en|mehr (?:über|zu|von)|schwerpunkt auf|betone?)\s+(.+)$/iu
const LESS_ABOUT =
  /(?:less (?:about|on|of)|leave out|don[’']?t mention|do not mention|skip|nothing about|menos (?:sobre|de)|no menciones?|nada sobre|weniger (?:über|von)|nichts über|lass(?:e)?)\s+(.+?)(?:\s+weg)?$/iu
const CANNOT = words(
  'pictures?|photos?|images?|videos?|e-?mails?|publish|imágenes|fotos?|correos?|publica\\p{L}*|bild(?:er)?|mails?|veröffentlich\\p{L}*',
)

const set =
  <K extends keyof Recipe>(key: K, value: Recipe[K]) =>
  (recipe: Recipe): Recipe => ({ ...recipe, [key]: value })

function stepsIn(text: string): RecipeChange | null {
  if (CHECKS.test(text) && (QUOTES.test(text) || STEPS.test(text)))
    return { what: 'checks', detail: '', apply: (recipe) => ({ ...recipe, checksQuotes: true, steps: 3 }) }
  if (!STEPS.test(text)) return null
  if (BY_HAND.test(text)) return { what: 'by hand', detail: '', apply: (recipe) => recipe }
  if (DROP.test(text))
    return {
      what: 'one step less',
      detail: '',
      apply: (recipe) => (recipe.checksQuotes ? { ...recipe, checksQuotes: false } : { ...recipe, steps: 2 }),
    }
  const count = countIn(text)
  const wanted = count ?? (FEWER.test(text) ? 2 : 4)
  const real = Math.min(4, Math.max(2, wanted))
  return {
    what: 'steps',
    detail: String(real),
    apply: (recipe) => ({ ...recipe, steps: real === 2 ? 2 : 3, checksQuotes: real === 4 }),
  }
}

function lengthIn(text: string): RecipeChange | null {
  const limit = Number(WORDS.exec(text)?.[1])
  if (limit) {
    const most = Math.min(5000, Math.max(50, limit))
    return { what: 'words', detail: String(most), apply: set('mostWords', most) }
  }
  if (SHORTER.test(text))
    return {
      what: 'shorter',
      detail: '',
      apply: (recipe) => ({
        ...recipe,
        mostWords: Math.max(150, Math.min(400, Math.round((recipe.mostWords ?? 700) * 0.06) * 10)),
      }),
    }
  if (LONGER.test(text))
    return {
      what: 'longer',
      detail: '',
      apply: (recipe) => ({
        ...recipe,
        mostWords: Math.min(2500, Math.round((recipe.mostWords ?? 800) * 0.16) * 10),
      }),
    }
  return null
}

const added =
  (key: 'more' | 'less' | 'asked', value: string) =>
  (recipe: Recipe): Recipe => ({ ...recipe, [key]: [...recipe[key], value] })

function inClause(text: string, quotes: string[]): RecipeChange[] {
  const found: RecipeChange[] = []
  const note = (change: RecipeChange | null) => {
    if (change) found.push(change)
  }
  if (CANNOT.test(text)) return [{ what: 'cannot', detail: '', apply: (recipe) => recipe }]
  const more = MORE_ABOUT.exec(text)?.[1]
  const less = LESS_ABOUT.exec(text)?.[1]
  if (TITLE.test(text) && quotes[0])
    return [{ what: 'title', detail: quotes[0], apply: set('title', asWords(quotes[0], 120)) }]
  if (more && !QUOTES.test(more))
    return [{ what: 'more', detail: asWords(more, 120), apply: added('more', asWords(more, 120)) }]
  if (less && !QUOTES.test(less))
    return [{ what: 'less', detail: asWords(less, 120), apply: added('less', asWords(less, 120)) }]
  note(stepsIn(text))
  if (found.length === 0) note(lengthIn(text))
  const language = languageAskedFor(text)
  if (language)
    note(
      'language' in language
        ? { what: 'language', detail: language.language, apply: set('language', language.language) }
        : { what: 'unknown language', detail: language.unknown, apply: (recipe) => recipe },
    )
  if (SERIOUS.test(text)) note({ what: 'serious', detail: '', apply: set('tone', 'serious') })
  else if (FUNNIER.test(text)) note({ what: 'funny', detail: '', apply: set('tone', 'funny') })
  const person = SECOND.test(text) ? 'second' : FIRST.test(text) ? 'first' : THIRD.test(text) ? 'third' : null
  if (person) note({ what: 'person', detail: person, apply: set('person', person) })
  if (QUOTES.test(text) && !found.some(({ what }) => what === 'checks')) {
    const amount = NO_QUOTES.test(text) ? 'none' : MORE_QUOTES.test(text) ? 'many' : null
    if (amount) note({ what: 'quotes', detail: amount, apply: set('quotes', amount) })
  }
  const form = FORM.exec(text)?.[1]
  if (form && !found.some(({ what }) => ['shorter', 'longer', 'steps', 'language'].includes(what)))
    note({ what: 'form', detail: asWords(form, 60), apply: set('form', asWords(form, 60)) })
  return found
}

/** What a message asks of the chain; words that nothing holds are handed on to the writer as they are. */
export function readPromptWish(message: string): RecipeChange[] {
  return clausesOf(message).flatMap(({ text, quotes }) => {
    const found = inClause(text, quotes)
    if (found.length > 0) return found
    const said = asWords(
      quotes.reduce((out, quote, at) => out.replace(/⟦\d+⟧/, () => `“${quotes[at] ?? quote}”`), text),
      300,
    )
    return [{ what: 'asked' as const, detail: said, apply: added('asked', said) }]
  })
}

export const wantsUndo = (message: string) => UNDO.test(message)
export const wantsRestart = (message: string) => START_OVER.test(message)
