import { describe, expect, test } from 'vitest'
import { choicesOf } from './answers/given.ts'
import { guestsIn } from './answers/guests.ts'
import { verifyArticle } from './checks/verify.ts'
import { funny } from './fixtures/funny.ts'
import {
  dayNotes,
  drawerAnswers,
  enneagramAnswers,
  fiveish,
  sayAnswers,
  sevenish,
  tableAnswers,
  textsOf,
  tuesdayAnswers,
} from './fixtures/surveys.ts'
import {
  type Article,
  analyse,
  type ChartFigure,
  planMagazine,
  type SurveyAnswers,
  topics,
  topicsFor,
  write,
} from './index.ts'

const today = '2026-03-01'
const person = { firstName: 'Idris' }
const empty = analyse([], { today })
const full = analyse(funny.posts, { today, firstName: 'Idris' })
const text = (a: Article) => a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')
const words = (a: Article) => text(a).split(/\s+/).length
const about = (topic: string, set: SurveyAnswers | null, withPosts = false) =>
  write({
    topic,
    analysis: withPosts ? full : empty,
    posts: withPosts ? funny.posts : [],
    answers: set ? [set] : [],
    notes: topic === 'say_post_do' ? dayNotes : [],
    person,
    today,
  })
const without = (set: SurveyAnswers, ...ids: number[]): SurveyAnswers => ({
  ...set,
  answers: set.answers.filter((a) => !ids.includes(a.questionId)),
})

const sets: [string, SurveyAnswers][] = [
  ['enneagram', fiveish],
  ['enneagram', sevenish],
  ['ordinary_day', tuesdayAnswers],
  ['the_table', tableAnswers],
  ['kept_and_thrown', drawerAnswers],
]

describe.each(sets)('%s', (topic, set) => {
  test.each([false, true])('holds up, posts: %s', (withPosts) => {
    const article = about(topic, set, withPosts)
    expect(verifyArticle(article, withPosts ? funny.posts : [], textsOf(set))).toEqual([])
    expect(article.title.length).toBeGreaterThan(3)
    expect(article.standfirst.length).toBeGreaterThan(20)
    expect(about(topic, set, withPosts)).toEqual(article)
    expect(article.told.join()).not.toContain('post:-1')
  })
  test('answers are its receipts', () => {
    const article = about(topic, set)
    const ids = new Set(
      article.paragraphs.flatMap((p) => p.sources.flatMap((s) => (s.type === 'answer' ? [s.id] : []))),
    )
    const long = set.answers.filter((a) => a.type === 'long_text')
    for (const a of long) {
      expect(ids).toContain(a.questionId)
      expect(
        article.paragraphs.some((p) => p.sources.some((s) => s.type === 'answer' && s.survey === topic)),
      ).toBe(true)
    }
  })
  test('any one answer may be missing, or all of them, or be blank', () => {
    for (const a of set.answers)
      expect(verifyArticle(about(topic, without(set, a.questionId)), [], textsOf(set))).toEqual([])
    expect(() => about(topic, null)).not.toThrow()
    const blank = { ...set, answers: set.answers.map((a) => ({ ...a, text: ' ', value: null })) }
    expect(text(about(topic, blank)).length).toBeGreaterThan(20)
  })
  test('questions whose words were edited are known by their number', () => {
    const edited = { ...set, answers: set.answers.map((a) => ({ ...a, question: `Edited ${a.questionId}` })) }
    expect(words(about(topic, edited))).toBeGreaterThan(100)
  })
})

test('topics that rest on a survey are named, and stay out of the magazine', () => {
  for (const key of ['enneagram', 'ordinary_day', 'the_table', 'kept_and_thrown', 'say_post_do']) {
    expect(topics.find((t) => t.key === key)).toMatchObject({ surveyKey: key })
    expect(topicsFor(full, funny.posts, person)).not.toContain(key)
    expect(Object.keys(planMagazine(full))).not.toContain(key)
  }
})

describe('the Enneagram', () => {
  const article = about('enneagram', fiveish)
  test('counts agreement in the open', () => {
    expect(article.title).toBe('The Investigator, by two points')
    expect(article.standfirst).toContain('fifteen points out of sixteen')
    expect(text(article)).toContain('strongly agreed that “')
    expect(text(article)).toMatch(/5w4|5w6/)
  })
  test('draws nine bars with the points', () => {
    const bars = article.figures.find((one): one is ChartFigure => one.kind === 'bars')
    expect(bars?.points).toHaveLength(9)
    expect(bars?.points.find((p) => p.label.startsWith('5'))?.value).toBe(15)
    expect(bars?.points.every((p) => p.value >= 0)).toBe(true)
    expect(bars?.textAlternative).toContain('5 Investigator: 15')
  })
  test('is worth sitting down for, quotes what was written freely and ends on a question', () => {
    expect(words(article)).toBeGreaterThanOrEqual(500)
    expect(words(article)).toBeLessThanOrEqual(900)
    expect(text(article)).toContain('I got up and straightened one.')
    expect(text(article)).toContain('I said yes to karaoke in Leeds')
    expect(text(article)).toMatch(/\?$/)
  })
  test('every type can win', () => {
    for (let type = 1; type <= 9; type++) {
      const points = fiveish.answers
        .filter((a) => a.measures)
        .map((a) => (a.measures === `enneagram:${type}` ? 5 : 2))
      const one = about('enneagram', enneagramAnswers(points))
      expect(one.standfirst).toMatch(/sixteen points out of sixteen/)
      expect(verifyArticle(one, [], textsOf(enneagramAnswers(points)))).toEqual([])
    }
  })
  test('a tie is called one, and one box ticked all the way down decides nothing', () => {
    const points = fiveish.answers
      .filter((a) => a.measures)
      .map((a) => (/:[45]$/.test(a.measures ?? '') ? 5 : 2))
    expect(about('enneagram', enneagramAnswers(points)).title).toContain('tie')
    const same = about('enneagram', enneagramAnswers(points.map(() => 3)))
    expect(text(same)).toContain('nine types tie')
    expect(verifyArticle(same, [], textsOf(fiveish))).toEqual([])
  })
})

