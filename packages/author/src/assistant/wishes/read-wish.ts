import { languageAskedFor } from '../choose-language.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { readQuoted, readTurnClause } from '../turns/read-clause.ts'
import { readLists } from '../turns/read-lists.ts'
import type { Change } from './change.ts'
import { countIn, countWord, ordinalWord } from './numbers.ts'
import * as says from './patterns.ts'
import { placesAbout, placesIn, placesInOrder } from './places.ts'
import { readPointed } from './pointed/read-pointed.ts'
import { readEveryday } from './read-everyday.ts'
import { readNamed } from './read-named.ts'
import { insertionIn, readParticular } from './read-particular.ts'
import { answersIn, readPlainly } from './read-plainly.ts'
import { type Clause, clausesOf } from './split.ts'
import { typeIn } from './type-words.ts'

const ABOUT =
  /(?:^|\s)(?:about|regarding|concerning|related to|that mentions?|sobre|acerca de|über|rund um|zum thema|zu|zum|zur|on)\s+(.+)$/iu
const RENAME =
  /^(?:please )?(?:rename|reword|rephrase|umbenennen|renombra|benenne|formuliere)\s+(.{3,40}?)(?:\s+(?:to|as|into|in|zu|como|a)|:)\s+(.{4,})$/iu
const NOT_OF_IT =
  /(?:(?<![,\s])[,\s]{1,4}(?:please|too|as well|at the (?:beginning|start|top|end)|am anfang|ganz oben|al principio|hinzu|dazu|bitte|ein|an|por favor|también|auf|instead|question|as an? .*|als .*skala|como escala))+$/iu

/** “zu lang” is about nothing. */
const NO_SUBJECT =
  /^(?:lang|viel|viele|kurz|wenig|wenige|persönlich|privat|formell|förmlich|kompliziert|schwer|schwierig|ernst|steif|direkt|allgemein)$/iu

/** What “one about …” is about, and the clause without it. */
function aboutIn(text: string): { about: string | null; rest: string } {
  const found = ABOUT.exec(text)
  const about = found?.[1] ? asWords(found[1].replace(/[?!.\s]+$/, '').replace(NOT_OF_IT, ''), 120) : ''
  if (
    !found ||
    !about ||
    NO_SUBJECT.test(about) ||
    /^\D{0,12}\d/.test(about) ||
    typeIn(`a ${about}`) !== null
  )
    return { about: null, rest: text }
  return { about, rest: text.slice(0, found.index) }
}

const asked = (text: string, quotes: string[]) =>
  quotes.length > 0 || says.OPTION.test(text) ? text.replace(/⟦\d+⟧/g, ' ') : text

