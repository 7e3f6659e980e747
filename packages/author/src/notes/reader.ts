import { isPlausible } from './bounds.ts'
import { mayMean } from './forms.ts'
import { isLevel, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import { isCalledOffItself } from './set-aside.ts'
import { type Dimension, unitOf, unitWords } from './units.ts'

/** “640 new words”. */
const COUNTED_AS =
  '(?:new|more|whole|full|big|small|large|tall|little|good|solid|proper|extra|nuevas?|nuevos?|más|neue|ganze|große|gute|weitere|kleine)'
/** “15 spanische Vokabeln”: a word that can only say of what kind they are. */
const OF_A_KIND =
  '(?:(?:span|engl|französ|italien|japan|russ|chines|portugies|niederländ|dän|türk|poln|latein|arab)ische[nr]?|deutsche[nr]?|schwedische[nr]?|\\p{L}{3,12}(?:ige|iche|ische|ame)[nr]?|german|french|italian|spanish|english|japanese|chinese|russian|portuguese|dutch|korean|latin|arabic|slow|easy|hard|lovely|short|long|quick|dense|boring|great|old|gentle|steady|brisk|miserable|measly|lousy|tough|happy|glorious|schnelle|lange|kurze|leichte|schwere|schöne|langsame|miese|lockere|zähe|dichte|buenas|buenos|largas|largos|lentos|lentas|cortas|cortos|tristes|míseras|míseros)'
const rounded = (value: number) => Math.round(value * 100) / 100

const DO_SO_MANY = new RegExp(
  `(?<!\\p{L})(?:do|hacer|haría|machen|schaffen) (?:unas |about |etwa )?${FIGURE}(?![\\d.:/]| ?\\p{L}{1,3}(?!\\p{L}))|(?<![\\d.:/])${FIGURE} (?:machen|schaffen)(?!\\p{L})`,
  'iu',
)

/** Where a subject stands. */
const FIRST_WORDS = 20

export interface Measured {
  figure: number
  factor: number
  dimension: Dimension
}

export class Reader {
  readonly found = new Map<number, { value: number | null; isSettled: boolean }>()
  readonly meants: Meant[]
  readonly spokenOf: Meant[]
  readonly quantity: RegExp
  /** What was spoken of last, be it of another day or another person. */
  last: Meant | null = null
  isPassed = false
  /** All that was passed over since the last of one's own. */
  passed: Meant[] = []
  /** “mine 105”, after another's. */
  isOwn = false
  /** “90 minutes weeding and planting in the garden”: a quantity that waits for its name. */
  pending: Measured | null = null
  /** “plus 45 min”: more of it. */
  isAdded = false
  /** “no wait, 7.4 km”: in place of what was said. */
  isCorrecting = false
  /** “750 ml, another 750”: what a number without a unit is counted in after one with. */
  lastScale: number | null = null
  /** What this sentence has spoken of or hinted at so far. */
  topic: Meant[] = []
  sentence = ''
  /** “450 words this morning, 350 on the train”: it is told part by part. */
  isByParts = false
  /** Something stands before it in the sentence. */
  isWithin = false
  /** What was spoken of last was meant to be. */
  isMeant = false
  /** A number of this sentence was not understood. */
  hasUnread = false
  /** How many numbers have found their feature. */
  given = 0
  /** In parentheses: of what stands before them. */
  isAside = false
  /** By “and”. */
  isJoined = false
  /** “yoga class cancelled, so did 20 min”: what is done in its place. */
  replaced: Meant | null = null
  /** What this sentence says was meant to be done, and is counted. */
  intended: Meant | null = null
  private readonly withdrawn = new Set<Meant>()
  private readonly doubted = new Set<Meant>()

  constructor(meants: Meant[], text: string) {
    const isCalled = (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)?/gu) ?? []).some((word) =>
      mayMean('call', word),
    )
    this.meants = meants.filter(({ isContact }) => isCalled || !isContact)
    this.spokenOf = meants.filter((meant) => placeOf(meant, text) !== null)
    const words = unitWords(meants.flatMap(({ feature }) => feature.unit ?? []))
    this.quantity = new RegExp(
      `(?<![\\p{L}\\d.:/-])(\\+?${FIGURE})\\s?(?:${COUNTED_AS}\\s(?:\\p{Ll}{3,}\\s)?|${OF_A_KIND}\\s(?:${OF_A_KIND}\\s)?)?(${words})(?![\\p{L}\\d])`,
      'giu',
    )
  }

  /** What was spoken of last has its number. */
  get isSettled(): boolean {
    return this.last !== null && this.found.get(this.last.feature.id)?.isSettled === true
  }

  give(meant: Meant, value: number | null, isCorrection: boolean) {
    if (this.withdrawn.has(meant) || (value !== null && !isPlausible(meant, value))) return
    if (isCorrection) this.doubted.delete(meant)
    if (this.doubted.has(meant)) return
    const before = this.found.get(meant.feature.id)
    if (this.last !== meant) this.lastScale = null
    this.last = meant
    this.topic.push(meant)
    this.isPassed = false
    if (value === null) {
      if (!before) this.found.set(meant.feature.id, { value: null, isSettled: false })
      return
    }
    this.given++
    const adds = before?.isSettled && before.value !== null && !isCorrection && !isLevel(meant)
    if (adds && !isPlausible(meant, (before.value ?? 0) + value)) return this.doubt(meant)
    if (adds) this.isByParts = true
    this.found.set(meant.feature.id, {
      value: rounded(adds ? (before.value ?? 0) + value : value),
      isSettled: true,
    })
  }

  /** It was said and then unsaid, or both; nobody knows. */
  withdraw(meant: Meant) {
    this.withdrawn.add(meant)
    this.found.delete(meant.feature.id)
  }

  /** Two readings compete: silent, unless it is said outright after. */
  doubt(meant: Meant) {
    this.doubted.add(meant)
    this.found.delete(meant.feature.id)
  }

  /** It is spoken of, and nobody knows how much it is in all. */
  leaveOpen(meant: Meant) {
    this.doubted.add(meant)
    this.found.set(meant.feature.id, { value: null, isSettled: false })
  }

  /** Nobody knows how much: what was only mentioned is not spoken of, either. */
  forget(text: string) {
    const named = this.meants.filter((meant) => placeOf(meant, text) ?? this.isCountedIn(meant, text))
    for (const { feature } of named)
      if (feature.unit && this.found.get(feature.id)?.value === null) this.found.delete(feature.id)
  }

  /** What was just passed over was meant to be. */
  intend() {
    this.intended = this.last?.feature.unit && !isLevel(this.last) ? this.last : null
  }

  /** What is named first did not take place: none of it, unless more is said. */
  callOff(text: string) {
    const named = this.meants.filter((meant) => meant.feature.unit && !isLevel(meant) && placeOf(meant, text))
    for (const meant of named) {
      const { from, to } = placeOf(meant, text) ?? { from: 0, to: 0 }
      const isNamedAlone = !text.slice(from, to).includes('-')
      const isItself = isNamedAlone && from <= FIRST_WORDS && isCalledOffItself(text.slice(to))
      if (isItself && !this.found.has(meant.feature.id)) this.give(meant, 0, false)
    }
    const [only, ...more] = named
    this.replaced = only && more.length === 0 ? only : null
  }

  private isCountedIn({ dimension }: Meant, text: string): boolean {
    return (text.match(/\p{L}+/gu) ?? []).some((word) => dimension === unitOf(word).dimension)
  }

  /** Not of today, or not one's own: it is only what the next words go on from. */
  pass(text: string) {
    const named = this.meants.find((meant) => placeOf(meant, text, isLevel(meant))) ?? this.onlyHinted(text)
    this.last = named ?? this.measuredIn(text) ?? this.repeatedIn(text) ?? this.last
    this.lastScale = this.scaleIn(text)
    if (!this.isPassed) this.passed = []
    if (this.last) this.passed.push(this.last)
    this.isPassed = true
  }

  /** “said I'd do 50”: what one does so many of, when one thing only is. */
  private repeatedIn(text: string): Meant | null {
    const owners = DO_SO_MANY.test(text)
      ? this.meants.filter(({ dimension }) => dimension === 'count:rep')
      : []
    return owners.length === 1 ? (owners[0] ?? null) : null
  }

  /** After another's “5 km” one's own “2” are kilometres, too. */
  private scaleIn(text: string): number | null {
    const { last } = this
    const units = [...text.matchAll(this.quantity)].map(([, , word = '']) => unitOf(word))
    const unit = units.find(({ dimension }) => dimension === last?.dimension)
    return last && unit ? unit.factor / last.factor : null
  }

  private onlyHinted(text: string): Meant | undefined {
    const hinted = this.meants.filter((meant) => placeOf(meant, text, true))
    return hinted.length === 1 ? hinted[0] : undefined
  }

  /** Of another's “24 lengths” one knows what they are of, when one thing only is counted in lengths. */
  private measuredIn(text: string): Meant | null {
    const [, , word] = [...text.matchAll(this.quantity)][0] ?? []
    const owners = word ? this.meants.filter(({ dimension }) => dimension === unitOf(word).dimension) : []
    return owners.length === 1 ? (owners[0] ?? null) : null
  }
}
