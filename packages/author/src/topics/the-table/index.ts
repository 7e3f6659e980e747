import { type AnswerSheet, agreed, answerSheet, asYou, type Given, quoteAnswer } from '../../answers/given.ts'
import { type Guest, guestsIn } from '../../answers/guests.ts'
import type { Sentence, Source } from '../../model.ts'
import { isoDay } from '../../reading/calendar.ts'
import { escaped } from '../../reading/escaped.ts'
import { compareIn } from '../../reading/in-order.ts'
import { count, type Desk, post } from '../../writing/desk.ts'
import { typographic } from '../../writing/quote.ts'
import { dayNumber } from '../../writing/slots.ts'
import { answerBlock, choiceList, inOrder, postSlots, tell } from '../common/answering.ts'
import type { SurveyTopic } from '../topic.ts'
import { tableEn } from './words.ts'

/** A seating plan: guests with their reasons and their posts, the stove, the rules of the house, the empty chair. */
export const theTable: SurveyTopic = {
  kind: 'survey',
  words: tableEn,
  info: {
    id: 27,
    key: 'the_table',
    name: 'The table you would lay',
    description: 'A seating plan of your friends, with the posts as witnesses.',
    genre: 'In your own words',
    order: 220,
    brief:
      'A seating plan: the table this person would lay, who sits where and why, what is eaten, what is not talked about. Answers give the plan; the posts say what really happened when these people met. Where answer and post disagree, set them side by side and say nothing more. End with the empty chair.',
    needs: ['facebook_posts', 'survey'],
    surveyKey: 'the_table',
  },
  draft(desk, request) {
    const sheet = answerSheet(request.answers, 'the_table', 300)
    const t = theTableOf(sheet)
    const k = sheet.all.length
    const sources: Source[] = [
      count(k, { kind: 'score', of: 'answers given' }),
      count(8, { kind: 'score', of: 'chairs' }),
      ...sheet.all.slice(0, 3).map((g) => g.source),
    ]
    const description = desk.say('table.description', { k }, sources)
    if (k === 0) {
      desk.add('p', desk.say('table.none', {}, sources))
      return { title: 'The table you would lay', standfirst: description, description }
    }
    const guests = t.guests ? guestsIn(t.guests.text) : []
    const names = guests.map((g) => g.name)
    seating(desk, t.guests, guests, sources)
    if (t.guests) regular(desk, t.guests, names)
    kitchen(desk, t, guests.length)
    houseRules(desk, t, guests)
    evening(desk, t)
    if (t.chair) desk.add('p', desk.say('table.chair', { q: quoteAnswer(t.chair.text) }, [t.chair.source]))
    else desk.add('p', desk.say('table.chair.none', {}, sources))
    const list = names.length >= 2 ? desk.wording.list(names.slice(0, 3)) : null
    return {
      title:
        desk.say(list ? 'table.title.guests' : 'table.title', { list }, [])[0]?.text.replace(/\.$/, '') ??
        'The table',
      standfirst: desk.say(
        desk.usedPosts.size ? 'table.standfirst' : 'table.standfirst.alone',
        { k },
        sources,
      ),
      description,
    }
  },
}

type Table = ReturnType<typeof theTableOf>

function theTableOf(sheet: AnswerSheet) {
  return {
    guests: sheet.to(/who sits at your table/i, 0),
    stove: sheet.to(/on the stove/i, 1),
    role: sheet.to(/which of these people are you/i, 2),
    late: sheet.to(/a friend is late/i, 3),
    phone: sheet.to(/ring somebody up/i, 4),
    kept: sheet.to(/kept a friend for longer/i, 5),
    before: sheet.to(/before you were anybody/i, 6),
    haircut: sheet.to(/haircut/i, 7),
    when: sheet.to(/longer than anyone had planned/i, 8),
    story: sheet.to(/said, or done, that evening/i, 9),
    work: sheet.to(/does more of the work/i, 10),
    chair: sheet.to(/one chair left/i, 11),
  }
}

