import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { openDossier } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'
import { storiesOf } from '../testing.ts'

const known = (name: string, rows: readonly Row[]) =>
  storiesOf(person('Sanne', rows)).people.find((p) => p.name === name)

const rolesOf = (name: string, rows: readonly Row[]) => known(name, rows)?.roles.map((r) => r.role) ?? []

test('a landlord who is called Baba is nobody’s father', () => {
  const rows: Row[] = [
    ['2014-03-29', 'Baba Landlord said we should pay for the light. With which eye.'],
    ['2020-07-25', 'Baba Landlord’s meter loads his side only.'],
    ['2025-07-26', 'Baba Landlord has a meter for everybody now.'],
  ]
  expect(storiesOf(person('Sanne', rows)).people.flatMap((p) => p.roles.map((r) => r.role))).not.toContain(
    'father',
  )
})

test('a pope is nobody’s father either', () => {
  const rows: Row[] = [
    ['2013-03-13', 'Ya hay nuevo Papa. Dicen que es del sur y que anda en camión.'],
    ['2016-02-12', 'Que viene el Papa. Otra vez no pasa por la tienda de nosotros.'],
    ['2025-05-08', 'Otro Papa. Este también dice que va a venir por acá algún día.'],
  ]
  expect(rolesOf('Papa', rows)).not.toContain('padre')
})

test('the next clause is no role', () => {
  const rows: Row[] = [
    ['2015-04-18', 'La maestra Consuelo vino por un foco y se llevó dos tornillos.'],
    ['2017-09-19', 'No sé nada de Consuelo, la escuela está cerrada. Avisen si la ven.'],
    ['2018-05-15', 'Consuelo dice que el foco todavía prende, que ni lo toque.'],
  ]
  expect(rolesOf('Consuelo', rows).join()).not.toContain('cerrada')
})

test('what is said of somebody’s thing is not said of them', () => {
  const rows: Row[] = [
    ['2016-04-02', 'Lese das gerade mit der Brille von Gerd, die für die Zeitung. Es geht.'],
    ['2017-05-06', 'Gerd hat den Zaun gestrichen, nur von außen, sagt er.'],
    ['2019-08-10', 'Gerd war beim Zahnarzt und redet seitdem wieder.'],
  ]
  expect(rolesOf('Gerd', rows).join()).not.toContain('Zeitung')
})

test('who somebody is may stand in brackets', () => {
  const rows: Row[] = [
    ['2012-06-23', 'Tore (my little brother, 7) asked if the moon is a person.'],
    ['2013-08-10', 'Tore ate two of them. Love is real.'],
    ['2014-08-10', 'Tore said the moon is closed.'],
  ]
  expect(rolesOf('Tore', rows)).toContain('my little brother')
})

test('a parrot that arrives with its breed is a parrot', () => {
  const rows: Row[] = [
    ['2011-02-26', 'Gulliver has arrived. African grey, about 22. He has bitten Lars already.'],
    ['2012-02-26', 'Gulliver said good night at noon.'],
    ['2013-02-26', 'Gulliver has learned the doorbell.'],
  ]
  expect(known('Gulliver', rows)).toMatchObject({ kind: 'animal' })
  expect(rolesOf('Gulliver', rows)).toContain('an African grey')
})

test('a club that is also a street corner is nobody', () => {
  const rows: Row[] = [
    ['2012-04-15', 'Sportivo Belgrano 0, Unión Central 4. El arquero dijo que le daba el sol.'],
    ['2013-11-30', 'Belgrano perdió la final con un gol en contra. Estamos todos en cama.'],
    ['2015-05-07', 'Última parada: Belgrano y Perú, 13 hs. Siempre hay alguien en la puerta.'],
    ['2017-09-11', 'Belgrano dijo que el año que viene sube. Belgrano dijo lo mismo en marzo.'],
  ]
  expect(known('Belgrano', rows)).toBeUndefined()
})

test('what leaks and is mended is nobody, and a make of piano is none either', () => {
  const rows: Row[] = [
    ['2012-04-15', 'Gloria is leaking again. I have put a bowl under her.'],
    ['2013-11-30', 'Gloria fixed, forty pounds. Gloria has thanked nobody.'],
    ['2014-05-07', 'Gloria was here before us and she will be here after.'],
  ]
  expect(known('Gloria', rows)).toBeUndefined()
})

