import { type AnswerSheet, agreed, answerSheet, asYou, type Given, quoteAnswer } from '../../answers/given.ts'
import type { Sentence, Source } from '../../model.ts'
import { isoDay } from '../../reading/calendar.ts'
import { compareIn } from '../../reading/in-order.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import { count, type Desk, post } from '../../writing/desk.ts'
import { subjectWords } from '../../writing/search.ts'
import { dayNumber } from '../../writing/slots.ts'
import { answerBlock, answerTitle, choiceList, inOrder, postSlots, tell } from '../common/answering.ts'
import type { SurveyTopic } from '../topic.ts'
import { drawerEn } from './words.ts'

/** An inventory: the box, the pieces with their provenance, the order of rescue, what went, what is wished back. */
export const keptAndThrown: SurveyTopic = {
  kind: 'survey',
  words: drawerEn,
  info: {
    id: 28,
    key: 'kept_and_thrown',
    name: 'What you kept, and what you threw away',
    description: 'The inventory of a drawer, each piece with its papers.',
    genre: 'In your own words',
    order: 230,
    brief:
      'An inventory of a drawer. Things kept and things let go, each with its provenance: what the answers say of it, and what the posts said of it at the time, if they did. Dry, tender, no advice on tidying. End on the thing they wish they had back.',
    needs: ['facebook_posts', 'survey'],
    surveyKey: 'kept_and_thrown',
  },
  draft(desk, request) {
    const sheet = answerSheet(request.answers, 'kept_and_thrown', 400)
    const d = theDrawer(sheet)
    const k = sheet.all.length
    const sources: Source[] = [
      count(k, { kind: 'score', of: 'answers given' }),
      ...sheet.all.slice(0, 3).map((g) => g.source),
    ]
    const description = desk.say('drawer.description', { k }, sources)
    if (k === 0) {
      desk.add('p', desk.say('drawer.none', {}, sources))
      return { title: 'Contents of a drawer', standfirst: description, description }
    }
    box(desk, d)
    pieces(desk, d)
    rescue(desk, d)
    letGo(desk, d)
    room(desk, d)
    if (d.back) wishedBack(desk, d.back, d.gone)
    else desk.add('p', desk.say('drawer.end', {}, sources))
    return {
      title: answerTitle(desk, [d.oldest, d.back], 'drawer.title'),
      standfirst: desk.say(
        desk.usedPosts.size ? 'drawer.standfirst' : 'drawer.standfirst.alone',
        { k },
        sources,
      ),
      description,
    }
  },
}

type Drawer = ReturnType<typeof theDrawer>

function theDrawer(sheet: AnswerSheet) {
  return {
    box: sheet.to(/moved more than once/i, 0),
    oldest: sheet.to(/oldest thing you own/i, 1),
    cannot: sheet.to(/could you not throw away/i, 2),
    kept: sheet.to(/of no use to anybody/i, 3),
    order: sheet.to(/in which order do you save/i, 4),
    bin: sheet.to(/back out of the bin/i, 5),
    when: sheet.to(/hard to let go of/i, 6),
    gone: sheet.to(/empty place look like/i, 7),
    room: sheet.to(/how full is the room/i, 8),
    people: sheet.to(/people they came from/i, 9),
    back: sheet.to(/wish you had back/i, 10),
  }
}

function box(desk: Desk, { box: declared }: Drawer) {
  if (!declared) return
  const text = declared.text
  const key = /could not tell/i.test(text)
    ? 'drawer.box.unknown'
    : /no such box/i.test(text)
      ? 'drawer.box.never'
      : 'drawer.box'
  desk.add('p', desk.say(key, { what: asYou(text) }, [declared.source]))
}

/** What may be said of a choice that knows no more than the choice; the driest first. */
const REMARKS: [RegExp, string][] = [
  [/plant that is/i, 'The plant is described as dead by its owner; the entry says so in order to be honest.'],
  [
    /key to a door/i,
    'The key fits nothing any more, since the door is gone. It is kept by the same logic as a receipt.',
  ],
  [/voice message/i, 'Of these the voice message weighs least.'],
  [/first draft/i, 'The first draft stays, so the second need not worry.'],
  [/jumper with a hole/i, 'The hole is part of the jumper and is kept with it.'],
  [/birthday card/i, 'Nobody’s birthday is named on the card.'],
]

function pieces(desk: Desk, { oldest, cannot, kept }: Drawer) {
  if (oldest)
    desk.add(
      'item',
      [
        ...desk.say('drawer.oldest', { q: quoteAnswer(oldest.text) }, [oldest.source]),
        ...(oldest.tone === 'clear' ? provenance(desk, oldest, true) : []),
      ],
      'Item 1.',
    )
  if (cannot && cannot.choices.length > 0) {
    const n = cannot.choices.length
    const text = desk.say(
      n === 6 ? 'drawer.cannot.all' : 'drawer.cannot',
      { list: choiceList(desk, cannot.choices) },
      [cannot.source, count(6, { kind: 'score', of: 'things listed' })],
    )
    const remark = REMARKS.find(([words]) => cannot.choices.some((c) => words.test(c)))
    if (remark && !(n === 1 && /weighs least/.test(remark[1])))
      text.push(...desk.plain(remark[1], [cannot.source], 'drawer.remark'))
    desk.add('item', text, oldest ? 'Item 2.' : 'Item 1.')
  }
  if (!kept) return
  desk.add('p', desk.say('drawer.kept', {}, [kept.source]))
  answerBlock(desk, kept, 'drawer.kept.told')
  if (kept.tone === 'clear') desk.add('p', provenance(desk, kept, false))
}

