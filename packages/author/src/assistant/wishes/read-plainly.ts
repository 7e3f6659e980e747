import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import type { Change } from './change.ts'
import { placesAbout, placesIn } from './places.ts'

/** Wishes as people say them who have never heard of a type, a place or an option. */

const SCALES =
  /(?<!\p{L})(?:no|nothing|not|none|without|don['’]?t (?:want|use|like)|keine?|nichts|ohne|sin|nada)\s+(?:(?:with|mit|con|de)\s+)?(?:(?:an?|the|any|more|eine[rnm]?|una|la|las|los)\s+)?[01]\s*(?:-|–|to|bis|a)\s*\d{1,2}(?!\d)/iu
const CHOICES_ARE =
  /^(?:the |die |las |los )?(.{2,40}?) (?:choices|options|answers|auswahl|optionen|antworten|opciones|respuestas)\s*(?:are|is|should be|would be|will be|sind|wären|sollten sein|son|serían|:)\s*(.{3,})$/iu
const STANDS =
  /^(?:can|could|should|put|move|have|kann|soll|setz\p{L}*|pon|puede)?\s*(?:the|die|das|la|el)\s+(.{2,40}?)(?:\s+(?:question|one|bit|part|frage|pregunta))?\s+(?:go|come|be|goes|should (?:be|go|come)|as|to the|at the|an|nach|ir|al|como|zuerst|ganz)?\s*(first|top|start|last|end|zuerst|anfang|vorne?|ende|schluss|primer[oa]|principio|última?|final)(?: please| bitte| por favor)?$/iu
const FROM_TO =
  /^(?:the |die |la |el )?(.{2,40}?)\s+(?:should|must|needs to|has to|soll(?:te)?|tiene que|debería|debe)\s+(?:be |go |ser |ir |von |de )?(?:on |from |an? |auf )?(?:scale of )?([01])\s*(?:to|-|–|bis|a|al)\s*(\d{1,2})(?!\d)/iu
const HURTS =
  /^(?:the |die |la |el )?(.{2,40}?)(?:\s+(?:question|one|frage|pregunta))?\s+(?:makes? (?:them|people|you) feel|feels?|sounds?|is|klingt|wirkt|ist|suena|resulta)\s+(?:a bit |too |very |so |zu |etwas |un poco |muy |demasiado )*(?:guilty|judg\p{L}+|harsh|rude|cold|blunt|accusing|preachy|vorwurfsvoll|hart|kalt|schroff|dur[oa]|frí[oa]|culpable|acusador\p{L}*)/iu
const PUT_IN =
  /^(?:please |also |and |bitte |también )*(?:put in|add|include|stick in|throw in|ask(?: them| people)?|find out|i(?:['’]d| would)? (?:also )?(?:like|want) to know|nimm auf|füg\p{L}* hinzu|añade|incluye|pregunta)\s+((?:whether|if|who|what|which|when|where|how|why|ob|wer|was|wann|wo|wie|welche[rsnm]?|si|quién|qué|cuándo|dónde|cómo|cuál)\s.{4,}?)[?.!]*$/iu
/** “yes, no, depends”. */
const BARE_LIST = /^[\p{L}’' -]{1,24}(?:\s*[,/]\s*(?:or |oder |o )?[\p{L}’' -]{1,24}){1,6}$/iu

const listed = (text: string) =>
  text
    .split(/\s{0,9}(?:,|;|\/|(?<!\p{L})(?:and|or|y|o|und|oder)(?!\p{L}))\s{0,9}/iu)
    .map((one) =>
      one
        .replace(/^(?:the|a|an|die|der|das|el|la|los|las)\s+/iu, '')
        .replace(/\s{1,9}thing$/iu, '')
        .trim(),
    )
    .filter(Boolean)

const NAMES_A_PLACE =
  /(?<!\p{L})(?:(?:question|number|frage|nummer|pregunta|número|q) ?\d|(?:first|second|third|fourth|fifth|last|next) (?:question|one|two|three)|(?:erste|zweite|dritte|letzte)\p{L}? frage|(?:primera|segunda|tercera|última) pregunta)/iu

const isStart = (word: string) => /^(?:first|top|start|zuerst|anfang|vorne?|primer|principio)/iu.test(word)

export function readPlainly(text: string, questions: readonly AssistantQuestion[]): Change[] | null {
  if (SCALES.test(text)) {
    const scales = questions.flatMap(({ question_type }, at) =>
      question_type === 'rating_scale' ? [at] : [],
    )
    return scales.length > 0
      ? [{ to: 'retype', places: scales, type: 'single_select' }]
      : [{ to: 'find kind' }]
  }
  const hurtful = HURTS.exec(text)?.[1]
  const sore = hurtful
    ? [...placesIn(hurtful, questions.length).places, ...placesAbout(hurtful, questions)]
    : []
  if (sore.length > 0) return [{ to: 'warm', places: sore }]
  // Places are read elsewhere.
  if (NAMES_A_PLACE.test(text)) return null
  const [, ofWhat = '', list = ''] = CHOICES_ARE.exec(text) ?? []
  if (ofWhat && listed(list).length > 1) {
    const [place] = placesAbout(ofWhat, questions)
    return place === undefined
      ? [{ to: 'ask choice', about: asWords(ofWhat, 60), options: listed(list) }]
      : [{ to: 'set options', place, options: listed(list) }]
  }
  const [, moved = '', where = ''] = STANDS.exec(text) ?? []
  const going = moved ? placesAbout(moved, questions) : []
  if (going.length > 0 && going.length < 3)
    return [{ to: 'move', places: going, before: isStart(where) ? 0 : questions.length }]
  const [, scaled = '', min, max] = FROM_TO.exec(text) ?? []
  const [scale] = scaled ? placesAbout(scaled, questions) : []
  if (scale !== undefined)
    return [
      { to: 'retype', places: [scale], type: 'rating_scale' },
      { to: 'set range', places: [scale], min: Number(min), max: Number(max) },
    ]
  const clause = PUT_IN.exec(text)?.[1]
  return clause ? [{ to: 'ask clause', clause }] : null
}

/** Answers that stand in a sentence of their own, behind what they answer. */
export const answersIn = (text: string): string[] => (BARE_LIST.test(text) ? listed(text) : [])
