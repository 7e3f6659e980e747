import type { TypeScore } from '../../answers/enneagram-score.ts'
import { TYPES } from '../../answers/enneagram-types.ts'
import { type AnswerSheet, quoteAnswer } from '../../answers/given.ts'
import type { Source } from '../../model.ts'
import { count, type Desk } from '../../writing/desk.ts'
import type { Draft } from '../topic.ts'

/** For surveys whose questions measure nothing: the words of the answers are counted, and the piece stays short. */
export function enneagramByWords(desk: Desk, sheet: AnswerSheet, scores: readonly TypeScore[]): Draft {
  const [first, second] = scores
  const k = sheet.all.length
  const sources: Source[] = [
    count(k, { kind: 'score', of: 'answers given' }),
    ...sheet.all.slice(0, 3).map((g) => g.source),
  ]
  const description = desk.say('enneagram.description', { k }, sources)
  if (!first || !second || first.score <= 0) {
    desk.add('p', desk.say('enneagram.none', {}, sources))
    return { title: 'Enneagram', standfirst: description, description }
  }
  const margin = Math.round((first.score - second.score) * 10) / 10
  const base = {
    k,
    n: first.number,
    type: TYPES[first.number - 1]?.name,
    points: first.score,
    n2: second.number,
    type2: TYPES[second.number - 1]?.name,
    points2: second.score,
    margin,
  }
  for (const s of [first, second])
    sources.push(
      count(s.score, { kind: 'score', of: `type ${s.number}` }),
      count(s.number, { kind: 'score', of: 'type' }),
    )
  sources.push(count(margin, { kind: 'score', of: 'margin' }))
  const standfirst = desk.say('enneagram.words.standfirst', base, sources)
  desk.add('p', desk.say('enneagram.words.score', base, sources))
  const counted = new Set(first.by.filter((b) => b.points > 0).map((b) => b.id))
  for (const g of sheet.all.filter((x) => counted.has(x.answer.questionId)).slice(0, 3))
    desk.add(
      'p',
      desk.say('enneagram.words.answer', { ...base, question: cleanQuestion(g), q: quoteAnswer(g.text) }, [
        g.source,
        ...sources,
      ]),
    )
  const odd = sheet.all.filter((x) => !counted.has(x.answer.questionId) && x.text.length > 3)
  const [longest] = odd.sort((a, b) => b.text.length - a.text.length)
  if (longest)
    desk.add(
      'p',
      desk.say('enneagram.words.least', { question: cleanQuestion(longest), q: quoteAnswer(longest.text) }, [
        longest.source,
      ]),
    )
  const ask = TYPES[first.number - 1]?.question ?? ''
  desk.add('p', desk.say('enneagram.question', { ...base, ask }, sources))
  return { title: `Type ${first.number}, with workings`, standfirst, description }
}

const cleanQuestion = (g: { answer: { question: string } }) => g.answer.question.replace(/[“”"]/g, '').trim()
