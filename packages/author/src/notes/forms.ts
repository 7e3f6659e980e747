import { CONCEPTS } from './concepts.ts'
import { HINTS } from './hints.ts'
import type { Language } from './numbers.ts'

interface Concept {
  sure: Set<string>
  weak: Set<string>
  hints: Set<string>
}
const toConcept = (words: string): Concept => {
  const all = words.replaceAll(' ', '-').split('|')
  return {
    sure: new Set(all.filter((word) => !word.endsWith('?'))),
    weak: new Set(all.filter((word) => word.endsWith('?')).map((word) => word.slice(0, -1))),
    hints: new Set(),
  }
}
const KNOWN = CONCEPTS.map(toConcept)
for (const [name, words] of HINTS) {
  const concept = KNOWN.find(({ sure }) => sure.has(name))
  for (const word of words.split(' ')) if (!concept?.sure.has(word)) concept?.hints.add(word)
}

const PHRASES = KNOWN.flatMap(({ sure, weak, hints }) => [...sure, ...weak, ...hints])
  .filter((word) => word.includes('-') && !/^(?:push|pull|press|sit|chin)-ups?$/.test(word))
  .map((word) => word.replaceAll('-', ' '))
const PHRASE = new RegExp(`(?<!\\p{L})(?:${PHRASES.join('|')})(?!\\p{L})`, 'giu')
/** “flat white” is one word for one thing. */
export const withPhrasesJoined = (text: string) =>
  text.replace(PHRASE, (phrase) => phrase.replaceAll(' ', '-'))

const BY_WORD = new Map(
  KNOWN.toReversed().flatMap((concept) => [...concept.sure].map((word) => [word, concept])),
)
const conceptOf = (word: string) => BY_WORD.get(word)

/** True where the other word may mean what the first is the name of. */
export function mayMean(name: string, other: string): boolean {
  const concept = conceptOf(name)
  return concept !== undefined && (concept.sure.has(other) || concept.weak.has(other))
}

/** As above, or what people do it with. */
export const mayHint = (name: string, other: string): boolean =>
  mayMean(name, other) || conceptOf(name)?.hints.has(other) === true

/** Every word that a title's words are called by. */
export function wordsMeaning(title: string): string[] {
  const words = [...new Set([...wordsOf(title), ...wordsOf(withPhrasesJoined(title))])]
  const telling = words.filter((word) => !GENERIC.has(word))
  return (telling.length > 0 ? telling : words).flatMap((word) => [word, ...(conceptOf(word)?.sure ?? [])])
}

/** The words by which a title is told from others. */
export const titleWords = (title: string) => wordsOf(title).filter((word) => !GENERIC.has(word))

/** It means something by itself, and is no slip of another. */
export const isKnownWord = (word: string) => conceptOf(word) !== undefined

const setOf = (words: string) => new Set(words.split(' '))

/** Words that join others: none of them is ever what is tracked. */
const PARTICLES = setOf(
  'a an the my our your his her their this that and or of to for per in on at by from with without out up down off about before after over all any some me us al del con para por sin el la los las lo un una unos unas de en y o mi mis tu tus su sus nuestro nuestra que se me antes después than under below max maximum most least máximo mínimo höchstens maximal mindestens unter der die das den dem des ein eine einen einem einer und oder zu zum zur vom von am im ins an auf aus bei beim mit nach vor für über mein meine meinen meinem meiner unser unsere unseren raus alle als sich',
)

/** Words of a title that say nothing of what is tracked. */
const GENERIC = setOf(
  'more less practise practice practising play playing do doing learn learning study studying lernen aprender estudiar time zeit tiempo number count go going drink drinking eat eating take taking have mit dem raus vom zum am im auf bei with out on by al del con para a an the my our mi mis mein meine meinen meiner of to for per daily every day each no not without sin ohne kein keine keinen nicht quit stop avoid dejar free and in minutes hours üben spielen machen gehen trinken essen mehr weniger täglich jeden tag und der die das zu hacer tocar practicar tomar beber comer más menos diario cada día y el la los las de un una money dinero geld exercise exercises ejercicio ejercicios übungen übung body corporal körper resting personal rate level intake home casa hause zuhause at en seen sent new neue nuevas nuevos blood sangre blut amount total estado',
)
/** These are needed beside the other words: a dog is not yet a walk. */
const NOT_ENOUGH = setOf(
  'caught split taken genommen tomada done call phone phoned called ring rang text texted visited met angerufen telefonieren besuchen llamada visitar walk run read write cook clean wash make get give visit feed brush wake up stand anrufen llamar leer escribir lesen schreiben vorlesen kochen mum mom mother mama mamá mutter dad father papá vater grandma gran granny nan abuela oma grandpa grandad abuelo opa dog cat perro gato hund katze kids children kid child niños niño niña kinder kind bebé baby peque friend friends amigos freunde plants plantas pflanzen blumen cold hot warm deep early late long short healthy big small packed lunch dinner breakfast games juegos spiele room bed story book morning evening night frío fría kalt kalte früh spät lang tief',
)

