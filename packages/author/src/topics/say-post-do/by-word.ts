import { type Given, quoteAnswer } from '../../answers/given.ts'
import { wordForms } from '../../checks/recount.ts'
import type { DayNote } from '../../model.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import { count, type Desk, post } from '../../writing/desk.ts'
import { subjectWords } from '../../writing/search.ts'
import { bestRight, inOrder, postSlots } from '../common/answering.ts'
import { type Comparison, score, share } from './comparison.ts'

const holds = (text: string, form: string) => wordsOf(text).some((word) => stem(word) === form)

/** The days on which a word stands in a note, or in the title of something that was tracked. */
const daysWith = (notes: readonly DayNote[], form: string): DayNote[] =>
  notes.filter(({ text, entries }) => holds(text, form) || entries.some((one) => holds(one.feature, form)))

/** What was measured under one title and in one unit. */
function sumOf(notes: readonly DayNote[], form: string) {
  const entries = notes.flatMap((note) => note.entries).filter(({ feature }) => holds(feature, form))
  const [first] = entries
  const same = entries.filter(({ feature }) => feature === first?.feature)
  const values = same.flatMap(({ value }) => value ?? [])
  if (!first?.unit || values.length < 2) return null
  const sum = Math.round(values.reduce((a, b) => a + b, 0) * 10) / 10
  return { feature: first.feature, unit: first.unit, sum }
}

/** A thing that was named in an answer, counted in posts and in notes by the first of its words that both know. */
export function aThing(
  desk: Desk,
  kind: 'weekly' | 'more' | 'less',
  given: Given | null,
  notes: readonly DayNote[],
): Comparison | null {
  if (given?.tone !== 'clear') return null
  const { material } = desk
  const said = wordsOf(given.text)
  for (const form of subjectWords(given.text)) {
    const inPosts = wordForms(material.posts, form)
    const days = daysWith(notes, form)
    // Where loss is among them, nothing is counted.
    if (inPosts.k === 0 || days.length === 0 || inPosts.posts.some((id) => material.tone(id) !== 'clear'))
      continue
    const n = material.analysis.totals.written
    const j = new Set(days.map(({ day }) => day)).size
    const m = new Set(notes.map(({ day }) => day)).size
    const word = said.find((one) => stem(one) === form) ?? form
    const sum = sumOf(notes, form)
    const shown = bestRight(desk, inOrder(material, inPosts.posts), 26)
    return {
      head: `side.${kind}.head`,
      sentences: [
        ...desk.say(`side.${kind}.say`, { q: quoteAnswer(given.text) }, [given.source]),
        ...desk.say(`side.${kind}.post`, { word, k: inPosts.k, n }, [
          given.source,
          count(inPosts.k, { kind: 'word', forms: [form] }),
          count(inPosts.k, { kind: 'listed', posts: inPosts.posts }),
          count(n, { kind: 'written' }),
          ...post(...inPosts.posts.slice(0, 6)),
        ]),
        ...(shown === undefined ? [] : desk.say('side.shown', postSlots(desk, shown, 26), post(shown))),
        ...desk.say(`side.${kind}.do`, { j, m }, [
          score(j, 'days with it'),
          score(m, 'days with a check-in'),
        ]),
        ...(sum
          ? desk.say(`side.${kind}.sum`, { feature: sum.feature, unit: sum.unit, sum: String(sum.sum) }, [
              score(sum.sum, `${sum.feature} in all`),
            ])
          : []),
      ],
      distance: kind === 'weekly' ? 1 - Math.min(1, share(j, m) * 2) : 0.5,
    }
  }
  return null
}
