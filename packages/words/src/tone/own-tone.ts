import { MONTHS, WEEKDAYS } from '../calendar.ts'
import { guessLanguage } from '../language.ts'
import { graver, type Tone } from '../model.ts'
import { numberOf } from '../numbers.ts'
import { fold, type Token, tokenise } from '../tokens.ts'
import { isAnnounced, isDayAlone } from './announced.ts'
import { isAtTheEdge } from './at-the-edge.ts'
import { isConfided } from './confided.ts'
import { type InClass, type Match, matches } from './cue.ts'
import { bidsClubFarewell, epitaphOf, isEndOfThing, isTalkOfThings } from './ends-of-things.ts'
import { isInPrivate } from './in-private.ts'
import type { Doubt } from './learnt/second-opinion.ts'
import { type Words, wordsFor } from './lexicons.ts'
import { isMannerOfSpeaking, isOutcry } from './manner-of-speaking.ts'
import { isOfNoUse } from './of-no-use.ts'
import { isHeOrShe, type Known, NOBODY_KNOWN, objectAfter, type Subject, subjectBefore } from './subject.ts'
import { hasThoughtOfIt } from './thought-of-it.ts'
import { toldSideways } from './told-sideways.ts'
import { isWorldWithoutMe } from './without-me.ts'

/** What a text says by itself, before anything around it is known. */
export interface OwnReading {
  tone: Tone
  /** The cues that decided it. */
  reasons: string[]
  tokens: Token[]
  words: readonly Words[]
  isDeath: boolean
  /** The death is of about that day: what is held in memory of somebody is not. */
  isDated: boolean
  isIllness: boolean
  /** The dead or ill, as far as the text names them: folded names and words of kinship. */
  about: string[]
  isAnimal: boolean
  /** Only of somebody else's: “his mam passed in spring”. Sad, and no loss of the writer's. */
  isOthers: boolean
  /** He or she, where the words of a death name nobody. */
  isByPronoun: boolean
  /** It was decided by words that serve for nothing else. */
  isFirm: boolean
  /** Told without the word for it: no accident of a single one. */
  isSideways: boolean
  /** Only like others that are tender: no rule has said so yet. */
  isLearnt: boolean
  /** What it sounds like, whatever it says. */
  doubt: Doubt | null
  /** Something died that has no life: a phone, a van with a name. */
  isOfThing: boolean
  /** A funeral is announced, or thanked for; nobody need be named. */
  isFuneral: boolean
  /** A pregnancy: nobody has a name yet, and it is mourned all the same. */
  isUnborn: boolean
  /** Thanks for the cards, back at work: what is said in the weeks after. */
  isAfterwards: boolean
  /** Wishing not to be. */
  isOwnCrisis: boolean
  /** Words for leaving, which are grave only after a name that is known. */
  euphemisms: { words: Words; match: Match }[]
  /** Where the grave words stand. */
  sentences: Set<number>
}

const LAUGHS = /(?<!\p{L})(?:lol|lmao|rofl|hahah?|haha|jaja|jajaja|hehe|xd)(?!\p{L})|[😂🤣😅😆]/iu

/** Mourning words that take whom they mourn behind them. */
const WITH_OBJECT =
  /^(?:rip|r i p|rest in|rest easy|rest now|in loving|in memory|passing of|loss of|mourn|griev|funeral|say\|said|d e p|dep|descans|en paz|que en paz|condolenc|mis condol|pésame|luto|ruhe|ruhet|trauer|beileid|beerdig|buried|bury|enterramos|lost |perdimos|perdí|grief|gone too|laid to|burial|cremat)/

