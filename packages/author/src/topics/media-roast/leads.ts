import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { leansOnStranger } from '../../writing/gloss.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { namesIn } from '../../writing/telling.ts'
import { type Exhibit, type ExhibitKind, thingsIn } from './exhibit.ts'
import { isAboutHaving } from './refused.ts'
import type { Spine } from './spine.ts'
import { WORDS } from './words.ts'

const TIMES = {
  en: (n: number, word: string) => (n === 2 ? 'twice' : `${word} times`),
  es: (_n: number, word: string) => `${word} veces`,
  de: (n: number, word: string) => (n === 2 ? 'zweimal' : `${word}mal`),
}

/** What stands before the posts; no line is built twice in one piece, and a number in it is that of what follows. */
export class Leads {
  private readonly page: Page
  private readonly said = new Map<ExhibitKind | 'decided', number>()

  constructor(page: Page) {
    this.page = page
  }

  /** The charge, before the words in which it was announced. */
  opening({ exhibit: x, opens }: Spine): Sentence[] {
    const text = x.kind === 'boast' ? this.boasted(x) : this.line({ ...x, acts: opens }, 1, false)
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
            : t.backTo.decision(d.w.month(d.day(opens[0]?.post ?? 0)))
    return this.sentence(text, x, [...opens, ...answer.acts])
  }

  before(group: readonly Exhibit[], isLast: boolean): Sentence[] {
    const x = group[0] as Exhibit
    const acts = group.flatMap((g) => g.acts)
    return this.sentence(this.line(x, group.length, isLast), x, acts)
  }

  private sentence(text: string | null, x: Exhibit, acts: readonly Act[]): Sentence[] {
    const { d } = this.page
    if (!text) return []
    return [
      say(d.w.capital(text), [
        ...post(...acts.map((a) => a.post)),
        count(x.n, { kind: 'score', of: 'what is stated of it' }),
        ...(x.values?.flatMap((v) => [
          ...post(v.post),
          count(v.value, { kind: 'score', of: 'as counted' }),
        ]) ?? []),
        ...(x.against ? [count(x.against.length, { kind: 'listed', posts: x.against })] : []),
        count(acts.length, { kind: 'listed', posts: acts.map((a) => a.post) }),
      ]),
    ]
  }

  private nth(kind: ExhibitKind | 'decided'): number {
    const n = this.said.get(kind) ?? 0
    this.said.set(kind, n + 1)
    return n
  }

  private boasted(x: Exhibit): string {
    const { d } = this.page
    return WORDS[d.spoken].punctual(d.name, d.stories.background.pronoun, STILL.test(clipped(d, x)))
  }

  private line(x: Exhibit, size: number, isLast: boolean): string | null {
    const { d } = this.page
    const { w } = d
    const t = WORDS[d.spoken]
    const nth = this.nth(x.kind)
    const first = x.acts[0] as Act
    const last = x.acts.at(-1) as Act
    switch (x.kind) {
      case 'boast':
        return null
      case 'late':
        if (x.noun) return nth === 0 ? t.late(x.noun, w.span(x.n)) : t.lateToo(x.noun)
        return x.weekday === undefined ? this.decided(first) : t.lateDay(w.weekday(x.weekday))
      case 'kept':
        return x.noun ? t.kept(x.noun) : null
      case 'vow':
        return this.vow(x, first, nth)
      case 'denial':
        return t.clear(d.name, size === 1 ? null : w.number(size))
      case 'versions':
        return this.versions(x, first, last)
      case 'terse': {
        const [from, to] = [d.day(first.post), d.day(last.post)]
        return t.terse(d.name, fromDay(from).y === fromDay(to).y ? w.dayMonth(from) : w.day(from), w.day(to))
      }
      case 'count':
        return this.counted(x)
      case 'corrected':
        if (x.n > 0) return t.onlyLoud(w.digits(x.n))
        return this.withdrawn(first, last)
      case 'recalled':
        return t.settled(d.name, w.month(d.day(first.post)), x.noun, nth > 0)
      case 'rule':
        return t.rule(d.name, x.noun)
      case 'again':
        return t.again(w.gap(d.day(first.post), d.day(last.post)))
      case 'placed':
        return t.placed(w.ordinal(x.n))
      case 'refrain':
        return this.refrain(x, nth, isLast)
      case 'figures':
        return x.noun ? t.figures(w.number(x.against?.length ?? 0), w.quoted(x.noun)) : null
    }
  }

