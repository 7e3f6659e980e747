import { quarrelOf, sceneOf } from '../../answers/enneagram-scenes.ts'
import {
  fullMarks,
  type Measured,
  measuredOf,
  neighboursOf,
  scoreEnneagram,
  type TypeScore,
} from '../../answers/enneagram-score.ts'
import { TYPES } from '../../answers/enneagram-types.ts'
import { type AnswerSheet, agreed, answerSheet, quoteAnswer } from '../../answers/given.ts'
import type { Sentence, Source } from '../../model.ts'
import { count, type Desk } from '../../writing/desk.ts'
import type { Slots } from '../../writing/template.ts'
import { addFigure } from '../common/answering.ts'
import type { Draft, SurveyTopic } from '../topic.ts'
import { enneagramByWords } from './by-words.ts'
import { ownWords, postBeside, vocabulary } from './own-words.ts'
import { enneagramEn } from './words.ts'

/** Score and runner-up, the statements that decided it, what does not fit, a Wednesday, the person's own words, a question. */
export const enneagram: SurveyTopic = {
  kind: 'survey',
  words: enneagramEn,
  info: {
    id: 25,
    key: 'enneagram',
    name: 'Your Enneagram, with workings',
    description: 'Thirty-six statements, nine types, and every point counted in the open.',
    genre: 'Stars and types',
    order: 200,
    brief:
      'The person’s Enneagram, with the workings shown. Each answer counts towards one of the nine types: say which type leads, by how much, which comes second, and quote the answers that decided it. Two or three scenes in which the type can be seen at work, from the answers in their own words. The answer that fits least gets a paragraph of its own. End on a question for the person, not on advice. Never a diagnosis.',
    needs: ['survey'],
    surveyKey: 'enneagram',
  },
  draft(desk, request) {
    const sheet = answerSheet(request.answers, 'enneagram', 100)
    const answers = sheet.all.map((g) => g.answer)
    const measured = measuredOf(answers)
    const scores = scoreEnneagram(answers)
    if (measured.length === 0) return enneagramByWords(desk, sheet, scores)
    return byStatements(desk, sheet, measured, scores)
  },
}

export interface Sum {
  measured: Measured[]
  first: TypeScore
  base: Slots
  sources: Source[]
  source(m: Measured): Source
}

const nameOf = (s: TypeScore) => TYPES[s.number - 1]?.name ?? ''

function byStatements(desk: Desk, sheet: AnswerSheet, measured: Measured[], scores: TypeScore[]): Draft {
  const [first, second] = scores as [TypeScore, TypeScore]
  const last = scores.at(-1) as TypeScore
  const margin = Math.round((first.score - second.score) * 10) / 10
  const full = fullMarks(measured)
  const base: Slots = {
    k: sheet.all.length,
    m: measured.length,
    full,
    margin,
    n: first.number,
    type: nameOf(first),
    points: first.score,
    n2: second.number,
    type2: nameOf(second),
    points2: second.score,
  }
  const sources: Source[] = [
    count(sheet.all.length, { kind: 'score', of: 'answers given' }),
    count(measured.length, { kind: 'score', of: 'statements answered' }),
    count(full, { kind: 'score', of: 'full marks' }),
    count(4, { kind: 'score', of: 'strong agreement' }),
    count(9, { kind: 'score', of: 'types' }),
    count(margin, { kind: 'score', of: 'margin' }),
    ...scores.map((s) => count(s.score, { kind: 'score', of: `type ${s.number}` })),
    ...scores.map((s) => count(s.number, { kind: 'score', of: 'number of a type' })),
  ]
  const sum: Sum = {
    measured,
    first,
    base,
    sources,
    source: (m) => ({ type: 'answer', survey: sheet.survey, id: m.answer.questionId }),
  }
  const description = desk.say('enneagram.description', base, sources)
  if (first.score === last.score) return level(desk, sheet, sum, description)

  const tie = margin === 0
  const opening = desk.say('enneagram.count', base, sources)
  opening.push(...desk.say(tie ? 'enneagram.tied' : 'enneagram.second', base, sources))
  if (!tie)
    opening.push(
      ...desk.say(margin <= 2 ? 'enneagram.margin.close' : 'enneagram.margin.clear', base, sources),
    )
  desk.add('p', opening)
  addFigure(
    desk,
    'bars',
    'Points for each type',
    [...scores]
      .sort((a, b) => a.number - b.number)
      .map((s) => ({
        label: `${s.number} ${nameOf(s).replace('the ', '')}`,
        value: s.score,
        source: count(s.score, { kind: 'score', of: `type ${s.number}` }),
      })),
  )
  desk.heading('What decided it', sources)
  decided(desk, sum)
  rivalAndWing(desk, sum, scores)
  desk.heading('Where it does not fit', sources)
  against(desk, sum, last, second)
  wednesday(desk, sum, second)
  ownWords(desk, sheet, sum)
  vocabulary(desk, sum, last)
  desk.add('p', desk.say('enneagram.question', { ...base, ask: TYPES[first.number - 1]?.question }, sources))
  return {
    title: titleOf(desk, tie ? 'enneagram.title.tie' : 'enneagram.title', base),
    standfirst: desk.say(tie ? 'enneagram.standfirst.tie' : 'enneagram.standfirst', base, sources),
    description,
  }
}

