import { FACETS } from '../facets/find-facet.ts'
import type { AssistantQuestion } from '../model.ts'
import { wordsIn } from '../plain-text.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import { countWord, ordinalWord } from '../wishes/numbers.ts'
import { placesIn } from '../wishes/places.ts'
import type { Scene } from './scene.ts'
import { typesNamed } from './types-named.ts'
import { whole } from './words-of-command.ts'

/** Which questions are meant; where it could be several, they are named and nothing is done. */
export type Target =
  | {
      is: 'found'
      places: number[]
      isByName: boolean /** Nearly all that was said of it stands in it. */
      isFull?: boolean
    }
  | { is: 'unsure'; places: number[]; named: string }
  | { is: 'none'; named: string }
  /** Nothing was named. */
  | { is: 'untold' }

/** Words around the name of a question that name nothing. */
const NO_NAME = new Set(
  'the a an one ones question questions bit bits part thing things stuff about on of for to in into at with from by and or but my our your their its it that this these those them they two three four both all just please really quite very too also as is are was be been am should would could can will may might must has have had do does did dont not no make made turn put give let set use get got want wants need needs needed like liked likes rather instead only out off up down away back again now then there here so if whether when while which what who how why where any some anything something more less we us you i me he she people everyone nobody doesnt isnt cant wont im its thats theres than ask asks asking asked say says saying said sound sounds look looks feel feels seem seems seemingly tell go goes come comes sort kind type good better best fine okay sure yes maybe actually already still even ever never always often new last first next other another answer answers option options choice choices item items number numbers survey list whole either lot lots way word words text please add drop remove delete cut take move change keep leave skip find second third fourth fifth sixth der die das den dem des ein eine einen einem einer eines frage fragen zu zur zum uber bei beim nach von vom mit und oder fur im in am an auf aus bitte doch noch mal auch nur wir sie es er du ihr ist sind war waren soll sollte sollen kann konnen konnte mach mache machen setz gib nimm nehmen nehm raus rein weg wer wie was wann wo warum ob dass dann so als nicht kein keine keinen mehr weniger lieber eher statt lass lassen streich streichen losch losche entfern entferne stell stelle verschieb verschiebe anders bisschen etwas zwei drei ganz sehr hier da dort mir mich uns dir man antwort antworten auswahl moglich haben hat hatte wird werden brauchen braucht gefallt klingt el la los las lo un una unos unas de del sobre en con por para al pregunta preguntas y o u e que se su sus tu tus mi mis nos es son esta estan era sea sean esa ese eso esas esos este esto pon ponla ponlo haz hazla hazlo quita quitala cambia cambiala mejor tambien no si ya muy mas menos algo donde como cuando quien cual cuales hay ha he tiene tienen dos tres solo sin fuera otra otro vez puede pueden respuestas respuesta opciones opcion poco bien mal siguen numero le les me te'.split(
    ' ',
  ),
)
const ENDING = /(?:ings?|ies|ed|es|s|ern|en|e|n|as|os|a|o)$/u
const stem = (word: string) => {
  const bare = word.length > 4 ? word.replace(ENDING, '') : word.length === 4 ? word.replace(/s$/u, '') : word
  return bare.length > 2 ? bare : word
}
/** “die Musikfrage” is the one about music. */
const QUESTION_OF = /(?<=\p{L}{3})s?fragen?$/u

