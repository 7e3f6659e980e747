import { askedClause } from '../brief/ask.ts'
import { facetNamed } from '../facets/find-facet.ts'
import { MEETING_FACETS } from '../facets/meeting.ts'
import { knownFor } from '../inquiry/find-known.ts'
import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords, folded, wordsIn } from '../plain-text.ts'
import { isSituated, languageOfTopic } from '../propose-questions.ts'
import { readRequest } from '../request/read-request.ts'
import { type Style, scaleBetween, shaped } from '../shape.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import { inUnit, unitIn } from '../turns/units.ts'
import { voiced } from '../voice.ts'
import { ready } from '../wishes/ready.ts'
import type { Scene } from './scene.ts'
import { spareOf } from './spare.ts'
import { wordingFor } from './thing-wording.ts'
import type { Way } from './way-said.ts'

export interface Wanted {
  about: string
  way: Way | null
  options: string[]
}

const capital = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

const CLAUSE =
  /^(?:if|whether|how|what|which|when|where|who|whom|whose|why|until when|since when|wie|was|welche\p{L}?|wann|wo|woher|wohin|wer|wen|wem|warum|wieso|ob|bis wann|seit wann|si|qué|cómo|cuándo|cuánt[oa]s?|dónde|adónde|quién(?:es)?|cuál(?:es)?|por qué|hasta cuándo|desde cuándo)(?!\p{L})/iu
const OF_A_PERSON: InLanguages<RegExp> = {
  en: /^(?:their |your |the )?(?:\p{L}+ )?(?:name|(?:first|last|full) name|class|shift|voice part|role|team|job|email|phone number|address|postcode|instrument|t-?shirt size|shoe size|profession|nationality|gender|flat number|house number|department|year group)$/iu,
  es: /^(?:el |la |tu |su )?(?:nombre|clase|turno|grupo|piso|curso|talla|voz|instrumento|puesto|correo|teléfono|profesión|número de (?:piso|teléfono|casa)|departamento)$/iu,
  de: /^(?:der |die |das |den |dein\p{L}* |ihr\p{L}* )?(?:vor|nach)?(?:name|klasse|schicht|abteilung|stimme|stimmlage|instrument|telefonnummer|hausnummer|wohnungsnummer|parzelle|beruf|t-shirt-größe|kleidergröße|schuhgröße|mailadresse|adresse|jahrgang)n?$/iu,
}
/** A question without its mark. */
const DIRECT: InLanguages<RegExp> = {
  en: /^(?:would|do|does|did|are|is|was|were|have|has|had|can|could|will|should|may) (?:you|they|people|it|there|the|we|i|your|their|this|that|anyone|everybody|everyone)(?!\p{L})/iu,
  es: /^(?:tienes?|tienen|has|han|quieres?|quieren|puedes?|pueden|vas|van|hay|eres|son|es|está|vienes?|vienen|te gusta(?:ría)?|les? gusta(?:ría)?|(?:se )?(?:\p{L}{3,}(?:as|es|an|en)) (?:el|la|los|las|un|una)) /iu,
  de: /^(?:bist|hast|kannst|würdest|willst|möchtest|magst|gibt|ist|sind|war|waren|hat|haben|können|würden|wollen|möchten|soll|sollen|sollte|darf|dürfen|\p{L}{3,}st) (?:du|sie|es|der|die|das|man|ihr|wir|ein|eine)(?!\p{L})/iu,
}
/** “the bus from the station, do they need it” */
const BOTH_WAYS = (x: string, language: Language): string | null => {
  const [, thing = '', aux = '', verb = ''] =
    /^(.{2,80}?),\s(?:and )?((?:do|would|will|can|are|did) (?:they|people|you))\s(.{2,40}?)\s(?:it|one|them|that)$/iu.exec(
      x,
    ) ?? []
  return language === 'en' && verb ? toYou(`${aux} ${verb} ${thing}`, 'en') : null
}
const TOPIC_AND_CLAUSE =
  /^(.{2,60}?),\s(?:and |und |y )?((?:if|whether|how|what|which(?: one)?|when|where|who|why|ob|wie|was|welche\p{L}?|wann|wo|wer|warum|wofür|wozu|si|qué|cómo|cuándo|cuánt[oa]s?|dónde|quién|cuál|por qué)\s.{3,100})$/iu
