import { type AnswerSheet, agreed, answerSheet, asYou, type Given, quoteAnswer } from '../../answers/given.ts'
import type { Sentence, Source } from '../../model.ts'
import { dayOf } from '../../reading/calendar.ts'
import { count, type Desk } from '../../writing/desk.ts'
import { answerBlock, answerTitle } from '../common/answering.ts'
import type { SurveyTopic } from '../topic.ts'
import { tuesdayEn } from './words.ts'

/** One Tuesday by the clock: alarm, cup, small rules, the hours, the view, the lamp. Answers only. */
export const ordinaryDay: SurveyTopic = {
  kind: 'survey',
  words: tuesdayEn,
  info: {
    id: 26,
    key: 'ordinary_day',
    name: 'An ordinary Tuesday',
    description: 'The day on which nothing happened, told as if it were news.',
    genre: 'In your own words',
    order: 210,
    brief:
      'An ordinary Tuesday, told hour by hour in the second person, present tense, with the attention that is usually kept for great events. Only what the answers say. One paragraph is about the small rule nobody else would notice. End at the last light of the day.',
    needs: ['survey'],
    surveyKey: 'ordinary_day',
  },
  draft(desk, request) {
    const sheet = answerSheet(request.answers, 'ordinary_day', 200)
    const day = theDay(sheet)
    const k = sheet.all.length
    const sources: Source[] = [
      count(k, { kind: 'score', of: 'answers given' }),
      ...sheet.all.slice(0, 3).map((g) => g.source),
    ]
    const description = desk.say('tuesday.description', { k }, sources)
    if (k === 0) {
      desk.add('p', desk.say('tuesday.none', {}, sources))
      return { title: 'An ordinary Tuesday', standfirst: description, description }
    }
    morning(desk, day)
    smallRules(desk, day)
    hours(desk, day)
    view(desk, day)
    spare(desk, day)
    night(desk, day)
    return {
      title: answerTitle(desk, [day.object, day.cup], 'tuesday.title'),
      standfirst: desk.say('tuesday.standfirst', { k }, sources),
      description,
    }
  },
}

type Day = ReturnType<typeof theDay>

function theDay(sheet: AnswerSheet) {
  return {
    alarm: sheet.to(/the alarm goes/i, 0),
    cup: sheet.to(/first thing you eat or drink/i, 1),
    habits: sheet.to(/nearly every day of yours/i, 2),
    share: sheet.to(/how much of a tuesday/i, 3),
    hours: sheet.to(/from the one you would keep/i, 4),
    again: sheet.to(/same day again tomorrow/i, 5),
    corner: sheet.to(/a chair, a mug or a corner/i, 6),
    object: sheet.to(/touch most often/i, 7),
    noticed: sheet.to(/so ordinary that you noticed/i, 8),
    ninety: sheet.to(/ninety minutes that nobody/i, 9),
    view: sheet.to(/describe the view/i, 10),
    rituals: sheet.to(/small rituals hold/i, 11),
    miss: sheet.to(/miss about these days/i, 12),
  }
}

function morning(desk: Desk, { alarm, cup, corner, object }: Day) {
  const text: Sentence[] = []
  if (alarm) {
    const what = asYou(alarm.text)
    text.push(
      ...desk.say(/no alarm/i.test(what) ? 'tuesday.alarm.silent' : 'tuesday.alarm', { what }, [
        alarm.source,
      ]),
    )
  }
  if (cup)
    text.push(
      ...desk.say(short(cup) ? 'tuesday.cup' : 'tuesday.cup.plain', { q: quoteAnswer(cup.text) }, [
        cup.source,
      ]),
    )
  if (corner?.yes !== null && corner)
    text.push(...desk.say(corner.yes ? 'tuesday.corner.yes' : 'tuesday.corner.no', {}, [corner.source]))
  desk.add('item', text, 'The first minute.')
  if (object)
    desk.add(
      'p',
      desk.say(
        alarm && /phone/i.test(alarm.text) ? 'tuesday.object.phone' : 'tuesday.object',
        { q: quoteAnswer(object.text) },
        [object.source, ...(alarm ? [alarm.source] : [])],
      ),
    )
}

const short = (g: Given) => g.text.split(/\s+/).length <= 25

/** What can be said of a habit without knowing more than that it was ticked; the oddest come first. */
const HABITS: [RegExp, string, string][] = [
  [
    /greet an animal/i,
    'Before any person is greeted, an animal is. People come second here, in order of greeting at least.',
    'greet an animal before you greet a person',
  ],
  [
    /locked, twice/i,
    'The door is locked, and then it is checked that the door is locked, and then again. Nothing on the form says what the second look has ever found.',
    'check twice that the door is locked',
  ],
  [
    /sing where nobody/i,
    'There is singing, in places where nobody can hear it. This is the first that anybody has heard of it.',
    'sing where nobody can hear it',
  ],
  [
    /never need/i,
    'Something is looked up that will never be needed. That it will never be needed is part of the box you ticked; you knew, and looked it up.',
    'look something up that you will never need',
  ],
  [
    /not the shortest/i,
    'The way you walk is not the shortest one. A map would call that a mistake, and you make it on nearly every day.',
    'walk a way that is not the shortest',
  ],
  [
    /talk to myself/i,
    'You talk to yourself, out loud. What is said is not on the form.',
    'talk to yourself out loud',
  ],
  [
    /write a list/i,
    'You write a list. Whether “write a list” is ever on it the form does not ask.',
    'write a list',
  ],
]