/** The changes to the order, number and kind of questions: at most one in a clause. */
function structural(
  { text, quotes }: Clause,
  questions: readonly AssistantQuestion[],
  lastAdded: string | null,
): Change[] | null {
  const bare = asked(text, quotes)
  const { about, rest } = aboutIn(bare)
  const { places, missing } = placesIn(rest, questions.length)
  const lost = missing.map((name): Change => ({ to: 'find', missing: name }))
  const [place] = places
  const type = typeIn(rest)

  const kept = says.KEEP.test(rest) || says.EXCEPT.test(rest)
  if (kept && (namesPlaces(rest) || places.length > 1 || says.EXCEPT.test(rest)) && places.length > 0)
    return [{ to: 'drop', places: questions.map((_, at) => at).filter((at) => !places.includes(at)) }]
  const ofType = type
    ? questions.flatMap(({ question_type }, at) => (question_type === type ? [at] : []))
    : []
  if (
    type &&
    says.MOVE.test(rest) &&
    /(?:question|frage|pregunta)\s+(?:first|to the top|zuerst|primero)/iu.test(rest)
  )
    return [
      ofType.length > 0
        ? { to: 'move', places: ofType, before: 0 }
        : { to: 'find', missing: asWords(rest, 60) },
    ]
  if (type && says.ALL.test(rest) && !says.DROP.test(rest))
    return [{ to: 'retype', places: questions.map((_, at) => at), type }]
  if (says.SWAP.test(rest) && places.length === 2) {
    const [a, b] = placesInOrder(rest, questions.length)
    if (a !== undefined && b !== undefined) return [{ to: 'swap', places: [a, b] }]
  }
  if (says.MERGE.test(rest) && places.length >= 2) return [{ to: 'merge', places }]
  const moved = moveIn(rest, questions.length)
  if (moved) return [moved]
  if (place !== undefined && says.OTHER_OPTIONS.test(rest)) return [{ to: 'change options', place }]
  if (place !== undefined && says.OPTION.test(rest) && quotes.length > 0)
    return [{ to: says.DROP.test(rest) ? 'drop options' : 'add options', place, options: quotes }]
  if (place !== undefined && quotes[0] && (says.REWORD.test(rest) || says.REPLACE.test(rest)))
    return [{ to: 'reword', place, text: quotes[0] }]
  const renamed = RENAME.exec(text)
  const [renamedPlace] = placesIn(renamed?.[1] ?? '', questions.length).places
  if (renamed?.[2] && renamedPlace !== undefined)
    return [{ to: 'reword', place: renamedPlace, text: renamed[2] }]
  if (places.length > 0 && about && (says.REPLACE.test(bare) || says.REWORD.test(rest)))
    return [{ to: 'replace', places, about, type }]
  if (places.length > 0 && type && !says.DROP.test(rest)) return [{ to: 'retype', places, type }, ...lost]
  if (says.DROP.test(rest) && places.length + missing.length > 0 && !/down to/.test(rest))
    return [...(places.length > 0 ? [{ to: 'drop' as const, places }] : []), ...lost]
  if (says.DROP.test(rest) && about) {
    const named = placesAbout(about, questions)
    return [named.length > 0 ? { to: 'drop', places: named } : { to: 'find', missing: about }]
  }
  if ((says.DROP.test(rest) || says.NONE_OF.test(rest)) && type)
    return [ofType.length > 0 ? { to: 'drop', places: ofType } : { to: 'find kind' }]
  if (quotes[0] && says.ADD.test(rest)) return [{ to: 'add text', text: quotes[0], type }]
  if (about && says.REPLACE.test(rest)) return [{ to: 'find', missing: asWords(rest, 60) }]
  if (about)
    return [
      { to: 'add', count: Math.min(countIn(rest) ?? 1, 20), about, type, isFirst: says.AT_START.test(bare) },
    ]
  const asking = /(?<!\p{L})(?:ask (?:for|after)|fragen? nach|frag nach|pregunta(?:r)? por)\s+(.+)$/iu.exec(
    rest,
  )?.[1]
  if (asking) return [{ to: 'add', count: 1, about: asWords(asking.replace(NOT_OF_IT, ''), 120), type }]
  if (says.LIKE_THAT.test(rest) && lastAdded)
    return [{ to: 'add', count: countIn(rest) ?? 1, about: lastAdded, type }]
  return (
    placeWording(rest, places) ??
    (namesPlaces(rest) ? null : counting(rest, questions.length)) ??
    (lost.length > 0 ? lost : null)
  )
}

function moveIn(text: string, length: number): Change | null {
  if (!says.MOVE.test(text)) return null
  const relation =
    /(?<!\p{L})(before|after|behind|antes de|después de|detrás de|vor|nach|hinter)(?!\p{L})(.*)$/iu.exec(text)
  const target = relation ? placesIn(relation[2] ?? '', length).places[0] : undefined
  const from = placesIn(
    text
      .slice(0, target === undefined ? text.length : relation?.index)
      .replace(says.TO_TOP, ' ')
      .replace(says.TO_END, ' '),
    length,
  ).places
  if (from.length === 0) return null
  if (target !== undefined)
    return {
      to: 'move',
      places: from,
      before: /before|antes|vor/i.test(relation?.[1] ?? '') ? target : target + 1,
    }
  if (says.TO_TOP.test(text) || /(?:start|begin) with/i.test(text))
    return { to: 'move', places: from, before: 0 }
  if (says.TO_END.test(text)) return { to: 'move', places: from, before: length }
  const place = /(?:to|auf|a la|en) (?:place|position|platz|posici[oó]n|number) (\d+)/i.exec(text)?.[1]
  return place ? { to: 'move', places: from.slice(0, 1), before: Number(place) - 1 } : null
}