/** What is cried out over a race of sacks as well. */
const CRIED =
  /^(?:can't\|cant go on|cannot go on|ich kann nicht mehr|kann nicht mehr|me quiero morir|quiero\||quisiera\||me corto|me mato|kill)/

/** “Oma!!! Und mir ist alles egal heut”: said of great joy as of none. */
const EITHER = /^alles egal|todo me da igual|me da igual todo|don't care (?:about anything|any ?more)/
const JOYFUL = /!!!|[🎉🥳🥰😍]/u

const UNBORN =
  /heartbeat|miscarr|stillb|born sleeping|ectopic|babies|pregnan|angel baby|latido|embarazo|aborto|sin vida|legrado|herzschlag|herzton|fehlgeburt|totgeburt|sternenkind|ausschabung/

/** What has been so for long, and says nothing of when. */
const STATE =
  /(?:en el cielo|in heaven|im himmel|^widow|^viud|^witwe|^verwitwet|huérfan|^miss|^missing|extrañ|hospice|cementerio|graveyard|headstone|gravestone)/

/** Said months and years after. */
const REMEMBRANCE = /^in memory of/

const FUNERAL =
  /^(?:service of songs|wake keep|order of service|all\|everyone\|everybody at the chapel|rosario|permanecer|su\|sus\|tanto acomp|agradezco|dios la|gott hab)/

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
    isDated: false,
    isIllness: false,
    about: [],
    isAnimal: false,
    isOthers: false,
    isByPronoun: false,
    isFirm: false,
    isSideways: false,
    isLearnt: false,
    doubt: null,
    isOfThing: false,
    isFuneral: false,
    isUnborn: false,
    isAfterwards: false,
    isOwnCrisis: false,
    euphemisms: [],
    sentences: new Set(),
  }
  if (tokens.length === 0) return reading
  for (const w of words) readWith(w, text, reading, known)
  if (isWorldWithoutMe(text) || isAtTheEdge(text) || hasThoughtOfIt(text) || isOfNoUse(text, tokens)) {
    reading.tone = 'hidden'
    reading.isOwnCrisis = true
    reading.reasons.push('hidden: the others without me')
  } else if (isConfided(text) || isInPrivate(text, tokens)) {
    reading.tone = 'hidden'
    reading.reasons.push('hidden: confided')
  }
  if (isAnnounced(text)) {
    const named = tokens.filter((t) => t.sentence === 0 && t.isCapital).map((t) => t.key)
    reading.tone = graver(reading.tone, 'red')
    reading.reasons.push('red: a name and an hour')
    reading.isDeath = true
    reading.isDated = true
    reading.sentences.add(0)
    reading.about.push(...named.slice(0, 2))
  } else if (isDayAlone(text)) {
    reading.tone = graver(reading.tone, 'red')
    reading.reasons.push('red: a day and nothing else')
  }
  const isTalk = isMannerOfSpeaking(text)
  if (isTalk) reading.isOfThing = true
  for (const [tone, why] of isTalk ? [] : toldSideways(text, tokens)) {
    reading.tone = graver(reading.tone, tone)
    reading.reasons.push(`${tone}: ${why}`)
    reading.isSideways = true
  }
  // “On Friday” is nobody.
  reading.about = [...new Set(reading.about)].filter((key) => !WEEKDAYS.has(key) && !MONTHS.has(key))
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
    if (!isLoose(m)) reading.isFirm = true
  }
  if (kinds.has('afterwards')) reading.isAfterwards = true
  // "The bougainvillea died. … It died of stubbornness.": the second is about the first.
  const dying = found.filter((m) => (m.cue.kind === 'dying' || /^rip$/.test(m.cue.source)) && !isSpent(m))
  const subjects = dying.map((m) => subjectOf(m, tokens, words, known)?.kind)
  const isAboutThing =
    subjects.includes('thing') && !subjects.includes('person') && !subjects.includes('animal')
  const isBreakdown = BREAKDOWN.test(text)
  const isEnd = isEndOfThing(text)
  const isTalk = isTalkOfThings(text)
  const epitaph = fold(epitaphOf(text) ?? '')
  const isEpitaphOfThing =
    epitaph !== '' && !words.kin.has(epitaph) && !words.pets.has(epitaph) && !known.names.has(epitaph)
  const isOfClub = bidsClubFarewell(text)
  const isSpoken = isMannerOfSpeaking(text)
  const isCry = isOutcry(text)
  const hasKin = tokens.some((t) => words.kin.has(t.key) && !AT_WORK_KIN.has(t.key))
  for (const m of found) {
    const { kind, source } = m.cue
    if (kind === 'euphemisms') reading.euphemisms.push({ words, match: m })
    if (isSpoken && (kind === 'death' || kind === 'illness' || kind === 'dying' || /^suicid/.test(source)))
      continue
    if (kind === 'hidden' && isCry && CRIED.test(source)) continue
    if (kind === 'hidden' && !isSpent(m) && !(EITHER.test(source) && JOYFUL.test(text))) {
      note('hidden', m)
      reading.isOwnCrisis = true
    }
    if (kind === 'amber' && !isSpent(m) && !isTitle(m, tokens, words)) {
      if (isWork && PLACES_OF_WORK.test(source) && !namesKin(tokens, m, words)) continue
      if (isSport && !namesSomebody(tokens, m, words, known)) continue
      if (FIGURATIVE.test(source) && isOfThings(tokens, m, words, known)) continue
      note('amber', m)
    }
    if (kind !== 'death' && kind !== 'illness' && kind !== 'violence' && kind !== 'dying') continue
    if (isSpent(m) || isPossession(m, tokens) || isTitle(m, tokens, words) || isNickname(m, tokens, words))
      continue
    const isOfThing =
      isOfClub ||
      isEpitaphOfThing ||
      (isEnd && !namesKin(tokens, m, words)) ||
      (isTalk && !namesSomebody(tokens, m, words, known))
    if (isOfThing && (kind === 'dying' || kind === 'death')) {
      reading.isOfThing = true
      continue
    }
    if (kind === 'dying' || /^rip$/.test(source)) {
      if (isBreakdown && !namesKin(tokens, m, words)) {
        reading.isOfThing = true
        continue
      }
    }
    const subject = subjectOf(m, tokens, words, known)
    if (subject?.kind === 'thing') reading.isOfThing = true
    if (subject?.kind === 'thing' || subject?.kind === 'self') continue
    if ((subject === null || subject.kind === 'open') && isAboutThing && !hasKin) continue
    const isNamed = subject?.kind === 'person' || subject?.kind === 'animal'
    // In a match, a game or a flower bed dying is a manner of speaking, unless somebody is named.
    if (isSport && !isNamed && !namesSomebody(tokens, m, words, known)) continue
    if (isWork && PLACES_OF_WORK.test(source) && !namesKin(tokens, m, words)) continue
    const isMock = laughs && !isNamed && !hasKin && (kind === 'dying' || WITH_OBJECT.test(source))
    note(isMock ? 'amber' : 'red', m)
    if (isMock) continue
    if ((kind === 'death' || kind === 'dying') && !STATE.test(source)) {
      reading.isDeath = true
      if (!REMEMBRANCE.test(source)) reading.isDated = true
    }
    if (FUNERAL.test(source)) reading.isFuneral = true
    if (isNamed && subject.key === null) reading.isByPronoun = true
    if (kind === 'illness') reading.isIllness = true
    if (UNBORN.test(source)) reading.isUnborn = true
    if (subject?.kind === 'animal') reading.isAnimal = true
    const found = isNamed && subject.key ? [subject.key] : namedBeside(tokens, m, words, known)
    // Whoever presses and breathes for somebody is named beside it, and well.
    const who = /^(?:beatmet|cpr|resus\p{L}*|reanim\p{L}*)$/u.test(source)
      ? []
      : found.filter((key) => !isOthersKin(tokens, key, words))
    if (found.length > 0 && who.length === 0) reading.isOthers = true
    reading.about.push(...who)
    if (who.some((key) => words.pets.has(key) || known.animals.has(key))) reading.isAnimal = true
  }
  if (isSecret(found, isSpent) && !isPromiseToDo(text))
    note('hidden', found.find((m) => m.cue.kind === 'kept') as Match)
}

