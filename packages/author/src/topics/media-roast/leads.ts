import type { Sentence } from '../../model.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { withArticle } from '../../writing/with-article.ts'
import type { Exhibit, ExhibitKind } from './exhibit.ts'
import { isAboutHaving } from './refused.ts'
import type { Spine } from './spine.ts'
import { WORDS } from './words.ts'

type Line = ExhibitKind | 'decided' | 'witnessed' | 'temporary' | 'lent' | 'view'

/** What stands before the posts; no line is built twice in one piece, and a number in it is that of what follows. */
export class Leads {
  private readonly page: Page
  private readonly said = new Map<Line, number>()

  constructor(page: Page) {
    this.page = page
  }

  /** The charge, before the words in which it was announced. */
  opening({ exhibit: x, opens }: Spine): Sentence[] {
    const text = x.kind === 'boast' ? this.boasted(x) : this.line({ ...x, acts: opens }, false)
    return this.sentence(text, x, opens)
  }

  /** Back to what it opened on. */
  return({ exhibit: x, opens, answer }: Spine): Sentence[] {
    const { d } = this.page
    const t = WORDS[d.spoken]
    const text =
      x.kind === 'boast'
        ? t.backTo.boast
        : x.noun
          ? t.back(x.noun)
          : x.kind === 'rule'
            ? t.backTo.rule
            : x.manner === 'lent'
              ? t.backTo.loan
              : (x.kind === 'vow' ? t.backTo.decision : t.backTo.month)(d.w.month(d.day(opens[0]?.post ?? 0)))
    return this.sentence(text, x, [...opens, ...answer.acts])
  }

  before(x: Exhibit, isLast: boolean): Sentence[] {
    return this.sentence(this.line(x, isLast), x, x.acts)
  }

  private sentence(text: string | null, x: Exhibit, acts: readonly Act[]): Sentence[] {
    const { d } = this.page
    if (!text) return []
    return [
      say(d.w.capital(text), [
        ...post(...acts.map((a) => a.post)),
        count(x.n, { kind: 'score', of: 'what is stated of it' }),
        count(acts.length, { kind: 'listed', posts: acts.map((a) => a.post) }),
      ]),
    ]
  }

  private nth(kind: Line): number {
    const n = this.said.get(kind) ?? 0
    this.said.set(kind, n + 1)
    return n
  }

  private boasted(x: Exhibit): string {
    const { d } = this.page
    return WORDS[d.spoken].punctual(accusedIn(d), d.stories.background.pronoun, STILL.test(clipped(d, x)))
  }

  private line(x: Exhibit, isLast: boolean): string | null {
    const { d } = this.page
    const { w } = d
    const t = WORDS[d.spoken]
    const nth = this.nth(x.kind)
    const first = x.acts[0] as Act
    const month = w.month(d.day(first.post))
    switch (x.kind) {
      case 'boast':
        return null
      case 'late':
        if (x.noun) return nth === 0 ? t.late(x.noun, w.span(x.n)) : t.lateToo(x.noun)
        return x.weekday === undefined ? this.decided(first) : t.lateDay(w.weekday(x.weekday))
      case 'vow':
        return this.vow(x, first, nth)
      case 'confession':
        return null
      case 'denial':
        return nth === 0 ? t.clear(accusedIn(d)) : (t.clearToo[nth - 1] ?? null)
      case 'versions':
        return this.versions(x, first)
      case 'corrected':
        return x.n > 0 ? t.outburst : t.stated(accusedIn(d), month)
      case 'recalled':
        return x.isDated ? t.onRecord(accusedIn(d), month) : t.settled(accusedIn(d), month, x.noun, nth > 0)
      case 'rule':
        return t.rule(accusedIn(d), x.noun)
      case 'fiasco':
        return x.noun ? (nth === 0 ? t.thereIs(x.noun) : t.thereIsToo(x.noun)) : null
      case 'stance':
        return this.stance(x, first)
      case 'again':
        return this.observed(x, month)
      case 'refrain':
        return this.refrain(x, isLast)
    }
  }