function seating(desk: Desk, plan: Given | null, guests: Guest[], sources: Source[]) {
  if (!plan) return
  const k = guests.length
  const receipts = [plan.source, ...sources, count(k, { kind: 'score', of: 'names given' })]
  if (k < 2 || plan.tone !== 'clear') {
    desk.add('p', desk.say('table.open.told', {}, receipts))
    answerBlock(desk, plan, 'table.plan')
    return
  }
  desk.add(
    'p',
    desk.say(k > 8 ? 'table.open.over' : k === 8 ? 'table.open.full' : 'table.open', { k }, receipts),
  )
  guests.slice(0, 10).forEach((guest) => {
    const text = guest.why
      ? desk.say('table.guest', { q: quoteAnswer(guest.why), q2: clause(guest.why) }, [plan.source])
      : desk.say('table.guest.bare', {}, [plan.source])
    text.push(...met(desk, guest.name))
    if (text.length === 0)
      text.push(
        ...desk.plain(
          typographic(`“${guest.why || guest.name}”`),
          [plan.source],
          `table.guest.${guest.name}`,
        ),
      )
    desk.add('item', text, `${guest.name}.`)
  })
}

/** "because she laughs first" → the clause after "because", quoted, where there is one. */
function clause(why: string) {
  const after = /^because (.{6,})$/is.exec(why)?.[1]
  return after ? quoteAnswer(after) : null
}

const named = (desk: Desk, name: string): number[] => {
  const first = name.split(/\s+/).at(-1) ?? name
  const word = new RegExp(`(?<!\\p{L})${escaped(first)}(?!\\p{L})`, 'u')
  return desk.material.posts
    .filter((p) => p.text && (word.test(p.text) || p.people.some((x) => word.test(x))))
    .map((p) => p.id)
}

/** What the posts say of a guest: how many, and the first that can be shown. */
function met(desk: Desk, name: string): Sentence[] {
  const m = desk.material
  const written = m.analysis.totals.written
  if (written === 0) return []
  const ids = inOrder(m, named(desk, name))
  if (ids.length === 0)
    return written >= 20
      ? desk.say('table.post.none', { written }, [count(written, { kind: 'written' })])
      : []
  // Somebody who is mourned in the posts is not counted at a table.
  if (ids.some((id) => m.tone(id) !== 'clear')) return []
  const id = ids.find((x) => m.clear(x) && desk.fresh(x) && m.excerpt(x, 26) && dayNumber(m, x) > 0)
  if (id === undefined) return []
  const slots = { ...postSlots(desk, id, 26), k: ids.length }
  return desk.say('table.post', slots, [...post(id), count(ids.length, { kind: 'listed', posts: ids })])
}

/** The person whom the posts name most and the plan does not. */
function regular(desk: Desk, plan: Given, names: readonly string[]) {
  const m = desk.material
  const [f] = m.analysis.stories.people
    .filter((x) => x.kind === 'person' && !x.isTender && !x.isParted && x.posts.length >= 4)
    .filter((x) => x.posts.every((id) => m.tone(id) === 'clear'))
    .filter((x) => !names.some((n) => n.includes(x.name) || plan.text.includes(x.name)))
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
  if (!f || names.length < 2) return
  desk.add(
    'p',
    desk.say('table.absent', { name: f.name, k: f.posts.length }, [
      plan.source,
      ...post(...f.posts.slice(0, 6)),
      count(f.posts.length, { kind: 'listed', posts: f.posts }),
    ]),
  )
}

