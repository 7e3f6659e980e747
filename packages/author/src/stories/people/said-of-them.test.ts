import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { storiesOf } from '../testing.ts'

const peopleIn = (rows: readonly Row[]) => storiesOf(person('Sanne', rows)).people
const known = (name: string, rows: readonly Row[]) => peopleIn(rows).find((p) => p.name === name)
const rolesOf = (name: string, rows: readonly Row[]) => known(name, rows)?.roles.map((r) => r.role) ?? []

test('a son is a son, whatever the word means in Spanish', () => {
  const rows: Row[] = [
    ['2013-09-04', 'Callum started big school today in a blazer down to his knees.'],
    ['2016-01-03', 'Callum asked for a second dinner. Then a third.'],
    ['2024-01-14', 'Callum, my only son, light of the stairs, has moved out with a girl and no pans.'],
  ]
  expect(rolesOf('Callum', rows)).toContain('my only son')
})

test('two letters are a name inside a sentence', () => {
  const rows: Row[] = [
    ['2011-05-17', 'The oven did nine trays without a murmur. More than I can say for Mo'],
    ['2011-10-11', 'Burnt the lot. Mo looked at them, scraped one, ate it.'],
    ['2013-04-25', 'The man in the suit asked Mo how she would describe the pie. Mo told him.'],
  ]
  expect(known('Mo', rows)?.posts).toHaveLength(3)
  expect(peopleIn([['2011-05-17', 'Im number nine. Ok then. Id rather not']]).map((p) => p.name)).toEqual([])
})

test('“our” and a name in capitals is one of the family', () => {
  const rows: Row[] = [
    ['2011-01-09', 'Our Jade has put me on here. No idea why.'],
    ['2014-03-12', 'Jade failed. Went round the island twice and then off it.'],
    ['2023-05-25', 'Well our Jade did it at the salon, two lots of bleach.'],
    ['2024-08-10', 'My daughter Jade is a married woman.'],
  ]
  expect(rolesOf('Jade', rows)).toContain('daughter')
})

test('a role may stand behind an age, and behind the sentence that ends on the name', () => {
  const ida: Row[] = [
    ['2013-01-17', 'The cab lady again. Turns out she’s called Ida and she likes the woman who answers.'],
    ['2014-10-02', 'That is Ida Pocklington, 93, used to be a winder at the mill, no relation to anybody.'],
    ['2015-12-24', 'Ida rang at half eight. She is coming for her dinner.'],
  ]
  expect(known('Ida', ida)?.kind).toBe('person')
  expect(rolesOf('Ida', ida)).toContain('used to be a winder at the mill')
  const gary: Row[] = [
    ['2017-07-21', 'Gary came with the van and a plank.'],
    ['2020-01-25', 'She is moving in with Gary. My little brother that cannot keep a cactus.'],
    ['2023-01-29', 'Gary plays the guitar before bed.'],
  ]
  expect(rolesOf('Gary', gary)).toContain('brother')
})

test('Spanish “he” is nobody’s, a mother without a child is no role, and what a key is for is no person', () => {
  const rows: Row[] = [
    ['2011-03-12', 'Iria dice que ponga una foto. He puesto el gato.'],
    ['2014-05-08', 'He subido. La madre se llama Yoli, conduce el 21, pensaba que venía a quejarme.'],
    ['2016-07-30', 'Iria en casa. He comprado helado.'],
    ['2017-06-15', 'Yoli dice que no ha cenado. Le he subido pipas.'],
    ['2018-01-12', 'Me ha dado su llave de afinar, la del mango de boj, la que no dejaba ni mirar.'],
    ['2019-01-12', 'Toca afinar otra vez, la humedad.'],
    ['2020-01-12', 'Iria dice que el gato ya no cabe. Yoli dice que sí.'],
  ]
  expect(known('Iria', rows)?.pronoun).toBeNull()
  expect(rolesOf('Yoli', rows).join()).not.toContain('madre')
  expect(peopleIn(rows).map((p) => p.name)).not.toContain('afinar')
})

test('what somebody was needs no article', () => {
  const rows: Row[] = [
    ['2011-06-02', 'New tenant upstairs. Gordon, retired harbour pilot, from Leith. He owns one saucepan.'],
    ['2012-03-09', 'Gordon says the stairs want salting.'],
    ['2015-08-01', 'Gordon brought up the post and a marrow.'],
  ]
  expect(rolesOf('Gordon', rows)).toContain('retired harbour pilot')
})