test('whoever has a trade is no bicycle, and a bicycle is feminine in Spanish', () => {
  const rows: Row[] = [
    ['2015-02-21', 'Pinchó la bici justo en la esquina. Se llama Marina, es enfermera y entra a las siete.'],
    ['2016-05-06', 'Marina dijo que no, con la sonrisa más linda de la cuadra.'],
    ['2018-08-11', 'Marina vino a despedirse y se olvidó el paraguas.'],
    ['2019-03-02', 'Compré una bici usada, se llama Pancha. Frena cuando quiere.'],
    ['2020-03-02', 'Pancha se quedó sin cadena en la bajada.'],
  ]
  expect(known('Marina', rows)?.kind).toBe('person')
  expect(rolesOf('Pancha', rows)).toContain('una bici')
})

test('the street of somebody is no name that was given', () => {
  const rows: Row[] = [
    ['2012-08-10', 'Hay un loro en calle Sucre, de doña Amalia, que se llama Napoleón.'],
    ['2015-12-19', 'Doña Amalia llorando en la vereda. El loro volvió solo a las seis.'],
    ['2016-01-02', 'No me mire así, doña Amalia, que yo también tomo.'],
  ]
  expect(known('Amalia', rows)?.kind).toBe('person')
})

test('an age of another year and “the real one” are no roles', () => {
  const rows: Row[] = [
    ['2017-03-19', 'New lad started. Ivo, 17, his mother drops him at the gate with his lunch.'],
    ['2018-06-30', 'Ivo asked where the boat sleeps. Ivo, the real one, is going to go far.'],
    ['2019-10-12', 'Ivo passed his driving test. Third go.'],
  ]
  expect(rolesOf('Ivo', rows).join(' ')).not.toMatch(/17|real one/)
})

test('somebody with title, first name and surname is one person', () => {
  const rows: Row[] = [
    ['2013-03-19', 'A letter came from Mr Lindqvist about the hedge. Mr Lindqvist has measured it.'],
    ['2014-06-30', 'Their manager, a Mr Ivo Lindqvist, says I am finished in football.'],
    ['2015-10-12', 'Mr Lindqvist waved. I waved back with the shears.'],
  ]
  expect(known('Ivo', rows)).toBeUndefined()
  expect(known('Lindqvist', rows)?.posts).toHaveLength(3)
})

test('a word that is small wherever it does not begin a sentence is nobody', () => {
  const trees: Row[] = [
    ['2009-12-11', 'Carried a tree up the ladder today.'],
    ['2011-12-09', 'Tree’s up. Leeds has not even looked.'],
    ['2012-12-14', 'Tree up. I very nearly didn’t.'],
    ['2014-12-12', 'Tree came back down in a gale.'],
    ['2016-12-09', 'No crane, so the tree went on the chimney.'],
    ['2017-12-08', 'Tree said nothing. Tree knows.'],
  ]
  expect(known('Tree', trees)).toBeUndefined()
  const kev = trees.map(([day, text]): Row => [day, text.replace(/Tree/g, 'Kev').replace(/tree/g, 'kettle')])
  expect(known('Kev', kev)).toBeDefined()
})

test('a cousin is a man or a woman, as the word says', () => {
  const rows: Row[] = [
    ['2012-03-04', 'Mi primo Quique ha vendido la moto y ha comprado otra peor.'],
    ['2013-05-09', 'Quique y la moto nueva: empujando los dos por la cuesta.'],
    ['2014-07-01', 'Quique dice que la moto es un clásico. Yo digo que es un mueble.'],
    ['2015-02-11', 'Hoy Quique ha llegado andando. No hemos preguntado nada.'],
  ]
  expect(rolesOf('Quique', rows)[0]).toBe('primo')
})

test('a place of two words is named whole', () => {
  const rows: Row[] = [
    ['2012-03-04', 'Torben rang from New Mexico, mostly about his hat.'],
    ['2013-05-09', 'Torben has sent a photo of the hat.'],
    ['2014-07-01', 'Torben is home. So is the hat.'],
    ['2015-02-11', 'Torben has left the hat here, he says by accident.'],
  ]
  expect(rolesOf('Torben', rows)).toContain('in New Mexico')
})

