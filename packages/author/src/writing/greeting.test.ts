import { expect, test } from 'vitest'
import { areGreetings, isGreeting } from './greeting.ts'

test.each([
  'Happy Easter my people',
  'Happy birthday Shell!!',
  '61. gracias',
  'Gracias a todos por sus felicitaciones, ya son 54',
  'Thankyou for all birthday wishes x',
  'Feliz Navidad',
  'Frohe Weihnachten euch allen',
])('everybody writes it every year: %s', (text) => {
  expect(isGreeting(text)).toBe(true)
})

test.each([
  'Happy Easter. The greenhouse is lying beside the shed in 34 panes.',
  'Happy. The goat is back and so is the fence, for now at least.',
  'I gave him thanks and a bucket of leeks to take home with him for the whole family.',
])('and this somebody wrote once: %s', (text) => {
  expect(isGreeting(text)).toBe(false)
})

test('half of them are enough', () => {
  expect(areGreetings(['Feliz Navidad', 'Feliz Navidad', 'Se cayó el molino otra vez'])).toBe(true)
  expect(areGreetings(['Feliz Navidad', 'Ya prendió', 'Se cayó el molino otra vez'])).toBe(false)
})
