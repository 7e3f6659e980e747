import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/all.ts'
import { analyse } from '../reading/analyse.ts'
import { allTopics } from '../topics/all.ts'
import { write } from '../write.ts'
import { sharedFrames, verifyArticle } from './verify.ts'

const today = '2026-03-01'

describe.each(Object.entries(fixtures))('%s', (_name, { firstName, posts }) => {
  const analysis = analyse(posts, { today, firstName })
  const articles = allTopics
    .filter((t) => !t.info.needs.includes('survey'))
    .map((t) => ({
      key: t.info.key,
      article: write({ topic: t.info.key, analysis, posts, person: { firstName }, today }),
    }))

  test('the analysis survives JSON', () => {
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
  })

  test.each(articles.map((a) => [a.key, a.article] as const))('%s holds up', (_key, article) => {
    expect(verifyArticle(article, posts)).toEqual([])
    expect(article.title.length).toBeGreaterThan(0)
    expect(article.standfirst.length).toBeGreaterThan(0)
    expect(article.description.length).toBeGreaterThan(0)
  })

  test('no two articles share more than a fifth of their frames', () => {
    for (const a of articles)
      for (const b of articles)
        if (a.key < b.key) expect(sharedFrames(a.article, b.article)).toBeLessThanOrEqual(0.2)
  })

  test('the same input gives the same text', () => {
    for (const { key, article } of articles.slice(0, 4))
      expect(
        write({
          topic: key,
          analysis: JSON.parse(JSON.stringify(analysis)),
          posts,
          person: { firstName },
          today,
        }),
      ).toEqual(article)
  })
})
