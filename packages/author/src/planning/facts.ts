import type { Finding, Source } from '../model.ts'
import { fromDay } from '../reading/calendar.ts'
import { NOT_OBJECTS } from '../reading/findings/details.ts'
import { nounsIn } from '../reading/findings/nouns.ts'
import { stem } from '../reading/tokens.ts'
import { commonWords } from '../reading/word-lists.ts'
import { count, post } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import type { Wording } from '../writing/wording.ts'
import type { Material } from './material.ts'

export interface Facts {
  slots: Slots
  sources: Source[]
}

/** A finding as slots for any frame, with the receipts for every number among them. */
export function factsOf(f: Finding, m: Material, w: Wording): Facts {
  const first = f.posts[0] ?? -1
  const last = f.posts.at(-1) ?? -1
  const d = f.data
  const num = (key: string) => (typeof d[key] === 'number' ? (d[key] as number) : null)
  const str = (key: string) => (typeof d[key] === 'string' ? (d[key] as string) : null)
  const few = f.posts.length <= 6 ? f.posts : [first, last]
  const sources: Source[] =
    f.kind === 'absent-mark' || f.kind === 'weekday' ? [] : post(...few.filter((id) => id >= 0))
  const slots: Slots = {
    ...(first >= 0 ? singlePost(m, w, first) : {}),
    label:
      (num('sentence') === null || str('phrase') ? null : topicNoun(m, first, num('sentence') ?? 0)) ??
      str('label') ??
      str('word') ??
      str('noun'),
    word: str('word'),
  }
  const written = m.analysis.totals.written
  const add = (value: number, of: Parameters<typeof count>[1]) => {
    sources.push(count(value, of))
    return value
  }
  if (f.posts.length > 1) {
    Object.assign(slots, whenSlots(m, w, first, '1'), whenSlots(m, w, last, '2'))
    const gap = dayNumber(m, last) - dayNumber(m, first)
    if (gap > 0) slots.gap = w.span(add(gap, { kind: 'days-between', from: first, to: last }))
    const word = str('stem')
    slots.q1 = word ? aroundWord(m, first, word) : m.excerpt(first, 26)
    slots.q2 = word ? aroundWord(m, last, word) : m.excerpt(last, 26)
    slots.rest1 = m.rest(first, 20)
    slots.rest2 = m.rest(last, 20)
  }
  const at = num('sentence')
  if (at !== null && at >= 0) {
    slots.q = m.passage(first, at)
    slots.s = m.sentence(first, at)
  }
  switch (f.kind) {
    case 'series':
      Object.assign(slots, {
        noun: str('noun'),
        from: num('from'),
        to: num('to'),
        // Where some in between were told, a reader would count otherwise than we do.
        missing:
          (num('missing') ?? 0) > 0 && num('missing') === (num('to') ?? 0) - (num('from') ?? 0) - 1
            ? num('missing')
            : null,
      })
      add(num('missing') ?? 0, { kind: 'difference', of: [num('from') ?? 0, num('to') ?? 0] })
      break
    case 'countback': {
      const start = num('start') ?? 0
      Object.assign(slots, {
        claim: quoteOf(str('claim'), first),
        what: str('what'),
        label: str('what'),
        unit: unitIn(w, str('unit') ?? 'day'),
        start: w.day(start),
        startWeekday: w.weekday(fromDay(start).wd),
      })
      add(start, { kind: 'date', iso: new Date(start * 86_400_000).toISOString().slice(0, 10) })
      break
    }
    case 'scale': {
      const ratio = num('ratio') ?? 1
      Object.assign(slots, {
        expected: num('expected'),
        actual: num('actual'),
        noun: str('noun'),
        ratio: d.exact ? ratio : null,
        over: Math.floor(ratio),
      })
      const said = m.read(first)?.sentences.findIndex((s) => FORECAST.test(s.text)) ?? -1
      const after = said >= 0 && m.read(first)?.sentences[said + 1] ? m.passage(first, said + 1, 20) : null
      // What came of it, without the forecast once more.
      slots.after = after && !FORECAST.test(after.quote) ? after : null
      add(ratio, { kind: 'ratio', of: [num('actual') ?? 0, num('expected') ?? 1] })
      add(Math.floor(ratio), { kind: 'ratio', of: [num('actual') ?? 0, num('expected') ?? 1] })
      break
    }
    case 'stated':
    case 'stated-fair': {
      const claimer = d.back ? last : first
      Object.assign(slots, {
        q: m.sentence(f.posts[1] as number, at ?? 0),
        off: num('off'),
        early: d.early ? '' : null,
        phrase: quoteOf(str('phrase'), f.posts[1] as number),
        actualSpan: w.span(num('actual') ?? 0),
        ...whenSlots(m, w, f.posts[1] as number, '2'),
        ...whenSlots(m, w, f.posts[0] as number, '1'),
      })
      add(num('off') ?? 0, { kind: 'difference', of: [0, num('off') ?? 0] })
      if (claimer < 0) break
      break
    }
    case 'length-claim':
      Object.assign(slots, {
        words: add(m.read(first)?.words.length ?? 0, { kind: 'post-words', post: first }),
        avg: add(m.analysis.totals.averageWords, { kind: 'average-words' }),
      })
      break
    case 'promise-open':
      slots.since = w.span(num('since') ?? 0)
      add(num('since') ?? 0, { kind: 'days-between', from: first, to: lastPost(m) })
      break
    case 'absent-mark':
      Object.assign(slots, {
        written: add(written, { kind: 'written' }),
        total: add(m.analysis.totals.words, { kind: 'words' }),
      })
      sources.push(count(0, { kind: 'mark', mark: str('mark') ?? '?', per: 'posts' }))
      break
    case 'bangs':
      Object.assign(slots, {
        k: add(num('posts') ?? 0, { kind: 'mark', mark: '!', per: 'posts' }),
        times: add(num('times') ?? 0, { kind: 'mark', mark: '!', per: 'times' }),
        written: add(written, { kind: 'written' }),
      })
      break
    case 'shouting': {
      const words = (d.words as string[]).filter((word, i, all) => all.indexOf(word) === i).slice(0, 4)
      Object.assign(slots, {
        k: add(f.posts.length, { kind: 'listed', posts: f.posts }),
        list: w.list(words.map((x) => `“${x}”`)),
      })
      break
    }
    case 'opening':
      Object.assign(slots, {
        k: add(f.posts.length, { kind: 'opening', text: str('text') ?? '' }),
        text: quoteOf(str('written'), first),
        written: add(written, { kind: 'written' }),
      })
      break
    case 'catchphrase':
      Object.assign(slots, {
        k: add(f.posts.length, { kind: 'listed', posts: f.posts }),
        text: quoteOf(writtenForm(m, first, str('text') ?? ''), first),
      })
      break
    case 'saga':
    case 'habit':
    case 'era-word':
      Object.assign(slots, {
        k: add(num('count') ?? f.posts.length, { kind: 'word', forms: [str('stem') ?? ''] }),
        written: add(written, { kind: 'written' }),
        years: num('years'),
      })
      if (num('years')) add(num('years') ?? 0, { kind: 'score', of: 'years' })
      break
    case 'signoff':
      Object.assign(slots, {
        k: add(num('count') ?? 0, { kind: 'listed', posts: f.posts }),
        written: add(written, { kind: 'written' }),
      })
      break
    case 'emoji':
      Object.assign(slots, {
        k: add(num('posts') ?? 0, { kind: 'mark', mark: str('emoji') ?? '', per: 'posts' }),
        emoji: str('emoji'),
        written: add(written, { kind: 'written' }),
      })
      break
    case 'dots':
      Object.assign(slots, {
        k: add(num('posts') ?? 0, { kind: 'listed', posts: f.posts }),
        written: add(written, { kind: 'written' }),
      })
      break
    case 'borrowed':
      slots.q = quoteOf(str('text'), first)
      break
    case 'object':
      Object.assign(slots, { thing: quoteOf(str('phrase'), first), k: num('count'), label: str('label') })
      break
    case 'weekday':
      Object.assign(slots, {
        k: add(num('count') ?? 0, { kind: 'weekday', weekday: num('weekday') ?? 0 }),
        of: add(num('of') ?? 0, { kind: 'dated' }),
        weekdayName: w.weekday(num('weekday') ?? 0),
        weekdays: w.weekdays(num('weekday') ?? 0),
        even: add(Math.round((num('of') ?? 0) / 7), { kind: 'ratio', of: [num('of') ?? 0, 7] }),
        low: w.weekday(num('low') ?? 0),
        lowCount: add(num('lowCount') ?? 0, { kind: 'weekday', weekday: num('low') ?? 0 }),
      })
      break
    case 'silence':
      Object.assign(slots, { usual: w.span(num('median') ?? 1) })
      add(num('median') ?? 1, { kind: 'score', of: 'median gap in days' })
      break
    case 'retraction':
    case 'reversal':
      Object.assign(slots, {
        q1: m.sentence(first, num('sentenceA') ?? 0),
        q2: m.sentence(last, num('sentenceB') ?? 0),
        cueA: quoteOf(str('cueA'), first),
        cueB: quoteOf(str('cueB'), last),
      })
      break
  }
  return { slots, sources }
}

