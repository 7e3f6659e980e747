import type { Kind } from '../kinds/kind.ts'
import type { Language } from '../known-question.ts'

/** What cannot be a thing that is asked about: it begins or goes on like something else. */
const NO_THING =
  /^(?:because|so|since|there|with|without|for|to|i|we|my (?:husband|wife|partner|mother|father|mum|dad)|our (?:\p{L}+ )?(?:teenagers|kids|children)|need|about|each other|one|ones|half|some hardly|quick|nothing|no|not|please|simple|polite|porque|con|sin|para|por|que|así|somos|hay|unas?|unos|tono|nada|weil|damit|mit|ohne|für|und|aber|seit|bitte|nichts|auch|wir|ich|bis|gut|höchstens|freundlich)(?!\p{L})|\d|(?<!\p{L})(?:is|are|have|has|don['’]?t|don|want|i|we|they|hay|es|son|están|quiero|ist|sind|haben|möchte|will|reichen|questions?|preguntas|fragen|each other)(?!\p{L})/iu

export const isSoundThing = (text: string): boolean => !NO_THING.test(text.trim())

/** What was said about the survey, and is no name of anything. */
const NO_NAME =
  /(?<!\p{L})(?:mich|dich|mir|dir|raus|weg|etwas|vorsichtiger|lieber|doch|ans ende|am ende|ganz nach oben|at the end|al final|al principio)(?!\p{L})|^(?:qué|por qué|cómo|what|how|why|was|wie|warum)(?!\p{L})/iu

/** Whether something can be asked about under the name that was given. */
export const isSoundName = (text: string): boolean => !NO_NAME.test(text.trim())

/** What turning a clause around can leave behind. */
const UNSOUND: Record<Language, RegExp> = {
  en: /^(?:(?:can|do|did|will|would|could) you (?:\p{L}+ )?what(?!\p{L})|did you stop what|how far would an? \p{L}+ you|when suits?\?|who are you\?|(?:what|where|when|how|why) do you (?:with|about|for|in|on|at)(?!\p{L}))|(?<!\p{L})(?:the i|the each|you they|you we|the (?:because|so|need)|i want)(?!\p{L})|^(?:how|what|when|where|which|who)\?$/iu,
  es: /(?<!\p{L})(?:apetece|gusta|gustaría) deber\p{L}{2,6}(?!\p{L})|(?<!\p{L})(?:el|la|los|las) (?:porque|con|sin|para|qué|que|si)(?!\p{L})|(?:sabes|recuerdas|conoces) (?:\p{L}+ ){0,3}te \p{L}{2,12}[ae]n(?!\p{L})|^¿cuánt[oa]s? (?:estás|eres|has)(?!\p{L})|(?<!\p{L})el a l[oa]s?(?!\p{L})|^¿(?:qué|cómo|cuándo|dónde)\?$/iu,
  de: /(?<!\p{L})(?:den|das|die) (?:mich|dich|mir|dir|oberhalb|weil|ich|wir)(?!\p{L})|^welche \p{L}+ wäre |über \p{L}+ (?:sind|ist)(?!\p{L})|(?<!\p{L})die (?:kundschaft|belegschaft|leserschaft|elternschaft|nachbarschaft) (?!\p{L}*er(?!\p{L}))|^(?:was|wie|wann|wo|wer)\?$/iu,
}

/** Nothing ungrammatical is printed: better one question less. */
export const isSoundQuestion = (text: string, language: Language): boolean => !UNSOUND[language].test(text)

/** A question, or something that somebody does to what is theirs, stands in no other sentence. */
const NO_PHRASE =
  /^(?:(?:the|die|el|la) (?:question|frage|pregunta),?\s)?(?:how|what|why|when|where|who|which|do|wie|was|warum|wann|wo|wer|welche\p{L}?|cómo|qué|por qué|cuándo|dónde|quién)(?!\p{L})|[¿?]|^(?:the )?\p{L}{3,}ing (?:our|my)(?!\p{L})/iu
/** What is the asker's own has a phrase of its own. */
const OWN: ReadonlySet<Kind> = new Set(['asker', 'own thing', 'person', 'habit', 'activity', 'change'])

export const isSoundPhrase = (phrase: string, kind: Kind): boolean =>
  !NO_PHRASE.test(phrase.trim()) ||
  (OWN.has(kind) && !/[¿?]|(?<!\p{L})(?:do|does|did) you(?!\p{L})/iu.test(phrase))
