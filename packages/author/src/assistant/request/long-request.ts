import { languageIn } from '../choose-language.ts'
import type { InLanguages, Language } from '../known-question.ts'
import { asWords } from '../plain-text.ts'
import { withoutCircumstances } from './circumstances.ts'
import { domainOf, nameOfField } from './find-domain.ts'
import { withoutManner } from './manner.ts'
import { headOf } from './nouns.ts'
import { runBy, subjectText } from './subject-text.ts'

interface Told {
  title: string
  description: string
}

const FEEDBACK = /\s(?:feedback|rückmeldung(?:en)?|valoraci[oó]n)$/iu
const LONGEST_TITLE = 7
/** “street party survey”, “Sommerfest – Umfrage für Eltern”. */
const TRAILING =
  /\s{0,3}(?:[-–—:]\s{0,3})?(?:survey|questionnaire|poll|quiz|umfrage|fragebogen|befragung|encuesta|cuestionario)(?:\s(?:for|für|para|unter|among)\s.{2,60})?\s{0,3}$/iu

/** What something is about, up to where something else begins. */
const ENDS =
  '(?=\\s{0,3}(?:[.,;:!?()–—]|\\s(?:so|because|since|and i|and we|(?<!(?:caring|care|looking|responsible) )for (?:my|our)|weil|damit|und ich|und wir|porque|para que|y quiero|y queremos|at our|in our|during|through|before|after|mit \\d)(?!\\p{L}))|$)'