export const namesIn = (reference: string) => [
  ...new Set(
    wordsIn(reference.replace(/['’]/gu, ''))
      .map((word) => word.replace(QUESTION_OF, ''))
      .filter(
        (word) =>
          word.length > 1 &&
          !NO_NAME.has(word) &&
          ordinalWord(word) === null &&
          countWord(word) === null &&
          !/^\d+$/u.test(word),
      ),
  ),
]

/** The words by which what a question asks for is known, whatever it is called in it. */
const FACET_WORDS = FACETS.map(({ words, question }) => ({
  texts: new Set(
    Object.values(question.text).map((text) => text.replace(/\[([^|[\]]{0,200})\|[^[\]]{0,200}\]/gu, '$1')),
  ),
  names: Object.values(words).map((list) => new RegExp(`^(?:${list})$`, 'iu')),
}))
const isFacetCalled = (question: AssistantQuestion, name: string) =>
  FACET_WORDS.some(
    ({ texts, names }) => texts.has(question.question_text) && names.some((one) => one.test(name)),
  )

function closeness(name: string, question: AssistantQuestion, text: string[], options: string[]): number {
  const own = stem(name)
  if (text.some((word) => word === name || stem(word) === own)) return 4
  if (own.length > 2 && text.some((word) => word.startsWith(own))) return own.length > 3 ? 3.8 : 2
  if (name.length > 6 && text.some((word) => word.length > 5 && word.slice(0, 6) === name.slice(0, 6)))
    return 3.2
  // “Heizkosten” are costs, and whoever asks for costs may find them in “Heizkosten”.
  if (name.length > 4 && text.some((word) => word.length > name.length + 2 && word.endsWith(name))) return 3.2
  if (
    text.some(
      (word) =>
        word.length > 4 && name.length > word.length + 2 && (name.endsWith(word) || name.startsWith(word)),
    )
  )
    return 3
  if (isFacetCalled(question, name)) return 3
  if (name.length > 7 && text.some((word) => word.length > 6 && word.slice(0, 5) === name.slice(0, 5)))
    return 2.8
  const same = meaning(name)
  if (same.some((one) => one.length > 2 && speaksOfIt(text, one))) return 2.6
  if (
    own.length > 2 &&
    options.some((word) => stem(word) === own || (own.length > 3 && word.startsWith(own)))
  )
    return 1.8
  return same.filter((one) => one.length > 2 && speaksOfIt(options, one)).length > 1 ? 1.2 : 0
}

const ENOUGH = 1.2
/** So much better than the next one must be what is surely meant. */
const CLEARLY = 1.2
const FULLY = 1.4

/** Words that stand beside each other. */
const pairsIn = (text: string) => {
  const words = wordsIn(text)
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}

/** What every ranking says. */
const ORDERED =
  /(?:[Pp]ut (?:it|them) in order|Ord[eé]n[ae]l[ao]s?|Ponlas en orden|Bring(?:en Sie)? (?:es|sie) in eine Reihenfolge)[^?]{0,40}$/u

interface Scored {
  at: number
  score: number
}

/** How well each question fits what it was called, the best first; a word that many have says little. */
export function scored(
  names: readonly string[],
  questions: readonly AssistantQuestion[],
  said = '',
): Scored[] {
  const told = questions.map((question) => ({
    question,
    text: wordsIn(question.question_text.replace(ORDERED, '')),
    options: wordsIn((question.options ?? []).map(({ option_text }) => option_text).join(' ')),
  }))
  const sums = questions.map(() => 0)
  const pairs = pairsIn(said)
  for (const name of names) {
    const found = told.map(({ question, text, options }) => closeness(name, question, text, options))
    const best = Math.max(0, ...found)
    const alike = found.filter((one) => one >= 2.6 && one >= best - 0.7).length
    found.forEach((one, at) => {
      sums[at] = (sums[at] ?? 0) + one / Math.sqrt(Math.max(1, alike))
    })
  }
  return sums
    .map((score, at) => ({
      at,
      score:
        score === 0
          ? 0
          : score +
            pairsIn(questions[at]?.question_text ?? '').filter((pair) => pairs.includes(pair)).length * 0.5,
    }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score || a.at - b.at)
}

const ALL = whole(
  'all (?:of )?(?:them|the questions|questions|these|those)|everything|every (?:one|question)|each (?:one|question|of them)|the (?:whole|entire) (?:thing|survey|lot|questionnaire|list)|the lot|throughout|everywhere|tod[ao]s(?: las preguntas| ellas)?|todo|toda la encuesta|cada (?:una|pregunta)|alle(?: fragen)?|alles|jede(?:r|s|n)?(?: frage)?|überall|die ganze umfrage|durchgehend',
)
const IT =
  /(?<!\p{L})(?:it|that(?: (?:one|question))?|this(?: (?:one|question))?|these|those|them|the (?:new|added) (?:one|question)|the one (?:you|we) (?:just )?(?:added|made|changed)|l[ao]s?|es[ao]|est[ao]|(?:la|esta|esa) (?:nueva|última que \p{L}+)|es|das|sie|diese[rsnm]?|dies|die neue|davon|daran|darin|dazu)(?!\p{L})/iu
/** “añádela”, “quítala”: the pronoun hangs on the verb. */
const HANGING = /(?<!\p{L})\p{L}{2,24}(?:[aeiáéí]r?)(?:se)?l[ao]s?(?!\p{L})/iu
const QUOTED = /["“„«‘']([^"”“»’']{4,200})["”“»’']/u
/** “number 3” and “Nr. 3” are no other number. */
const NUMBERED =
  /^#?\d{1,2}(?:\s(?:is|are|should|needs?|sounds?|asks?|to|as|noch|ist|soll|zu|als|klingt|está|es|suena|debería|que)(?!\p{L})|$)|(?<!\p{L})(?:la|el|las|the|die|der|bei|for|en)\s\d{1,2}(?!\s?(?:\p{L}|%|€|£|-|–|\/|:|\.\d))|(?<!\p{L})(?:la|el|las|die)\s\d{1,2}\s(?:que|sea|se|está|es|soll|als|ist|klingt|y|und|bitte|por|como|mejor)(?!\p{L})|(?<!\p{L})(?:questions?|numbers?|no|nr|n[º°]|q|fragen?|nummern?|preguntas?|números?|#)[.\s]{0,2}\d{1,2}(?!\p{L}|\d|[-–]?(?:min|min\.|years?|euros?|pounds?|jahre|años|uhr|%|€|£))/iu
const ORDINAL =
  /(?<!\p{L})(?:first|last|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|penultimate|\d{1,2}(?:st|nd|rd|th)|primer[ao]?s?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|sext[ao]|séptim[ao]|octav[ao]|noven[ao]|décim[ao]|últim[ao]s?|penúltim[ao]|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|fünfte[nrs]?|sechste[nrs]?|sieb(?:en)?te[nrs]?|achte[nrs]?|neunte[nrs]?|zehnte[nrs]?|letzte[nrs]?|vorletzte[nrs]?)(?!\p{L})/iu
/** Numbers alone: “2 and 4”, “3-5”, “the 3”. */
const ONLY_NUMBERS =
  /^(?:[\p{L}]{1,12}\s){0,3}#?\d{1,2}(?:\s?(?:,|-|–|&|and|und|y|bis|to|a|through)\s?#?\d{1,2}){0,8}\.?$/iu
const MAIN =
  /(?<!\p{L})(?:the )?(?:main|key|most important) (?:one|question)|die hauptfrage|la (?:pregunta )?principal(?!\p{L})/iu

/** The place of what is quoted, in most of its words. */
function quotedIn(quote: string, questions: readonly AssistantQuestion[]): number[] {
  const bare = wordsIn(quote).join(' ')
  const exact = questions.flatMap(({ question_text }, at) =>
    wordsIn(question_text).join(' ').includes(bare) ? [at] : [],
  )
  return exact.length === 1 ? exact : []
}

export const found = (places: readonly number[], isByName = false): Target => ({
  is: 'found',
  places: [...places],
  isByName,
})

const HAS_NUMBER = (text: string) =>
  NUMBERED.test(text) || ORDINAL.test(text) || ONLY_NUMBERS.test(text.trim())

const NEGATED = /(?<!\p{L})(?:not|cannot|can[’']t|no|nicht|kein\p{L}*)(?!\p{L})/iu
/** “the food one” is not the one about what somebody cannot eat. */
function affirmed(list: Scored[], text: string, questions: readonly AssistantQuestion[]): Scored[] {
  if (NEGATED.test(text) || /allerg|diet/iu.test(text)) return list
  const left = list.filter(({ at }) => !NEGATED.test(questions[at]?.question_text ?? ''))
  return left.length > 0 && (left[0]?.score ?? 0) >= (list[0]?.score ?? 0) ? left : list
}

/** The questions that a text names by a word of theirs; unsure where two fit alike. */
export function targetByName(
  text: string,
  questions: readonly AssistantQuestion[],
  isPlural = false,
): Target {
  const names = namesIn(text)
  if (names.length === 0) return { is: 'untold' }
  const named = text.trim()
  const list = affirmed(scored(names, questions, text), text, questions)
  const [first, second] = list
  if (!first) return { is: 'none', named }
  if (isPlural)
    return found(
      list.filter(({ score }) => score >= first.score * 0.6).map(({ at }) => at),
      true,
    )
  if (!second || first.score >= second.score * CLEARLY)
    return { is: 'found', places: [first.at], isByName: true, isFull: first.score >= names.length * FULLY }
  const near = list.filter(({ score }) => score * CLEARLY > first.score).map(({ at }) => at)
  return { is: 'unsure', places: near.slice(0, 4), named }
}

/** The questions that a text points at, in whatever way. */
const SPELLED =
  /(?<!\p{L})((?:questions?|numbers?|fragen?|nummern?|preguntas?|números?)\s)(\p{L}{2,7})(?:(\s(?:and|und|y)\s)(\p{L}{2,7}))?(?!\p{L})/giu
const digits = (word: string | undefined) => (word ? String(countWord(word.toLowerCase()) ?? word) : '')

/** “number four” is number 4. */
export const inDigits = (text: string) =>
  text.replace(
    SPELLED,
    (_, lead: string, one: string, and = '', other?: string) => `${lead}${digits(one)}${and}${digits(other)}`,
  )

export function targetIn(said: string, { questions, touched }: Scene, isPlural = false): Target {
  const text = inDigits(said)
  const quote = QUOTED.exec(text)?.[1]
  const quotedAt = quote ? quotedIn(quote, questions) : []
  if (quotedAt.length > 0) return found(quotedAt, true)
  if (ALL.test(text) && !HAS_NUMBER(text)) return found(questions.map((_, at) => at))
  if (MAIN.test(text)) return found([mainPlace(questions)])
  if (HAS_NUMBER(text)) {
    const { places, missing } = placesIn(text, questions.length)
    if (places.length > 0) return found(places)
    if (missing[0]) return { is: 'none', named: missing[0] }
  }
  const byType = typesNamed(text, questions)
  if (byType) return byType.length > 0 ? found(byType, true) : { is: 'none', named: text.trim() }
  const named = targetByName(text, questions, isPlural)
  if (named.is !== 'untold') return named
  if ((IT.test(text) || HANGING.test(text)) && touched.length > 0) return found(touched)
  return named
}

const FAVOUR = /in favour|a favor|dafür/iu
/** The main question of a survey: where people are for or against, else its first. */
export const mainPlace = (questions: readonly AssistantQuestion[]): number =>
  Math.max(
    0,
    questions.findIndex(({ options }) => (options ?? []).some(({ option_text }) => FAVOUR.test(option_text))),
  )