/** Words that teams, telephones and tired people use as well. */
const LOOSE =
  /^(?:rip|r i p|rest in|laid to|buried|bury|burial|funeral|eulogy|coffin|casket|headstone|gravestone|graveside|hearse|mourn|the wake|morgue|icu|heart stopped|stroke|terminal|divorc|hospital|ward|operation|ambulance|cri|pray|voted|jesus|lockdown|therapy|surgery|se apag|se nos|descans|cementerio|funeral|muert|lo\|la|último|entierro|velorio|luto|sarg|ruhe|von uns|ist von|friedhof|begraben|beerdig|trauer|schweigemin|kerze|gewein|gebetet|tot$|lonely|accident|crashed|fire|flood)/

const isLoose = ({ cue: { kind, source } }: Match): boolean =>
  kind === 'dying' || kind === 'violence' || LOOSE.test(source)

/** How much somebody is missed. */
const DEARLY =
  /^(?:so|every|each|already|like|terribly|dearly|loads|much|today|tonight|always|still|more|and|a|the|x+)$/

/** “Miss Oakes says I may come back.” */
function isTitle(m: Match, tokens: readonly Token[], words: Words): boolean {
  const [miss, name, next] = [tokens[m.from], tokens[m.from + 1], tokens[m.from + 2]]
  if (miss?.key !== 'miss' || !miss.isCapital || !name?.isCapital || words.kin.has(name.key)) return false
  return !miss.isOpening || (next !== undefined && next.sentence === miss.sentence && !DEARLY.test(next.key))
}

