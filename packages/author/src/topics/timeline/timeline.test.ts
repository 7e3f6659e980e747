import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import type { Article, Post } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function timeline({ posts, firstName }: { posts: Post[]; firstName: string | null }): Article {
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'timeline', analysis, posts, person: { firstName }, today })
}

test('good wishes of every year are no story', () => {
  const wishes: Row[] = [
    ['2012-03-14', 'happy birthday Lena!! 27 you old bag'],
    ['2017-05-06', 'happy birthday Tore, 36 going on 12'],
    ['2023-01-28', 'happy birthday Jakob 15. unbelievable'],
  ]
  const kite: Row[] = [
    ['2013-08-03', 'The kite is in the tree. It can stay there.'],
    ['2015-05-10', 'The kite has a tenant. A magpie, by the look of it.'],
    ['2019-06-18', 'The kite lost its tail in the gale. The magpie wore it.'],
    ['2021-09-12', 'The kite came down. The magpie watched me the whole way home.'],
  ]
  const rows = [...wishes, ...kite].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  const told = JSON.stringify(timeline(person('Sanne', rows)))
  expect(told).toContain('magpie')
  expect(told).not.toContain('happy birthday')
})