const UNITS: Record<string, [en: string, es: string]> = {
  week: ['week', 'semana'],
  semana: ['week', 'semana'],
  month: ['month', 'mes'],
}

/** The unit in the language of the telling; days, unless it says otherwise. */
const unitIn = (w: Wording, unit: string) => (UNITS[unit] ?? ['day', 'día'])[w.language === 'es' ? 1 : 0]

const FORECAST = /expect|plan|meant|suppos|thought|hop(?:ed|ing)|esperaba|pensaba|calculaba/i

/** What an entry is about, to head it with: the first noun that is neither a person nor a span of time. */
function topicNoun(m: Material, id: number, at: number): string | null {
  const r = m.read(id)
  if (r?.lang !== 'en') return null
  for (const text of [r.sentences[at]?.text ?? '', r.text]) {
    const noun = nounsIn(text).find(
      (n) =>
        n.length > 2 && !NOT_OBJECTS.has(n) && !NOT_OBJECTS.has(stem(n)) && !commonWords('en').has(stem(n)),
    )
    if (noun) return noun
  }
  return null
}

export function quoteOf(text: string | null, id: number): Quote | null {
  return text ? { quote: text, post: id } : null
}

export function lastPost(m: Material): number {
  const at = m.analysis.totals.last
  return m.posts.find((p) => p.at === at && p.text)?.id ?? -1
}