  /** What was taken back, where both posts name it. */
  private withdrawn(first: Act, last: Act): string {
    const { d } = this.page
    const also = new Set(thingsIn(d, last.post))
    const noun = thingsIn(d, first.post).find((x) => also.has(x))
    return noun ? WORDS[d.spoken].withdrawn(noun) : WORDS[d.spoken].withdrawnBare(d.name)
  }

  private decided(first: Act): string {
    const { d } = this.page
    return WORDS[d.spoken].decided(d.name, d.w.month(d.day(first.post)), this.nth('decided') > 0)
  }

  /** Whoever will not have a thing; what is refused in another way is a decision. */
  private vow(x: Exhibit, first: Act, nth: number): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    if (!x.noun || !isAboutHaving(d, first.post, x.noun)) return this.decided(first)
    if (nth > 0) return t.noneEither(x.noun)
    const times = x.n > 1 ? TIMES[d.spoken](x.n, d.w.number(x.n)) : null
    return [t.none(x.noun), ...(times ? [t.saidSo(d.name, times)] : [])].join(' ')
  }

  /** How often it has been told; whoever comes after that is somebody else. */
  private versions(x: Exhibit, first: Act, last: Act): string {
    const { d } = this.page
    const t = WORDS[d.spoken]
    const third = x.acts.length > x.n ? this.newIn(last) : null
    const n = third ? x.n : x.acts.length
    const times = TIMES[d.spoken](n, d.w.number(n))
    const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(d.wordsOf(first))?.[0] ?? ''
    const told = x.noun
      ? t.versions(x.noun, times)
      : year
        ? t.versionsOf(year, times)
        : t.versionsBare(d.w.number(n))
    return third ? `${told} ${t.thirdParty(third)}` : told
  }

  /** Whoever this post brings in, with who they are. */
  private newIn(act: Act): string | null {
    const { d, introduced } = this.page
    const people = namesIn(d, d.wordsOf(act)).flatMap((n) => d.person(n) ?? [])
    const [p] = people
    if (!p || people.length > 1 || p.isParted || p.isTender) return null
    if (introduced.has(p.name)) return setMarks(p.name, d.spoken)
    const role = roleOf(d, p, d.day(act.post))
    const isShown = roleProofs(p, d.day(act.post)).every((id) => d.clear(id))
    if (!role || !isShown || leansOnStranger(this.page, role, p.name)) return null
    introduced.add(p.name)
    return `${setMarks(p.fullName || p.name, d.spoken)}, ${role}`
  }

  private counted(x: Exhibit): string {
    const { d } = this.page
    const at = (act: Act | undefined): [string, number] => [
      d.w.digits(x.values?.find((v) => v.post === act?.post)?.value ?? 0),
      fromDay(d.day(act?.post ?? 0)).y,
    ]
    return WORDS[d.spoken].counted(x.noun ?? '', at(x.acts[0]), at(x.acts.at(-1)))
  }

  private refrain(x: Exhibit, nth: number, isLast: boolean): string {
    const { d } = this.page
    const { w } = d
    const t = WORDS[d.spoken]
    const quoted = w.quoted(setMarks(clipped(d, x), d.spoken))
    if (isLast) return t.leaves(quoted)
    const acts = x.acts.filter((a) => !x.beside.has(a.post))
    if (x.n > acts.length) return t.refrainSome(quoted, w.number(x.n), w.number(acts.length))
    const told = nth > 0 ? t.refrainToo(quoted, w.number(x.n)) : t.refrain(quoted, w.number(x.n))
    return acts.length < x.acts.length ? `${told} ${t.differs}` : told
  }
}

/** “I am always on time”, and not “I was”. */
const STILL = /(?<!\p{L})(?:I am|I['’]m|llego|soy|bin|komme)(?!\p{L})/iu

const clipped = (d: Dossier, x: Exhibit) => (x.line ? d.wordsOf(x.line).replace(/[.]$/, '') : '')