test('of three capitals in a row the last two belong together', () => {
  const rows: Row[] = [
    ['2012-02-01', 'My wife Marjolein has a cold. She blames the choir.'],
    ['2013-12-20', 'I have promised Marjolein Texel Island for our thirtieth, ferry and all.'],
    ['2014-05-01', 'Marjolein won at cards again.'],
    ['2018-12-21', 'Texel Island has been put back a year.'],
  ]
  expect(known('Marjolein', rows)?.fullName).toBe('Marjolein')
})

test('a short form of two letters is somebody, where a longer name begins with it', () => {
  const rows: Row[] = [
    ['2012-01-29', 'Taken on an apprentice. Ngaire, seventeen. She likes knowing how things come apart.'],
    ['2012-06-11', 'Ng has a list up of what is in the crate.'],
    ['2013-07-05', 'Ng had him out in under a minute with a butter knife.'],
    ['2014-11-05', 'Ng came top of her course.'],
    ['2016-04-21', 'Ngaire got her papers today.'],
  ]
  const who = known('Ngaire', rows) ?? known('Ng', rows)
  expect(who?.posts).toHaveLength(5)
})

test('a place is no long form of somebody', () => {
  const rows: Row[] = [
    ['2011-08-17', 'The grain merchant went bust and got on a boat to Valparaiso without telling anybody.'],
    ['2012-08-18', 'Val said goodnight to the boat. Val always does.'],
    ['2017-05-19', 'Val asked for the green one. I gave Val the blue one.'],
  ]
  expect(known('Val', rows)?.fullName).toBe('Val')
})

test('whoever is spoken to, or stands in a list, is not what comes after the comma', () => {
  const papa: Row[] = [
    ['2016-04-02', 'Papa hat die Pumpe repariert. Sie läuft jetzt rückwärts.'],
    ['2018-08-19', 'Beim Abendbrot: „Papa, der Mann nebenan klingt falsch.“ Der Kleine hat recht.'],
    ['2019-02-11', 'Papa kommt am Sonntag zum Essen.'],
  ]
  expect(rolesOf('Papa', papa)).toEqual(['Vater'])
  const list: Row[] = [
    ['2019-07-18', 'Moritz sagt, er kann das Stück jetzt.'],
    ['2020-03-12', 'Moritz hat geübt, alle haben es gehört.'],
    ['2021-07-18', 'Konzert im Garten, Publikum: Moritz, die Katze Mimi, Gerd überm Zaun.'],
  ]
  expect(rolesOf('Moritz', list)).toEqual([])
})

test('what was done in company is nobody’s role', () => {
  const rows: Row[] = [
    ['2014-05-01', 'Dervla said she would never fly again.'],
    ['2015-04-07', 'Lanzarote in the end, with Dervla, a last minute thing off the internet.'],
    ['2016-09-12', 'Dervla has packed for a week. It is one night.'],
  ]
  expect(rolesOf('Dervla', rows)).toEqual([])
})

test.each([
  ['Lutz', 'Das war es. Lutz, 21 Jahre mein Trainer, hat mir seinen Zettel gerahmt.', 'mein Trainer'],
  ['Lutz', 'That was it. Lutz, my coach for 21 years, framed his list for me.', 'my coach'],
])('so many years somebody was something: %s', (name, last, role) => {
  const rows: Row[] = [
    [
      '2011-05-15',
      name === 'Lutz' && role.startsWith('mein')
        ? 'Lutz sagt, ich springe falsch.'
        : 'Lutz says I dive wrong.',
    ],
    ['2014-05-15', role.startsWith('mein') ? 'Lutz hat geweint. Wir auch.' : 'Lutz said nothing and cried.'],
    ['2024-06-16', last],
  ]
  expect(rolesOf(name, rows)).toContain(role)
})

test('a German first name without an article is somebody, whatever they do', () => {
  const rows: Row[] = [
    ['2011-05-15', 'Regen. Lutz führt jetzt Buch darüber.'],
    ['2018-05-10', 'Dritter Platz: die verbrannte von Lutz. Rechtsweg ausgeschlossen.'],
    ['2022-04-10', 'Gehalten! Lutz heult. Der Schiedsrichter auch.'],
    ['2023-01-03', 'Kaffee hilft. Kaffee hilft immer.'],
  ]
  expect(known('Lutz', rows)?.posts).toHaveLength(3)
  expect(known('Kaffee', rows)).toBeUndefined()
})

test('Mammy is a mother', () => {
  const rows: Row[] = [
    ['2010-03-14', 'Said it in front of Mammy and the priest, over the trifle.'],
    ['2012-05-02', 'Mammy says the trifle was dry.'],
    ['2014-08-09', 'Drove Mammy to bingo. She won a lamp.'],
  ]
  expect(rolesOf('Mammy', rows)).toEqual(['mother'])
})
