import { askedClause } from '../../brief/ask.ts'
import { facetNamed } from '../../facets/find-facet.ts'
import { MEETING_FACETS } from '../../facets/meeting.ts'
import type { InLanguages, Language } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { shaped } from '../../shape.ts'
import { answersOf } from '../../turns/lists.ts'
import { voiced } from '../../voice.ts'
import { choices } from '../listing.ts'
import { sentencesOf, withoutLead, withoutTail } from '../message.ts'
import { endOf, inserted, type Order, type Standing } from '../order.ts'
import { ADDED, withoutVerb } from '../said-to-add.ts'
import { told } from '../told.ts'
import { waySaid } from '../way-said.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** How it is to sound is no part of what is asked. */
const MANNER =
  /,?\s(?:but|just|only|pero|aber|nur)\s(?:not (?:too |so )?|don['’]?t be |in an? |sin |nicht (?:zu |so )?)?(?:be )?\p{L}+(?: way)?$/iu
const IS_QUESTION =
  /^(?:would|do|did|does|are|is|was|were|have|has|can|could|will|should|¿|[vt]uelv\p{L}*|volver[íi]\p{L}*|würde\p{L}*|hast|habt|haben sie|bist|seid|kannst|könnt\p{L}*|willst|möchtest)\s(?:you|they|people|it|there|we|du|ihr|sie|usted|.)/iu
const YES_OR_NO: InLanguages<string[]> = {
  en: ['yes', 'perhaps', 'no'],
  es: ['sí', 'quizá', 'no'],
  de: ['ja', 'vielleicht', 'nein'],
}
/** “We did A, B and C”: a sentence behind that says what there is to choose from. */
const THERE_IS =
  /^(?:(?:we|they|i|there|you)(?:['’]ve|['’]re| have| had)?|the (?:options|choices|ones) (?:are|were)|(?:hemos|hay|tenemos|fueron|son|eran|hicimos|leímos)|(?:wir (?:haben|hatten)|es (?:gibt|gab)|das (?:sind|waren)))\s(?:(?:did|do|done|read|played|offer(?:ed)?|are|were|went to|tried|sell|run|serve|made|saw|visited|had|got|been to)\s)?(.{5,300})$/iu
const WHICH_ONE =
  /^(.{3,60}?)(?:,|:|\s[-–])?\s(?:and )?((?:which|what|how (?:many|much|often|long)|welche\p{L}?|wie (?:viele?|oft|lange)|cuál(?:es)?|cuánt[oa]s?)(?: one| of them| davon| de (?:ellos|ellas))?\s.{3,60})$/iu
const WAY_WITH =
  /^(?:an?|one|eine?|una?|noch eine?)?\s?((?:multiple[- ]choice|single[- ]choice|ranking|scale|rating|dropdown|mehrfachauswahl|einfachauswahl|auswahl(?:frage)?|rangfolge|skala|(?:de )?(?:opción|selección|respuesta) múltiple|escala|clasificación))(?: question| frage| pregunta)?\s(?:with|of|on|about|for|mit|zu|über|für|con|de|sobre)\s(.{3,60})$/iu
const OF_PEOPLE = /(?<!\p{L})(?:they|people|everyone|sie|die leute|man|alle|l[eo]s|la gente)(?!\p{L})/iu
const RELATIVE = /\s(?:we|they|people|you|that|which|to|que|para|die|wir|zum)\s.{2,40}$/iu

/** The last two of a list are joined by a word. */
const itemsOf = (list: string): string[] => {
  const items = answersOf(list)
  const [first = '', second = ''] =
    /^(.{2,60}?)\s(?:and|y|und|&)\s(.{2,60})$/iu.exec(items.at(-1) ?? '')?.slice(1) ?? []
  return items.length > 2 && second ? [...items.slice(0, -1), first, second.replace(/^the\s/iu, '')] : items
}

/** Where it is over, nobody is asked what they would like. */
const OVER =
  /(?<!\p{L})(?:did you|was the|were the|fandest|fanden|hat (?:dir|ihnen|euch)|war (?:der|die|das)|te pareci\p{L}*|le pareci\p{L}*|estuvo|fue)(?!\p{L})/iu
const YES_NO =
  /[\s,.:;(–-]{1,4}(?:as |als |de )?(?:an? |eine? |una? )?(?:yes ?(?:\/|or|-) ?no|s[ií] ?(?:\/|o|-) ?no|ja ?(?:\/|oder|-) ?nein)(?: (?:question|frage|pregunta))?\)?$/iu
const WHETHER = /^(?:whether|if|si|ob)\s/iu

const ONE_OR_OTHER = /^([\p{L}-]{2,24}) (?:or|oder|o|u) ([\p{L}-]{2,24})$/iu
const BOTH: InLanguages<string[]> = {
  en: ['both', 'neither'],
  es: ['las dos cosas', 'ninguna'],
  de: ['beides', 'weder noch'],
}
/** “coffee or tea is missing” */
const IS_MISSING = /^(.{3,60}?) (?:is (?:still )?missing|are (?:still )?missing|fehlt|fehlen)(?: noch)?$/iu

const plain = (sentence: string) => withoutVerb(withoutTail(withoutLead(sentence)).replace(MANNER, ''))

function made(said: string, options: string[], { style, questions }: Standing): AssistantQuestion | null {
  const { language } = style
  const isYesNo = YES_NO.test(said)
  const body = said.replace(YES_NO, '').replace(/^(?:on|about|sobre|zu|ob)\s(?=whether|if|si|ob)/iu, '')
  if (isYesNo && WHETHER.test(body)) {
    const asked = askedClause(
      { is: 'clause', text: body, options: [] },
      { purpose: 'feedback', isClosed: false, lead: null },
      style,
    )
    return asked ? { question_text: asked.question_text, question_type: 'boolean' } : null
  }
  const [, , way = '', about = ''] = [null, ...(WAY_WITH.exec(body) ?? [])]
  const wanted = way ? waySaid(way)?.way : null
  const isClause =
    !about &&
    /^(?:how|what|when|where|who|which|why|wie|was|wann|wo|wer|warum|cómo|qué|cuándo|dónde|quién)(?!\p{L})/iu.test(
      body,
    )
  const named = isClause
    ? null
    : facetNamed((about || body).replace(about ? RELATIVE : /(?!)/u, ''), language)
  const isLate =
    named && MEETING_FACETS.includes(named) && questions.some(({ question_text }) => OVER.test(question_text))
  if (named && !isLate && (!wanted || named.question.type === wanted || named.question.options)) {
    const known = shaped(named.question, null, style)
    const isChoice = wanted === 'single_select' || wanted === 'multi_select' || wanted === 'ranking'
    const type = /multiple|múltiple|mehrfach/iu.test(way)
      ? 'multi_select'
      : isChoice && wanted
        ? wanted
        : known.question_type
    return known.options ? { ...known, question_type: type } : known
  }
  const [, topic, clause] = WHICH_ONE.exec(body) ?? []
  if (topic && clause) {
    const asked = !OF_PEOPLE.test(clause)
      ? undefined
      : askedClause(
          { is: 'clause', text: clause, options: [] },
          { purpose: 'feedback', isClosed: false, lead: null },
          style,
        )?.question_text
    const question = asked ?? capital(`${clause}?`)
    const text = `${capital(topic)}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    return options.length > 1
      ? { question_text: text, question_type: 'single_select', options: choices(options) }
      : { question_text: text, question_type: 'short_text' }
  }
  const [, one = '', other = ''] = ONE_OR_OTHER.exec(body) ?? []
  if (one && other)
    return {
      question_text: language === 'es' ? `¿${capital(one)} o ${other}?` : `${capital(body)}?`,
      question_type: 'single_select',
      options: choices([one, other, ...BOTH[language]]),
    }
  if (!IS_QUESTION.test(body)) return null
  if (isYesNo) return { question_text: asQuestion(body, language), question_type: 'boolean' }
  return {
    question_text: asQuestion(body, language),
    question_type: 'single_select',
    options: choices(options.length > 1 ? options : YES_OR_NO[language]),
  }
}

const asQuestion = (body: string, language: Language): string => {
  const bare = body.replace(/^¿|[?.!]+$/gu, '').trim()
  const you =
    language === 'en' ? bare.replace(/^(\p{L}+) they /iu, '$1 you ').replace(/\btheir\b/giu, 'your') : bare
  return language === 'es' ? `¿${capital(you)}?` : `${capital(you)}?`
}

/** A question that is added in the words of its wish, or in the words that everybody has for it. */
export const askedSo: Order = (message, at) => {
  const [first = '', second, ...others] = sentencesOf(message)
  const missing = IS_MISSING.exec(withoutTail(withoutLead(first)))?.[1]
  const lead = missing ? `add ${missing}` : withoutLead(first)
  if (others.length > 0 || !ADDED.some((one) => one.test(lead)) || /["“„«:]/u.test(message)) return null
  const isTail = second !== undefined && YES_NO.test(` ${second.replace(/[.!]+$/u, '')}`)
  const options = second && !isTail ? itemsOf(THERE_IS.exec(second.replace(/[.!]+$/u, ''))?.[1] ?? '') : []
  if (second && !isTail && options.length < 2) return null
  const fresh = made(isTail ? `${plain(lead).replace(/[.]+$/u, '')}, ${second}` : plain(lead), options, at)
  if (!fresh || at.questions.some(({ question_text }) => question_text === fresh.question_text)) return null
  const where = endOf(at.questions)
  return {
    questions: inserted(at.questions, fresh, where),
    touched: where,
    said: [told.added(fresh.question_text, where + 1)],
  }
}

const SOMETHING = [
  /^(?:add|include|put in|throw in|ask)\s(?:something|a)\s((?:[\p{L}-]+\s){0,3}?)(?:question\s)?(at the (?:very )?(?:end|start|beginning),?\s)?(?:,\s?)?(?:like|such as|about|along the lines of|maybe|with)\s(.{3,90})$/iu,
  /^(?:añade|agrega|pon|mete|incluye)\salgo\s((?:\p{L}+\s){0,3}?)(al (?:final|principio),?\s)?(?:,\s?)?(?:como|tipo|sobre|con|de)\s(.{3,90})$/iu,
  /^(?:(?:mach|füg\p{L}*|nimm|bau\p{L}*|schreib\p{L}*|pack\p{L}*)\s)?(?:bitte\s|noch\s|mal\s)*(?:et)?was\s(\p{L}+)\s?(?:rein|dazu|ein|hinzu|auf)?((?:\s?(?:ganz )?(?:ans|am) (?:ende|schluss|anfang))?),?\s(?:(?:irgend)?(?:et)?was\s)?(?:wie|mit|über|zu[rm]?|z\. ?b\.)\s(.{3,90})$/iu,
]
const FUN =
  /(?<!\p{L})(?:fun|funny|silly|cheeky|light|divertid\p{L}*|gracios\p{L}*|lustige?s?|witzige?s?|freche?s?)(?!\p{L})/iu
const FAVOURITE: InLanguages<RegExp> = {
  en: /^(?:an?|the|their|your|our)?\s?((?:favou?rite|best|worst|funniest|earliest|first|proudest)\s.+)$/iu,
  es: /^(?:un|una|el|la|su|tu)?\s?((?:mejor|peor|primer)\s.+|\p{L}+ (?:favorit|preferid)[oa](?: .+)?)$/iu,
  de: /^(?:eine?n?|die|der|das|ihre?n?|deine?n?)?\s?((?:lieblings\p{L}+|schönste\p{L}?\s.+|lustigste\p{L}?\s.+)(?: .+)?)$/iu,
}
const YOUR: InLanguages<(x: string) => string> = {
  en: (x) => `What is your ${x}?`,
  es: (x) => `¿Cuál es [tu|su] ${x}?`,
  de: (x) => `${capital(x)}: Was [fällt dir|fällt Ihnen] ein?`,
}
const FOR_FUN: InLanguages<{ text: (x: string) => string; options: string[] }> = {
  en: {
    text: (x) => `Be honest: where do you stand on ${x}?`,
    options: ['true love', 'only in secret', 'never in my life', 'I say nothing without my lawyer'],
  },
  es: {
    text: (x) => `Con sinceridad: ¿qué relación [tienes|tiene] con ${x}?`,
    options: ['amor verdadero', 'solo en secreto', 'jamás en la vida', 'no hablo sin mi abogado'],
  },
  de: {
    text: (x) => `Mal ehrlich: Wie [stehst|stehen] du zu ${x}?`,
    options: ['große Liebe', 'nur heimlich', 'nie im Leben', 'dazu sage ich nichts ohne meinen Anwalt'],
  },
}

/** “add something fun at the end, like a favorite memory of grandma Ruth” */
export const somethingLike: Order = (message, at) => {
  const text = withoutTail(withoutLead(message))
  const [manner, spot, x] = SOMETHING.map((one) => one.exec(text)?.slice(1)).find(Boolean) ?? []
  if (!x) return null
  const { language, address } = at.style
  const favourite = FAVOURITE[language].exec(x)?.[1]
  const isFun = FUN.test(manner ?? '')
  if (!favourite && !isFun) return null
  const fun = FOR_FUN[language]
  const fresh: AssistantQuestion = favourite
    ? { question_text: voiced(YOUR[language](favourite), language, address), question_type: 'long_text' }
    : {
        question_text: voiced(fun.text(x), language, address),
        question_type: 'single_select',
        options: choices(fun.options),
      }
  const isFirst = /start|beginning|principio|anfang/iu.test(spot ?? '')
  const isLast = /end|final|schluss/iu.test(spot ?? '')
  const where = isFirst ? 0 : isLast ? at.questions.length : endOf(at.questions)
  return {
    questions: inserted(at.questions, fresh, where),
    touched: where,
    said: [told.added(fresh.question_text, where + 1)],
  }
}