/** Somebody who only feels them has not exercised them. */
const BODY = setOf(
  'back rücken espalda knee rodilla knie neck nacken cuello hip shoulder schulter hombro feet füße pies hands hände manos',
)

const folded = (word: string) => word.toLowerCase().normalize('NFC')

/** English and German endings off, so that “gardened” is “gardening”. */
function stem(word: string, language: Language): string {
  const w = folded(word)
  if (language === 'es') return spanishStem(w)
  if (w.length <= 4) return w.replace(/s$/, '')
  let root = w.replace(/^ge(?=\p{L}{4,}t$)/u, '')
  // Again and again: “flossed” is “floss” first.
  for (let shorter = cut(root); shorter !== root; shorter = cut(root)) root = shorter
  return root.slice(0, 12)
}

const cut = (word: string) =>
  word.replace(/(?<=\p{L}{4})(?:ingen|ungen|ing|edly|ed|ies|es|en|er|te|st|s|t|e|n)$/u, '')

export const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
/** “regué” and “regar”, “cafecitos” and “café”. */
const spanishStem = (word: string) =>
  plain(word)
    .replace(/(?<=\p{L}{3}[aei]r)(?:me|te|se|nos)$/u, '')
    .replace(/(?<=\p{L}{3})(?:cit|it)[oa]s?$/u, '')
    .replace(
      /(?<=\p{L}{3})(?:iendo|ieron|ando|aron|amos|emos|imos|aste|iste|ados?|adas?|idos?|idas?|aba|ar|er|ir|es|os|as|e|i|o|a|s)$/u,
      '',
    )
    .replace(/gu$/, 'g')
    .replace(/qu$/, 'c')
    .replace(/z$/, 'c')

/** Words that another language has for something else. */
const ONLY_IN: Record<string, string> = {
  las: 'de',
  rad: 'de',
  rang: 'en',
  papa: 'de',
  humor: 'es',
  red: 'en',
  sat: 'en',
  chor: 'de',
  ale: 'en',
  gin: 'en',
  rom: 'es',
  ei: 'de',
  ave: 'es',
  sent: 'en',
  mami: 'es',
  cost: 'en',
  halbe: 'de',
  orden: 'es',
  auf: 'de',
}

export interface Form {
  isSure(word: string): boolean
  /** It may be meant, where a number fits it. */
  isWeak(word: string): boolean
}

export interface Forms {
  all: Form[]
  /** One of them is enough. */
  isAnyEnough: boolean
  /** Or all of these, some of which may be only hinted at. */
  together: Form[]
}

const ROOTS = new Map<Language, Map<string, Concept>>()
function byRoot(language: Language): Map<string, Concept> {
  const known =
    ROOTS.get(language) ??
    new Map(KNOWN.flatMap((concept) => [...concept.sure].map((word) => [stem(word, language), concept])))
  ROOTS.set(language, known)
  return known
}

/** “hillwalking”. */
const ENGLISH_COMPOUND = /(?<=\p{L}{3})(?:walking|running|swimming|climbing|reading|writing)$/u
const COMPOUND_HEAD = 6
/** “ausgelaufen”, “verschlafen”: other verbs. */
const PARTICLE = /^(?:aus|ab|ver|ent|zu|unter|über|durch|weg|vor|nach|an|auf|ein|um|er|be|zer|hinter)(?:ge)?$/
/** “Chorprobe” is choir, “Yogastunde” is yoga. */
const SESSION =
  /^(?:s|n|en)?(?:proben?|stunden?|training|kurs|übung(?:en)?|einheit(?:en)?|runden?|zeit|unterricht|session|touren?|gang|gänge)$/u