/** The rarest word of the answer that the posts have too. Frames speak of the word, not of the thing. */
function provenance(desk: Desk, g: Given, sayNone: boolean): Sentence[] {
  const m = desk.material
  const written = m.analysis.totals.written
  const wanted = subjectWords(g.text).filter((w) => w.length > 3)
  const found = new Map<string, number[]>(wanted.map((w) => [w, []]))
  for (const p of m.posts) {
    if (!p.text) continue
    for (const w of new Set(wordsOf(p.text).map(stem))) found.get(w)?.push(p.id)
  }
  const shown = [...found]
    .filter(([, ids]) => ids.length > 0 && ids.length <= Math.max(3, written * 0.02))
    .filter(([, ids]) => ids.every((id) => m.tone(id) === 'clear'))
    .sort((a, b) => a[1].length - b[1].length || wanted.indexOf(a[0]) - wanted.indexOf(b[0]))
  for (const [word, ids] of shown) {
    const [id] = inOrder(m, ids)
    if (id === undefined || !m.clear(id) || !desk.fresh(id) || dayNumber(m, id) === 0) continue
    const slots = { ...postSlots(desk, id, 26), word, k: ids.length }
    const said = desk.say('drawer.word', slots, [
      ...post(id),
      g.source,
      count(ids.length, { kind: 'listed', posts: ids }),
    ])
    if (said.length) return said
  }
  if (!sayNone || written < 20 || [...found.values()].some((ids) => ids.length > 0)) return []
  return desk.say('drawer.unwritten', { written }, [g.source, count(written, { kind: 'written' })])
}

function rescue(desk: Desk, { order, bin, box: declared }: Drawer) {
  const text: Sentence[] = []
  if (order && order.choices.length >= 2) {
    const [first = '', ...rest] = order.choices
    const last = rest.at(-1) ?? ''
    text.push(...desk.say('drawer.order', { first: asYou(first), last: asYou(last) }, [order.source]))
    if (/photographs/i.test(first) && /photographs/i.test(declared?.text ?? ''))
      text.push(...desk.say('drawer.order.box', {}, [order.source, ...(declared ? [declared.source] : [])]))
    else if (/papers that prove/i.test(last)) text.push(...desk.say('drawer.order.proof', {}, [order.source]))
  }
  if (bin && bin.yes !== null)
    text.push(...desk.say(bin.yes ? 'drawer.bin.yes' : 'drawer.bin.no', {}, [bin.source]))
  desk.add('p', text)
}

function letGo(desk: Desk, { when, gone }: Drawer) {
  const m = desk.material
  const text: Sentence[] = []
  const at = when?.when
  if (when && at)
    text.push(
      ...desk.say('drawer.let', { day: desk.wording.day(at.day), weekday: desk.wording.weekday(at.wd) }, [
        when.source,
        count(at.y, { kind: 'date', iso: isoDay(at.day) }),
      ]),
    )
  if (gone) text.push(...desk.say('drawer.let.told', {}, [gone.source]))
  desk.add('p', text)
  if (gone) answerBlock(desk, gone, 'drawer.gone')
  if (!at || (gone && gone.tone !== 'clear')) return
  const [near] = m.posts
    .filter(
      (p) =>
        Math.abs(dayNumber(m, p.id) - at.day) <= 7 &&
        m.clear(p.id) &&
        desk.fresh(p.id) &&
        m.excerpt(p.id, 28),
    )
    .sort(
      (a, b) =>
        Math.abs(dayNumber(m, a.id) - at.day) - Math.abs(dayNumber(m, b.id) - at.day) ||
        compareIn(m.posts)(a.id, b.id),
    )
  if (near) desk.add('p', tell(desk, 'drawer.let.post', near.id, {}, 28))
}

function room(desk: Desk, { room: full, people }: Drawer) {
  const text: Sentence[] = []
  const x = full?.number ?? null
  if (full && x !== null)
    text.push(
      ...desk.say(x < 35 ? 'drawer.room.empty' : x > 70 ? 'drawer.room.full' : 'drawer.room.half', { x }, [
        full.source,
        count(x, { kind: 'score', of: 'how full the room is' }),
        count(100, { kind: 'score', of: 'the scale' }),
      ]),
    )
  const v = people?.number ?? null
  if (people && v !== null)
    text.push(
      ...desk.say(
        v > 0.55 ? 'drawer.people.yes' : v < 0.45 ? 'drawer.people.no' : 'drawer.people.middle',
        { gave: agreed(v) },
        [people.source],
      ),
    )
  desk.add('p', text)
}

function wishedBack(desk: Desk, back: Given, gone: Given | null) {
  const lost = new Set(gone ? subjectWords(gone.text) : [])
  const twice = subjectWords(back.text).some((w) => w.length > 3 && lost.has(w))
  const text = desk.say(twice ? 'drawer.back.twice' : 'drawer.back', { q: quoteAnswer(back.text) }, [
    back.source,
    ...(twice && gone ? [gone.source] : []),
  ])
  desk.add('p', [...text, ...(back.tone === 'clear' ? provenance(desk, back, false) : [])])
}