const FAVOURITE: InLanguages<RegExp> = {
  en: /^(?:an?|the|their|your)?\s?((?:favou?rite|best|worst|funniest|happiest|most \p{L}+|biggest|earliest|first|strangest|silliest) .+)$/iu,
  es: /^(?:una?|el|la|su|tu)?\s?((?:mejor|peor|primer[ao]?) .+|\p{L}+ (?:favorit|preferid)[ao]s?(?: .+)?)$/iu,
  de: /^(?:eine?n?|der|die|das|den|ihr\p{L}*|dein\p{L}*)?\s?(lieblings\p{L}+(?: .+)?|(?:schönste|lustigste|schlimmste|peinlichste|beste)\p{L}?\s.+)$/iu,
}
const OF_AGE =
  /^(?:the |your |their |dein |das |ihr |la |el |su )?(?:ages?|age groups?|how old(?: (?:they|you) are)?|alter|altersgruppen?|edad(?:es)?|grupos? de edad)$/iu
const OWN: InLanguages<(x: string) => string> = {
  en: (x) => `What is your ${x.replace(/^(?:the|your|their)\s/iu, '')}?`,
  es: (x) => `¿Cuál es [tu|su] ${x.replace(/^(?:el|la|tu|su)\s/iu, '')}?`,
  de: (x) => `${capital(x.replace(/^(?:der|die|das|den|dein\p{L}*|ihr\p{L}*)\s/iu, ''))}:`,
}
const DEGREE: InLanguages<[string, string]> = {
  en: ['not at all', 'very much'],
  es: ['nada', 'muchísimo'],
  de: ['gar nicht', 'sehr'],
}

