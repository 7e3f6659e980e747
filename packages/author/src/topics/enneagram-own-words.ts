import { type AnswerSheet, type Given, passages, quoteAnswer } from '../answers/given.ts'
import type { Sentence } from '../model.ts'
import { searchPosts, subjectWords } from '../planning/search.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import type { Desk } from '../writing/desk.ts'
import { typographic } from '../writing/quote.ts'
import type { Sum } from './enneagram.ts'
import { tell } from './parts.ts'

/** The questions without a scale, quoted to the letter. */
export function ownWords(desk: Desk, sheet: AnswerSheet, sum: Sum) {
  const free = sheet.all.filter((g) => !g.answer.measures && /text/.test(g.answer.type))
  if (free.length === 0) return
  desk.heading('In your own words', sum.sources)
  const wrong = sheet.to(/get wrong about you/i, 36)
  const wince = sheet.to(/laugh, or wince/i, 37)
  const opposite = sheet.to(/opposite of what you usually do/i, 38)
  const told = new Set<Given>()
  const text: Sentence[] = []
  if (wrong && free.includes(wrong)) {
    told.add(wrong)
    text.push(...desk.say('enneagram.wrong', { q: quoteAnswer(wrong.text) }, [wrong.source]))
  }
  if (wince && free.includes(wince)) {
    told.add(wince)
    text.push(...desk.say('enneagram.wince', { q: quoteAnswer(wince.text) }, [wince.source]))
    text.push(...nearestStatement(desk, wince, sum))
  }
  desk.add('p', text)
  if (opposite && free.includes(opposite)) {
    told.add(opposite)
    desk.add('p', desk.say('enneagram.opposite', {}, [opposite.source]))
    for (const [at, passage] of passages(opposite.text, 90).entries())
      desk.add('blockquote', desk.plain(typographic(passage), [opposite.source], `enneagram.told.${at}`))
    if (opposite.tone === 'clear')
      desk.add('p', [
        ...desk.say('enneagram.opposite.after', {}, [opposite.source]),
        ...postBeside(desk, opposite.text),
      ])
  }
  for (const g of free.filter((x) => !told.has(x)).slice(0, 2))
    desk.add(
      'p',
      desk.say(
        'enneagram.free',
        { question: g.answer.question.replace(/[“”"]/g, '').trim(), q: quoteAnswer(g.text) },
        [g.source],
      ),
    )
}

/** The statement that the person must have had in mind, if two of its rarer words are in the answer. */
function nearestStatement(desk: Desk, g: Given, sum: Sum): Sentence[] {
  if (g.tone !== 'clear') return []
  const words = new Set(wordsOf(g.text).map(stem))
  const [best] = sum.measured
    .map((m) => ({ m, shared: subjectWords(m.answer.question).filter((w) => words.has(w)).length }))
    .sort((a, b) => b.shared - a.shared || a.m.answer.questionId - b.m.answer.questionId)
  if (!best || best.shared < 1) return []
  return desk.say(
    'enneagram.wince.said',
    { q2: quoteAnswer(best.m.answer.question), said: quoteAnswer(best.m.answer.text) },
    [g.source, sum.source(best.m)],
  )
}

/** The post that shares most of the rare words, where there is one; frames claim no more than that. */
export function postBeside(desk: Desk, text: string): Sentence[] {
  const m = desk.material
  const wanted = new Set(subjectWords(text))
  const near = searchPosts(m.posts, text).find(
    (h) =>
      h.words.filter((w) => wanted.has(w)).length >= 2 &&
      m.clear(h.id) &&
      desk.fresh(h.id) &&
      m.excerpt(h.id, 26),
  )
  return near ? tell(desk, 'enneagram.post', near.id, {}, 26) : []
}
