import { expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

test.each([
  'Found the second phone. It was taped under the sink.',
  'Found another bottle, behind the flour this time.',
  'Encontré la otra tarjeta. Estaba abajo de la alfombra del auto.',
  'Die zweite Karte gefunden. Im Handschuhfach, zwischen den Straßenkarten.',
  'Three thousand, it says. I don’t know who I’m telling.',
])('what somebody near had hidden is theirs to tell: %s', (text) => {
  expect(toneOfText(text)).toBe('hidden')
})

test.each([
  'Found the other sock. It was in the washing machine.',
  'Found a bottle of the good cider at the market.',
  'Encontré la otra zapatilla abajo de la cama.',
  'Found the phone. It was under the cat.',
])('and what is only lost is not: %s', (text) => {
  expect(toneOfText(text)).not.toBe('hidden')
})
