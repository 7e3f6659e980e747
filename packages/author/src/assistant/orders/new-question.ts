import { askedClause } from '../brief/ask.ts'
import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords, folded, wordsIn } from '../plain-text.ts'
import { type Style, scaleBetween } from '../shape.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import { voiced } from '../voice.ts'
import { ready } from '../wishes/ready.ts'
import type { Way } from './way-said.ts'

/** What somebody has or is, and can simply be asked for. */
const OF_A_PERSON: InLanguages<RegExp> = {
  en: /^(?:\p{L}+['’]s |your |their |the |flat |first |phone |house |room |voice |shoe |t-?shirt |age |year |job |post |e-?mail )*(?:number|name|class|shift|part|role|group|flat|department|team|year|grade|squad|house|room|street|job|size|email|address|postcode|floor|instrument|level|position|title|profession|nationality|gender|language|section|branch|voice)$/iu,
  es: /^(?:el |la |tu |su )?(?:nombre|número|clase|turno|grupo|piso|puerta|departamento|equipo|curso|planta|calle|talla|voz|instrumento|nivel|puesto|correo|teléfono|sección|profesión)(?: (?:de|del) .{2,20})?$/iu,
  de: /^(?:der |die |das |dein\p{L}* )?\p{L}*(?:name|nummer|klasse|schicht|gruppe|wohnung|abteilung|team|jahrgang|stockwerk|etage|straße|größe|stimme|stimmlage|instrument|niveau|funktion|mail|telefonnummer|parzelle|beruf)$/iu,
}
export const isOfAPerson = (text: string) => Object.values(OF_A_PERSON).some((one) => one.test(text.trim()))
const OF_AGE =
  /^(?:the |your |their |die |la |el )?(?:age|ages|age groups?|how old|alter|altersgruppen?|edad(?:es)?|grupos? de edad)(?: in)?$/iu
const PEOPLE =
  /^(?:those|people|anyone|anybody|everyone|parents|everybody)\s(?:with|who|that|without|living)\s(.+)$/iu
const CLAUSE =
  /^(?:if|whether|how|what|which|when|where|who|why|wie|was|welche\p{L}?|wann|wo|wer|warum|ob|si|qué|cómo|cuándo|cuánt[oa]s?|dónde|quién(?:es)?|cuál(?:es)?|por qué)(?!\p{L})/iu
const PLACE_TO_WRITE =
  /^(?:somewhere|a (?:place|field|box|space|line)|room|un (?:sitio|espacio|campo)|(?:ein|eine|irgendwo) (?:feld|zeile|platz))\s(?:to (?:write|put|say|name)|for|where (?:they|people) can (?:write|put|say)|para (?:escribir|poner)?|für|um)\s(.+)$/iu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Spoken to whoever answers. */
const toYou = (text: string, language: Language): string =>
  language === 'en'
    ? text
        .replace(/\bthey are\b/giu, 'you are')
        .replace(/\b(?:they|people)(?=\s(?:\p{L}+))/giu, 'you')
        .replace(/\btheirs?\b/giu, (own) => (own.endsWith('s') ? 'yours' : 'your'))
        .replace(/\bthem\b/giu, 'you')
    : text

type Wording = InLanguages<(x: string) => string>
const OWN: Wording = {
  en: (x) => `What is your ${x.replace(/^(?:the|your|their)\s/iu, '')}?`,
  es: (x) => `¿Cuál es [tu|su] ${x.replace(/^(?:el|la|tu|su)\s/iu, '')}?`,
  de: (x) => `${capital(x.replace(/^(?:der|die|das|dein\p{L}*)\s/iu, ''))}:`,
}
const CHOSEN: Wording = {
  en: (x) => `${capital(x)}: which do you choose?`,
  es: (x) => `${capital(x)}: ¿qué [eliges|elige]?`,
  de: (x) => `${capital(x)}: Was [wählst|wählen] du?`,
}
const SEVERAL: Wording = {
  en: (x) => `${capital(x)}: which apply to you?`,
  es: (x) => `${capital(x)}: ¿cuáles en [tu|su] caso?`,
  de: (x) => `${capital(x)}: Was trifft auf dich zu?`,
}
const ORDERED: Wording = {
  en: (x) => `${capital(x)}: put them in order, the best first.`,
  es: (x) => `${capital(x)}: [ordénalos|ordénelos], lo mejor primero.`,
  de: (x) => `${capital(x)}: [Bring|Bringen Sie] sie in eine Reihenfolge, das Beste zuerst.`,
}
const YES_NO: Wording = {
  en: (x) => `${capital(x)}: yes or no?`,
  es: (x) => `${capital(x)}: ¿sí o no?`,
  de: (x) => `${capital(x)}: ja oder nein?`,
}
const DEGREE: Wording = {
  en: (x) => `How do you feel about ${x}?`,
  es: (x) => `¿Qué [te|le] parece ${x}?`,
  de: (x) => `Wie [stehst|stehen] du zum Thema ${x}?`,
}
const WHEN: Wording = {
  en: (x) => `${capital(x)}: on which date?`,
  es: (x) => `${capital(x)}: ¿en qué fecha?`,
  de: (x) => `${capital(x)}: an welchem Datum?`,
}
const HOW_MANY: Wording = {
  en: (x) => `${capital(x)}: how many?`,
  es: (x) => `${capital(x)}: ¿cuánto?`,
  de: (x) => `${capital(x)}: wie viel?`,
}
const THOUGHTS: Wording = {
  en: (x) => `What are your thoughts on ${x}?`,
  es: (x) => `¿Qué [piensas|piensa] sobre ${x}?`,
  de: (x) => `Was [denkst|denken] du zum Thema ${x}?`,
}
const CONCERNS: Wording = {
  en: (x) => `Does this concern you: ${x}? If you like, tell us what you need.`,
  es: (x) => `¿Es [tu|su] caso: ${x}? Si [quieres|quiere], [cuéntanos|cuéntenos] qué [necesitas|necesita].`,
  de: (x) =>
    `Trifft das auf dich zu: ${x}? Wenn [du magst|Sie mögen], [schreib|schreiben Sie], was [du brauchst|Sie brauchen].`,
}
const HELPERS: Wording = {
  en: (x) => `What part do ${x} play in this for you?`,
  es: (x) => `¿Qué papel tienen ${x} en esto para [ti|usted]?`,
  de: (x) => `Welche Rolle spielen dabei ${x}?`,
}
const THE_HELPERS =
  /^(?:the |los |las |die )?(?:\p{L}+ )?(?:(?:grand)?parents|helpers|friends|neighbours|neighbors|kids|children|partners|teachers|volunteers|families|abuelos|padres|amigos|vecinos|hijos|großeltern|eltern|freunde|nachbarn|kinder|helfer|lehrer)(?:\s?(?:\/|and|or|y|o|und|oder)\s?\p{L}+)?$/iu

const BAD_TO_GOOD: InLanguages<[string, string]> = {
  en: ['not at all good', 'very good'],
  es: ['nada bien', 'muy bien'],
  de: ['gar nicht gut', 'sehr gut'],
}

export interface Wanted {
  about: string
  way: Way | null
  options: string[]
  isVerbatim?: boolean
}

/** A question that the situation or field of the survey knows to ask about it. */
function knownAbout(about: string, spare: readonly AssistantQuestion[]): AssistantQuestion | null {
  const names = wordsIn(about).filter((word) => word.length > 3)
  if (names.length === 0 || names.length > 3) return null
  const fits = (question: AssistantQuestion) => {
    const words = wordsIn(question.question_text)
    return names.every(
      (name) =>
        words.some((word) => word.startsWith(folded(name).slice(0, Math.max(4, name.length - 2)))) ||
        meaning(name).some((one) => one.length > 3 && speaksOfIt(words, one)),
    )
  }
  return spare.find(fits) ?? null
}

const choices = (list: readonly string[]) => list.map((option_text) => ({ option_text }))

/** What was asked for as a question: known, turned from a clause, or in the plainest words that hold anything. */
export function newQuestion(
  { about, way, options, isVerbatim }: Wanted,
  spare: readonly AssistantQuestion[],
  style: Style,
): AssistantQuestion | null {
  const { language } = style
  const x = asWords(
    about
      .replace(/^whats\b/iu, 'what is')
      .replace(/^what['’]s\b/iu, 'what is')
      .replace(/^["“„«'‘]+|["”“»'’]+$/gu, '')
      .trim(),
    160,
  )
    .replace(/(?<!\s)\s+(?=[:,.])/gu, '')
    .replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '')
  if (!/\p{L}{2}|\d/u.test(x)) return null
  const say = (wording: Wording, of = x) => voiced(wording[language](of), language, style.address)
  const is = (
    question_text: string,
    question_type: AssistantQuestion['question_type'],
  ): AssistantQuestion => ({
    question_text,
    question_type,
    ...(question_type === 'rating_scale' ? { question_config: scaleBetween(BAD_TO_GOOD[language]) } : {}),
  })
  if (isVerbatim || /\?$/u.test(x)) {
    const text = asWords(about.trim(), 400).replace(/[.,;:\s]+$/u, '')
    const asked = /[?.!]$/u.test(text) ? text : `${text}?`
    if (options.length > 1)
      return {
        ...is(capital(asked), way === 'multi_select' || way === 'ranking' ? way : 'single_select'),
        options: choices(options),
      }
    const type = way === 'number' || way === null ? 'long_text' : way
    return type === 'single_select' || type === 'multi_select' || type === 'ranking'
      ? is(capital(asked), 'long_text')
      : is(capital(asked), type)
  }
  const isOwn = OF_A_PERSON[language].test(x)
  if (options.length > 1) {
    const type = way === 'multi_select' || way === 'ranking' ? way : 'single_select'
    const wording = type === 'ranking' ? ORDERED : isOwn ? OWN : type === 'multi_select' ? SEVERAL : CHOSEN
    return { ...is(say(wording), type), options: choices(options) }
  }
  if (OF_AGE.test(x)) return ready('age', style)
  const field = PLACE_TO_WRITE.exec(x)?.[1]
  if (field) return is(capital(toYou(field, language)), 'short_text')
  const whom = PEOPLE.exec(x)?.[1]
  if (whom) return is(say(CONCERNS, whom), 'long_text')
  if (CLAUSE.test(x)) {
    const clause =
      language === 'es' && style.address !== 'formal' ? x.replace(/(?<!\p{L})les?(?=\s)/giu, 'te') : x
    const asked = askedClause(
      { is: 'clause', text: clause, options: [] },
      { purpose: 'feedback', isClosed: false, lead: null },
      style,
    )
    if (asked) {
      if (way === 'boolean') return is(asked.question_text, 'boolean')
      if (way === 'rating_scale') return is(asked.question_text, 'rating_scale')
      return way === 'long_text' || way === 'short_text' ? is(asked.question_text, way) : asked
    }
    const mark = language === 'es' ? `¿${x}?` : `${capital(x)}?`
    return is(toYou(mark, language), way === 'boolean' || way === 'rating_scale' ? way : 'long_text')
  }
  if (way === 'boolean') return is(say(YES_NO), 'boolean')
  if (way === 'rating_scale') return is(say(DEGREE), 'rating_scale')
  if (way === 'date_time') return is(say(WHEN), 'date_time')
  if (way === 'number') return is(say(HOW_MANY), 'short_text')
  if (isOwn) return is(say(OWN), 'short_text')
  const known = knownAbout(x, spare)
  if (known && (way === null || known.question_type === way)) return known
  if (THE_HELPERS.test(x))
    return is(
      say(HELPERS, x.replace(/\s?\/\s?/gu, { en: ' or ', es: ' o ', de: ' oder ' }[language])),
      'short_text',
    )
  return is(say(THOUGHTS), way === 'short_text' ? 'short_text' : 'long_text')
}