/** The sentence that holds the word, with room for what completes it. */
export function aroundWord(m: Material, id: number, word: string, max = 18): Quote | null {
  const r = m.read(id)
  const at = r?.sentences.findIndex((s) => s.text.toLowerCase().includes(word)) ?? -1
  return at >= 0 ? m.passage(id, at, max) : m.excerpt(id, max + 6)
}

/** The phrase as the post spells it, capitals included. */
export function writtenForm(m: Material, id: number, lower: string): string {
  const text = m.read(id)?.text ?? ''
  const pattern = lower
    .split(' ')
    .map((x) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['’]"))
    .join('[^\\p{L}\\p{N}]+')
  return new RegExp(pattern, 'iu').exec(text)?.[0] ?? lower
}

/** `third`, `you` and `me` tell the post in these voices; `thirdThen` and so on quote what comes after. */
export function retoldSlots(m: Material, id: number): Slots {
  const third = m.retold(id, 'third')
  const you = m.retold(id, 'you')
  const me = m.retold(id, 'me')
  return {
    me: me?.clause,
    meThen: me?.after,
    meEnd: me?.ending,
    third: third?.clause,
    thirdThen: third?.after,
    thirdEnd: third?.ending,
    you: you?.clause,
    youThen: you?.after,
    youEnd: you?.ending,
  }
}

export function singlePost(m: Material, w: Wording, id: number): Slots {
  const r = m.read(id)
  if (!r) return {}
  const opener = m.opener(id)
  return {
    ...whenSlots(m, w, id),
    q: m.excerpt(id),
    whole: m.whole(id),
    opener,
    rest: opener ? m.rest(id) : null,
    kicker: m.kicker(id),
    ...retoldSlots(m, id),
    place: r.post.place?.split(',')[0] ?? null,
  }
}
