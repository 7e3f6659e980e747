import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { storiesOf } from '../testing.ts'

const peopleOf = (rows: readonly Row[]) => storiesOf(person('Sanne', rows)).people.map((p) => p.fullName)

test('a nickname and the name it stands for are one person', () => {
  const housi = { people: ['Hansruedi Kunz'] }
  const rows: Row[] = [
    ['2011-11-13', 'Ruedi = Hansruedi Kunz, seit dem Kindergarten neben mir.', housi],
    ['2014-05-11', 'Ruedi hat einen Gutschein geschenkt. Wieder den gleichen.', housi],
    ['2016-05-11', 'Ruedi hat angerufen und gesagt, er komme später.', housi],
    ['2018-05-11', 'Gestern mit Hansruedi am See. Er hat gerudert, ich habe gezählt.'],
  ]
  expect(peopleOf(rows)).toEqual(['Ruedi (Hansruedi Kunz)'])
})

test('whoever is tagged wherever the short form stands is meant by it', () => {
  const geraldine = { people: ['Geraldine Devlin'] }
  const rows: Row[] = [
    ['2011-11-13', 'Gerry said the bingo is rigged. Gerry won.', geraldine],
    ['2014-05-11', 'Bus to Armagh. Gerry asked the driver was he sure.', geraldine],
    ['2016-05-11', 'Gerry has bought an ice cream. For herself.', geraldine],
  ]
  expect(peopleOf(rows)).toEqual(['Gerry (Geraldine Devlin)'])
})

test('what somebody was called before, and a common word that is explained', () => {
  const rows: Row[] = [
    ['2015-05-16', 'The lad got me an air freshener. Pine.'],
    ['2016-06-18', 'Hughie has christened the man Kettle. Kettle came back for his kettle.'],
    ['2018-06-18', 'Kettle said there was a good tray bake at the marina.'],
    ['2022-09-10', 'Raymond, small farmer, one hip, formerly known as Kettle, said yes.'],
    ['2023-09-10', 'Raymond has the window and Raymond has the crisps.'],
    ['2024-01-10', 'Raymond asked was it me or the heating.'],
    ['2024-04-17', 'The lad (he’s 29, he’s Shane, he has a mortgage) got me an air freshener.'],
    ['2024-06-17', 'Shane said pine is a classic.'],
    ['2024-08-17', 'Shane has moved the hedge.'],
  ]
  const people = storiesOf(person('Sanne', rows)).people
  expect(people.map((p) => [p.name, p.posts.length])).toEqual(
    expect.arrayContaining([
      ['Raymond', 5],
      ['Shane', 4],
    ]),
  )
  expect(people.map((p) => p.name)).not.toContain('Kettle')
})

test('whoever takes his name is nobody new', () => {
  const raymond = { people: ['Raymond Bell'] }
  const rows: Row[] = [
    ['2022-09-10', 'Well that’s that. Mrs Raymond Bell.', raymond],
    ['2023-02-14', 'Raymond left a single Rolo on the windscreen. He’s not right.', raymond],
    ['2023-06-09', 'Raymond has the window.', raymond],
  ]
  expect(peopleOf(rows)).toEqual(['Raymond Bell'])
})

test('one of several that has a name is not what “one” means', () => {
  const rows: Row[] = [
    ['2016-06-30', '33 tortugas. Una se llama Gladys.'],
    ['2017-06-30', '44. Gladys no vino.'],
    ['2018-06-30', 'Volvió Gladys y Gladys se fue. Una pena.'],
    ['2019-06-30', 'Una lluvia y Una sola silla.'],
  ]
  const gladys = storiesOf(person('Sanne', rows)).people.find((p) => p.name === 'Gladys')
  expect(gladys?.aliases ?? []).not.toContain('una')
})

test('the short form of a name is the same person, and a first name by itself is another', () => {
  const rows: Row[] = [
    ['2012-02-04', 'Lotho asked for the ladder. Lotho kept the ladder.'],
    ['2013-06-08', 'Lotho said the tide was early. It was not.'],
    ['2015-03-03', 'Lothoman told the vicar what he thinks of bells. It is on Facebook now.'],
    ['2016-05-11', 'Lotho has painted the boat. Twice, says Lotho.'],
    ['2014-05-11', 'We met Marta. Then Marta said no.'],
    ['2015-05-12', 'Yesterday Marta sang for an hour at the harbour.'],
    ['2016-08-11', 'Today Marta asked Martina for the recipe.'],
    ['2017-08-11', 'Well, Marta said the soup was thin.'],
    ['2018-08-11', 'Then Martina said the soup was thick.'],
  ]
  const names = storiesOf(person('Sanne', rows)).people.map((p) => p.name)
  expect(names).toContain('Lotho')
  expect(names).not.toContain('Lothoman')
  expect(names).toEqual(expect.arrayContaining(['Marta', 'Martina']))
})
