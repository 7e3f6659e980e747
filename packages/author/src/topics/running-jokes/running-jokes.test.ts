import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const rows: Row[] = [
  ['2014-08-03', 'The kite is in the tree. It can stay there.'],
  ['2015-05-10', 'The kite has a tenant. A magpie, by the look of it.'],
  ['2016-02-14', 'Dr Lindqvist, my cardiologist, asked what I do for exercise. The kite, I said.'],
  ['2017-06-18', 'The kite lost its tail in the gale. The magpie wore it.'],
  ['2018-07-01', 'The kite and the magpie are not speaking.'],
  ['2019-03-09', 'Bread. Nothing else to report.'],
  ['2020-09-12', 'The kite came down. The magpie watched me the whole way home.'],
]

test('a joke goes on without the post that names somebody’s doctor', () => {
  const { posts, firstName } = person('Sanne', rows)
  const today = '2026-01-01'
  const analysis = analyse(posts, { today, firstName })
  const article = write({ topic: 'running_jokes', analysis, posts, person: { firstName }, today })
  const shown = article.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')
  expect(shown).toContain('The kite has a tenant.')
  expect(shown).toContain('The kite came down.')
  expect(JSON.stringify(article)).not.toContain('Lindqvist')
})

test('what somebody has no more to say about is no promise that is still open', () => {
  const { posts, firstName } = person('Sanne', [
    ['2011-08-03', 'Kettle number one has gone. Three weeks old. It smelt like a fire.'],
    ['2013-05-10', 'Kettle number two. A fuse. I am not angry, I am thirsty.'],
    ['2016-02-14', 'Kettle number three. Stop sending me links to kettles.'],
    ['2019-06-18', 'Kettle number four. I have no more to say to the kettle industry.'],
    ['2022-06-18', 'Garage sale. No kettles.'],
  ])
  const analysis = analyse(posts, { today: '2026-01-01', firstName })
  const article = write({
    topic: 'running_jokes',
    analysis,
    posts,
    person: { firstName },
    today: '2026-01-01',
  })
  expect(JSON.stringify(article)).toContain('kettle industry')
  expect(JSON.stringify(article)).not.toContain('still open')
})