function counting(text: string, length: number): Change[] | null {
  if (HALF.test(text)) return [{ to: 'count', count: Math.max(1, Math.round(length / 2)) }]
  if (TWICE.test(text)) return [{ to: 'count', count: Math.min(100, length * 2) }]
  const count = countIn(text)
  if (count !== null && BETTER.test(text)) return [{ to: 'count', count: Math.min(count, 100) }]
  const isDown = says.FEWER.test(text) || says.DROP.test(text)
  const to = /(?:down to|auf|a)\s+\S+(?:\s+(?:questions|fragen|preguntas))?[?\s]*$/iu.test(text)
  if (count !== null && !to) {
    if (isDown) return [{ to: 'fewer', by: count }]
    if (says.MORE.test(text) || says.FURTHER.test(text)) return [{ to: 'more', by: count }]
  }
  if (count !== null && count >= 1 && (says.EXACT.test(text) || says.QUESTIONS.test(text) || to))
    return [{ to: 'count', count: Math.min(count, 100) }]
  const isWording =
    says.SHORTER_WORDS.test(text) && says.QUESTIONS.test(text) && !/survey|umfrage|encuesta/i.test(text)
  // “menos de recursos humanos” is less of something, not fewer questions.
  const isOfElse =
    /(?<!\p{L})(?:menos|weniger|less) (?!preguntas|fragen|questions|de \d|que|als|bitte|por favor|please)\p{L}/iu.test(
      text,
    )
  if (
    says.FEWER.test(text) &&
    !isOfElse &&
    !isWording &&
    !says.LESS_PERSONAL.test(text) &&
    !says.CASUAL.test(text)
  )
    return [{ to: 'fewer', by: null }]
  const isTone =
    says.FORMAL.test(text) || says.CASUAL.test(text) || says.FUNNIER.test(text) || says.SIMPLER.test(text)
  return says.MORE.test(text) && !isTone ? [{ to: 'more', by: null }] : null
}

const HALF =
  /(?<!\p{L})(?:half (?:as many|of them|the questions)|halb so viele|die hälfte|la mitad)(?!\p{L})/iu
const TWICE = /(?<!\p{L})(?:double (?:it|them|that)|twice as many|doppelt so viele|el doble)(?!\p{L})/iu
const BETTER =
  /\d\s*(?:questions |fragen |preguntas )?(?:would be|is|are|wären|sind|serían|son) (?:better|enough|plenty|fine|besser|genug|mejor|suficientes)/iu

/** “Question 4” and “the fourth” are places; “4 questions” is a number of them. */
function namesPlaces(text: string): boolean {
  const named = /(?<!\p{L})(?:question|number|frage|nummer|pregunta|número|la|die)\s+(\p{L}+|\d+)/iu.exec(
    text,
  )?.[1]
  const words = text.match(/[\p{L}\d]+/gu) ?? []
  return (
    (named !== undefined && countWord(named) !== null) || words.some((word) => ordinalWord(word) !== null)
  )
}

function placeWording(text: string, places: number[]): Change[] | null {
  if (places.length === 0 || !namesPlaces(text)) return null
  if (says.SIMPLER.test(text)) return [{ to: 'simplify', places }]
  return says.SHORTER_WORDS.test(text) || says.TOO_LONG.test(text) ? [{ to: 'shorten', places }] : null
}

const NOT_CASUAL =
  /(?<!\p{L})(?:de tú no|nada de tú|no de tú|no tutees|kein du|nicht duzen|du nicht)(?!\p{L})/iu
const NOT_FORMAL = /(?<!\p{L})(?:usted no|nada de usted|no de usted|kein sie|nicht siezen)(?!\p{L})/iu
const ONLY_TONE =
  /(?<!\p{L})(?:casual|relaxed|friendl\p{L}*|warmer|informal\p{L}*|less formal|cercan[ao]s?|lockerer|weniger förmlich|informeller)(?!\p{L})/iu

export const addressIn = (text: string) =>
  NOT_CASUAL.test(text)
    ? ('formal' as const)
    : NOT_FORMAL.test(text)
      ? ('casual' as const)
      : says.CASUAL.test(text)
        ? ('casual' as const)
        : says.FORMAL.test(text)
          ? ('formal' as const)
          : null

