import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
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
