import { ANIMAL_NAMES } from '@youzine/drawings/names'
import { describe, expect, test } from 'vitest'
import { inventedPeople } from '../../../sample/src/index.ts'
import { funny } from '../fixtures/funny.ts'
import { grieving } from '../fixtures/grieving.ts'
import { analyse, type Figure, type Post, write } from '../index.ts'
import { WORDS as SPIRIT } from '../topics/spirit-meme/words.ts'
import { animalIn, animalNamed } from './animal-words.ts'

const today = '2026-03-01'
const articleOf = (topic: string, posts: readonly Post[]) =>
  write({
    topic,
    posts,
    today,
    person: { firstName: 'Idris' },
    analysis: analyse(posts, { today, firstName: 'Idris' }),
  })
const pictureOf = <Kind extends Figure['kind']>(kind: Kind, topic: string, posts: readonly Post[]) =>
  articleOf(topic, posts).figures.find((one): one is Extract<Figure, { kind: Kind }> => one.kind === kind)

describe('the animal of an article', () => {
  test.each(['en', 'es', 'de'] as const)(
    'is drawn for every one that the topic can choose (%s)',
    (language) => {
      for (const [key, { name }] of Object.entries(SPIRIT[language].animals)) expect(animalIn(name)).toBe(key)
      for (const name of ANIMAL_NAMES) expect(animalIn(animalNamed(name, language))).toBe(name)
    },
  )

  test('is the one that the text names most, and none where none is named', () => {
    expect(animalIn('The cat saw a robin. The robin saw the cat. Robin!')).toBe('robin')
    expect(animalIn('Concatenate the category. Bearing up.')).toBeNull()
  })

  test('has posts as its labels: whole, different, to the letter, never tender', () => {
    const plate = pictureOf('animal', 'spirit_meme', funny.posts)
    if (!plate) throw new Error('There is no plate.')
    expect(plate.labels.length).toBeGreaterThanOrEqual(3)
    const ids = plate.labels.map(({ entry }) => entry.post)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { entry, title } of plate.labels) {
      expect(entry.whole).toBe(true)
      expect(plate.textAlternative).toContain(title)
    }
    const analysis = analyse(grieving.posts, { today, firstName: 'Ana' })
    const tender = new Set([...analysis.red, ...analysis.amber, ...analysis.hidden])
    const sad = pictureOf('animal', 'spirit_meme', grieving.posts)
    expect((sad?.labels ?? []).filter(({ entry }) => tender.has(entry.post))).toEqual([])
  })
})

const days = (count: number, step: number): Post[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    at: new Date(Date.UTC(2018, 0, 7, 15) + n * step * 86_400_000).toISOString(),
    text: `Post number ${n} about a walk along the canal with a flask of tea.`,
    place: null,
    people: [],
    links: [],
    kind: 'status',
  }))

describe('the wheel', () => {
  test('counts months, weekdays and hours of the writer’s own calendar', () => {
    const wheel = pictureOf('wheel', 'astrology', days(60, 7))
    if (!wheel) throw new Error('There is no wheel.')
    expect(wheel.weekdays).toEqual([60, 0, 0, 0, 0, 0, 0])
    expect(wheel.months.reduce((a, b) => a + b)).toBe(60)
    expect(Math.max(...wheel.hours)).toBe(60)
    expect(wheel.days).toHaveLength(60)
    expect(wheel.title).toContain('60 of 60')
  })

  test('is left out where no weekday stands out and no date returns, and where there is little', () => {
    expect(pictureOf('wheel', 'astrology', days(70, 1))).toBeUndefined()
    expect(pictureOf('wheel', 'astrology', days(12, 7))).toBeUndefined()
  })
})

test('strands are of what the article tells: three threads or more, none beside a loss', () => {
  const drawn = inventedPeople.flatMap((person) => {
    const posts = person.posts.map((one) => ({ ...one, people: [], links: [], kind: 'status' }))
    const article = articleOf('timeline', posts)
    const figure = article.figures.find((one) => one.kind === 'strands')
    return figure ? [{ posts, article, figure }] : []
  })
  const [first] = drawn
  if (!first) throw new Error('There are no strands.')
  const { posts, article, figure } = first
  expect(figure.strands.length).toBeGreaterThanOrEqual(3)
  const years = new Set(posts.map(({ at }) => at?.slice(0, 4)))
  for (const { name, days: on } of figure.strands) {
    expect(figure.textAlternative).toContain(name)
    expect(on.length).toBeGreaterThanOrEqual(4)
    expect(on).toEqual(on.toSorted())
    for (const day of on) expect(years).toContain(day.slice(0, 4))
  }
  for (const beside of [figure.after, figure.after + 1])
    expect(article.paragraphs[beside]?.kind).not.toBe('tender')
  expect(articleOf('timeline', days(12, 7)).figures).toEqual([])
})
