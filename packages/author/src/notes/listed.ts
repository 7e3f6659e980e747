import type { Clause } from './clauses.ts'
import { isKnownWord, mayHint, titleWords } from './forms.ts'
import { isCount, isLevel, isNamed, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import type { Reader } from './reader.ts'
import { isStrangeTo } from './sole-owner.ts'
import { unitOf } from './units.ts'
import { isOfOtherDays } from './usual.ts'

/** One amount told in parts: “Protein: shake 30g, chicken 50g, yogurt 15”, “Rad: hin 9 km, zurück 11”, “0.5 l im Büro,
 * 0.75 l beim Sport”, “a tea at 7, one at 11, two with Sue”. */

const AMOUNT = new RegExp(`(?<![\\d.:/\\p{L}])\\+?(${FIGURE})(?![\\d.:/]| ?%)(?: ?(\\p{L}+))?`, 'gu')
const THERE =
  /(?<!\p{L})(?:there|out|hin|hinweg|hinwärts|ida|de ida|a la ida|outbound|rauf|up|subida)(?!\p{L})/iu
const BACK =
  /^(?:(?:and|y|und) )?(?:(?:the )?way )?(?:back|home|zurück|rückweg|heim|vuelta|de vuelta|a la vuelta|runter|down|bajada|return)(?!\p{L})|(?<!\p{L})(?:back|home|zurück|heim|vuelta|runter)\s*$/iu
const UNLIKE =
  /(?<!\p{L})(?:no|not|none|didn['’]?t|without|sin|kein\p{L}*|nicht|ohne|total|in all|altogether|insgesamt|zusammen|en total|tomorrow|yesterday|ayer|gestern|wait|sorry|actually|left|to go|goal|instead|of (?:them|those|which)|davon|sure|maybe|or|casi|almost|nearly|fast|perdón|digo|nein|also|was|were|is|meant|supposed|should|planned|wanted|usually|normally|i|he|she|they|we|ich|er|sie|wir|yo|él|ella|quería|iba|debía|sollte|wollte|eigentlich|geplant|previsto|tenía)(?!\p{L})/iu
const AFTER_IT =
  /\d[^\d]{0,12}(?:total|in all|altogether|insgesamt|zusammen|left|to go|goal|of (?:them|those|which)|davon|tomorrow|yesterday|ayer|gestern)(?!\p{L})/iu
const PLACED =
  /^\+?\d[\d.]* ?\p{L}+ (?:at|in|on|after|before|with|during|while|between|im|in|beim|bei|nach|vor|auf|während|zwischen|am|zum|en|por|con|después|antes|tras|durante|al|a)(?!\p{L})/iu
/** “45 en el camión y 60 de tacos”. */
const ON_SOMETHING =
  /^\+?\d[\d.]*(?: ?\p{Sc}| ?\p{L}{2,7})? (?:en|de|del|on|for|at|in|für|fürs|im|beim|bei|para|por)(?!\p{L})/iu
/** “yogurt 15”, “50g chicken”: an item and its amount, in few words. */
const MOST_WORDS = 5

/** “protein shake 25g”, “prot 40 at breakfast”. */
const ITEM_AND_AMOUNT =
  /^(?: \p{L}{3,15}){0,2} \d[\d.]* ?(?:g|gr|grams?|gramos|gramm|ml|cl|oz)?(?: (?:at|for|zum|beim|en|al|a) (?:the |el |la )?\p{L}+)?$/iu

interface Part {
  /** In the owner's unit. */
  value: number
  hasUnit: boolean
}

function partOf(text: string, owner: Meant, scale: number): Part | null {
  const [only, ...more] = [...text.matchAll(AMOUNT)]
  if (!only?.[1] || more.length > 0 || UNLIKE.test(text.slice(0, only.index)) || AFTER_IT.test(text))
    return null
  if (isOfOtherDays(text)) return null
  const after = text.slice(only.index + only[0].length)
  if (owner.dimension !== 'money' && /^ ?[£€$₹]/u.test(after)) return null
  const { dimension, factor } = unitOf(only[2] ?? '')
  if (only[2] && dimension === owner.dimension)
    return { value: (Number(only[1]) * factor) / owner.factor, hasUnit: true }
  const isMeasured = only[2] !== undefined && !dimension.startsWith('count:')
  return isMeasured ? null : { value: Number(only[1]) * scale, hasUnit: false }
}

function ownerOf(text: string, { meants }: Reader): Meant | null {
  const [owner, ...others] = meants.filter((meant) => meant.feature.unit && placeOf(meant, text))
  if (!owner) return payerOf(text, meants)
  return others.length === 0 && !isLevel(owner) ? owner : null
}

/** “cine 9 €”: of all that is spent. */
function payerOf(text: string, meants: readonly Meant[]): Meant | null {
  const [owner, ...others] = meants.filter(({ dimension }) => dimension === 'money')
  return owner && others.length === 0 && isNamed(owner, 'spent') && A_PRICED_ITEM.test(text) ? owner : null
}
const A_PRICED_ITEM = /^\p{L}{3,}(?: \p{L}{3,})? \d[\d.]* ?(?:[£€$]|euros?|eur|pounds|dollars|quid)$/iu
const AN_ITEM = /^\p{L}{3,}(?: \p{L}{3,})? \d[\d.]*(?: ?(?:[£€$]|euros?|eur|pounds|dollars|quid))?$/iu

const short = (value: number) => String(Number(value.toFixed(4)))

const NO_AMOUNT = /^\p{L}{3,12}(?: \p{L}{3,12})?$/u

type Kind = 'list' | 'amounts' | 'way' | 'places' | 'spent' | 'subjects'

/** “30g protein shake, 45g chicken”. */
const AN_AMOUNT_OF = /^\d[\d.]* ?(?:g|gr|grams?|gramos|gramm) (?:(?:of|de) )?\p{L}+/iu
const BEFORE_AMOUNT = /^[^\d]{1,40}(?=\d)/u
/** “90 min of maths, 45 of stats”; without “of” only what is taught. */
const SUBJECT =
  /^\+?\d[\d.]*(?: ?(?:h|hs|hrs?|hours?|horas?|std|stunden?|min|mins|minutes?|minutos?|minuten?))? (?:(?:of|de|on) (?!(?:it|that|ello|la|el|the|my)(?!\p{L}))(\p{L}{3,})|(maths?|algebra|calculus|physics|chem(?:istry)?|orgo|bio(?:logy)?|stats|statistics|history|law|econ(?:omics)?|anatomy|grammar|vocab|french|latin|mathe|physik|chemie|statistik|geschichte|jura|bwl|vwl|anatomie|informatik|latein|englisch|grammatik|mates|química|física|historia|estadística)(?!\p{L}))/iu
/** “1.5 Std Methodenlehre”. */
const GERMAN_SUBJECT =
  /^\+?\d[\d.]* (?:h|Std\.?|Stunden?|min|Minuten) (?:für )?(?!Pause)\p{Lu}\p{Ll}{3,}(?: gelernt)?$/u
const isStudy = (owner: Meant) => isNamed(owner, 'gelernt')
function isSubjectOf(owner: Meant, text: string): boolean {
  const [, of, taught] = SUBJECT.exec(text) ?? []
  const word = (of ?? taught)?.toLowerCase()
  if (word && titleWords(owner.feature.title).includes(word)) return false
  if (!word) return isStudy(owner) && GERMAN_SUBJECT.test(text)
  const isOwn = titleWords(owner.feature.title).some((name) => mayHint(name, word))
  return isOwn || !isKnownWord(word)
}

/** Whether a part goes on with what the first one began. */
function goesOn(text: string, part: Part, kind: Kind, owner: Meant): boolean {
  if (kind === 'way') return BACK.test(text)
  if (kind === 'amounts') return AN_AMOUNT_OF.test(text)
  if (kind === 'spent') return ON_SOMETHING.test(text) || AN_ITEM.test(text)
  if (kind === 'subjects' && isSubjectOf(owner, text)) return true
  if (kind === 'list' && !/\p{L}/u.test(text)) return false
  if (kind === 'list') return (text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS || part.hasUnit
  return part.hasUnit && PLACED.test(text) && !isStrangeTo(owner, text)
}

function kindOf(text: string, owner: Meant): Kind {
  if (THERE.test(text)) return 'way'
  if (owner.dimension === 'money') return 'spent'
  const name = placeOf(owner, text)
  if (!name) return 'places'
  if (owner.dimension === 'duration' && isSubjectOf(owner, text.replace(BEFORE_AMOUNT, ''))) return 'subjects'
  const after = text.slice(name.to)
  if (owner.dimension === 'mass' && AN_AMOUNT_OF.test(text)) return 'amounts'
  return /^[^\d]{0,12}:/.test(after) || (name.from === 0 && ITEM_AND_AMOUNT.test(after)) ? 'list' : 'places'
}

export function summedAsAList(clauses: readonly Clause[], reader: Reader): Clause[] {
  const result: Clause[] = []
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] as Clause
    const owner = ownerOf(clause.text, reader)
    const [first, ...others] = [...clause.text.matchAll(AMOUNT)]
    const head = owner && others.length === 0 ? partOf(clause.text, owner, 1) : null
    if (!owner || !first?.[1] || !head) {
      result.push(clause)
      continue
    }
    const kind = kindOf(clause.text, owner)
    const scale = head.value / (Number(first[1]) || 1)
    const parts: Part[] = []
    let taken = 0
    for (const [next, { text }] of clauses.slice(at + 1).entries()) {
      // “30g oats and whey”.
      if (kind === 'list' && NO_AMOUNT.test(text) && !reader.meants.some((meant) => placeOf(meant, text)))
        continue
      const part = partOf(text, owner, scale)
      if (!part || reader.meants.some((meant) => meant !== owner && placeOf(meant, text, true))) break
      if (!goesOn(text, part, kind, owner)) break
      parts.push(part)
      taken = next + 1
    }
    const sum = parts.reduce((all, { value }) => all + value, head.value)
    const hasUnit = first[2] && unitOf(first[2]).dimension === owner.dimension
    const said = `${short(sum / scale)}${hasUnit ? ` ${first[2]}` : ''}`
    const isItem = kind === 'list' || kind === 'amounts' || kind === 'way'
    result.push(
      parts.length === 0
        ? clause
        : {
            ...clause,
            text: isItem
              ? `${owner.feature.title} ${said}`
              : clause.text.replace(hasUnit ? first[0] : first[1], said),
          },
    )
    at += taken
  }
  return result
}

/** “tea at 8, 1 at 10, 2 with Sue”: the first one is one. */
const MORE_OF_THEM =
  /^\+?\d{1,2} (?:at|with|before|after|midday|on|in|um|mit|nach|vor|beim|zum|con|por|a|al|en|después|antes)(?!\p{L})/iu
const AT_ITS_TIME =
  /^\s*(?:$|(?:at|um|a las?|gegen|with|mit|con|before|after|nach|vor|zum|beim|antes|después|midday)(?!\p{L})|[…·])/iu

export function withFirstOfThem(clauses: readonly Clause[], reader: Reader): Clause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1]
    const owner = next && MORE_OF_THEM.test(next.text) ? ownerOf(clause.text, reader) : null
    const name = owner && isCount(owner) ? placeOf(owner, clause.text) : null
    if (!name || name.from > 0 || !AT_ITS_TIME.test(clause.text.slice(name.to))) return clause
    return { ...clause, text: `1 ${clause.text.slice(0, name.to)}` }
  })
}
