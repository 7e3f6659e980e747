import type { Shown } from '../forms/block.ts'
import type { Analysis, Line, Person, Post, Tone } from '../model.ts'
import type { CalendarDay } from '../reading/calendar.ts'
import { compareIn } from '../reading/in-order.ts'
import { printable } from '../reading/lines.ts'
import { type SentenceSpan, sentencesOf, wordsOf } from '../reading/tokens.ts'
import type { Acquaintance, Act, Claim, Pledge, Saga, Series, Stories } from '../stories/model.ts'
import { tellable } from './coherence.ts'
import { ownDay } from './own-time.ts'
import { setMarks } from './quote.ts'
import type { Wording } from './wording.ts'
import { type Spoken, spokenIn, wordingFor } from './wordings.ts'

/** Everything a topic may ask about one person. */
export interface Dossier {
  analysis: Analysis
  stories: Stories
  /** Stories that hold together, best first. */
  sagas: Saga[]
  /** The same, of those that no single word runs through. */
  woven: Saga[]
  posts: readonly Post[]
  name: string
  hasName: boolean
  today: string
  w: Wording
  spoken: Spoken
  post(id: number): Post | null
  when(id: number): CalendarDay | null
  /** The day of a post as a number; 0 where there is none. */
  day(id: number): number
  tone(id: number): Tone
  /** May stand in a title, a joke or a list. */
  clear(id: number): boolean
  /** May be shown as it stands, without a word of ours beside it. */
  mild(id: number): boolean
  sentences(id: number): SentenceSpan[]
  show(of: number | Pick<Act, 'post' | 'from' | 'to'>): Shown
  /** The words of an act, to the letter. */
  wordsOf(act: Pick<Act, 'post' | 'from' | 'to'>): string
  person(name: string): Acquaintance | null
  saga(id: string | null): Saga | null
  pledge(id: string): Pledge | null
  series(id: string): Series | null
  claimsAbout(saga: Saga): Claim[]
  /** How many written posts fall on each weekday, month and year of the writer's own calendar. */
  readonly calendar: { weekdays: number[]; months: number[]; years: Map<number, number> }
  /** Good lines, best first, of posts that may stand anywhere. */
  lines: Line[]
}

const opened = new WeakMap<Analysis, { posts: readonly Post[]; name: string; today: string; d: Dossier }>()

/** The one that was opened last is opened again: much is worked out once for it. */
export function openDossier(
  analysis: Analysis,
  posts: readonly Post[],
  person: Person,
  today: string,
): Dossier {
  const name = person.firstName?.trim() ?? ''
  const last = opened.get(analysis)
  if (last && last.posts === posts && last.name === name && last.today === today) return last.d
  const d = newDossier(analysis, posts, name, today)
  opened.set(analysis, { posts, name, today, d })
  return d
}