/** What stands still on a road is waited for with somebody who tows it. */
const BREAKDOWN =
  /(?<!\p{L})(?:hazards on|(?:the|till|until|call(?:ed)?|rang) (?:AAA?|RAC)|AAA (?:says|said|took|came|is)|roadside assistance|(?:the )?breakdown (?:truck|man|lorry|service)|jump leads|tow(?:ed)? (?:truck|it|her|him)|hard shoulder|been making (?:that|this|a|the) (?:\p{L}+ )?noise|esperando (?:a )?la grúa|llamar a la grúa|Warnblinker|ADAC|Pannendienst|abgeschleppt)(?!\p{L})/u

/** “Hammers for the Widow”: a role with a capital, where the language writes it small, is what something is called. */
function isNickname(m: Match, tokens: readonly Token[], words: Words): boolean {
  const token = tokens[m.from]
  if (words.language === 'de' || !token || m.to - m.from > 1 || !/^(?:viud|widow)/.test(m.cue.source))
    return false
  return token.isCapital && !token.isOpening && token.raw !== token.raw.toUpperCase()
}

/** "Hattie has lost her first tooth": her is whose, not whom. */
function isPossession(m: Match, tokens: readonly Token[]): boolean {
  const last = tokens[m.to - 1]
  const next = tokens[m.to]
  if (!last || !/^(?:her|his)$/.test(last.key) || !/^(?:lost|losing|buried|bury)/.test(m.cue.source))
    return false
  return next !== undefined && next.sentence === last.sentence && !SMALL.has(next.key)
}

