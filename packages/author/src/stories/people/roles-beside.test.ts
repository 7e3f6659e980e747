import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'

const rolesOf = (name: string, rows: readonly Row[]) => {
  const { posts, firstName } = person('Sanne', rows)
  const { stories } = analyse(posts, { today: '2026-01-01', firstName })
  return stories.people.find((p) => p.name === name)?.roles.map((r) => r.role) ?? []
}

test.each<[string, string, Row[], string]>([
  [
    'the sentence after the name',
    'Berit',
    [
      ['2012-03-03', 'Who I talk to all day is Berit. She’s my navigator, and she hums.'],
      ['2013-03-03', 'Asked Berit for the map. Berit said the map is for people who are lost.'],
      ['2014-03-03', 'Berit has a cold and still hums.'],
    ],
    'my navigator',
  ],
  [
    'a word of kin after it',
    'Edvin',
    [
      ['2012-03-03', 'Edvin rang from Oslo, mostly about his boots. My brother everybody.'],
      ['2013-03-03', 'Edvin has bought new boots.'],
      ['2014-03-03', 'Saw Edvin at the station in the old boots.'],
    ],
    'brother',
  ],
  [
    'somebody new',
    'Tuva',
    [
      ['2012-03-03', 'New apprentice is called Tuva. She has her own hammer.'],
      ['2013-03-03', 'Tuva hit the nail. I held the nail.'],
      ['2014-03-03', 'Lent Tuva the good saw.'],
    ],
    'apprentice',
  ],
  [
    'the number of a house, in Spanish',
    'Remedios',
    [
      ['2012-03-03', 'La señora Remedios del 14 otra vez se quejó de los tambores en la escalera.'],
      ['2013-03-03', 'La señora Remedios nos trajo una olla de arroz por lo de la escalera.'],
      ['2014-03-03', 'Le llevé su periódico a la señora Remedios y me dio propina.'],
    ],
    'la del 14',
  ],
  [
    'a neighbour, in German',
    'Kramm',
    [
      ['2012-03-03', 'Nachbar Kramm hat einen neuen Rasenmäher. Er mäht um sieben.'],
      ['2013-03-03', 'Herr Kramm hat die Hecke geschnitten, meine auch.'],
      ['2014-03-03', 'Gestern mit Kramm gegrillt. Er hat den Rasen gelobt.'],
    ],
    'Nachbar',
  ],
])('%s says who somebody is', (_, name, rows, role) => {
  expect(rolesOf(name, rows)).toContain(role)
})

test('somebody else’s aunt in the next sentence is nobody’s role', () => {
  const rows: Row[] = [
    ['2012-03-03', 'A comer llegó un muchacho que se llama Óscar. Mi tía le sirvió doble.'],
    ['2013-03-03', 'Óscar trajo pan para la mesa.'],
    ['2014-03-03', 'Hoy vino Óscar y arregló la puerta.'],
  ]
  expect(rolesOf('Óscar', rows)).not.toContain('tía')
})

test('what is of yesterday is nobody’s name', () => {
  const rows: Row[] = [
    ['2012-03-03', 'Don Efraín, mi patrón, me enseñó a amasar.'],
    ['2013-03-03', 'Si fuera de ayer lo diría, porque acá don Efraín el de ayer lo hace rallado.'],
    ['2014-03-03', 'Don Efraín ya no viene de madrugada.'],
  ]
  expect(rolesOf('Efraín', rows)).toEqual(['mi patrón'])
})

test('what came with a name, and that it is the same again, say nothing about whoever it is', () => {
  const rows: Row[] = [
    ['2012-03-03', 'Frau Rohde, ein Kuvert vom Heim. Ich habe es nicht aufgemacht.'],
    ['2013-03-03', 'Bei Frau Rohde geklingelt, sie hat gesungen.'],
    ['2014-03-03', 'Heute mit Frau Rohde, die gleiche Bank wie immer. Sie hat gelacht.'],
    ['2015-03-03', 'Frau Rohde ist zum Singen gekommen, pünktlich wie nie.'],
  ]
  expect(rolesOf('Rohde', rows)).toEqual([])
})
