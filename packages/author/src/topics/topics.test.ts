import { describe, expect, test } from 'vitest'
import { verifyArticle } from '../checks/verify.ts'
import { keeper, keeperStories, keeperTones } from '../fixtures/keeper.ts'
import type { Analysis, Article } from '../model.ts'
import { planFor } from '../planning/plan.ts'
import { analyse } from '../reading/analyse.ts'
import { write } from '../write.ts'
import { postTopics } from './all.ts'

const today = '2026-03-01'
const { posts, firstName } = keeper
const read: Analysis = {
  ...analyse(posts, { today, firstName }),
  ...keeperTones,
  stories: keeperStories,
  plan: {},
}
const analysis: Analysis = { ...read, plan: planFor(read, posts, { firstName }) }
const article = (topic: string): Article => write({ topic, analysis, posts, person: { firstName }, today })
const shown = (a: Article) => a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')

describe('a magazine with stories written out by hand', () => {
  test.each(postTopics.map((t) => t.info.key))('%s holds up, planned or asked for', (key) => {
    const a = article(key)
    expect(verifyArticle(a, posts)).toEqual([])
    expect(a.title).not.toBe('')
    expect(a.standfirst).not.toBe('')
    expect(JSON.stringify(a)).not.toContain('undefined')
    expect(a).toEqual(article(key))
  })

  test('each story stands whole in one article, the portrait apart', () => {
    const owners = Object.entries(analysis.plan).flatMap(([key, list]) =>
      key === 'profile' ? [] : list.filter((x) => x.startsWith('saga:')).map((x) => x),
    )
    expect(new Set(owners).size).toBe(owners.length)
    expect(owners.length).toBeGreaterThanOrEqual(1)
  })

  test('titles differ', () => {
    const titles = Object.keys(analysis.plan).map((key) => article(key).title.toLowerCase())
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('a loss stands in the portrait and nowhere else', () => {
    for (const key of Object.keys(analysis.plan)) {
      const a = article(key)
      const tells = shown(a).includes('My mother died')
      expect([key, tells]).toEqual([key, key === 'profile'])
      if (tells)
        expect(
          a.paragraphs.find((p) => shown({ ...a, paragraphs: [p] }).includes('My mother died'))?.kind,
        ).toBe('tender')
    }
  })

  test('the animal with a story of its own is the spirit animal', () => {
    expect(article('spirit_meme').standfirst).toContain('Admiral')
  })

  test('the ledger gives both dates and the days between', () => {
    const [ledger] = article('said_you_would').paragraphs.filter((p) => p.kind === 'ledger')
    expect(ledger?.html).toContain('3,353 days late')
    expect(ledger?.html).toContain('held 379 days')
  })

  test('everybody is introduced by what the posts say they are', () => {
    expect(shown(article('people'))).toMatch(/Maren’s brother|My brother Ole/)
  })
})
