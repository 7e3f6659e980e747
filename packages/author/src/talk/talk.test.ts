import { describe, expect, test } from 'vitest'
import { topicsFor } from '../planning/topics-for.ts'
import { heldOut } from './fixtures/held-out.ts'
import type { Table, Who } from './fixtures/model.ts'
import { otherWords } from './fixtures/other-words.ts'
import { personOf } from './fixtures/people.ts'
import { questions } from './fixtures/questions.ts'
import { judge, share } from './fixtures/score.ts'
import { strangers } from './fixtures/strangers.ts'
import { strangersTwo } from './fixtures/strangers-two.ts'
import type { TalkRequest } from './model.ts'
import { suggestQuestions } from './suggest.ts'
import { talk } from './talk.ts'

const PATIENCE = 120_000
const ask = (who: Who, question: string, more: Partial<TalkRequest> = {}) => {
  const { posts, analysis, person } = personOf(who)
  return talk({ question, posts, analysis, person, ...more })
}
const rowsOf = (table: Table) => Object.values(table).flat()

describe('the tables', () => {
  test('hold enough questions, a quarter of them about what nobody said', () => {
    const rows = rowsOf(questions)
    expect(rows.length).toBeGreaterThanOrEqual(150)
    expect(rows.filter((r) => r[3] === null).length).toBeGreaterThanOrEqual(rows.length * 0.24)
    expect(rowsOf(heldOut).length).toBeGreaterThanOrEqual(40)
  })

  test(
    'the answers are right, hardly ever wrong, and silent rather than wrong',
    () => {
      const judged = judge(questions)
      const wrong = judged.filter((j) => j.verdict === 'wrong').map((j) => `${j.row[2]} → ${j.text}`)
      expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.85)
      expect(share(judged, 'wrong'), wrong.join('\n')).toBeLessThanOrEqual(0.03)
    },
    PATIENCE,
  )

  test(
    'so are those about people whose posts were written for other tests',
    () => {
      const judged = judge(strangers)
      expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.85)
      expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.03)
    },
    PATIENCE,
  )

  test(
    'so are those in other words than the posts have',
    () => {
      const judged = judge(otherWords)
      expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.9)
      expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.03)
    },
    PATIENCE,
  )

  test(
    'what was held out is seldom answered wrongly',
    () => {
      const judged = judge(heldOut)
      expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.03)
      expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.8)
    },
    PATIENCE,
  )

  test(
    'what strangers ask in words of their own stands in the reply, and is seldom answered wrongly',
    () => {
      const judged = judge(strangersTwo)
      const inReply = judged.filter(({ row, text }) => row[3]?.test(text)).length / judged.length
      expect(inReply).toBeGreaterThanOrEqual(0.3)
      expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.2)
      expect(share(judged, 'wrong')).toBeLessThanOrEqual(0.05)
    },
    PATIENCE,
  )
})

describe('manners', () => {
  test('an answer is in the language of the question', () => {
    expect(ask('thea', 'Wann ist mein Opa gestorben?').text).toMatch(/^Am 9\. Februar 2018/)
    expect(ask('thea', '¿Cuándo me casé?').text).toMatch(/escribiste/)
    expect(ask('hannes', 'When did my father die?').text).toMatch(/you wrote/)
  })

  test('English “die” is no German article', () => {
    const { posts } = ask('thea', 'When did my grandad die?')
    const { posts: all } = personOf('thea')
    for (const id of posts) expect(all.find((p) => p.id === id)?.text).toMatch(/died/)
  })

  test('what is hidden is neither shown nor counted', () => {
    for (const who of ['hannes', 'pilar'] as const) {
      const { analysis, posts } = personOf(who)
      const hidden = new Set(analysis.hidden)
      expect(hidden.size).toBeGreaterThan(0)
      for (const post of posts.filter((p) => hidden.has(p.id))) {
        const words = post.text.split(/\s+/).slice(0, 8).join(' ')
        const answer = ask(who, `${words}?`)
        expect(answer.posts.filter((id) => hidden.has(id))).toEqual([])
        expect(answer.text).not.toContain(post.text.slice(0, 30))
      }
    }
  })

  test('what is tender is shown to whoever asks for it, and to nobody else', () => {
    expect(ask('gordon', 'When did I have a stroke?').text).toContain('Had a stroke on 11 May')
    const { analysis } = personOf('gordon')
    const tender = new Set([...analysis.red, ...analysis.amber])
    for (const question of ['How many courgettes did I have in 2014?', 'What is the new dog called?'])
      expect(ask('gordon', question).posts.filter((id) => tender.has(id))).toEqual([])
  })

  test('what the posts do not say is said plainly, with the nearest that they do', () => {
    const answer = ask('gordon', 'What colour is the greenhouse?')
    expect(answer.known).toBe(false)
    expect(answer.text).toMatch(/^I find no plain answer; the nearest: on .*greenhouse/i)
    expect(ask('hannes', 'Wer ist Sabine?').text).toMatch(/^Das steht nicht in den Beiträgen\./)
  })

  test('what an article states is a source, with its receipts', () => {
    const article = {
      title: 'The sparrow',
      standfirst: '',
      paragraphs: [
        {
          html: '<p>Gordon is a sparrow and not an otter, because he has never left the hedge.</p>',
          postIds: [7, 9],
        },
      ],
    }
    const answer = ask('gordon', 'Why a sparrow and not an otter?', { article })
    expect(answer).toMatchObject({ known: true, posts: [7, 9] })
    expect(answer.text).toContain('because he has never left the hedge')
  })

  test('no question breaks it', () => {
    for (const question of [
      '?',
      '',
      '¿',
      'why',
      '2014',
      'a'.repeat(2000),
      '((((',
      '[3, 12]',
      '💍',
      'und?',
      'who who who',
    ])
      expect(typeof ask('tunde', question, { earlier: [{ question: '???', posts: [9999] }] }).text).toBe(
        'string',
      )
  })

  test('without posts there is nothing to say, and it says so', () => {
    const { analysis, person } = personOf('tunde')
    expect(talk({ question: 'Who is Kemi?', posts: [], analysis, person }).known).toBe(false)
  })
})

describe('suggestions', () => {
  test.each(['gordon', 'asha', 'hannes', 'pilar', 'thea'] as const)(
    '%s: each has an answer, and none is tender',
    (who) => {
      const { posts, analysis, person, article } = personOf(who)
      const told = article('profile')
      const suggested = suggestQuestions({ posts, analysis, person, article: told })
      expect(suggested.length).toBeGreaterThan(0)
      expect(new Set(suggested).size).toBe(suggested.length)
      const tender = new Set([...analysis.red, ...analysis.amber, ...analysis.hidden])
      for (const question of suggested) {
        const answer = ask(who, question, { article: told })
        expect(answer.known, question).toBe(true)
        expect(answer.posts.filter((id) => tender.has(id))).toEqual([])
      }
    },
    PATIENCE,
  )

  test(
    'no article of a magazine stands without one',
    () => {
      for (const who of ['gordon', 'pilar', 'hannes'] as const) {
        const { posts, analysis, person, article } = personOf(who)
        const topics = topicsFor(analysis, posts, person)
        expect(topics.length).toBeGreaterThan(2)
        for (const topic of topics) {
          const suggested = suggestQuestions({ posts, analysis, person, article: article(topic) })
          expect(suggested.length, `${who}, ${topic}`).toBeGreaterThan(0)
          expect(suggested.length, `${who}, ${topic}`).toBeLessThanOrEqual(3)
        }
      }
    },
    PATIENCE,
  )
})
