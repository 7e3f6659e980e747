import { guessLanguage } from '../language.ts'
import { graver, type Tone } from '../model.ts'
import { numberOf } from '../numbers.ts'
import { type Token, tokenise } from '../tokens.ts'
import { type InClass, type Match, matches } from './cue.ts'
import { type Words, wordsFor } from './lexicons.ts'
import { type Known, NOBODY_KNOWN, objectAfter, type Subject, subjectBefore } from './subject.ts'

/** What a text says by itself, before anything around it is known. */
export interface OwnReading {
  tone: Tone
  /** The cues that decided it. */
  reasons: string[]
  tokens: Token[]
  words: readonly Words[]
  isDeath: boolean
  isIllness: boolean
  /** The dead or ill, as far as the text names them: folded names and words of kinship. */
  about: string[]
  isAnimal: boolean
  /** Thanks for the cards, back at work: what is said in the weeks after. */
  isAfterwards: boolean
  /** Words for leaving, which are grave only after a name that is known. */
  euphemisms: { words: Words; match: Match }[]
  /** Where the grave words stand. */
  sentences: Set<number>
}

const LAUGHS = /(?<!\p{L})(?:lol|lmao|rofl|hahah?|haha|jaja|jajaja|hehe|xd)(?!\p{L})|[😂🤣😅😆]/iu

/** Mourning words that take whom they mourn behind them. */
const WITH_OBJECT =
  /^(?:rip|r i p|rest in|rest easy|rest now|in loving|in memory|passing of|loss of|mourn|griev|funeral|say\|said|d e p|dep|descans|en paz|que en paz|condolenc|mis condol|pésame|luto|ruhe|ruhet|trauer|beileid|beerdig|buried|bury|enterramos|lost |perdimos|perdí|grief|gone too|laid to|burial|cremat)/

/** What people say of a football team without meaning it. */
const MANNER =
  /^(?:rip|r i p|rest in|rest easy|mourn|griev|grief|funeral|in loving|in memory|condol|luto|duelo|descans|en paz|dep|d e p|pésame|ruhe|trauer|beileid|beerdig|buried|bury|burial|coffin|casket|hearse|obituary|the wake|gone too|lost |entierro|el entierro|funeral\*|sarg|heartb|laid to|no longer|out of|perdimos|perdió|no more|nothing more|nichts mehr|life supp|resuscit|reanim|cardiac|heart attack|heart stop|stroke|herzinf|infarto|infarkt|terminal|widow|suicid|cemet|eulogy|minute|killed|murder|massac|masac|massak|slipped|mord|stabb|shot dead|assault|bombing|beerd|last breath|depress|devast|injur|hospital|therap|lesi|verletz|accident|dark|crash|war|krieg|guerra|bomb|tragedy|tragic|kranken|falling|attack)/

const PLACES_OF_WORK =
  /^(?:hospice|intensive|icu|neonatal|nicu|palliat|hospiz|intensivst|uci|la uci|cuidados|terapia int|hospital|ward|surgery|surgeon|operation|operaci|a&e|ambulance|paramedic|emergency|klinik|krankenh|notaufn|notarzt|rettung|urgencias|ambulancia|on a vent|beatm|resuscit|reanim|dement|demenz|demencia|cancer|chemo|quimio|stroke|cardiac|palliativ|death|end of life|mortuary|op$|patient|dialy|diálisis|biops|blood|stitches|mri|ct scan|therap|depress|covid|pandem|corona|vaccin|impf|vacun|ill$|illness|krank|enferm|injur|verletz|fractur|sepsis|mening|lockdown|donante|weaning|cirug|pneumon|lungenent|ivf)/

export function readText(
  text: string,
  language: string | null,
  known: Known = NOBODY_KNOWN,
  tokens: Token[] = tokenise(text),
): OwnReading {
  const words = wordsFor(guessLanguage(tokens, (t) => t.key) ?? language)
  const reading: OwnReading = {
    tone: 'clear',
    reasons: [],
    tokens,
    words,
    isDeath: false,
    isIllness: false,
    about: [],
    isAnimal: false,
    isAfterwards: false,
    euphemisms: [],
    sentences: new Set(),
  }
  if (tokens.length === 0) return reading
  for (const w of words) readWith(w, text, reading, known)
  reading.about = [...new Set(reading.about)]
  return reading
}

