import { expect, test } from 'vitest'
import { verifyArticle } from '../checks/verify.ts'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { write } from '../write.ts'

const today = '2026-01-01'

function articleOf(topic: string, rows: readonly Row[], name = 'Sanne') {
  const inOrder = [...rows, ...AROUND].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const { posts, firstName } = person(name, inOrder)
  const analysis = analyse(posts, { today, firstName })
  const article = write({ topic, analysis, posts, person: { firstName }, today })
  expect(verifyArticle(article, posts)).toEqual([])
  return { article, analysis, shown: JSON.stringify(article.paragraphs) }
}

const AROUND: Row[] = [
  ['2010-02-02', 'Fog on the quay until noon.'],
  ['2013-11-11', 'Soup again. Nobody complained.'],
  ['2016-01-25', 'The early ferry was late, the late one early.'],
  ['2019-09-14', 'Market day, no market.'],
]

const PIE: Row[] = [
  ['2011-11-05', 'My aunt’s gooseberry pie. It could have been used to mend a road.'],
  ['2013-11-04', 'Gooseberry pie, second attempt. Liquid. We drank it.'],
  ['2016-12-04', 'Asked about the gooseberry pie. My aunt says she always bought hers.'],
  ['2020-11-08', 'Gooseberry pie, fifth attempt. The dog left the room.'],
  ['2023-11-05', 'The gooseberry pie stood up by itself. Nobody lost a tooth.'],
]

test('a story that says of none of its posts that it is over is told all the same', () => {
  const { shown } = articleOf('timeline', [
    ...PIE,
    ['2012-05-12', 'The cockatoo at number nine knows one word, and it is early.'],
    ['2014-08-16', 'Left a note about the cockatoo. Got one back: it is nature.'],
    ['2017-04-22', 'The cockatoo has a blackout curtain now. I am not crying.'],
    ['2021-05-30', 'The cockatoo says good night to me over the hedge.'],
  ])
  expect(shown).toContain('mend a road')
  expect(shown).toContain('stood up by itself')
  expect(shown).toContain('blackout curtain')
})

test('a place that somebody comes back to is told visit by visit', () => {
  const at = { place: 'Sandvik Beach' }
  const { article, shown } = articleOf('places', [
    ['2011-08-09', 'Two towels, one flask, hail.', at],
    ['2014-08-11', 'Same rock. It has not missed us.', at],
    ['2018-08-12', 'The flask leaked into the cards, so we played wet.', at],
    ['2023-08-13', 'Three of us now. She found the rock small.', at],
  ])
  expect(article.standfirst).toContain('Sandvik Beach')
  for (const line of ['hail', 'missed us', 'played wet', 'found the rock small'])
    expect(shown).toContain(line)
})

test('what was announced is told to its end, where there are too few dates for a ledger', () => {
  const { article, shown } = articleOf('said_you_would', [
    ['2011-06-20', 'The hole in Mill Lane will be filled by Easter, says the council.'],
    ['2012-04-24', 'It is Easter. The hole in Mill Lane is not filled.'],
    ['2017-11-16', 'Mill Lane: a cone has been placed in the hole.'],
    ['2024-09-22', 'Mill Lane. The hole is filled! A lorry found it first.'],
    ['2012-03-11', 'I will never wear a cycling helmet, they are for people who fall.'],
    ['2015-07-04', 'My nephew gave me a cycling helmet. It is a flower pot now.'],
    ['2019-05-05', 'The cycling helmet fits, as it happens.'],
    ['2023-06-18', 'I lent my cycling helmet to somebody who falls.'],
  ])
  expect(article.standfirst).toContain('it said in 2011')
  expect(shown).toContain('A lorry found it first')
  expect(shown).toContain('somebody who falls')
})

test('an animal without a name is the spirit animal by what it is', () => {
  const { article } = articleOf('spirit_meme', [
    ['2011-10-22', 'Somebody paid me with a goose. The goose is for Christmas.'],
    ['2011-12-20', 'The goose has a cough. One does not eat patients.'],
    ['2015-12-24', 'The goose bit the postman, from behind. The goose plans.'],
    ['2019-03-30', 'The goose is a gander, says the vet. It was very quiet in the kitchen.'],
    ['2023-11-11', 'The goose stood at the window and watched us eat.'],
  ])
  expect(article.standfirst).toContain('goose')
})

test('whoever is mourned is in no list of people, whatever they did before', () => {
  const { shown } = articleOf('people', [
    ['2011-03-20', 'Mum says the sea has come in since last year.'],
    ['2012-03-20', 'Mum won the raffle and gave it back.'],
    ['2013-03-20', 'Mum says a recipe is for people who cannot remember.'],
    ['2014-03-20', 'Mum has taught the parrot a hymn.'],
    ['2018-03-02', 'Mum died this morning. Peacefully, at home.'],
    ['2012-07-01', 'Henrik dropped the cake. Henrik says it was round when he left.'],
    ['2014-07-01', 'Henrik has bought a boat. It is in the kitchen.'],
    ['2016-07-01', 'Henrik sold the boat and bought another boat.'],
    ['2021-07-01', 'Henrik says two boats are company.'],
    ['2013-05-01', 'Petra asked if I own an iron. I own an iron now.'],
    ['2015-05-01', 'Petra says the iron is a paperweight.'],
    ['2017-05-01', 'Petra has ironed a flag. Nobody knows whose.'],
    ['2022-05-01', 'Petra gave the iron back, warm.'],
    ['2012-09-01', 'Gudrun says the hedge is 1.27. Gudrun has a ruler.'],
    ['2014-09-01', 'Gudrun measured the postman.'],
    ['2018-09-01', 'Gudrun lost the ruler. We all looked for it.'],
    ['2020-09-01', 'Gudrun found the ruler in the hedge.'],
  ])
  expect(shown).toContain('Henrik')
  expect(shown).not.toContain('Mum')
})