const SHORT_STEM = 4
/** “eingesungen” of “Einsingen”. */
const SEPARABLE = /^(ein|aus|ab|an|auf|vor|zu|nach|um|weg|durch|mit)(\p{L}{4,}n)$/u
/** Shorter ones are the roots of several words. */
const LONG_ROOT = 5

function formOf(word: string, language: Language, head = ''): Form {
  const isOf = (other: string) => (ONLY_IN[other] ?? language) === language || other === word
  const root = stem(word, language)
  const isRoot = (other: string) => stem(other, language) === root
  const concept =
    conceptOf(word) ??
    conceptOf(ENGLISH_COMPOUND.exec(word)?.[0] ?? '') ??
    (root.length >= LONG_ROOT ? byRoot(language).get(root) : undefined)
  const isShort = root.length < 4
  const isAlike = concept
    ? (other: string) =>
        isOf(other) && (concept.sure.has(other) || (root.length >= LONG_ROOT && isRoot(other)))
    : (other: string) => !isShort && isRoot(other)
  const isCompound = (other: string) =>
    language === 'de' &&
    word.length >= COMPOUND_HEAD &&
    other.endsWith(word) &&
    // “Mittagsschlaf” is another thing than “Schlaf”.
    (conceptOf(other) ?? concept) === concept &&
    !PARTICLE.test(other.slice(0, -word.length))
  const isSessionOf = (other: string) =>
    language === 'de' &&
    word.length >= SHORT_STEM &&
    other.startsWith(word) &&
    SESSION.test(other.slice(word.length))
  const isSeparable = (other: string) => {
    const [, prefix, verb] = SEPARABLE.exec(word) ?? []
    return (
      language === 'de' &&
      prefix !== undefined &&
      verb !== undefined &&
      other.startsWith(`${prefix}ge`) &&
      mayMean(verb, other.slice(prefix.length))
    )
  }
  const headRoot = head && word !== head && word.endsWith(head) ? stem(head, language) : null
  return {
    isSure: (raw) => {
      const other = folded(raw)
      return (
        other === word ||
        isAlike(other) ||
        isCompound(other) ||
        isSessionOf(other) ||
        isSeparable(other) ||
        (headRoot !== null && stem(other, language) === headRoot)
      )
    },
    isWeak: (raw) => {
      const other = folded(raw)
      return concept !== undefined && isOf(other) && (concept.weak.has(other) || concept.hints.has(other))
    },
  }
}

const wordsOf = (title: string) =>
  (title.replace(/\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []).map(folded)

/** “Stairs instead of lift”: the lift is what it is not. */
const NOT_THIS =
  /(?<=\p{L}) (?:statt|anstatt|instead of|rather than|en vez de|en lugar de|away from(?: the| my)?|not at(?: the| my)?) (?:\p{L}+)(?: \p{L}+)?$/iu

/** For each word that must be there, the forms in which it may be; a German compound also by its head (“Vokabeln” of
 * “Spanischvokabeln”). */
export function formsOf(
  title: string,
  language: Language,
  others: readonly string[] = [],
  head?: string,
  isUncounted = false,
): Forms {
  const words = wordsOf(title.replace(NOT_THIS, ' '))
  const telling = words.filter((word) => !GENERIC.has(word) && !PARTICLES.has(word))
  const known = words.filter((word) => conceptOf(word))
  const vague = words.filter((word) => !PARTICLES.has(word))
  const meant = [telling, known, vague, words].find((some) => some.length > 0) ?? words
  const shared = new Set(others.flatMap(wordsOf))
  const enough = meant.filter(
    (word) =>
      !NOT_ENOUGH.has(word) && !shared.has(word) && word.length > 1 && !(isUncounted && BODY.has(word)),
  )
  const isAnyEnough = meant.length > 1 && enough.length > 0 && !meant.some((word) => NEEDED.has(word))
  return {
    all: (isAnyEnough ? enough : meant).map((word) => formOf(word, language, head)),
    isAnyEnough,
    together: meant.map((word) => formOf(word, language, head)),
  }
}

/** Without these it is something else: a shower is not yet a cold one. */
const NEEDED = setOf('cold hot warm deep early late long healthy frío fría kalt kalte früh spät tief packed')