function readWith(words: Words, text: string, reading: OwnReading, known: Known) {
  const { tokens } = reading
  const found = matches(words.cues, tokens, classesOf(words, known))
  if (found.length === 0) return
  const kinds = new Set(found.map((m) => m.cue.kind))
  const idioms = found.filter((m) => m.cue.kind === 'idioms')
  const covered = new Set<number>()
  for (const m of idioms) for (let i = m.from; i < m.to; i++) covered.add(i)
  const isSpent = (m: Match) => {
    for (let i = m.from; i < m.to; i++) if (covered.has(i)) return true
    return false
  }
  const isSport = kinds.has('sport')
  const isWork = kinds.has('atWork')
  const laughs = LAUGHS.test(text)
  const note = (tone: Tone, m: Match) => {
    reading.tone = graver(reading.tone, tone)
    reading.reasons.push(`${tone}: ${m.cue.source}`)
    if (tone === 'red') reading.sentences.add((tokens[m.from] as Token).sentence)
  }
  if (kinds.has('afterwards')) reading.isAfterwards = true
  // "The bougainvillea died. … It died of stubbornness.": the second is about the first.
  const dying = found.filter((m) => m.cue.kind === 'dying' && !isSpent(m))
  const subjects = dying.map((m) => subjectOf(m, tokens, words, known)?.kind)
  const isAboutThing =
    subjects.includes('thing') && !subjects.includes('person') && !subjects.includes('animal')
  const hasKin = tokens.some((t) => words.kin.has(t.key))
  for (const m of found) {
    const { kind, source } = m.cue
    if (kind === 'euphemisms') reading.euphemisms.push({ words, match: m })
    if (kind === 'hidden' && !isSpent(m)) note('hidden', m)
    if (kind === 'amber' && !isSpent(m)) {
      if (isWork && PLACES_OF_WORK.test(source) && !namesKin(tokens, m, words)) continue
      if (isSport && MANNER.test(source)) continue
      note('amber', m)
    }
    if (kind !== 'death' && kind !== 'illness' && kind !== 'violence' && kind !== 'dying') continue
    if (isSpent(m)) continue
    const subject = subjectOf(m, tokens, words, known)
    if (subject?.kind === 'thing' || subject?.kind === 'self') continue
    if (subject?.kind === 'open' && isAboutThing) continue
    const isNamed = subject?.kind === 'person' || subject?.kind === 'animal'
    if (isSport && !isNamed && (kind === 'dying' || MANNER.test(source)) && !namesKin(tokens, m, words))
      continue
    if (isWork && PLACES_OF_WORK.test(source) && !namesKin(tokens, m, words)) continue
    const isMock = laughs && !isNamed && !hasKin && (kind === 'dying' || WITH_OBJECT.test(source))
    note(isMock ? 'amber' : 'red', m)
    if (isMock) continue
    if (kind === 'death' || kind === 'dying') reading.isDeath = true
    if (kind === 'illness') reading.isIllness = true
    if (subject?.kind === 'animal') reading.isAnimal = true
    const who = isNamed && subject.key ? [subject.key] : namedBeside(tokens, m, words, known)
    reading.about.push(...who)
    if (who.some((key) => words.pets.has(key) || known.animals.has(key))) reading.isAnimal = true
  }
  if (isSecret(found, isSpent)) note('hidden', found.find((m) => m.cue.kind === 'kept') as Match)
}

/** Told in confidence, or somebody else's affair that is to be kept quiet; surprise parties apart. */
function isSecret(found: readonly Match[], isSpent: (m: Match) => boolean): boolean {
  const has = (kind: string) => found.some((m) => m.cue.kind === kind && !isSpent(m))
  if (!has('kept')) return false
  const isSworn = found.some(
    (m) => m.cue.kind === 'kept' && /confiden|secrecy|vertrauen|confianza|mi boca no/.test(m.cue.source),
  )
  if (has('harmless')) return false
  return has('delicate') || (isSworn && has('told'))
}

