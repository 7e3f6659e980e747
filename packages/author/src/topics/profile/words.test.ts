import { expect, test } from 'vitest'
import { WORDS } from './words.ts'

test('before an i, Spanish says e', () => {
  const said = (known: string) =>
    WORDS.es.about({ kind: 'person', name: 'Ramiro', known, from: 2012, to: 2024 })
  expect(said('Iria')).toBe('La historia de Ramiro e Iria de 2012 a 2024.')
  expect(said('Pilar')).toBe('La historia de Ramiro y Pilar de 2012 a 2024.')
})
