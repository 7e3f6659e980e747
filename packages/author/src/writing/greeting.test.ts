import { expect, test } from 'vitest'
import { areGreetings, isGreeting, isThanks } from './greeting.ts'

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

test.each([
  'Thanks everybody for the birthday wishes, 39 and parking it there. The cub got me an air freshener.',
  'Danke für die vielen Wünsche! 38. Gutschein: eingegangen.',
  'Merci für alles. 40.',
])('thanks for wishes: %s', (text) => expect(isThanks(text)).toBe(true))

test.each(['She thanked the judge. Everybody went home.', 'Der Wunsch nach einem Lift ist alt.'])(
  'no thanks: %s',
  (text) => expect(isThanks(text)).toBe(false),
)
