import { stopWords } from '@youzine/words'
import type { LedgerBlock } from '../../forms/block.ts'
import { fromDay, toDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act, Pledge, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { type Page, post, say } from '../../writing/page.ts'
import { headline } from '../common/headline.ts'
import { showStory } from '../common/story.ts'
import type { Draft, PostTopic, TopicRequest } from '../topic.ts'
import { type Announced, announcedIn } from './announced.ts'
import { givenPledges } from './given.ts'
import { WORDS } from './words.ts'

const MOST = 9
/** Whoever promises something does it in a sentence; what is longer was hardly one. */
const LONGEST = 22
const LONGEST_VOW = 12

/** Promises whose two ends may both be counted, and that a row of a ledger has room for. */
export const plainPledges = once((d: Dossier): Pledge[] => {
  const found = clearPledges(d, LONGEST_VOW).filter((p) => !NOT_OWN.test(p.words))
  const said = new Set(found.map((p) => p.said.post))
  return [...found, ...givenPledges(d).filter((p) => !said.has(p.said.post))]
})

/** “Walter says that next year they will win”, “If I am not back”. */
const NOT_OWN =
  /^(?:(?:\p{Lu}\p{L}+|he|she|they) (?:says|said|reckons|thinks|dice|dijo|sagt|meint)(?!\p{L})|(?:dicen?|dijo) que |(?:if|si|wenn|falls) )/iu

/** One is open only if nothing more was heard of it. */
export function clearPledges(d: Dossier, longestVow: number): Pledge[] {
  const heardOf = (p: Pledge) => d.saga(p.saga)?.acts.some((a) => d.day(a.post) > d.day(p.said.post)) ?? false
  return d.stories.promises.filter(
    (p) =>
      p.words.split(/\s+/).length <= Math.max(LONGEST, longestVow) &&
      (p.done === null ? !heardOf(p) : answers(d, p, longestVow)) &&
      p.said.tone === 'clear' &&
      d.clear(p.said.post) &&
      (!p.done || (p.done.tone === 'clear' && d.clear(p.done.post))),
  )
}

/**
 * Whether the end names at once what the promise was about, and whether the promise says enough to be one: otherwise
 * nobody can see that the one is the end of the other.
 */
function answers(d: Dossier, p: Pledge, longestVow: number): boolean {
  const isVow = p.isVow || p.state === 'undone'
  const saga = d.saga(p.saga)
  const stop = stopWords(d.spoken)
  const content = (text: string) =>
    wordsOf(text)
      .filter((w) => w.length > 2 && !stop.has(w) && !ADVERB.test(w))
      .map(stem)
  // “Auf. 77 Tage zu spät.”: who counts the days from it speaks of it.
  const counted = p.days !== null && p.days > 9 && !isVow && p.due !== null
  const outcome = p.done ? d.wordsOf(p.done) : ''
  if (counted && new RegExp(`(?<!\\d)${p.days}(?!\\d)`).test(outcome)) return true
  const things = [...content(p.object), ...content(saga?.subject ?? '')]
  if (things.length === 0 || (!p.due && !isVow)) return false
  const said = new Set(content(d.wordsOf(p.said)))
  if (
    isVow &&
    !(
      NEGATED.test(p.words) &&
      (content(p.words).some((w) => things.includes(w)) || said.has(things[0] as string))
    )
  )
    return false
  if (isVow && p.words.split(/\s+/).length > longestVow) return false
  if (p.words.split(/\s+/).length < (isVow ? 2 : 3) || (isVow && AGAIN.test(p.words))) return false
  const done = p.done as Act
  const spans = d.sentences(done.post).filter((s) => s.from >= done.from && s.from < done.to)
  const isShort = (spans[0]?.text.split(/\s+/).length ?? 9) <= 4
  const head = content(
    spans
      .slice(0, isShort ? 2 : 1)
      .map((s) => s.text)
      .join(' '),
  )
  return things.some((x) => head.some((w) => w === x || (x.length > 4 && w.includes(x))))
}

const NEGATED = /\b(?:not|no|never|won['’]t|don['’]t|nunca|nie|kein\p{L}*|nicht)\b/iu
/** “Never again.” does not say what. */
const AGAIN = /^\W{0,40}(?:\S{1,40} ){0,3}again\W*$/i
const THIS_YEAR = /(?<!\p{L})(?:this year|este año|dieses Jahr)(?!\p{L})/iu
const ADVERB = /(?:ly|mente)$/

const todayOf = (d: Dossier) => {
  const [y, m, dd] = d.today.split('-').map(Number)
  return toDay(y as number, m as number, dd as number)
}

function rowOf(d: Dossier, p: Pledge): LedgerBlock['rows'][number] {
  const t = WORDS[d.spoken].verdict
  const { w } = d
  const days = p.days ?? null
  const verdict =
    p.state === 'kept'
      ? t.kept
      : p.state === 'open' || days === null
        ? t.open(w.days(todayOf(d) - d.day(p.said.post)))
        : p.isVow || p.state === 'undone'
          ? t.held(w.days(days))
          : p.due
            ? t.late(w.days(days))
            : t.took(w.days(days))
  return {
    said: d.show(p.said),
    promise: w.quoted(p.words.trim(), true),
    due: p.due ?? (p.isVow ? WORDS[d.spoken][THIS_YEAR.test(p.words) ? 'allYear' : 'forGood'] : null),
    done: p.done ? d.show(endOf(d, p)) : null,
    days,
    verdict,
  }
}

/** What ended it: the sentence that says so where the post is long. */
function endOf(d: Dossier, p: Pledge) {
  const done = p.done as NonNullable<Pledge['done']>
  if (d.wordsOf(done).split(/\s+/).length <= 22) return done
  const words = p.object.toLowerCase().split(/\s+/)
  const spans = d.sentences(done.post).filter((s) => s.from >= done.from && s.from < done.to)
  const hit =
    spans.find((s) => words.some((x) => x.length > 3 && s.text.toLowerCase().includes(x))) ?? spans[0]
  return hit ? { post: done.post, from: hit.from, to: hit.from + hit.text.length } : done
}

const LEDGER = 4
const STORIES = 2

const announcedOf = (d: Dossier, sagas: readonly Saga[]): Announced[] =>
  announcedIn(d)
    .filter((a) => sagas.some((s) => s.id === a.saga.id))
    // What one post announces is told once.
    .filter((a, n, all) => all.findIndex((b) => b.acts[0]?.post === a.acts[0]?.post) === n)

/** Each announcement with all that came of it, where there are too few dates for a ledger. */
function inStories(page: Page, told: readonly Announced[], request: TopicRequest): Draft {
  const { d } = page
  const t = WORDS[d.spoken]
  const inOrder = [...told].sort((a, b) => d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0))
  const openings = inOrder.flatMap((a) => a.acts.slice(0, 1))
  const head = headline(page, request, openings, t.title)
  const used = new Set([head.title.toLowerCase()])
  for (const { saga, acts } of inOrder) showStory(page, saga, acts, used)
  // What is quoted above the piece is nothing that has to be told with care.
  const first = inOrder.find((a) => d.clear(a.acts[0]?.post ?? 0)) ?? inOrder[0]
  const days = inOrder.flatMap((a) => a.acts.map((x) => d.day(x.post)))
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(
        t.told(
          d.w.quoted((first?.words ?? '').replace(/[.!?…]+$/, '')),
          { n: inOrder.length - 1, number: d.w.number(inOrder.length - 1) },
          String(fromDay(d.day(first?.acts[0]?.post ?? 0)).y),
          String(fromDay(Math.max(...days)).y),
        ),
        post(...inOrder.flatMap((a) => [a.acts[0]?.post ?? 0, a.acts.at(-1)?.post ?? 0])),
      ),
    ],
  }
}

