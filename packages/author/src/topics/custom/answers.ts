import { type Given, given, quoteAnswer } from '../../answers/given.ts'
import type { Sentence, SurveyAnswers } from '../../model.ts'
import { isoDay } from '../../reading/calendar.ts'
import { count, type Desk } from '../../writing/desk.ts'
import { typographic } from '../../writing/quote.ts'
import { searchPosts, subjectWords } from '../../writing/search.ts'
import { dayNumber } from '../../writing/slots.ts'
import { answerBlock, tell } from '../common/answering.ts'

const MOST = 16

/** The answers that the subject is about, in the survey's order, each told as its kind asks; how many were told. */
export function tellAnswers(
  desk: Desk,
  sets: readonly SurveyAnswers[],
  asked: string,
  alone: boolean,
): number {
  const wanted = new Set(subjectWords(asked))
  const relevance = (g: Given) =>
    subjectWords(`${g.answer.question} ${g.text}`).filter((w) => wanted.has(w)).length +
    (isLong(g) ? 2 : /text/.test(g.answer.type) ? 1 : 0)
  const all = sets
    .flatMap((s) => s.answers.map((a) => given(a, s.survey)))
    .filter((g) => g.text && g.tone !== 'hidden')
  const chosen = new Set([...all].sort((a, b) => relevance(b) - relevance(a)).slice(0, alone ? MOST : 6))
  if (chosen.size === 0) return 0
  if (alone)
    desk.add(
      'p',
      desk.say('custom.answers.open', { k: all.length }, [
        ...all.slice(0, 3).map((g) => g.source),
        count(all.length, { kind: 'score', of: 'answers given' }),
      ]),
    )
  let told = 0
  let row: Sentence[] = []
  const close = () => {
    desk.add('p', row)
    row = []
  }
  for (const g of all.filter((x) => chosen.has(x))) {
    const said = sayAnswer(desk, g)
    if (said.length === 0) continue
    told++
    row.push(...said)
    if (isLong(g)) {
      close()
      answerBlock(desk, g, `custom.told.${g.answer.questionId}`)
    }
    const near = g.tone === 'clear' && /text/.test(g.answer.type) ? nearPost(desk, g) : []
    row.push(...near)
    if (row.length >= 3 || near.length > 0) close()
  }
  close()
  return told
}

const isLong = (g: Given) => /text/.test(g.answer.type) && g.text.split(/\s+/).length > 28

function sayAnswer(desk: Desk, g: Given): Sentence[] {
  const question = quoteAnswer(g.answer.question)
  const q = quoteAnswer(g.text)
  const slots = { question, q }
  const { type } = g.answer
  if (isLong(g)) return desk.say('custom.said.long', slots, [g.source])
  if (/date/.test(type) && g.when)
    return desk.say('custom.said.date', { ...slots, day: desk.wording.day(g.when.day) }, [
      g.source,
      count(g.when.y, { kind: 'date', iso: isoDay(g.when.day) }),
    ])
  if (/ranking/.test(type) && g.choices.length >= 2)
    return desk.say(
      'custom.said.order',
      { ...slots, first: quoteAnswer(g.choices[0] ?? ''), last: quoteAnswer(g.choices.at(-1) ?? '') },
      [g.source],
    )
  if (/likert|rating/.test(type)) return desk.say('custom.said.scale', slots, [g.source])
  if (g.yes !== null) return desk.say(g.yes ? 'custom.said.yes' : 'custom.said.no', slots, [g.source])
  if (/select/.test(type)) {
    const marked = desk.wording.list(g.choices.map((c) => `“${typographic(c)}”`))
    return desk.say('custom.said.choice', { question, q: marked }, [g.source])
  }
  return desk.say('custom.answer', slots, [g.source])
}

/** A post that shares two rare words with the answer. */
function nearPost(desk: Desk, g: Given): Sentence[] {
  const m = desk.material
  const words = new Set(subjectWords(g.text))
  const near = searchPosts(m.posts, g.text).find(
    (h) =>
      h.words.filter((w) => words.has(w)).length >= 2 &&
      m.clear(h.id) &&
      desk.fresh(h.id) &&
      m.excerpt(h.id, 26) &&
      dayNumber(m, h.id) > 0,
  )
  return near ? tell(desk, 'custom.agree', near.id, {}, 26) : []
}