const titleOf = (desk: Desk, key: string, base: Slots) => desk.say(key, base, [])[0]?.text ?? 'Enneagram'

/** One box ticked all the way down: nothing to explain, so nothing is. */
function level(desk: Desk, sheet: AnswerSheet, sum: Sum, description: Sentence[]): Draft {
  desk.add('p', desk.say('enneagram.level', sum.base, sum.sources))
  ownWords(desk, sheet, sum)
  desk.add('p', desk.say('enneagram.level.question', { ask: TYPES[3]?.question }, sum.sources))
  return { title: 'Nine types, one tie', standfirst: description, description }
}

const statement = (m: Measured) => quoteAnswer(m.answer.question)
const said = (m: Measured) => quoteAnswer(m.answer.text)
const of = (sum: Sum, type: number) =>
  sum.measured
    .filter((m) => m.type === type)
    .sort((a, b) => b.value - a.value || a.answer.questionId - b.answer.questionId)

function decided(desk: Desk, sum: Sum) {
  const { base, sources } = sum
  const strong = sum.measured.filter((m) => m.value >= 0.9)
  const share = strong.filter((m) => m.type === sum.first.number).length
  const middle = sum.measured.filter((m) => m.value > 0.4 && m.value < 0.6).length
  const counts = [...sources, count(strong.length, { kind: 'score', of: 'strong agreements' })]
  const pen =
    strong.length === 0
      ? desk.say('enneagram.pen.never', base, counts)
      : desk.say('enneagram.pen.strong', { ...base, k: strong.length, share: desk.wording.number(share) }, [
          ...counts,
          count(share, { kind: 'score', of: 'strong agreements of the type' }),
        ])
  if (middle >= 5)
    pen.push(
      ...desk.say('enneagram.pen.middle', { k: middle }, [
        count(middle, { kind: 'score', of: 'answers in the middle' }),
      ]),
    )
  desk.add('p', pen)
  const text: Sentence[] = []
  // The weakest of them is kept for what does not fit.
  const all = of(sum, sum.first.number)
  const deciding = (all.length > 2 ? all.slice(0, -1) : all).filter((m) => m.value > 0.5)
  for (const m of deciding.slice(0, 4))
    text.push(
      ...desk.say(
        text.length ? 'enneagram.decided' : 'enneagram.decided.first',
        { ...base, q: statement(m), said: said(m), gave: agreed(m.value) },
        [sum.source(m)],
      ),
    )
  const [top] = deciding
  if (top) text.push(...postBeside(desk, top.answer.question))
  desk.add('p', text)
}