function subjectOf(m: Match, tokens: readonly Token[], words: Words, known: Known): Subject | null {
  const { kind, source } = m.cue
  if (kind === 'dying') {
    const after = objectAfter(tokens, m.to, words, known)
    if (/^(?:death|muerte|tod|tote|toter|toten|totes|difunt|finad)/.test(source)) {
      if (after.kind !== 'open') return after
      return subjectBefore(tokens, m.from, words, known)
    }
    if (/^dead/.test(source)) {
      const next = tokens[m.to]
      const isAttribute =
        next !== undefined &&
        next.sentence === tokens[m.from]?.sentence &&
        !SMALL.has(next.key) &&
        after.kind !== 'open'
      return isAttribute ? after : subjectBefore(tokens, m.from, words, known)
    }
    const before = subjectBefore(tokens, m.from, words, known)
    if (words.language !== 'es') return before
    if (before.kind === 'person' || before.kind === 'animal') return before
    return after.kind === 'open' ? before : after
  }
  const next = tokens[m.to]
  const points =
    next?.sentence === tokens[m.from]?.sentence && (next?.isCapital || POINTING.has(next?.key ?? ''))
  if (WITH_OBJECT.test(source) && points) {
    const after = objectAfter(tokens, m.to, words, known)
    if (after.kind === 'thing' || after.kind === 'person' || after.kind === 'animal') return after
  }
  return null
}

const POINTING = new Set(
  'for of to my our the dear old poor little sweet this that por a al de del mi mis nuestro nuestra el la los las um mein meine meinen meinem unser unsere unserem der die das den dem'.split(
    ' ',
  ),
)

const SMALL = new Set(
  'at in on of from since for by and but or to now when while after before because as with this last today yesterday i we he she they the a an is was so then too again yet'.split(
    ' ',
  ),
)

/** Somebody of one's own in the sentence of the cue, or the writer: "I have", "mum's chemo". */
function namesKin(tokens: readonly Token[], m: Match, words: Words): boolean {
  const sentence = (tokens[m.from] as Token).sentence
  return tokens.some((t) => t.sentence === sentence && words.kin.has(t.key) && !AT_WORK_KIN.has(t.key))
}

const AT_WORK_KIN = new Set(
  'boss colleague coworker workmate teacher coach mentor family families parents kids child baby mate friend jefe jefa companero companera maestro maestra familia chef chefin kollege kollegin lehrer lehrerin familie eltern kind schwester frau mann'.split(
    ' ',
  ),
)

function namedBeside(tokens: readonly Token[], m: Match, words: Words, known: Known): string[] {
  const sentence = (tokens[m.from] as Token).sentence
  const inside = tokens.filter((t) => t.sentence === sentence)
  const nearest = (test: (t: Token) => boolean) => {
    const here = inside.filter(test)
    const own = here.filter((t) => tokens.indexOf(t) < m.from).at(-1) ?? here[0]
    return own ? [own.key] : []
  }
  const named = nearest((t) => t.isCapital && known.names.has(t.key) && !known.things.has(t.key))
  const kin = nearest((t) => words.kin.has(t.key) || words.pets.has(t.key))
  // "My sister Tere" is one; "… , says Bolle" is another.
  const isOne = inside.some((t, n) => t.key === kin[0] && inside[n + 1]?.key === named[0])
  return kin.length === 0 || isOne ? [...kin, ...named] : kin
}

const DIGIT = /^\d/

function classesOf(words: Words, known: Known): InClass {
  return (token, name) => {
    switch (name) {
      case 'kin':
        return words.kin.has(token.key)
      case 'pet':
        return words.pets.has(token.key)
      case 'pron':
        return words.pronouns.has(token.key)
      case 'name':
        return token.isCapital && known.names.has(token.key) && !known.things.has(token.key)
      case 'number':
        return DIGIT.test(token.key) || numberOf(token.key, words.language) !== null
      default:
        return false
    }
  }
}