/** Changes of the whole: its language, tone and length of sentence. Several can stand in one clause. */
function general(text: string, hasPlaces: boolean): Change[] {
  const changes: Change[] = []
  const language = languageAskedFor(text)
  if (language)
    changes.push(
      'language' in language
        ? { to: 'speak', language: language.language }
        : { to: 'speak unknown', name: language.unknown },
    )
  const address = addressIn(text)
  if (address)
    changes.push({
      to: 'address',
      address,
      ...(ONLY_TONE.test(text) && address === 'casual' ? { isTone: true } : {}),
    })
  if (says.LESS_PERSONAL.test(text)) changes.push({ to: 'be less personal' })
  if (says.FUNNIER.test(text)) changes.push({ to: 'be funnier' })
  if (hasPlaces) return changes
  if (says.SIMPLER.test(text)) changes.push({ to: 'simplify', places: null })
  else if (says.SHORTER_WORDS.test(text) && !says.FEWER.test(text))
    changes.push({ to: 'shorten', places: null })
  return changes
}

/** Something new has a place, or goes where there is one for it. */
function placed(
  clause: Clause,
  questions: readonly AssistantQuestion[],
  lastAdded: string | null,
): Change[] | null {
  const insertion = insertionIn(clause.text, questions.length)
  if (!insertion) return structural(clause, questions, lastAdded)
  const changes = structural({ ...clause, text: insertion.rest }, questions, lastAdded)
  return (
    changes?.map((change) =>
      change.to === 'add' || change.to === 'add text' ? { ...change, at: insertion.at } : change,
    ) ?? null
  )
}

function readClause(
  clause: Clause,
  questions: readonly AssistantQuestion[],
  lastAdded: string | null,
): Change[] {
  const { text } = clause
  if (says.START_OVER.test(text)) return [{ to: 'start over' }]
  if (says.UNDO.test(text)) return [{ to: 'undo' }]
  const pointed = clause.quotes.length === 0 ? readPointed(text, questions) : null
  if (pointed) return pointed
  const everyday = clause.quotes.length === 0 ? readEveryday(text, questions) : null
  if (everyday) return everyday
  const turn = clause.quotes.length === 0 ? readTurnClause(text, questions) : null
  if (turn) return turn
  const isOfAll = placesIn(text, questions.length).places.length === 0
  if (says.OTHERS.test(text) && isOfAll) return [{ to: 'propose others' }]
  const bare = aboutIn(text).rest.replace(/⟦\d+⟧/g, ' ')
  const impossible = says.CANNOT.find(([, words]) => words.test(bare))?.[0]
  if (impossible) return [{ to: 'do the impossible', what: impossible }]
  const [place] = placesIn(text.replace(/⟦\d+⟧/g, ' '), questions.length).places
  if (CHOOSE.test(text) && clause.quotes.length > 1 && place !== undefined)
    return [{ to: 'set options', place, options: clause.quotes }]
  const plainly = clause.quotes.length === 0 ? readPlainly(text, questions) : null
  if (plainly) return plainly
  const named = readNamed(clause, questions)
  if (named) return named
  const first = readParticular(clause, questions) ?? placed(clause, questions, lastAdded)
  const hasPlaces = placesIn(bare, questions.length).places.length > 0
  const tone = general(bare, hasPlaces)
  const all = [...(first ?? []), ...tone]
  return all.length > 0 ? all : [{ to: 'unclear', words: asWords(text.replace(/⟦\d+⟧/g, '…'), 80) }]
}

const CHOOSE =
  /(?<!\p{L})(?:(?:can|could|should|let them|able to|may) (?:choose|pick)|puedan elegir|pueden elegir|elijan|wählen|zur auswahl)(?!\p{L})/iu