test.each<[string, Row[], string]>([
  [
    'Caruso',
    [
      ['2012-10-07', 'Caruso hoy silbó la escala entera. Para los nuevos: Caruso es el loro.'],
      ['2013-10-07', 'Caruso dijo buenas noches a las once de la mañana.'],
      ['2014-10-07', 'Hoy Caruso no quiso hablar con el cartero.'],
    ],
    'un loro',
  ],
  [
    'Bruno',
    [
      ['2012-10-07', 'Bruno hat den Briefträger gebissen. Für die Neuen: Bruno ist der Papagei.'],
      ['2013-10-07', 'Bruno sagt um elf Uhr gute Nacht.'],
      ['2014-10-07', 'Heute hat Bruno nichts gesagt, den ganzen Tag.'],
    ],
    'Papagei',
  ],
])('an animal is one where a post says so: %s', (name, rows, role) => {
  const found = known(name, rows)
  expect(found?.kind).toBe('animal')
  expect(found?.roles.map((r) => r.role)).toContain(role)
})

test('a title that is said once in many posts is somebody else’s', () => {
  const rows: Row[] = [
    ['2010-01-07', 'Schnee. Lund schippt seinen rüber. Ich schipp ihn zurück.'],
    ['2011-06-07', 'Nachbar Lund hat einen neuen Hahn.'],
    ['2012-03-07', 'Lund spielt Mundharmonika. Kann er nicht.'],
    ['2013-03-07', 'Lund hat die Mahnung laminiert.'],
    ['2014-03-07', 'Lund sagt, er wacht um vier Uhr auf.'],
    ['2015-03-07', 'Frau Lund hat Kuchen gebracht.'],
  ]
  expect(known('Lund', rows)?.fullName).toBe('Lund')
})

test('a noun behind a German name is no surname', () => {
  const rows: Row[] = [
    ['2012-01-07', 'Moritz ist Veganer. Mein Sohn, ausgerechnet.'],
    ['2013-01-07', 'Moritz sagt, Tofu ist auch nur ein Wort.'],
    ['2014-01-07', 'Suppe von der Nachbarin, von Moritz Chili. Ich muss nicht mehr kochen.'],
  ]
  expect(known('Moritz', rows)?.fullName).toBe('Moritz')
})

test('what happened over a country is not what the country is', () => {
  const rows: Row[] = [
    [
      '2013-07-21',
      'Home. Forty minutes of turbulence over France, a trolley on its side, a priest behind me.',
    ],
    ['2014-07-21', 'France has won something, says Greta.'],
  ]
  expect(rolesOf('France', rows).join()).not.toContain('trolley')
})

test('whose mother it is, is nobody’s mother', () => {
  const rows: Row[] = [
    ['2013-03-13', 'Pancakes, bears and Rick’s mother. In that order of danger.'],
    ['2016-02-12', 'Rick says the bear was more polite.'],
    ['2018-02-12', 'Rick has bought bear spray. For the holidays.'],
  ]
  expect(known('Rick', rows)).toBeDefined()
  expect(rolesOf('Rick', rows)).not.toContain('mother')
})

test('a man who has a truck is no truck', () => {
  const rows: Row[] = [
    ['2013-03-13', 'Mum has moved. No stairs, and a man named Walt across the hall who “has a nice truck”.'],
    ['2016-02-12', 'Walt came for Christmas. Walt says he likes ham.'],
    ['2018-02-12', 'Walt says the roads are ice.'],
  ]
  expect(rolesOf('Walt', rows)).not.toContain('a truck')
})

test('kin between commas has its role, and a row of people has none', () => {
  const rows: Row[] = [
    ['2014-05-11', 'Breakfast from my eldest, Joris, 9 now. Toast with a whole lemon on it.'],
    ['2015-05-11', 'Joris has made the toast without the lemon. We missed the lemon.'],
    ['2016-05-11', 'To the lake with my brother, Aafke, and the tent. The tent stayed dry.'],
    ['2017-05-11', 'Aafke has the tent now. Joris helped her carry it.'],
  ]
  expect(rolesOf('Joris', rows)).toContain('child')
  expect(rolesOf('Aafke', rows)).not.toContain('brother')
})

test('whoever becomes a grandmother is not somebody else of that name', () => {
  const rows: Row[] = [
    ['2013-12-24', 'Best present. I am going to be a NANA. June, and I cannot knit.'],
    ['2018-01-27', 'The new helper asked what Nana does. I said I drive the ferry.'],
    ['2023-03-25', 'Would Nana come in and talk to the class, says a note. Nana would.'],
  ]
  expect(known('Nana', rows)).toBeUndefined()
  expect(
    known('Oma', [
      ['2014-03-01', 'Oma hat gerufen. Oma sagt, die Suppe ist fertig.'],
      ['2015-03-01', 'Oma hat die Suppe verschenkt.'],
      ['2016-03-01', 'Wir waren bei Oma und haben gegessen.'],
    ]),
  ).toBeDefined()
})

