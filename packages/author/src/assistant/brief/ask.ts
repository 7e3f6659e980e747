import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { rated } from '../purposes/aspects.ts'
import { CHOSEN, NEEDED, STANCE } from '../purposes/deciding.ts'
import { FOR_CHILDREN } from '../purposes/feedback.ts'
import { nounPhrase } from '../request/noun-phrase.ts'
import { bareNoun } from '../request/nouns.ts'
import { isSoundQuestion } from '../request/sound.ts'
import { type Style, scaleBetween, shaped } from '../shape.ts'
import { smoothed, voiced } from '../voice.ts'
import type { Aspect, Brief, Purpose } from './brief.ts'
import { CHOICE_QUESTIONS } from './choice-questions.ts'
import { choiceFor } from './choices.ts'
import { directEnglish } from './direct-english.ts'
import { directGerman } from './direct-german.ts'
import { directSpanish } from './direct-spanish.ts'

const three = (en: string, es: string, de: string): InLanguages<string[]> => ({
  en: en.split(' / '),
  es: es.split(' / '),
  de: de.split(' / '),
})

export const YES_NO_OR_NEITHER = three(
  'yes / no / I do not mind',
  'sí / no / me da igual',
  'ja / nein / ist mir gleich',
)
const YES_TO_NO = three(
  'yes, definitely / rather yes / rather no / no, definitely not / no opinion',
  'sí, sin duda / más bien sí / más bien no / no, de ningún modo / sin opinión',
  'ja, unbedingt / eher ja / eher nein / nein, auf keinen Fall / keine Meinung',
)
const YES_OR_NOT_YET = three(
  'yes / no / I do not know yet',
  'sí / no / aún no lo sé',
  'ja / nein / weiß ich noch nicht',
)
const EITHER: InLanguages<[string, string]> = {
  en: ['either would be fine', 'neither'],
  es: ['cualquiera de las dos', 'ninguna'],
  de: ['beides wäre recht', 'keins von beiden'],
}
const MORE_OR_LESS = three(
  'yes / partly / no / I cannot say',
  'sí / en parte / no / no lo sé',
  'ja / teilweise / nein / kann ich nicht sagen',
)
const NO_PREFERENCE: InLanguages<string> = { en: 'I do not mind', es: 'me da igual', de: 'ist mir gleich' }
const SOMETHING_ELSE: InLanguages<string> = { en: 'something else', es: 'otra cosa', de: 'etwas anderes' }

const FEELS: InLanguages<[string, string]> = {
  en: ['not well', 'very well'],
  es: ['mal', 'muy bien'],
  de: ['nicht gut', 'sehr gut'],
}
const MUCH: InLanguages<[string, string]> = {
  en: ['not at all', 'very'],
  es: ['nada', 'mucho'],
  de: ['gar nicht', 'sehr'],
}

const HOW_IT_IS =
  /^(?:how (?:is|are|was|were) (?:the|our|your|it|this)|how (?:do|does|did) (?:the|our|your|it|this)(?: \p{L}+){0,3} (?:work|taste|feel|go|look|sound|suit|run|smell)(?!\p{L})|¿?cómo (?:es|está|funciona|va|sabe|fue|ha ido)|wie (?:ist|sind|läuft|schmeckt|kommt|war|gefällt|klappt))(?!\p{L})/iu
const HOW_MUCH =
  /^(?:how (?:satisfied|happy|well|important|safe|loud|easy|hard|good|bad|useful|clear|likely|close|comfortable|much)|¿?(?:cuánto|hasta qué punto|qué tal)|wie (?:zufrieden|gut|wichtig|sicher|laut|leicht|schwer|nützlich|klar|wahrscheinlich|sehr|gern))(?!\p{L})/iu