/** “Made me promise him a thing: tell Bernard he was right”: what is to be done, and not what is to be kept. */
const isPromiseToDo = (text: string): boolean => TO_DO.test(text) && !TO_KEEP.test(text)
const TO_DO =
  /(?<!\p{L})(?:made me (?:swear|promise)(?: \p{L}{2,8})? (?:(?:a thing|one thing|something)(?!\p{L})|to (?!not|never|keep|say|tell (?:no|nobody))|(?:i['’]?d|i would) (?!not|never|keep|say))|me hizo (?:prometer|jurar)(?:le)? (?:(?:una cosa|algo)(?!\p{L})|que (?!no|nunca|jamás))|(?:hab|habe|musste) (?:ich )?(?:ihm|ihr) (?:etwas|was|eins) versprechen(?!\p{L}))/iu
const TO_KEEP =
  /(?<!\p{L})(?:secret|quiet|to myself|no ?one|nobody|not (?:to )?(?:tell|say)|never (?:tell|say)|secreto|a nadie|callad[oa]|niemand(?:em)?|keine[rm]|geheim\p{L}*)(?!\p{L})/iu

/** Told in confidence, or somebody else's affair that is to be kept quiet; surprise parties apart. */
function isSecret(found: readonly Match[], isSpent: (m: Match) => boolean): boolean {
  const has = (kind: string) => found.some((m) => m.cue.kind === kind && !isSpent(m))
  if (!has('kept')) return false
  const isSworn = found.some(
    (m) =>
      m.cue.kind === 'kept' &&
      /confiden|secrecy|vertrauen|confianza|mi boca no|made me|hecho prometer|hizo prometer|schwören müssen|versprechen müssen/.test(
        m.cue.source,
      ),
  )
  if (has('harmless')) return false
  return has('delicate') || has('told') || isSworn
}

function subjectOf(m: Match, tokens: readonly Token[], words: Words, known: Known): Subject | null {
  const { kind, source } = m.cue
  if (kind !== 'dying' && /<(?:name|kin|pet|pron)>/.test(source)) {
    const named = namedInside(m, tokens, words, known)
    if (named) return named
  }
  if (PASSING.test(source)) {
    const before = subjectBefore(tokens, m.from, words, known)
    if (before.kind !== 'open' && before.kind !== 'self') return before
  }
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
  const isRip = /^(?:rip|r i p|rest in)/.test(source) && tokens.some((t) => t.isCapital)
  const points =
    next?.sentence === tokens[m.from]?.sentence && (isRip || next?.isCapital || POINTING.has(next?.key ?? ''))
  if (WITH_OBJECT.test(source) && points) {
    const after = objectAfter(tokens, m.to, words, known)
    if (after.kind === 'thing' || after.kind === 'person' || after.kind === 'animal') return after
  }
  return null
}

/** Verbs of dying under another name: things pass away as well. */
const PASSING =
  /^(?:passed away|fallec|slipped|verstorben|heimgegangen|gave up|se nos fue|ha fallec|stopped breathing)/

/** "We lost Len": who is in the cue itself. */
function namedInside(m: Match, tokens: readonly Token[], words: Words, known: Known): Subject | null {
  for (const token of tokens.slice(m.from, m.to)) {
    if (known.things.has(token.key)) return { kind: 'thing' }
    if (words.pets.has(token.key)) return { kind: 'animal', key: token.key }
    if (words.kin.has(token.key)) return { kind: 'person', key: token.key }
    if (token.isCapital && known.names.has(token.key))
      return { kind: known.animals.has(token.key) ? 'animal' : 'person', key: token.key }
    if (isHeOrShe(token, words)) return { kind: 'person', key: null }
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

const OF = /^(?:de|del|of|von|vom)$/
const THEIRS = /^(?:his|her|their|your|su|sus|seine?r?|ihre?r?|deine?)$/

/** “His mam”, “Bolle’s father”, “la mamá del Chato”: kin of somebody else. */
function isOthersKin(tokens: readonly Token[], key: string, words: Words): boolean {
  if (!words.kin.has(key)) {
    const at = tokens.findIndex((t) => t.key === key)
    return at >= 2 && OF.test(tokens[at - 1]?.key ?? '') && words.kin.has(tokens[at - 2]?.key ?? '')
  }
  const places = tokens.flatMap((t, at) => (t.key === key ? [at] : []))
  return (
    places.length > 0 &&
    places.every((at) => {
      const [lead, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      const { sentence } = tokens[at] as Token
      const isLed = lead?.sentence === sentence && (THEIRS.test(lead.key) || /['’]s$/.test(lead.raw))
      return isLed || (next?.sentence === sentence && OF.test(next.key) && after?.isCapital === true)
    })
  )
}

/** Kin, a known name, he or she: the sentence is about somebody. */
function namesSomebody(tokens: readonly Token[], m: Match, words: Words, known: Known): boolean {
  const { sentence } = tokens[m.from] as Token
  return tokens.some(
    (t) =>
      t.sentence === sentence &&
      (words.kin.has(t.key) ||
        words.pets.has(t.key) ||
        isHeOrShe(t, words) ||
        (t.isCapital && known.names.has(t.key) && !known.things.has(t.key))),
  )
}

/** Laptops crash, bands split up, one is addicted to biscuits and at war with snails. */
const FIGURATIVE =
  /^(?:crashed|breaking\||split up|we\|they've|separat|struggling|addict|anxious|war$|wars$|flooded|robbed|moved out|falling|ill$|krank$|kranke$|getrennt|trennung|krieg|guerra|separaci|inund|pleite|heulen|therap|anxiety|divorc)/
const LEADS_ON = /^(?:with|to|on|against|con|contra|gegen|mit)$/
/** What is no thing although it is called like one. */
const GRAVE_THINGS =
  /^(?:everything|it|this|life|things|head|sleep|mood|days|nights|work|pills|drugs|drink|drinking|alcohol|heroin|gambling|painkillers|terror|todo|vida|drogas|alcohol|alles|leben|drogen|alkohol)$/
const ARTICLES = /^(?:the|a|an|this|that|these|el|la|los|las|un|una|der|die|das|den|dem|ein|eine)$/
const SELF_WORDS = /^(?:i|i'm|i've|we|we're|me|my|us|yo|me|nos|mi|ich|mich|mir|wir|uns)$/

/** Whether a word for sorrow is said of a thing, or takes one behind it, in a sentence without anybody. */
function isOfThings(tokens: readonly Token[], m: Match, words: Words, known: Known): boolean {
  if (namesSomebody(tokens, m, words, known)) return false
  const { sentence } = tokens[m.from] as Token
  if (tokens.some((t) => t.sentence === sentence && (GRAVE_THINGS.test(t.key) || words.people.has(t.key))))
    return false
  const isThing = (t: Token, at: number) =>
    t.sentence === sentence &&
    (words.things.has(t.key) ||
      known.things.has(t.key) ||
      (tokens[at - 1]?.sentence === sentence &&
        ARTICLES.test(tokens[at - 1]?.key ?? '') &&
        !words.common.has(t.key)))
  if (tokens.some((t) => t.sentence === sentence && SELF_WORDS.test(t.key))) return false
  const from = LEADS_ON.test(tokens[m.to]?.key ?? '') ? m.to + 1 : m.to
  return tokens.slice(0, from + 3).some((t, at) => (at < m.from || at >= from) && isThing(t, at))
}

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
  // “En el velorio de Beto, al fondo, parado: mi hermano”: whose it is has died, whoever stands there.
  const isRite = RITE.test(m.cue.source) && OF_WHOM.test(tokens[m.to]?.key ?? '')
  const whose = isRite ? tokens[m.to + 1] : undefined
  if (whose?.isCapital && whose.sentence === sentence && known.names.has(whose.key)) return [whose.key]
  const isPlace = (t: Token) =>
    /^(?:at|in|en|bei|nach|aus|from)$/.test(tokens[tokens.indexOf(t) - 1]?.key ?? '')
  const named = nearest(
    (t) => t.isCapital && known.names.has(t.key) && !known.things.has(t.key) && !isPlace(t),
  )
  // “Die Frau Erika”: how somebody is addressed, and nobody's wife.
  const isTitleOf = (t: Token) =>
    /^(?:frau|herr|senora|senor)$/.test(t.key) && Boolean(tokens[tokens.indexOf(t) + 1]?.isCapital)
  const kin = nearest((t) => (words.kin.has(t.key) || words.pets.has(t.key)) && !isTitleOf(t))
  // "My sister Tere" is one; "… , says Bolle" is another.
  const isOne = inside.some((t, n) => t.key === kin[0] && inside[n + 1]?.key === named[0])
  const found = kin.length === 0 || isOne ? [...kin, ...named] : kin
  if (found.length > 0) return found
  // "They've found something on his lung", "Nobody can visit": the one person of the post.
  const isOpen = m.cue.kind === 'illness' || inside.some((t) => isHeOrShe(t, words))
  const pronoun = tokens.findIndex((t) => isHeOrShe(t, words) || /^(?:she|he)['’]?(?:s|ll|d)$/i.test(t.raw))
  const isName = (t: Token) => t.isCapital && known.names.has(t.key) && !known.things.has(t.key)
  // “She’ll not keep hold of it. She’s moving in with Gary.”: he is not who was spoken of.
  const isBeside = (at: number) =>
    pronoun >= 0 && pronoun < at && /^(?:with|to|con|mit|zu|bei)$/.test(tokens[at - 1]?.key ?? '')
  const others = new Set(tokens.flatMap((t, at) => (isName(t) && !isBeside(at) ? [t.key] : [])))
  return isOpen && others.size === 1 ? [...others] : []
}

const RITE = /velorio|entierro|sepelio|funeral|wake|burial|beerdigung|begräbnis|trauerfeier/u
const OF_WHOM = /^(?:de|of|von|for)$/

const DIGIT = /^\d/

function classesOf(words: Words, known: Known): InClass {
  return (token, name) => {
    switch (name) {
      case 'kin':
        return words.kin.has(token.key)
      case 'pet':
        return words.pets.has(token.key)
      case 'pron':
        return isHeOrShe(token, words)
      case 'name':
        // Where no archive is around the text, a capital inside a sentence has to do.
        if (known === NOBODY_KNOWN) return token.isCapital && !token.isOpening
        return token.isCapital && known.names.has(token.key) && !known.things.has(token.key)
      case 'number':
        return DIGIT.test(token.key) || numberOf(token.key, words.language) !== null
      default:
        // Umlauts are folded away for comparing; where "war" and "wär" part, the word is taken as written.
        return name.startsWith('raw:') && token.raw.toLowerCase().startsWith(name.slice(4))
    }
  }
}