function newDossier(analysis: Analysis, posts: readonly Post[], name: string, today: string): Dossier {
  const byId = new Map(posts.map((p) => [p.id, p]))
  const w = wordingFor(analysis.language)
  const spoken = spokenIn(analysis.language)
  const tones = new Map<number, Tone>()
  for (const id of analysis.amber) tones.set(id, 'amber')
  for (const id of analysis.red) tones.set(id, 'red')
  for (const id of analysis.hidden) tones.set(id, 'hidden')
  const unquotable = new Set(analysis.unquotable)
  const tone = (id: number) => tones.get(id) ?? 'clear'
  const { stories } = analysis
  // Whom somebody has parted from is left out, and so is what names them.
  const parted = new Set(stories.people.flatMap((p) => (p.isParted ? p.posts : [])))
  const usable = (id: number) => byId.has(id) && !unquotable.has(id) && !parted.has(id)
  const people = new Map<string, Acquaintance>()
  for (const p of stories.people) for (const n of [p.name, ...p.aliases]) if (!people.has(n)) people.set(n, p)
  const pledges = new Map(stories.promises.map((p) => [p.id, p]))
  const series = new Map(stories.series.map((s) => [s.id, s]))
  const split = new Map<number, SentenceSpan[]>()
  let calendar: Dossier['calendar'] | null = null
  const text = (id: number) => byId.get(id)?.text ?? ''
  const days = new Map<number, CalendarDay | null>()
  const when = (id: number) => {
    const known = days.get(id)
    if (known !== undefined) return known
    const day = ownDay(posts, byId.get(id)?.at ?? null)
    days.set(id, day)
    return day
  }
  const d: Dossier = {
    analysis,
    stories,
    posts,
    name: name || w.writer,
    hasName: name !== '',
    today,
    w,
    spoken,
    post: (id) => byId.get(id) ?? null,
    when,
    day: (id) => when(id)?.day ?? 0,
    tone,
    clear: (id) => usable(id) && tone(id) === 'clear',
    mild: (id) => usable(id) && (tone(id) === 'clear' || tone(id) === 'amber'),
    sentences: (id) => {
      let spans = split.get(id)
      if (!spans) {
        spans = sentencesOf(text(id))
        split.set(id, spans)
      }
      return spans
    },
    show: (of) => {
      const act = typeof of === 'number' ? { post: of, from: 0, to: text(of).length } : of
      const words = text(act.post).slice(act.from, act.to)
      const c = when(act.post)
      return {
        post: act.post,
        text: setMarks(words, analysis.language),
        whole: words.trim() === text(act.post).trim(),
        date: c ? `${c.y}-${String(c.m).padStart(2, '0')}-${String(c.d).padStart(2, '0')}` : null,
      }
    },
    wordsOf: (act) => text(act.post).slice(act.from, act.to).trim(),
    person: (name) => people.get(name) ?? null,
    saga: (id) =>
      id === null
        ? null
        : ([...d.sagas, ...d.woven, ...stories.sagas, ...(stories.whole ?? [])].find((s) => s.id === id) ??
          null),
    pledge: (id) => pledges.get(id) ?? null,
    series: (id) => series.get(id) ?? null,
    claimsAbout: (saga) => stories.claims.filter((c) => c.saga === saga.id || saga.claims.includes(c.id)),
    get calendar() {
      calendar ??= calendarOf(posts.filter((p) => wordsOf(p.text).length > 0).map((p) => when(p.id)))
      return calendar
    },
    lines: [],
    sagas: [],
    woven: [],
  }
  d.sagas = tellable(d, stories.sagas).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  d.woven = tellable(d, stories.woven ?? []).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  d.lines = analysis.lines.filter((l) => d.clear(l.post) && printable(l.text))
  return d
}

function calendarOf(days: readonly (CalendarDay | null)[]): Dossier['calendar'] {
  const weekdays = new Array<number>(7).fill(0)
  const months = new Array<number>(12).fill(0)
  const years = new Map<number, number>()
  for (const c of days) {
    if (!c) continue
    weekdays[c.wd] = (weekdays[c.wd] as number) + 1
    months[c.m - 1] = (months[c.m - 1] as number) + 1
    years.set(c.y, (years.get(c.y) ?? 0) + 1)
  }
  return { weekdays, months, years }
}

/** The whole of a post, as an act of its own. */
export const wholeAct = (d: Dossier, post: number): Act => ({
  post,
  from: 0,
  to: d.post(post)?.text.length ?? 0,
  role: 'renewal',
  tone: d.tone(post),
})

/**
 * The acts that may be shown where nothing tender has a place. What is left out vetoes nothing, unless it is the end
 * of the story, or more than a third of it.
 */
export function actsIn(d: Dossier, saga: Saga, allows: 'clear' | 'mild'): Act[] | null {
  const fits = (a: Act) =>
    (a.tone === 'clear' || (allows === 'mild' && a.tone === 'amber')) &&
    (allows === 'mild' ? d.mild(a.post) : d.clear(a.post) || a.from > 0)
  const kept = saga.acts.filter(fits)
  const last = saga.acts.at(-1)
  if (!last || !fits(last) || kept.length < saga.acts.length * (2 / 3) || kept.length < 2) return null
  return kept
}

/** Oldest first. */
export const inTime = (d: Dossier, acts: readonly Act[]): Act[] =>
  [...acts].sort((a, b) => d.day(a.post) - d.day(b.post) || compareIn(d.posts)(a.post, b.post))
