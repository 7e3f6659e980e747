import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test('Spanish that is typed in haste is read as what it means', () => {
  expect(spelledOut('a veces pienso q si no m despierto mañana no pasa nada, x favor')).toBe(
    'a veces pienso que si no me despierto mañana no pasa nada, por favor',
  )
  expect(spelledOut('estoy en el hospital d ojos, la abu no se mueve')).toContain('hospital de ojos')
})

test('English kisses, German abbreviations and figures stay what they are', () => {
  for (const text of ['Love you all x', '100 m in der Halle, d. h. nichts', 'Plan B, and a D in maths'])
    expect(spelledOut(text)).toBe(text)
})