const ABOUT: InLanguages<RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:survey|questionnaire|poll|questions?|q['’]?s|project|feedback|opinions?)(?!\\p{L})[^.!?]{0,20}?\\son|[^.!?]{0,120}?(?<!\\p{L})about)\\s{1,3}((?!\\d+\\s)[^.,;:!?()–—]{2,60}?)${ENDS}`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:encuesta|cuestionario|preguntas?|preguntar|saber|opinan|piensan)(?!\\p{L})[^.!?]{0,80}?(?<!\\p{L})(?:sobre|acerca de)\\s{1,3}([^.,;:!?()–—]{2,60}?)${ENDS}`,
    'iu',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:umfrage|fragebogen|fragen|befragung|geht|wissen|rückmeldung)(?!\\p{L})[^.!?]{0,60}?(?<!\\p{L})(?:um|über|zum|zur|zu)\\s{1,3}([^.,;:!?()–—]{2,60}?)${ENDS}`,
    'iu',
  ),
}
/** “ask the parents how homework is going”. */
const ASKED_HOW =
  /(?<!\p{L})(?:ask|know|find out|wissen|fragen|erfahren|saber|preguntar)(?!\p{L})[^.!?:]{0,40}?\s((?:how|wie|cómo|what|was|qué)\s[^.,;:!?–—]{3,60}?)(?=[.,;:!?–—]|\s(?:and|y|und)\s|$)/iu
/** “Mum turns 80”, “Opa wird 75”. */
const BIRTHDAY =
  /(?<!\p{L})(?:turns? \d{2}|turning \d{2}|\d{2}th birthday|wird \d{2}|\d{2}\. geburtstag|cumple \d{2}|\d{2} cumpleaños)(?!\p{L})/iu
const A_BIRTHDAY: InLanguages<string> = { en: 'Birthday', es: 'Cumpleaños', de: 'Geburtstag' }
/** Whom memories are wanted of. */
const REMEMBERED =
  /(?<!\p{L})(?:my|our|mi|nuestr[oa]|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?)\s((?:grand(?:mother|father|ma|pa|ad)|granny|nan|mum|mom|dad|mother|father|aunt|uncle|abuel[oa]|madre|padre|tí[oa]|oma|opa|mutter|vater|tante|onkel|großmutter|großvater))(?!\p{L})/iu
const OF_MEMORIES =
  /(?<!\p{L})(?:memories|remember\p{L}*|recuerdos?|erinnerung\p{L}*|geschichten über|stories about)(?!\p{L})/iu
/** “Ich überlege, aufs Land zu ziehen”. */
const CONSIDERED =
  /(?<!\p{L})(?:ich überlege|wir überlegen|i['’]?m thinking (?:of|about)|i am thinking (?:of|about)|estoy pensando en|pienso en|we (?:might|may) (?:move|change|sell|buy|leave)|vielleicht ziehen wir|quizás? nos (?:mudemos|mudamos))(?!\p{L})/iu
const A_PLAN: InLanguages<string> = { en: 'The plan', es: 'El plan', de: 'Den neuen Plan' }
/** “the dogs in the small park …”. */
const BEGINS = /^(?:the|die|der|das|el|la|los|las)\s[\p{L}-]{3,30}/iu
/** What must be left out says nothing of what it is about. */
const LEFT_OUT =
  /(?<!\p{L})(?:nothing about|no questions about|not about|nada de|sin|nichts über|keine fragen zu|not)\s[^.,;!?]{2,40}/giu

const OURS = /(?<!\p{L})(?:our|unser(?:e[nmrs]?)?|nuestr[oa]s?)\s((?:[\p{L}-]{2,30}\s){0,2}[\p{L}-]{2,30})/giu
/** What is to be done, said outright. */
const PLANNED =
  /(?<!\p{L})(?:quiere(?:n)?|wants? to|thinking of|überlege(?:n)?,?(?: ob)?|sollen?)\s((?:cortar|cerrar|poner|quitar|cambiar|close|move|cut|open|build|drop|ban)\s[^.,;:!?()–—]{2,50}?)(?=[.,;:!?()]|\s(?:los|on|at|and|y|und)\s|$)/iu
const ARE_TO_BE =
  /(?:sollen?|werden)\s((?:\p{L}+\s)?\p{Lu}\p{L}+)\s(?:gebaut|abgeschafft|eingeführt|geschlossen|verlegt|umgebaut)/u

/** “a commuting survey”. */
const SO_CALLED: InLanguages<RegExp> = {
  en: /(?<!\p{L})(?:an?|the|our)\s(?!(?:short|quick|little|small|brief|fun|anonymous|new|online)\s)((?:[\p{L}-]{3,20}\s){0,1}[\p{L}-]{3,20})\s(?:survey|poll|questionnaire)(?!\p{L})/iu,
  es: /(?<!\p{L})encuesta\sde\s((?!satisfacci)[\p{L}]{4,20})(?!\p{L})/iu,
  de: /(?<!\p{L})umfrage\szum?\s([\p{Lu}][\p{L}-]{4,30})(?!\p{L})/u,
}
/** “the house needs a new rota”: what is looked for. */
const SOUGHT =
  /^(?:(?:the|our|die|unsere?|el|la|nuestr[oa])\s)?[\p{L}-]{2,20}\s(?:needs|is looking for|sucht|braucht|busca|necesita)\s(?:(?:an?|eine?n?|un|una)\s)?(?:(?:new|neue[nrs]?|nuev[oa])\s)?([\p{L}-]{3,30}(?:\s(?:de|rota|plan|name|system)(?:\s\p{L}{3,20})?)?)(?=[.,;:!?]|$)/iu

/** “what did everyone think of the last book”. */
const THOUGHT_OF =
  /(?<!\p{L})(?:what did (?:you|we|they|people|everyone|everybody) think (?:of|about)|how did (?:you|people|everyone) (?:like|find)|qué (?:os|les|te) pareció|wie (?:fandet ihr|hat euch))\s([^.,;:!?]{3,50})(?=[.,;:!?]|$)/iu

/** “we are planning a surprise trip for …”. */
const TO_COME =
  /(?<!\p{L})(?:(?:i['’]m|we['’]re|i am|we are) (?:planning|organi[sz]ing|throwing|hosting)|(?:wir|ich) (?:planen?|organisieren?|veranstalten?)(?: im \p{L}{3,9})?|(?:estamos )?(?:organizando|organizamos|planeando|preparando|preparamos))\s(?:an?|the|our|eine?n?|unsere?n?|un|una|el|la)\s((?:[\p{L}-]{3,24}\s){0,2}?[\p{L}-]{3,24})(?=[.,;:!?]|\s(?:for|in|next|with|at|on|and|this|of|für|im|in|mit|und|am|para|en|con|y|de)(?!\p{L})|$)/iu

const SHORTEST = 2
/** A noun that is known, with nothing behind it. */
const isNoun = (text: string, language: Language) =>
  headOf(text, language) !== null || domainOf(text, language) !== null
const POINTED = /^(?:how|wie|cómo|the|el|la|los|las|die|der|das|den|my|mi|mein|poner|quitar|\d)/iu

const VERB_AND_REST =
  /\s(?:was|is|are|were|has|have|will|war|ist|sind|hat|wird|fue|es|está|tiene)(?:\s.*)?$/iu

/** The thing of theirs that a message speaks of. */
function oursIn(text: string, language: Language): string | null {
  for (const [, phrase = ''] of text.matchAll(OURS)) {
    const words = phrase.replace(VERB_AND_REST, '').split(/\s+/u)
    for (let length = words.length; length >= 1; length -= 1) {
      const some = words.slice(0, length).join(' ')
      if (isNoun(some, language)) return some
    }
  }
  return null
}

function subjectOf(typed: string, language: Language): string | null {
  const text = withoutCircumstances(typed.replace(LEFT_OUT, ' '))
  const whose = OF_MEMORIES.test(text) ? REMEMBERED.exec(text)?.[0] : undefined
  if (whose) return whose
  const run = runBy(text)
  if (run) return run
  const event = TO_COME.exec(text)?.[1]?.trim()
  if (event && isNoun(event, language)) return event
  const plan = PLANNED.exec(text)?.[1] ?? ARE_TO_BE.exec(text)?.[1]
  if (plan) return plan
  if (CONSIDERED.test(text)) return A_PLAN[language]
  const asked = ABOUT[language].exec(text)
  const about = asked?.[1]?.trim()
  const isList =
    asked !== null &&
    /^,\s[^,.;:!?]{2,40}(?:,\s[^,.;:!?]{2,40})?\s(?:and|y|und)\s/iu.test(
      text.slice(asked.index + asked[0].length),
    )
  const around = isList ? nameOfField(text.slice(0, asked?.index), language) : null
  if (around) return around
  const titled = SO_CALLED[language].exec(text)?.[1]?.trim()
  if (titled && isNoun(titled, language)) return titled
  const sought = SOUGHT.exec(text)?.[1]?.trim()
  if (sought && isNoun(sought, language)) return sought
  const thought = THOUGHT_OF.exec(text)?.[1]?.trim()
  if (thought) return thought
  const told = about ? subjectText(about, language) : null
  const isShort = told !== null && told.length > SHORTEST && told.split(/\s+/u).length <= 6
  if (told && isShort && (isNoun(told, language) || POINTED.test(told))) return told
  const how = ASKED_HOW.exec(text)?.[1]?.trim()
  if (how && domainOf(how, language)) return how
  const first = BEGINS.exec(text)?.[0]
  if (first && domainOf(first, language)) return first
  if (BIRTHDAY.test(text)) return A_BIRTHDAY[language]
  return oursIn(text, language) ?? nameOfField(text.slice(0, 300), language) ?? told
}

/** A whole message in place of a title is read for what it is about, and kept as the description. */
export function plainlyTold({ title, description }: Told, spoken: Language | null): Told {
  const typed = asWords(title, 1200)
  const short = typed.replace(TRAILING, '').trim()
  const plain = withoutManner(short)
  const isTold = plain !== short && /\p{L}{3}/u.test(plain)
  const isLong = typed.split(/\s+/u).length > LONGEST_TITLE || /[.!?]\s+\p{L}/u.test(typed)
  if (!isLong && isTold)
    return {
      title: plain.replace(TRAILING, '').replace(FEEDBACK, '').trim(),
      description: [title, description].filter(Boolean).join('. '),
    }
  if (!isLong) return { title: /\p{L}{2}/u.test(short) ? short : title, description }
  const text = [title, description].filter((one) => one.trim()).join('. ')
  const language = spoken ?? languageIn(text) ?? 'en'
  const subject = subjectOf(typed, language)
  return subject
    ? { title: subject.charAt(0).toUpperCase() + subject.slice(1), description: text }
    : { title, description }
}
