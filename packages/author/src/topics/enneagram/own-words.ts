import { stopWords } from '@youzine/words'
import type { TypeScore } from '../../answers/enneagram-score.ts'
import { TYPES } from '../../answers/enneagram-types.ts'
import { type AnswerSheet, type Given, quoteAnswer } from '../../answers/given.ts'
import type { Sentence } from '../../model.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import { count, type Desk, post } from '../../writing/desk.ts'
import { searchPosts, subjectWords } from '../../writing/search.ts'
import type { Slots } from '../../writing/template.ts'
import { answerBlock, bestRight, postSlots, tell } from '../common/answering.ts'
import type { Sum } from './index.ts'

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
    answerBlock(desk, opposite, 'enneagram.told')
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

/** Words of the leading type, and of the one that came last, counted in the posts. */
export function vocabulary(desk: Desk, sum: Sum, last: TypeScore) {
  const { written } = desk.material.analysis.totals
  const said: Sentence[] = []
  const found = wordOf(desk, sum.first.number)
  if (!found) return
  said.push(...sayWord(desk, 'enneagram.vocabulary', found, { ...sum.base, written }, sum))
  const other = wordOf(desk, last.number, found.word)
  if (other && said.length > 0)
    said.push(...sayWord(desk, 'enneagram.vocabulary.against', other, { n3: last.number }, sum))
  desk.add('p', said)
}

interface TypeWord {
  word: string
  ids: number[]
  id: number
}

function sayWord(desk: Desk, key: string, { word, ids, id }: TypeWord, slots: Slots, sum: Sum) {
  return desk.say(key, { ...postSlots(desk, id, 26), ...slots, word, k: ids.length }, [
    ...post(id),
    count(ids.length, { kind: 'form', word }),
    count(desk.material.analysis.totals.written, { kind: 'written' }),
    ...sum.sources,
  ])
}

/** The word of a type's vocabulary that most posts have, with a post that shows it; everybody's words aside. */
function wordOf(desk: Desk, type: number, but = ''): TypeWord | null {
  const m = desk.material
  const lexicon = new Set((TYPES[type - 1]?.words ?? '').split(' '))
  const ids = new Map<string, number[]>()
  for (const p of m.posts)
    for (const w of new Set(wordsOf(p.text)))
      if (lexicon.has(w) && w !== but && !EVERYBODYS.has(w) && !stopWords('en').has(w))
        ids.set(w, [...(ids.get(w) ?? []), p.id])
  const ranked = [...ids].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  for (const [word, list] of ranked.filter(([, l]) => l.length >= 2)) {
    const id = list.every((x) => m.tone(x) === 'clear')
      ? bestRight(
          desk,
          list.filter((x) => showsWord(desk, x, word)),
          26,
        )
      : undefined
    if (id !== undefined) return { word, ids: list, id }
  }
  return null
}

const EVERYBODYS = new Set(
  'love new best know think people friends feel fun one give others many energy plan'.split(' '),
)

const showsWord = (desk: Desk, id: number, word: string) =>
  wordsOf(desk.material.excerpt(id, 26)?.quote ?? '').includes(word)