function rivalAndWing(desk: Desk, sum: Sum, scores: TypeScore[]) {
  const { base, sources } = sum
  const second = scores[1] as TypeScore
  const text: Sentence[] = []
  for (const m of of(sum, second.number)
    .filter((x) => x.value > 0.5)
    .slice(0, 2))
    text.push(
      ...desk.say(
        text.length ? 'enneagram.rival.more' : 'enneagram.rival',
        { ...base, q: statement(m), said: said(m), gave: agreed(m.value) },
        [sum.source(m), ...sources],
      ),
    )
  desk.add('p', text)
  const [a, b] = neighboursOf(scores, sum.first.number)
  if (!a || !b) return
  const sides = { typeA: nameOf(a), pointsA: a.score, a: a.number, typeB: nameOf(b), pointsB: b.score }
  desk.add(
    'p',
    desk.say(a.score === b.score ? 'enneagram.wing.even' : 'enneagram.wing', { ...base, ...sides }, sources),
  )
}

/** The strongest agreement with a type that is neither first nor second. */
function strays(sum: Sum, second: number) {
  const [m] = sum.measured
    .filter((x) => x.value >= 0.9 && x.type !== sum.first.number && x.type !== second)
    .sort((a, b) => a.answer.questionId - b.answer.questionId)
  const type = m ? TYPES[m.type - 1] : undefined
  return m && type ? { m, slots: { n4: m.type, type4: type.name, q: statement(m) } } : null
}

function against(desk: Desk, sum: Sum, last: TypeScore, second: TypeScore) {
  const { base, sources } = sum
  const weakest = of(sum, sum.first.number).at(-1)
  const text: Sentence[] = []
  if (weakest)
    text.push(
      ...desk.say(
        weakest.value > 0.5 ? 'enneagram.against.none' : 'enneagram.against',
        { ...base, q: statement(weakest), said: said(weakest), gave: agreed(weakest.value) },
        [sum.source(weakest), ...sources],
      ),
    )
  const refused = of(sum, last.number).at(-1)
  if (refused)
    text.push(
      ...desk.say(
        'enneagram.last',
        {
          n3: last.number,
          type3: nameOf(last),
          points3: last.score,
          gave: agreed(refused.value),
          q: statement(refused),
        },
        [sum.source(refused), ...sources],
      ),
    )
  desk.add('p', text)
  const stray = strays(sum, second.number)
  if (stray) desk.add('p', desk.say('enneagram.stray', stray.slots, [sum.source(stray.m), ...sources]))
  const yes = sum.measured
    .filter((m) => m.value > 0.6)
    .map((m) => ({ question: m.answer.question, id: m.answer.questionId, m }))
  const quarrel = quarrelOf(yes)
  if (!quarrel) return
  const both = [quarrel.first, quarrel.second].map((x) =>
    sum.measured.find((m) => m.answer.questionId === x.id),
  )
  if (!both[0] || !both[1]) return
  const receipts = [sum.source(both[0]), sum.source(both[1])]
  desk.add('p', [
    ...desk.say('enneagram.quarrel', { q1: statement(both[0]), q2: statement(both[1]) }, receipts),
    ...desk.plain(quarrel.line, receipts, 'enneagram.quarrel.line'),
  ])
}

/** A day out of the statements that were agreed with, those of the leading types first. */
function wednesday(desk: Desk, sum: Sum, second: TypeScore) {
  const weight = (m: Measured) =>
    m.value * 10 + (m.type === sum.first.number ? 5 : m.type === second.number ? 3 : 0)
  const scenes = sum.measured
    .flatMap((m) => {
      const found = m.value > 0.6 ? sceneOf(m.answer.question) : null
      return found ? [{ m, ...found }] : []
    })
    .sort((a, b) => weight(b.m) - weight(a.m) || a.hour - b.hour)
    .slice(0, 7)
    .sort((a, b) => a.hour - b.hour)
  if (scenes.length < 3) return
  desk.heading('A Wednesday', sum.sources)
  desk.add('p', [
    ...desk.say(
      'enneagram.wednesday',
      {},
      scenes.map((s) => sum.source(s.m)),
    ),
    ...scenes.flatMap((s) =>
      desk.plain(s.scene, [sum.source(s.m)], `enneagram.scene.${s.m.answer.questionId}`),
    ),
  ])
}