describe('a sad answer', () => {
  test('gets no aside', () => {
    const sad = {
      ...drawerAnswers,
      answers: drawerAnswers.answers.map((a) =>
        a.questionId === 407 ? { ...a, text: 'The dog’s basket. He died in April.' } : a,
      ),
    }
    const article = about('kept_and_thrown', sad, true)
    const at = article.paragraphs.findIndex((p) => p.html.includes('He died in April'))
    expect(article.paragraphs[at]?.kind).toBe('blockquote')
    expect(article.paragraphs[at]?.sentences).toHaveLength(1)
  })
  test('about wanting to die is not printed', () => {
    const hidden = {
      ...tuesdayAnswers,
      answers: tuesdayAnswers.answers.map((a) =>
        a.questionId === 212 ? { ...a, text: 'I want to die.' } : a,
      ),
    }
    expect(text(about('ordinary_day', hidden))).not.toContain('want to die')
  })
})

test('choices are told apart although they hold commas', () => {
  expect(
    choicesOf('I talk to myself, out loud, I write a list, A plant that is, let us be honest, dead'),
  ).toEqual(['I talk to myself, out loud', 'I write a list', 'A plant that is, let us be honest, dead'])
})

test.each([
  ['Mara, because she laughs first. Jonas: brings bread', ['Mara', 'Jonas']],
  ['- Tom\n- Aunt Bea (stories)\n- Pim', ['Tom', 'Aunt Bea', 'Pim']],
  ['Mara, Jonas and Pim.', ['Mara', 'Jonas', 'Pim']],
  ['my brother Tom because he must; Ana who sings', ['Tom', 'Ana']],
  ['Nobody, to be honest. I like the quiet.', []],
])('guests in “%s”', (plan, names) => {
  expect(guestsIn(plan).map((g) => g.name)).toEqual(names)
})

test('a topic of somebody’s own with nothing but a survey', () => {
  const article = write({
    topic: { name: 'How you keep a day', description: 'Rituals and mugs' },
    analysis: empty,
    posts: [],
    answers: [tuesdayAnswers],
    person,
    today,
  })
  expect(verifyArticle(article, [], textsOf(tuesdayAnswers))).toEqual([])
  expect(article.standfirst).toContain('answers')
  expect(article.note ?? '').not.toContain('Nothing')
  expect(text(article)).toContain('eleven birches')
  expect(text(article)).toContain('cannot find their other shoe')
  expect(words(article)).toBeGreaterThan(200)
})

describe('what is said, posted and done', () => {
  const article = about('say_post_do', sayAnswers, true)
  test('stands side by side, each part counted', () => {
    expect(verifyArticle(article, funny.posts, [...textsOf(sayAnswers), 'Hedge'])).toEqual([])
    expect(text(article)).toContain('You rate yourself an early riser, four of five.')
    expect(text(article)).toContain('Of forty-seven check-ins, eight were.')
    expect(text(article)).toMatch(/Posts choose \w+day|So do your posts/)
    expect(text(article)).toContain('That the kettle is on a timer.')
    expect(text(article)).toMatch(/“hedge”/)
    expect(text(article)).toContain('Under “Hedge” that makes 7 hours in all.')
  })
  test('begins where the three are furthest apart', () => {
    const heads = article.paragraphs.filter((p) => p.kind === 'h2').map((p) => p.sentences[0]?.text)
    expect(heads.length).toBeGreaterThanOrEqual(5)
    const last = article.paragraphs.at(-1)
    expect(last?.kind).toBe('blockquote')
  })
  test('leaves out whatever one of the three does not speak of', () => {
    const alone = write({
      topic: 'say_post_do',
      analysis: full,
      posts: funny.posts,
      answers: [{ ...sayAnswers, answers: sayAnswers.answers.slice(0, 8) }],
      person,
      today,
    })
    expect(alone.paragraphs).toHaveLength(1)
    expect(text(alone)).toContain('There is nothing to lay side by side yet')
    expect(text(article)).not.toContain('Norway')
  })
})