function smallRules(desk: Desk, { habits }: Day) {
  if (!habits) return
  const ticked = HABITS.filter(([words]) => habits.choices.some((c) => words.test(c)))
  const n = habits.choices.length
  const receipts = [habits.source, count(n, { kind: 'score', of: 'habits ticked' })]
  const [odd, ...rest] = ticked
  const text = desk.say('tuesday.habits', { k: n }, [
    ...receipts,
    count(7, { kind: 'score', of: 'habits listed' }),
  ])
  if (odd) text.push(...desk.plain(odd[1], receipts, 'tuesday.habit'))
  if (rest.length > 0)
    text.push(...desk.say('tuesday.others', { list: desk.wording.list(rest.map((r) => r[2])) }, receipts))
  desk.add('item', text, 'Small rules.')
}

function hours(desk: Desk, { alarm, share, hours: order, again, ninety }: Day) {
  const text: Sentence[] = []
  if (order && order.choices.length >= 2) {
    const names = order.choices.map(asYou)
    text.push(
      ...desk.say('tuesday.hours', { keep: names[0], sell: names.at(-1) }, [
        order.source,
        count(5, { kind: 'score', of: 'hours' }),
      ]),
    )
    if (names.length >= 4)
      text.push(...desk.say('tuesday.hours.middle', { second: names[1] }, [order.source]))
    if (alarm && /negotiate/i.test(alarm.text) && /before anybody else is up/i.test(order.choices[0] ?? ''))
      text.push(...desk.say('tuesday.dispute.early', {}, [alarm.source, order.source]))
    if (ninety && /sleep/i.test(ninety.text) && /before sleep/i.test(order.choices.at(-1) ?? ''))
      text.push(...desk.say('tuesday.dispute.sleep', {}, [ninety.source, order.source]))
  }
  desk.add('item', text, 'The hours.')
  const own: Sentence[] = []
  const x = share?.number ?? null
  if (share && x !== null && x >= 0 && x <= 10) {
    const h = Math.round((x / 10) * 48) / 2
    const receipts = [
      share.source,
      ...[x, Math.floor(x), h, Math.floor(h), 10, 24].map((n) =>
        count(n, { kind: 'score', of: 'share of the day' }),
      ),
    ]
    own.push(
      ...desk.say(
        x === 0 ? 'tuesday.share.none' : x === 10 ? 'tuesday.share.all' : 'tuesday.share',
        { x, h: `${desk.wording.number(h)} ${h === 1 ? 'hour' : 'hours'}` },
        receipts,
      ),
    )
  }
  const value = again?.number ?? null
  if (again && value !== null) {
    const mind = value <= 0.5
    const key =
      x !== null && x < 5 && value > 0.6
        ? 'tuesday.dispute.again'
        : mind
          ? 'tuesday.again.no'
          : 'tuesday.again.yes'
    own.push(...desk.say(key, { gave: agreed(value) }, [again.source, ...(share ? [share.source] : [])]))
  }
  desk.add('item', own, 'Whose day it is.')
}

function view(desk: Desk, { view: seen, noticed }: Day) {
  if (seen) {
    desk.add('p', desk.say('tuesday.view.open', {}, [seen.source]))
    answerBlock(desk, seen, 'tuesday.view')
  }
  const when = noticed?.when
  if (!noticed || !when) return
  const today = dayOf(desk.material.today)
  const receipts = [
    noticed.source,
    count(when.y, { kind: 'date', iso: new Date(when.day * 86_400_000).toISOString().slice(0, 10) }),
  ]
  const slots = { day: desk.wording.day(when.day), weekday: desk.wording.weekday(when.wd) }
  const text = desk.say(when.wd === 2 ? 'tuesday.noticed.tuesday' : 'tuesday.noticed', slots, receipts)
  const gap = today ? today.day - when.day : 0
  if (gap > 2 && gap < 3700)
    text.push(
      ...desk.say('tuesday.noticed.gap', { gap: `${desk.wording.number(gap)} days` }, [
        ...receipts,
        count(gap, { kind: 'score', of: 'days since' }),
      ]),
    )
  desk.add('item', text, 'A date.')
}

function spare(desk: Desk, { ninety, rituals, habits }: Day) {
  const text: Sentence[] = []
  if (ninety)
    text.push(
      ...desk.say('tuesday.ninety', { where: asYou(ninety.text) }, [
        ninety.source,
        count(90, { kind: 'score', of: 'minutes' }),
      ]),
    )
  const value = rituals?.number ?? null
  if (rituals && value !== null) {
    const k = habits?.choices.length ?? 0
    const key =
      k >= 3 && value > 0.6
        ? 'tuesday.rituals.beside'
        : k >= 3 && value < 0.4
          ? 'tuesday.rituals.against'
          : 'tuesday.rituals'
    text.push(
      ...desk.say(key, { gave: agreed(value), k }, [
        rituals.source,
        ...(habits ? [habits.source] : []),
        count(k, { kind: 'score', of: 'habits ticked' }),
      ]),
    )
  }
  desk.add('item', text, 'Spare time.')
}

function night(desk: Desk, { hours: order, miss }: Day) {
  const last = miss ?? order
  if (!last) return
  const first = order && /before sleep/i.test(order.choices[0] ?? '')
  const text = desk.say(first ? 'tuesday.night.first' : 'tuesday.night', {}, [
    last.source,
    ...(order ? [order.source] : []),
  ])
  if (miss && miss.text.split(/\s+/).length > 45) {
    desk.add('p', [...text, ...desk.say('tuesday.miss.long', {}, [miss.source])])
    answerBlock(desk, miss, 'tuesday.miss')
  } else if (miss)
    desk.add('p', [...text, ...desk.say('tuesday.miss', { q: quoteAnswer(miss.text) }, [miss.source])])
  else desk.add('p', [...text, ...desk.say('tuesday.end', {}, [last.source])])
}
