import { expect, test } from 'vitest'
import { person } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'

test.each([
  ['Elvira', 'esposa'],
  ['Rodolfo', 'marido'],
])('whoever is married to the writer is named as Spanish names end: %s', (name, role) => {
  const { posts } = person('X', [
    ['2013-08-03', `Gracias por los saludos. ${name} dice que sí.`],
    ['2014-09-17', `Tres días sin herramientas. ${name} me prestó la pinza.`],
    ['2016-03-20', `Bizcochos. ${name} se comió los de dulce de leche.`],
    ['2016-12-17', `Treinta lápices. ${name} me pregunta para qué los guardo.`],
    ['2017-04-22', `${name} pidió que le afine el de casa. Cuarenta y cuatro años de casados.`],
  ])
  const found = analyse(posts, { today: '2026-01-01', firstName: 'X' }).stories.people.find(
    (one) => one.name === name,
  )
  expect(found?.roles.map((one) => one.role)).toContain(role)
})
