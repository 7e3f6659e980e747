import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { openDossier } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'

const today = '2026-01-01'

function roleIn(name: string, rows: readonly Row[]): string | null {
  const { posts, firstName } = person('Ana', rows)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const who = d.person(name)
  return who ? roleOf(d, who, 0) : null
}

const MARRIED = (name: string): Row[] => [
  ['2013-08-03', `Gracias por los saludos. ${name} dice que sí.`],
  ['2014-09-17', `Tres días sin herramientas. ${name} me prestó la pinza.`],
  ['2016-03-20', `Bizcochos. ${name} se comió los de dulce de leche.`],
  ['2016-12-17', `Treinta lápices. ${name} me pregunta para qué los guardo.`],
  ['2017-04-22', `${name} pidió que le afine el de casa. Cuarenta y cuatro años de casados.`],
]

test('whoever is married is neither he nor she where no post says so', () => {
  expect(roleIn('Chava', MARRIED('Chava'))).toBe('pareja de Ana')
})

test('a post that goes on with “Él” says so', () => {
  const rows: Row[] = [...MARRIED('Chava'), ['2018-05-06', 'Fui con Chava a bailar. Él busca las llaves.']]
  expect(roleIn('Chava', rows)).toBe('marido de Ana')
})

test('the writer’s own word goes before any other', () => {
  const rows: Row[] = [
    ['2012-08-03', 'Agradezco los saludos. Elvira, mi señora, hizo la torta de siempre.'],
    ...MARRIED('Elvira'),
  ]
  expect(roleIn('Elvira', rows)).toBe('señora de Ana')
})
