import type { Finding, Sentence, Source } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { spread } from '../reading/spread.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Borrower } from './borrowing.ts'

/** How many appearances are told; the rest are in the count. */
const TOLD = 4

export const gagSpan = (f: Finding): Source =>
  count(f.data.gap as number, {
    kind: 'days-between',
    from: f.posts[0] as number,
    to: f.posts.at(-1) as number,
  })

/** Set-up, callbacks with shrinking introductions, and a tag that only counts. Answers the posts it told. */
export function tellGag(desk: Desk, f: Finding, borrower: Borrower, label: string): number[] {
  const m = desk.material
  const word = String(f.data.stem)
  const free = f.posts.filter(
    (id) => m.clear(id) && (desk.fresh(id) || borrower.may(id)) && around(m, id, word),
  )
  const shown = spread(free, TOLD)
  if (shown.length < 2) return []
  const first = shown[0] as number
  const said: Sentence[] = [...setUp(desk, f, first, word)]
  if (said.length === 0) return []
  let before = first
  shown.slice(1).forEach((id, i) => {
    const key = i === shown.length - 2 ? 'jokes.callback' : i === 0 ? 'jokes.middle' : 'jokes.again'
    const wait = dayNumber(m, id) - dayNumber(m, before)
    const told = desk.say(
      key,
      {
        ...whenSlots(m, desk.wording, id),
        q: around(m, id, word),
        gap: wait >= 21 ? desk.wording.span(wait) : null,
        nothing: wait >= 120 && isNext(f, before, id) ? desk.wording.span(wait) : null,
      },
      [...post(id), count(wait, { kind: 'days-between', from: before, to: id })],
    )
    if (told.length > 0) before = id
    said.push(...told)
  })
  said.push(...tag(desk, f))
  desk.add('item', said, label.replace('{word}', String(f.data.word)))
  return shown
}

const isNext = (f: Finding, a: number, b: number) => f.posts.indexOf(b) === f.posts.indexOf(a) + 1

function setUp(desk: Desk, f: Finding, id: number, word: string): Sentence[] {
  const m = desk.material
  const isFirst = id === f.posts[0]
  const r = m.read(id)
  const at = r?.sentences.findIndex((s) => holds(s.text, word)) ?? -1
  const third = at === 0 ? m.told(id, at) : null
  const slots = {
    ...whenSlots(m, desk.wording, id),
    q: around(m, id, word),
    third,
    first: isFirst ? '' : null,
  }
  const told = third ? desk.say('jokes.setup.told', slots, post(id)) : []
  return told.length > 0 ? told : desk.say('jokes.setup', slots, post(id))
}

/** The sentence that holds the word, with room for what completes it. */
function around(m: Material, id: number, word: string): Quote | null {
  const at = m.read(id)?.sentences.findIndex((s) => holds(s.text, word)) ?? -1
  return at >= 0 ? m.passage(id, at, 18) : null
}

export const holds = (text: string, word: string) => wordsOf(text).some((w) => stem(w) === word)

function tag(desk: Desk, f: Finding): Sentence[] {
  const m = desk.material
  const w = desk.wording
  const k = f.posts.length
  const listed = count(k, { kind: 'listed', posts: f.posts })
  const base = { k, word: String(f.data.word), gap: w.span(f.data.gap as number) }
  const sources: Source[] = [...post(...f.posts.slice(0, 8)), listed, gagSpan(f)]
  const numbers = (f.data.numbers as number[] | undefined) ?? []
  if (numbers.length >= 3)
    return desk.say(
      'jokes.tag.numbers',
      { ...base, list: numbers.map(String).join(', '), n: Math.max(...numbers) },
      sources,
    )
  const months = new Set(f.posts.map((id) => m.read(id)?.when?.m))
  const [month] = months
  if (k >= 3 && months.size === 1 && month)
    return desk.say('jokes.tag.month', { ...base, monthName: w.monthName(month) }, sources)
  const days = new Set(f.posts.map((id) => m.read(id)?.when?.wd))
  const [day] = days
  if (k >= 3 && days.size === 1 && day !== undefined && !m.findings('weekday')[0]?.data.odd)
    return desk.say('jokes.tag.weekday', { ...base, weekdayName: w.weekday(day) }, sources)
  return k > 2 ? desk.say('jokes.tag', base, sources) : []
}