export const saidYouWould: PostTopic = {
  kind: 'posts',
  info: {
    id: 11,
    key: 'said_you_would',
    name: 'What you said you would do',
    description: 'Your announcements, and what your posts say about them since.',
    genre: 'The years',
    order: 50,
    needs: ['facebook_posts'],
    brief:
      'A ledger of everything this person announced: said, due, done, and the days between. Vows and what ended them, promises and when they were kept, the one that is still open, the one that was on time. No scolding. End on the total.',
  },
  room: 5,
  wishes: (d) => {
    const owed = new Set(plainPledges(d).map((p) => p.saga))
    const told = announcedIn(d).map(({ saga }) => ({ saga, value: saga.score + 0.35 }))
    return [
      ...told,
      ...d.sagas
        .filter((s) => owed.has(s.id) && s.acts.length <= 2)
        .map((saga) => ({ saga, value: saga.score * 0.8 + 0.4 })),
    ]
  },
  carries: (d, sagas) => plainPledges(d).length >= LEDGER || announcedOf(d, sagas).length >= STORIES,
  draft(page, sagas, request) {
    const { d } = page
    const told = announcedOf(d, sagas)
    if (plainPledges(d).length < LEDGER && told.length >= STORIES) return inStories(page, told, request)
    const mine = new Set(sagas.map((s) => s.id))
    const all = plainPledges(d)
    const chosen = [
      ...all.filter((p) => p.saga && mine.has(p.saga)),
      ...all.filter((p) => !p.saga || !mine.has(p.saga)),
    ]
      .slice(0, MOST)
      .sort((a, b) => d.day(a.said.post) - d.day(b.said.post))
    if (chosen.length === 0) return null
    const rows = chosen.map((p) => rowOf(d, p))
    const late = chosen.filter((p) => p.state === 'late' && p.due && (p.days ?? 0) > 0)
    const days = late.reduce((n, p) => n + (p.days ?? 0), 0)
    const t = WORDS[d.spoken]
    const head = headline(
      page,
      request,
      chosen.map((p) => ({
        ...p.said,
        from: d.post(p.said.post)?.text.indexOf(p.words) ?? 0,
        to: (d.post(p.said.post)?.text.indexOf(p.words) ?? 0) + p.words.length,
      })),
      t.title,
    )
    page.block({
      form: 'ledger',
      rows,
      total:
        late.length > 1
          ? t.total(d.w.capital(d.w.number(late.length)), d.w.days(days), days > 730 ? d.w.gap(0, days) : '')
          : null,
    })
    const inLedger = new Set(chosen.flatMap((p) => [p.said.post, p.done?.post ?? p.said.post]))
    const used = new Set([head.title.toLowerCase()])
    for (const { saga, acts } of told)
      if (!acts.some((a) => inLedger.has(a.post))) showStory(page, saga, acts, used)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(d.hasName ? d.name : null, d.w.capital(d.w.number(chosen.length))),
          post(...chosen.map((p) => p.said.post)),
        ),
      ],
    }
  },
}