/** Spoken to whoever answers. */
const toYou = (text: string, language: Language): string =>
  language === 'en'
    ? text
        .replace(/\b(?:they|people) (?:are|were)\b/giu, 'you are')
        .replace(/\bthey['’]d\b/giu, 'you would')
        .replace(/\bthey['’]ve\b/giu, 'you have')
        .replace(/\bthey['’]re\b/giu, 'you are')
        .replace(/\b(?:they|people)\b/giu, 'you')
        .replace(/\btheirs?\b/giu, (own) => (own.endsWith('s') ? 'yours' : 'your'))
        .replace(/\bthem(?:selves)?\b/giu, (own) => (own.length > 4 ? 'yourself' : 'you'))
    : text

const asOptions = (items: readonly string[]) => items.map((one) => ({ option_text: asWords(one, 200) }))

/** Answered in the way that was wanted, with a scale or answers where it needs them. */
function inWay(
  question: AssistantQuestion,
  way: Way | null,
  options: readonly string[],
  style: Style,
): AssistantQuestion {
  const text = question.question_text
  if (options.length > 1) {
    const type = way === 'multi_select' || way === 'ranking' ? way : 'single_select'
    return { question_text: text, question_type: type, options: asOptions(options) }
  }
  if (way === null || way === question.question_type) return question
  if (way === 'number') return { question_text: text, question_type: 'short_text' }
  if (way === 'rating_scale')
    return {
      question_text: text,
      question_type: way,
      question_config: question.question_config ?? scaleBetween(DEGREE[style.language]),
    }
  if (way === 'single_select' || way === 'multi_select' || way === 'ranking')
    return question.options ? { ...question, question_type: way } : question
  return {
    question_text: text,
    question_type: way === 'likert_scale' ? 'rating_scale' : way,
    ...(way === 'likert_scale' ? { question_config: scaleBetween(DEGREE[style.language]) } : {}),
  }
}

/** A question that the situation or the field of the survey keeps ready about it. */
function spareAbout(about: string, scene: Scene): AssistantQuestion | null {
  const names = wordsIn(about).filter((word) => word.length > 3)
  if (names.length === 0 || names.length > 2) return null
  const fits = ({ question_text }: AssistantQuestion) => {
    const words = wordsIn(question_text)
    return names.every(
      (name) =>
        words.some((word) => word.startsWith(folded(name).slice(0, Math.max(4, name.length - 2)))) ||
        (names.length === 1 && meaning(name).some((one) => one.length > 3 && speaksOfIt(words, one))),
    )
  }
  return spareOf(scene).find(fits) ?? null
}

/** What is asked of a meeting to come is not asked of anything else. */
const isOfMeeting = ({ topic }: Scene) =>
  isSituated(topic) || readRequest(topic, languageOfTopic(topic)).kind === 'event planned'
const OVER =
  /(?<!\p{L})(?:how did you (?:like|find)|how (?:was|were) (?:the|your)|have you enjoyed|fandest|fanden|hat (?:dir|ihnen)|war (?:der|die|das)|te pareci\p{L}*|le pareci\p{L}*|estuvo|fue|gustó)(?!\p{L})/iu
const isOver = ({ questions }: Scene) =>
  questions.filter(({ question_text }) => OVER.test(question_text)).length > 1

const RATES: InLanguages<RegExp> = {
  en: /^(?:them |people )?(?:to )?rate (.{2,80})$/iu,
  es: /^(?:que )?(?:valor\p{L}*|puntúen|puntuar) (.{2,80})$/iu,
  de: /^(.{2,80}?) (?:zu )?bewerten$/iu,
}
const RATED: InLanguages<(x: string) => string> = {
  en: (x) => `How would you rate ${x}?`,
  es: (x) => `¿Cómo [valoras|valora] ${x}?`,
  de: (x) => `Wie [bewertest|bewerten] du ${x}?`,
}
const GOOD: InLanguages<[string, string]> = {
  en: ['very bad', 'very good'],
  es: ['muy mal', 'muy bien'],
  de: ['sehr schlecht', 'sehr gut'],
}
const RELATIVE = /\s(?:we|they|people|you|that|which|que|para|die|wir|zum)\s.{2,40}$/iu
const SPANISH_TO_YOU: [RegExp, string][] = [
  [/(?<!\p{L})les?(?=\s)/giu, '[te|le]'],
  [/(?<!\p{L})se(?=\s)/giu, '[te|se]'],
]

function ofClause(clause: string, way: Way | null, style: Style): AssistantQuestion | null {
  const { language } = style
  const unit = unitIn(clause)
  const text =
    language === 'es'
      ? voiced(
          SPANISH_TO_YOU.reduce((said, [from, to]) => said.replace(from, to), unit?.rest ?? clause),
          'es',
          style.address,
        )
      : (unit?.rest ?? clause)
  const asked =
    askedClause(
      { is: 'clause', text: unit?.rest ?? clause, options: [] },
      { purpose: 'feedback', isClosed: false, lead: null },
      style,
    ) ??
    (text === clause
      ? null
      : askedClause(
          { is: 'clause', text, options: [] },
          { purpose: 'feedback', isClosed: false, lead: null },
          style,
        ))
  const question: AssistantQuestion = asked ?? {
    question_text: language === 'es' ? `¿${capital(text)}?` : `${capital(toYou(text, language))}?`,
    question_type: 'long_text',
  }
  const isFallback = asked === null
  if (isFallback && /^(?:if|whether|ob|si)(?!\p{L})/iu.test(clause)) return null
  if (
    way === null &&
    /^(?:May|Can|Could) I |^(?:Darf|Dürfen|Kann) (?:ich|wir) |^¿(?:Puedo|Podría|Podemos) /u.test(
      question.question_text,
    )
  )
    return { question_text: question.question_text, question_type: 'boolean' }
  if (unit) return { question_text: inUnit(question.question_text, unit.unit), question_type: 'short_text' }
  return inWay(question, way, [], style)
}

const bareAbout = (about: string) =>
  asWords(
    about
      .replace(/^what['’]?s\b/iu, 'what is')
      .replace(
        /^(?:(?:a |an |one |another |una? |eine? |noch eine? |otra )?(?:\p{L}+ )?(?:questions?|frage|pregunta|one)\s)?(?:about|on|regarding|concerning|asking (?:about|for|them)?|for|sobre|acerca de|de|por|über|zu[rm]?|nach|bezüglich)\s/iu,
        '',
      )
      .replace(/^["“„«'‘]+|["”“»'’]+$/gu, '')
      .trim(),
    200,
  )
    .replace(/[\s.,;:!]{1,8}$/u, '')
    .trim()

/** “the question “… really?”” */
const QUOTED_QUESTION = /["“„«]([^"”“»]{3,300}\?)["”“»]/u

/** A question about what was named: known, turned from a clause, or in plain words that suit the kind of thing it is. */
export function newQuestion({ about: said, way, options }: Wanted, scene: Scene): AssistantQuestion | null {
  const about = QUOTED_QUESTION.exec(said)?.[1] ?? said
  const { style } = scene
  const { language } = style
  const x = bareAbout(about)
  if (!/\p{L}{2}|\d{2}/u.test(x) || x.length < 2) return null
  const asIs = (text: string): AssistantQuestion => ({
    question_text: capital(text),
    question_type: 'long_text',
  })
  if (/\?$/u.test(about.trim()) || /^¿/u.test(about.trim())) {
    const said = toYou(about.trim().replace(/^["“„«'‘]+|["”“»'’]+$/gu, ''), language)
    const text = asWords(/\?$/u.test(said) ? said : `${said}?`, 400)
    const isYesNo =
      /^(?:¿)?(?:is|are|do|does|did|have|has|can|could|would|will|should|was|were|bist|sind|hast|haben|kannst|können|würdest|würden|willst|wollen|möchtest|gibt|ist|\p{L}+st du|te gustaría|tienes|tiene|has|ha|vas|puedes|puede|quieres|es|hay|eres)(?!\p{L})/iu.test(
        text,
      )
    return inWay(
      { ...asIs(text), question_type: isYesNo && options.length < 2 ? 'boolean' : 'long_text' },
      way,
      options,
      style,
    )
  }
  const direct = DIRECT[language].test(x) ? toYou(x, language) : BOTH_WAYS(x, language)
  if (direct) {
    const text = language === 'es' ? `¿${capital(direct.replace(/^¿/u, ''))}?` : `${capital(direct)}?`
    return inWay(
      { question_text: text, question_type: options.length > 1 ? 'single_select' : 'boolean' },
      way,
      options,
      style,
    )
  }
  const [, topic = '', clause = ''] = TOPIC_AND_CLAUSE.exec(x) ?? []
  if (clause) {
    const asked = ofClause(clause, way, style)
    if (asked) {
      const text = asked.question_text
      const isAbout =
        /(?<!\p{L})(?:it|one|them|davon|sie|es|ellas?|ellos)(?!\p{L})/iu.test(clause) &&
        !/^(?:do|are|will|would|can) you/iu.test(text)
      const led = isAbout
        ? `${capital(topic)}: ${language === 'de' ? text : text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
        : text
      return inWay({ ...asked, question_text: led }, way, options, style)
    }
  }
  const favourite = FAVOURITE[language].exec(x)?.[1]
  if (favourite)
    return inWay(
      {
        question_text: voiced(OWN[language](favourite), language, style.address),
        question_type: 'long_text',
      },
      way,
      options,
      style,
    )
  if (/^(?:where (?:they|you|people) live|wo sie wohnen|dónde viven?)$/iu.test(x) && options.length < 2)
    return ready('home', style)
  if (/(?<!\p{L})(?:consent|einwilligung|einverständnis|consentimiento)(?!\p{L})/iu.test(x))
    return ready('consent', style)
  const rated = RATES[language].exec(x)?.[1]
  if (rated)
    return inWay(
      {
        question_text: voiced(RATED[language](toYou(rated, language)), language, style.address),
        question_type: 'rating_scale',
        question_config: scaleBetween(GOOD[language]),
      },
      way,
      options,
      style,
    )
  if (OF_AGE.test(x) && options.length < 2) return ready('age', style)
  if (OF_A_PERSON[language].test(x))
    return inWay(
      { question_text: voiced(OWN[language](x), language, style.address), question_type: 'short_text' },
      way,
      options,
      style,
    )
  if (CLAUSE.test(x)) {
    const asked0 =
      options.length < 2 && way === null && !unitIn(x) ? knownFor({ text: x })?.question : undefined
    if (asked0 && !asked0.text.en.includes('{x}')) return shaped(asked0, null, style)
    const asked = ofClause(x, way, style)
    if (asked) return options.length > 1 ? inWay(asked, way, options, style) : asked
  }
  const facet =
    facetNamed(x, language, true) ??
    (RELATIVE.test(x) ? facetNamed(x.replace(RELATIVE, ''), language, true) : null)
  const isLate = facet && MEETING_FACETS.includes(facet) && (isOver(scene) || !isOfMeeting(scene))
  const known = facet && !isLate ? shaped(facet.question, null, style) : spareAbout(x, scene)
  const isFit =
    known &&
    (way === null || known.question_type === way || known.options !== undefined) &&
    !scene.questions.some(({ question_text }) => question_text === known.question_text)
  if (known && isFit) return inWay(known, way, options, style)
  return inWay(wordingFor(x, way, options.length > 1, isOver(scene), scene), way, options, style)
}