/** Every wish of a message, in order; all places are those of the survey before the message. */
export function readWish(
  message: string,
  questions: readonly AssistantQuestion[],
  earlier: readonly string[],
): Change[] {
  const listed =
    readPointed(message, questions) ?? readLists(message, questions) ?? readQuoted(message, questions)
  if (listed) return listed
  const lastAdded = lastAddedIn(earlier)
  const changes: Change[] = []
  let named: number | null = null
  for (const clause of clausesOf(message)) {
    if (PLEASANTRY.test(clause.text)) continue
    const asked = changes.at(-1)
    const answers = asked?.to === 'ask clause' && !asked.options ? answersIn(clause.text) : []
    if (asked?.to === 'ask clause' && answers.length > 1) {
      asked.options = answers
      continue
    }
    const [place] = placesIn(clause.text, questions.length).places
    const it =
      place === undefined && named !== null ? [IT, MAKE_IT].find((one) => one.test(clause.text)) : undefined
    const text = it ? clause.text.replace(it, ` question ${(named ?? 0) + 1}`).trim() : clause.text
    named = place ?? named
    changes.push(...readClause({ ...clause, text: byNumber(text, questions) }, questions, lastAdded))
  }
  const isNew = (change: Change, at: number) =>
    changes.findIndex((one) => JSON.stringify(one) === JSON.stringify(change)) === at
  const isTimed = changes.some(({ to }) => to === 'fit minutes')
  const isInIt = ({ to }: Change) => isTimed && (to === 'fewer' || to === 'shorten')
  const isDropped = changes.some(({ to }) => to === 'drop' || to === 'drop named')
  const isPut = ({ to }: Change) => isDropped && (to === 'be less personal' || to === 'soften')
  const isCapped = changes.some(({ to }) => to === 'at most')
  const isCut = ({ to }: Change) => isCapped && (to === 'fewer' || to === 'shorten')
  const done = changes.filter(isNew).filter((change) => !isInIt(change) && !isPut(change) && !isCut(change))
  const isSighed = (change: Change) => change.to === 'unclear' && SIGH.test(change.words)
  return done.some((change) => change.to !== 'unclear') ? done.filter((change) => !isSighed(change)) : done
}

const CALLED =
  /(?<!\p{L})(?:the (?:one|question) (?:about|on) (?:the )?([\p{L}-]+)|the ([\p{L}-]+) (?:one|question)|la (?:pregunta )?(?:del?|sobre) (?:la |el |los |las )?([\p{L}]+)|die (?:frage )?(?:zu[mr]?|über|nach) (?:den |die |das |dem |der )?(\p{L}+))(?!\p{L})/iu

/** “the dryers one” is a number, too, where one question speaks of dryers. */
function byNumber(text: string, questions: readonly AssistantQuestion[]): string {
  if (says.ADD.test(text) || says.DROP.test(text) || namesPlaces(text)) return text
  const found = CALLED.exec(text)
  const name = found?.slice(1).find(Boolean)
  const places = name ? placesAbout(name, questions) : []
  return found && places.length === 1 ? text.replace(found[0], `question ${(places[0] ?? 0) + 1}`) : text
}

/** Why something is wished; the wish itself stands beside it. */
const SIGH =
  /^(?:these|those|they|this|that|it|i (?:think|feel|find|am|like)|somehow|das|die|es|ich finde|sie sind|son|están?|esto|me parecen?|creo|pon otra|gib mir eine andere|give me another)(?!\p{L})/iu

/** What was named a moment ago. */
const IT =
  /(?<!\p{L})(?:it|this one|that one|that question|this question|sie|die|esa|ésa|la)(?=\s*(?:$|[.,!?]|please|bitte|por favor|in(?:to)? two))/iu
const MAKE_IT =
  /(?<=^(?:please )?make|^(?:bitte )?mach)\s(?:it|that|sie|es)(?=\s)|^(?:it|das|die) (?:should|sollte?)(?=\s)/iu
const PLEASANTRY =
  /^(?:thanks?(?: you)?(?: so much)?|thank you|great|good|nice|perfect|ok(?:ay)?|now|hi|hello|danke(?:schön)?|super|gut|gracias|genial|bien|hola|hallo)[\s!.,]*$/iu

function lastAddedIn(earlier: readonly string[]): string | null {
  for (const message of [...earlier].reverse())
    for (const { text } of clausesOf(message).reverse()) {
      const { about, rest } = aboutIn(text)
      if (about && !says.DROP.test(rest)) return about
    }
  return null
}