test('a rosary is no Rosario, a palace nobody, and a letter’s Mr is nobody’s name', () => {
  const rows: Row[] = [
    ['2012-03-02', 'Ayer Rosario empezó a ayudarme, y Rosario barre.'],
    ['2013-03-02', 'Rosario me miró y no me dijo nada.'],
    ['2014-03-02', 'La puerta la cerró Rosario con llave.'],
    ['2015-03-02', 'Walter lleva la yerba, yo llevo un rosario.'],
    ['2012-05-02', 'Voy a hacer el Palacio Salvo, con un ascensor que ande.'],
    ['2013-05-02', 'Palacio Salvo, informe: vamos por el piso nueve.'],
    ['2014-05-02', 'Anda el ascensor del Salvo. Subió una avellana.'],
    ['2015-05-02', 'Nuestro Salvo estuvo en el Salvo de verdad.'],
    ['2011-08-07', 'Me llegó una carta que dice “el Sr. Nelson Paz”. Es mi hermano Nelson.'],
    ['2012-12-25', 'Nelson comió temprano.'],
    ['2016-08-22', 'Era Nelson. Hablamos del partido.'],
    ['2020-12-25', 'Nelson trajo el lechón. Quemado de un lado.'],
    ['2021-02-16', 'En el rancho con Nelson. Nelson quiere pintar.'],
  ]
  expect(known('Rosario', rows)?.posts).toHaveLength(3)
  expect(known('Salvo', rows)?.kind).not.toBe('person')
  expect(known('Nelson', rows)?.fullName).toMatch(/^Nelson/)
})

test('a word that opens sentences is nobody, in the plural either', () => {
  const rows: Row[] = [
    ['2014-03-30', 'Clocks went forward. I was an hour late for the egg.'],
    ['2016-03-27', 'Clocks went forward and the bus did not.'],
    ['2017-05-01', 'The clock in the hall is slow.'],
    ['2018-05-01', 'Wound the clock. It thanked me at four.'],
    ['2019-03-31', 'Clocks went forward. Nobody told the hens.'],
  ]
  expect(known('Clocks', rows)).toBeUndefined()
})

test('the second word of a name is not found wherever a sentence begins with it', () => {
  const rows: Row[] = [
    ['2012-05-07', 'Bank holiday. Put up a shelf.'],
    ['2014-04-13', 'Found a savings book of the Penny Bank, two shillings in it.'],
    ['2015-05-04', 'Bank holiday. Rain, visitors, cagoules.'],
    ['2017-08-28', 'Bank holiday. Counted the pianos from the pavement.'],
  ]
  const found = storiesOf(person('Sanne', rows)).sagas.filter((s) => /Penny/.test(s.subject))
  expect(found).toEqual([])
})

test('a pope in capitals is nobody’s father', () => {
  const rows: Row[] = [
    ['2012-06-26', 'Papá apagó la tele y salió a regar. En junio.'],
    ['2012-09-19', 'Papá dice que la bomba de agua no es de él.'],
    ['2013-03-13', 'UN PAPA ARGENTINO!!! Los camioneros tocaban bocina todos juntos.'],
    ['2014-05-02', 'Papá encontró el rastrillo. Estaba en la mano.'],
  ]
  const pope = person('Sanne', rows).posts.find((p) => p.text.includes('ARGENTINO'))?.id
  expect(known('Papá', rows)?.posts).toHaveLength(3)
  expect(known('Papá', rows)?.posts).not.toContain(pope)
})

test('what goes on behind a name is no role of it', () => {
  const rows: Row[] = [
    ['2014-03-05', 'Me anoté. La profe tiene 23 años y se llama Flor. Hoy: soplar en el agua.'],
    ['2016-01-22', 'Cuatrocientos. No lo digo yo, lo dice Flor, que anota.'],
    ['2019-02-17', 'Adentro del mar, con boya. Flor iba en kayak y gritaba los números.'],
    ['2021-05-09', 'Flor dice que respiro como una aspiradora.'],
  ]
  const { posts, firstName } = person('Stella', rows)
  const d = openDossier(
    analyse(posts, { today: '2026-01-01', firstName }),
    posts,
    { firstName },
    '2026-01-01',
  )
  const flor = d.stories.people.find((p) => p.name === 'Flor')
  expect(flor ? (roleOf(d, flor, 0) ?? '') : 'nobody').not.toMatch(/tiene|nobody| y$/)
})