  /** “The door is still off.”, years apart: of the door. */
  private observed(x: Exhibit, month: string): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    const noun = LED[d.spoken].exec(clipped(d, x))?.groups?.noun
    const thing = noun ? withArticle(d, noun) : null
    return thing ? t.thereIs(thing) : t.observed(accusedIn(d), month)
  }

  private decided(first: Act): string {
    const { d } = this.page
    return WORDS[d.spoken].decided(accusedIn(d), d.w.month(d.day(first.post)), this.nth('decided') > 0)
  }

  /** Whoever will not have a thing; what is refused in another way is a decision. */
  private vow(x: Exhibit, first: Act, nth: number): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    if (nth > 0 && TELLS[d.spoken].test(d.wordsOf(first)) && this.nth('witnessed') === 0) return t.witnessed
    if (!x.noun || !isAboutHaving(d, first.post, x.noun)) return this.decided(first)
    return nth > 0 ? t.noneEither(x.noun) : t.none(x.noun)
  }

  private stance(x: Exhibit, first: Act): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    if (x.manner === 'lent' && this.nth('lent') === 0) return t.lent
    if (x.manner === 'temporary' && this.nth('temporary') === 0) return t.temporary
    if (x.manner === 'view' && this.nth('view') === 0)
      return t.view(accusedIn(d), d.w.month(d.day(first.post)))
    return this.decided(first)
  }

  /** Whoever asks twice, or asks somebody else, hears something else. */
  private versions(x: Exhibit, first: Act): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(d.wordsOf(first))?.[0]
    if (x.noun) return t.ask(accusedIn(d), x.noun)
    return year ? t.askYear(accusedIn(d), year) : t.askOthers(accusedIn(d))
  }

  private refrain(x: Exhibit, isLast: boolean): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    if (isLast) return t.leaves(d.w.quoted(setMarks(clipped(d, x), d.spoken)))
    const noun = x.beside.size > 0 ? objectOf(d, x) : null
    return noun ? t.thereIs(noun) : t.unchanged(accusedIn(d))
  }
}

const LED = {
  en: /^(?:The|My|Our) (?<noun>\p{Ll}+)(?= (?:is|are|was|has|have|still))/u,
  es: /^(?:El|La|Mi) (?<noun>\p{Ll}+)(?= (?:es|está|sigue|ha))/u,
  de: /^(?:Der|Die|Das|Mein|Meine) (?<noun>\p{Lu}\p{Ll}+)(?= (?:ist|steht|hat|fehlt))/u,
}
const OBJECT = {
  en: /(?<!\p{L})(?:my|the|an?) (?<noun>\p{Ll}+(?: \p{Ll}+)?)$/u,
  es: /(?<!\p{L})(?:mi|el|la|un|una) (?<noun>\p{Ll}+)$/u,
  de: /(?<!\p{L})(?:die|das|den|eine?n?|meine?n?) (?<noun>\p{Lu}\p{Ll}+)$/u,
}

/** “Failed my driving test”: what a sentence that returns ends on. */
function objectOf(d: Dossier, x: Exhibit): string | null {
  const noun = OBJECT[d.spoken].exec(clipped(d, x))?.groups?.noun
  return noun ? withArticle(d, noun) : null
}

/** “I’ve told Moira”: a vow before others. */
const TELLS = {
  en: /(?<!\p{L})(?:told|telling|tell) (?:\p{Lu}|every|the|my|me)/u,
  es: /(?<!\p{L})(?:le|les|se lo) (?:dije|he dicho|avisé) a /iu,
  de: /(?<!\p{L})(?:hab|habe) (?:es |ich )?(?:\p{Lu}\p{L}+|allen|dem|der) .{0,24}gesagt/u,
}

/** “I am always on time”, and not “I was”. */
const STILL = /(?<!\p{L})(?:I am|I['’]m|llego|soy|bin|komme)(?!\p{L})/iu

const clipped = (d: Dossier, x: Exhibit) => (x.line ? d.wordsOf(x.line).replace(/[.]$/, '') : '')

const accusedIn = (d: Dossier) => (d.hasName ? d.name : WORDS[d.spoken].accused)
