import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { storyOf } from '../../stories/testing.ts'
import { write } from '../../write.ts'
import { openDossier, wholeAct } from '../../writing/dossier.ts'
import { runningJokes } from './index.ts'

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

function jokes({ posts, firstName }: ReturnType<typeof person>) {
  const today = '2026-01-01'
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'running_jokes', analysis, posts, person: { firstName }, today }).paragraphs
}

const HEDGE: Row[] = [
  ['2012-05-13', 'The hedge is 1.27, says the man from plot 8. He has a ruler.'],
  ['2013-06-03', 'Cut the hedge. 1.20. He measured it and said nothing.'],
  ['2014-05-18', 'The hedge is 1.30. The ruler has been eaten by somebody’s dog.'],
  ['2016-05-29', 'The hedge again. He measured it with half a ruler.'],
  ['2019-08-23', 'She sits behind the hedge under a blanket and he reads her the rules. I let it grow.'],
  ['2022-05-15', 'The hedge is 1.25. It was time.'],
]
const GRETA: Row[] = [
  ['2012-10-14', 'Greta wants a clock. I have one.'],
  ['2013-11-03', 'Greta has bought a clock.'],
  ['2014-11-03', 'Greta says it is late. The clock, not me.'],
  ['2019-10-11', 'Greta went this morning. Very peaceful. At home.'],
]

test('whoever is only “she” in the months before a loss is no joke', () => {
  const rows = [...HEDGE, ...GRETA].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  const told = JSON.stringify(jokes(person('Ralf', rows)))
  expect(told).toContain('half a ruler')
  expect(told).not.toContain('blanket')
})

test('that nothing came of a promise is not said: it may have been told in other words', () => {
  const rows: Row[] = [
    ['2012-03-02', 'Tore says he’ll have the deck finished by the June weekend. He has bought a level.'],
    ['2012-06-05', 'June weekend has been. There is no deck. There is a very level pile of timber.'],
    ['2020-05-10', 'Two weeks at home and it stands. All of it. It took him nine days.'],
    ['2025-03-03', 'Tore wants a roof over it. He says he’ll have it done by the June weekend.'],
    ['2025-06-03', 'June weekend has been. There is a very level pile of timber.'],
  ]
  expect(JSON.stringify(jokes(person('Ralf', rows)))).not.toContain('still open')
})

test('where somebody was three times is no joke', () => {
  const life = person('Sanne', [
    ['2011-08-09', 'Two towels, one flask, hail on the crab rock.'],
    ['2014-08-11', 'Same flask. The crab rock has not missed us.'],
    ['2018-08-12', 'The flask leaked into the towels on the crab rock. Hail again.'],
    ['2021-08-12', 'The crab rock has a flask of its own now, under the towels.'],
  ])
  const analysis = analyse(life.posts, { today: '2026-01-01', firstName: 'Sanne' })
  const d = openDossier(analysis, life.posts, { firstName: 'Sanne' }, '2026-01-01')
  const acts = life.posts.map((p) => wholeAct(d, p.id))
  const wished = (n: number) => {
    const beach = { ...storyOf('Sandvik Beach', 4, [], 'place'), acts: acts.slice(0, n) }
    return runningJokes.wishes({ ...d, sagas: [beach] }).length
  }
  expect([wished(3), wished(4)]).toEqual([0, 1])
})

test('the standfirst says what came back and when, and quotes nothing of it', () => {
  const { posts, firstName } = person('Sanne', rows)
  const analysis = analyse(posts, { today: '2026-01-01', firstName })
  const a = write({ topic: 'running_jokes', analysis, posts, person: { firstName }, today: '2026-01-01' })
  expect(a.standfirst).toMatch(/from 2015 to 2020\.$/)
  expect(a.standfirst).not.toMatch(/[“”]/)
})