const YES_OR_NO =
  /^(?:is|are|do|does|did|has|have|should|would|could|can|will|were|¿?(?:es|son|hay|está|están|debe|debería|deberíamos|quieres|quiere|puedes|puede|la|el|los|las)|ist|sind|soll|sollen|sollte|sollten|kann|können|hat|haben|gibt|willst|wollen|würdest|würden|findest|finden|brauchen|darf|war|passt|reicht|\[?\p{L}+st(?=[ |]))(?!\p{L})/iu
const IN_A_WORD =
  /^(?:where|who|whom|which|how (?:many|far|old|big)|¿?(?:dónde|quién|cuál|cuánt[ao]s)|wo|wohin|wer|wen|welche[mnrs]?|wie (?:viele?|weit|alt|groß))(?!\p{L})/iu

export const plainText = (template: string, style: Style) =>
  smoothed(voiced(template, style.language, style.address), style.language)

const options = (texts: readonly string[]) => texts.map((option_text) => ({ option_text }))

interface Answering {
  purpose: Purpose
  isClosed: boolean
  given: readonly string[]
  /** It was asked whether something is so. */
  isWhether?: boolean
}

/** “would you share or take a half plot”: what stands on both sides of the “or”. */
const ONE_OR_OTHER =
  /^(?:would|will|can|could) you (?:like |prefer |rather |want )?(?:to )?([^,?]{3,40}?),? or (?:to |would you )?([^,?]{3,40})\?$/iu
const THIS_OR_THAT =
  /^(?:¿(?:prefieres|prefiere|quieres|quiere|te viene mejor|le viene mejor) |do you (?:prefer|want|have) |(?:möchtest|willst|magst|hättest) du (?:lieber )?|(?:möchten|wollen|hätten) sie (?:lieber )?|passt dir (?:eher )?)([^,?]{2,40}?) (?:o|or|oder) ([^,?]{2,40})\?$/iu
/** What somebody has, can or does is so or not; how something suits can be so in part. */
const IN_PART =
  /^(?:is|are the|are your|does|do the|do your|¿?(?:es|son|está|están|le|les|te|sirve)|ist|sind die|sind deine|passt|passen|reicht|reichen|gefällt|funktioniert|klappt|läuft)(?!\p{L})|(?:enough|manage|reach|cope|fit|suit|feel|satisfied|happy|ok(?:ay)?|useful|clear|easy|suficiente|sientes|siente|contento|contenta|satisfech[oa]|útil|genug|fühlst|fühlen|zufrieden|nützlich|klar)(?!\p{L})/iu
const WHERE = /^(?:where|¿?(?:a ?)?dónde|wo|wohin)(?!\p{L})/iu
/** A sum is said in a number. */
const A_SUM =
  /^(?:(?:what|how much) (?:do|would|could|can|did) you (?:pay|spend)|¿?cuánto (?:pagas|paga|pagarías|pagaría|gastas|gasta)|(?:was|wie viel) (?:zahlst|bezahlst|zahlen|bezahlen|würdest du .*(?:zahlen|ausgeben)|kannst du .*zahlen))(?!\p{L})/iu
const HOW = /^(?:how|wie|¿?cómo)(?!\p{L})/iu
/** What can be chosen where it is asked how; what is eaten cannot. */
const OF_MANNER = /^(?:often|sleep hours|wait|transport|channel|time)$/u
const OPINION_OF =
  /^(?:what do you think (?:of|about)|how do you feel about|¿qué \[?(?:opinas|piensas|opina|te parece|te parecen)|was (?:hältst|denkst|halten) )/iu
/** What is going to be different is for or against; what is there is good or bad. */
const A_CHANGE =
  /(?:\p{L}{1,40}ing(?!\p{L})|going up|increase|raise|new|change|cambio|subida|subir|nuev[oa]|aumento|erhöhung|neue[nrs]?|änderung|umstellung|abschaff\p{L}{0,40})/iu
const STANCES = three(
  'strongly in favour / rather in favour / rather against / strongly against / no opinion',
  'muy a favor / más bien a favor / más bien en contra / muy en contra / sin opinión',
  'sehr dafür / eher dafür / eher dagegen / sehr dagegen / keine Meinung',
)

/** A question in words of its own, answered in the way that its words ask for. */
export function answeredFittingly(
  text: string,
  style: Style,
  { purpose, isClosed, given, isWhether = false }: Answering,
): AssistantQuestion {
  const { language } = style
  const is = (
    question_type: AssistantQuestion['question_type'],
    list?: readonly string[],
  ): AssistantQuestion => ({
    question_text: text,
    question_type,
    ...(list ? { options: options(list) } : {}),
  })
  if (given.length > 1)
    return is(purpose === 'decision' ? 'single_select' : 'multi_select', [
      ...given,
      purpose === 'decision' ? NO_PREFERENCE[language] : SOMETHING_ELSE[language],
    ])
  const [, one, other] = ONE_OR_OTHER.exec(text) ?? THIS_OR_THAT.exec(text) ?? []
  if (one && other) return is('single_select', [one, other, ...EITHER[language]])
  if (isWhether || YES_OR_NO.test(text)) {
    if (purpose === 'decision') return is('single_select', YES_NO_OR_NEITHER[language])
    if (purpose === 'opinion') return is('single_select', YES_TO_NO[language])
    return is('single_select', (IN_PART.test(text) ? MORE_OR_LESS : YES_OR_NOT_YET)[language])
  }
  if (OPINION_OF.test(text))
    return A_CHANGE.test(text.replace(OPINION_OF, ''))
      ? is('single_select', STANCES[language])
      : { ...is('rating_scale'), question_config: scaleBetween(FEELS[language]) }
  if (A_SUM.test(text)) return is('short_text')
  const chosen = WHERE.test(text) ? null : choiceFor(text)
  const choice = chosen && HOW.test(text) && !OF_MANNER.test(chosen.id) ? null : chosen
  const isWide =
    choice !== null &&
    /^(?:helps|hinders)$/u.test(choice.id) &&
    !isClosed &&
    !/helps?\?|hilft\?|ayuda\?/iu.test(text)
  if (choice && !isWide)
    return is(
      choice.isOne || (purpose === 'decision' && /^(?:day|evening|month|when)$/u.test(choice.id))
        ? 'single_select'
        : 'multi_select',
      choice.options[language],
    )
  if (HOW_IT_IS.test(text)) return { ...is('rating_scale'), question_config: scaleBetween(FEELS[language]) }
  if (HOW_MUCH.test(text)) return { ...is('rating_scale'), question_config: scaleBetween(MUCH[language]) }
  return is(IN_A_WORD.test(text) ? 'short_text' : 'long_text')
}

const direct = (clause: string, language: Language, isDecision: boolean) =>
  language === 'en'
    ? directEnglish(clause, isDecision)
    : language === 'de'
      ? directGerman(clause, isDecision)
      : directSpanish(clause)

/** “which day … suits you” and “wichtig sind” are meant of who is asked. */
const TO_WHOM: [RegExp, string][] = [
  [/^(Which \p{L}+ (?:are|is) (?:most )?important)\?$/iu, '$1 to you?'],
  [/^((?:What|Which) .*(?<! to) works?)\?$/iu, '$1 for you?'],
  [/^((?:What|Which) .* (?:suits?|fits?))\?$/iu, '$1 you?'],
  [/^(Welche[rs]? \p{L}+ (?:passt|passen))\?$/iu, '$1 dir?'],
  [/^(Welche \p{L}+ sind) (wichtig)/iu, '$1 dir $2'],
  [/^(¿Qué \p{L}+) son (?:más )?importantes\?$/iu, '$1 [te|le] importan más?'],
]

/** A clause as a question to somebody; null where it cannot be told how to ask it. */
export function askedClause(
  aspect: Extract<Aspect, { is: 'clause' }>,
  { purpose, isClosed, lead }: Pick<Brief, 'purpose' | 'isClosed' | 'lead'>,
  style: Style,
): AssistantQuestion | null {
  const { language } = style
  const turned = direct(aspect.text, language, purpose === 'decision')
  if (!turned) return null
  const template = TO_WHOM.reduce((out, [from, to]) => out.replace(from, to), turned)
  const text = plainText(template, style)
  if (!isSoundQuestion(text, language)) return null
  const isBare = lead !== null && text.split(' ').length <= 4
  const isWhether =
    /^(?:whether|if|ob|si)\s/iu.test(aspect.text) ||
    (/^(?:who|wer|quién(?:es)?)(?!\p{L})/iu.test(aspect.text) && !/^(?:who|wer|¿quién)/iu.test(text))
  const question = answeredFittingly(text, style, { purpose, isClosed, given: aspect.options, isWhether })
  return isBare ? { ...question, question_text: withLead(lead, text) } : question
}

const withLead = (lead: string, text: string) =>
  `${lead.charAt(0).toUpperCase()}${lead.slice(1)}: ${text.startsWith('¿') ? `¿${text.charAt(1).toLowerCase()}${text.slice(2)}` : text.charAt(0).toLowerCase() + text.slice(1)}`

const SHARED: InLanguages<[RegExp, string][]> = {
  en: [
    [
      /^(?:any|some) (songs|ideas|suggestions|tips|recipes|wishes|requests|questions|recommendations|titles|books|films|games|dishes|topics|speakers|places)(?!\p{L})(.*)$/iu,
      'Which $1 would you suggest$2?',
    ],
    [/^(any \p{L}+(?: .*)?)$/iu, 'Do you have $1?'],
    [
      /^((?:an?|one|your|their) (?:\p{L}+ )?(?:memory|story|anecdote|tip|recipe|message|wish|quote|photo|favourite|favorite)(?: .*)?)$/iu,
      'Would you share $1?',
    ],
    [/^(?:an? |any |your |their )?((?:idea|suggestion)s?(?: .*)?)$/iu, 'Do you have any $1?'],
  ],
  es: [
    [/^(algun[ao]s? .+)$/iu, '¿[Propones|Propone] $1?'],
    [
      /^(un[ao]? (?:recuerdo|historia|anécdota|consejo|receta|mensaje|foto)(?: .*)?)$/iu,
      '¿[Compartes|Comparte] $1?',
    ],
  ],
  de: [
    [
      /^(ein(?:e|en)? (?:Erinnerung|Geschichte|Anekdote|Tipp|Rezept|Gruß|Foto)(?: .*)?)$/iu,
      '[Erzählst|Erzählen] du uns $1?',
    ],
  ],
}
/** What people are asked to give rather than to judge: “any songs for the playlist”, “a memory of mum”. */
function askedToShare(text: string, style: Style): AssistantQuestion | null {
  const found = SHARED[style.language].find(([said]) => said.test(text))
  if (!found) return null
  const template = text.replace(found[0], found[1]).replace(/\btheir\b/gu, 'your')
  const question_text = plainText(template, style)
  return /^Do you have any (?!ideas?|suggestions?)/u.test(question_text)
    ? { question_text, question_type: 'single_select', options: options(YES_OR_NOT_YET[style.language]) }
    : { question_text, question_type: 'long_text' }
}

const NOT_YET =
  /^(?:an? |un[ao]? |ein(?:e[nmr]?)? )?(?:new|second|another|extra|more|nuev[oa]s?|segund[oa]|otr[oa]|neue[nrs]?|zweite[nrs]?|zusätzliche[nrs]?) /iu
const notYet = (text: string, language: Language) =>
  language === 'de' && !/^ein/iu.test(text) ? null : text.charAt(0).toLowerCase() + text.slice(1)

const ALTERNATIVES = /^(.{2,60}?)\s+(?:or|oder|o)\s+(.{2,60})$/iu

/** One of several that were named. */
export function askedChoice(what: string, given: readonly string[], style: Style): AssistantQuestion {
  const { language } = style
  const bare = bareNoun(what, language)
  const template = {
    en: `Which ${bare} would you choose?`,
    es: `¿Qué ${bare} [elegirías|elegiría]?`,
    de: `${bare.charAt(0).toUpperCase()}${bare.slice(1)}: Was wäre dir am liebsten?`,
  }[language]
  return {
    question_text: plainText(template, style),
    question_type: 'single_select',
    options: options([...given, NO_PREFERENCE[language]]),
  }
}

/** A thing that was named, asked about in the way of the purpose. */
export function askedThing(
  text: string,
  brief: Pick<Brief, 'purpose' | 'isForChildren'>,
  style: Style,
): AssistantQuestion {
  const { language } = style
  const shared = askedToShare(text, style)
  if (shared) return shared
  const about = nounPhrase(text, language)
  const [, one, other] = ALTERNATIVES.exec(text) ?? []
  if (one && other)
    return {
      question_text: plainText(
        { en: 'Which would you prefer?', es: '¿Qué [prefieres|prefiere]?', de: 'Was ist dir lieber?' }[
          language
        ],
        style,
      ),
      question_type: 'single_select',
      options: options([one, other, NO_PREFERENCE[language]]),
    }
  const choice = choiceFor(text)
  const ready = choice && CHOICE_QUESTIONS[choice.id]
  if (ready && (brief.purpose === 'decision' || brief.purpose === 'needs')) return shaped(ready, null, style)
  if (brief.purpose === 'decision') return shaped(CHOSEN, about, style)
  if (brief.purpose === 'opinion') return shaped(STANCE, about, style)
  // What is not there yet can only be wanted or not.
  if (NOT_YET.test(text))
    return shaped(STANCE, { ...about, phrase: notYet(text, language) ?? about.phrase }, style)
  if (brief.purpose === 'needs') return shaped(NEEDED, about, style)
  const [liked] = FOR_CHILDREN
  return shaped(
    brief.isForChildren && about.is !== 'wait' && about.is !== 'noise' && liked ? liked : rated(about.is),
    about,
    style,
  )
}