function kitchen(desk: Desk, { stove, role }: Table, guests: number) {
  const text: Sentence[] = []
  if (stove) {
    const pot = /pot so large/i.test(stove.text) && guests >= 2
    text.push(
      ...desk.say(pot ? 'table.stove.pot' : 'table.stove', { what: asYou(stove.text), k: guests }, [
        stove.source,
        count(guests, { kind: 'score', of: 'names given' }),
      ]),
    )
  }
  if (role && role.choices.length > 0) {
    const n = role.choices.length
    text.push(...desk.say('table.role', { list: choiceList(desk, role.choices) }, [role.source]))
    if (n > 1)
      text.push(
        ...desk.say('table.role.both', { k: n }, [
          role.source,
          count(n, { kind: 'score', of: 'parts ticked' }),
        ]),
      )
  }
  desk.add('p', text)
}

/** Somebody from before: and whether there is a chair for them. */
function fromBefore(desk: Desk, before: Given, guests: readonly Guest[]): Sentence[] {
  const said = desk.say('table.before', { q: quoteAnswer(before.text) }, [before.source])
  if (before.tone !== 'clear' || guests.length < 2) return said
  const seated = guests.find((g) => before.text.includes(g.name))
  const [other] = guestsIn(before.text)
  const name = seated?.name ?? other?.name
  if (name)
    said.push(...desk.say(seated ? 'table.before.guest' : 'table.before.absent', { name }, [before.source]))
  return said
}

function houseRules(
  desk: Desk,
  { late, phone, kept, before, haircut, work }: Table,
  guests: readonly Guest[],
) {
  const rules: Sentence[] = []
  if (late && late.choices.length >= 2) {
    rules.push(
      ...desk.say(
        'table.late',
        {
          first: `“${typographic(late.choices[0] ?? '')}”`,
          last: `“${typographic(late.choices.at(-1) ?? '')}”`,
        },
        [late.source],
      ),
    )
  }
  const opinion = (g: Given | null, key: string) => {
    const v = g?.number ?? null
    if (!g || v === null) return
    const side = v > 0.55 ? 'yes' : v < 0.45 ? 'no' : 'middle'
    rules.push(...desk.say(`${key}.${side}`, { gave: agreed(v) }, [g.source]))
  }
  opinion(haircut, 'table.haircut')
  desk.add('p', rules.splice(0))
  const x = phone?.number ?? null
  if (phone && x !== null)
    rules.push(
      ...desk.say(x <= 2 ? 'table.phone.low' : x >= 6 ? 'table.phone.high' : 'table.phone', { x }, [
        phone.source,
        count(x, { kind: 'score', of: 'ease of ringing' }),
        count(7, { kind: 'score', of: 'the scale' }),
      ]),
    )
  if (kept?.yes !== null && kept)
    rules.push(...desk.say(kept.yes ? 'table.kept.yes' : 'table.kept.no', {}, [kept.source]))
  if (before) rules.push(...fromBefore(desk, before, guests))
  opinion(work, 'table.work')
  desk.add('p', rules)
}

function evening(desk: Desk, { when, story }: Table) {
  const m = desk.material
  const text: Sentence[] = []
  if (when?.when)
    text.push(
      ...desk.say(
        'table.evening',
        { day: desk.wording.day(when.when.day), weekday: desk.wording.weekday(when.when.wd) },
        [when.source, count(when.when.y, { kind: 'date', iso: isoDay(when.when.day) })],
      ),
    )
  if (story) text.push(...desk.say('table.evening.told', {}, [story.source]))
  desk.add('p', text)
  if (story) answerBlock(desk, story, 'table.story')
  const day = when?.when?.day
  if (day === undefined || story?.tone === 'red') return
  const [near] = m.posts
    .filter(
      (p) =>
        Math.abs(dayNumber(m, p.id) - day) <= 3 && m.clear(p.id) && desk.fresh(p.id) && m.excerpt(p.id, 28),
    )
    .sort(
      (a, b) =>
        Math.abs(dayNumber(m, a.id) - day) - Math.abs(dayNumber(m, b.id) - day) ||
        compareIn(m.posts)(a.id, b.id),
    )
  if (near) desk.add('p', tell(desk, 'table.evening.post', near.id, {}, 28))
}
