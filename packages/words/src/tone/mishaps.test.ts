import { expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

test.each([
  'A mi cuñado lo corrieron de la fábrica con todo y sus veinte años ahí.',
  'Se metieron anoche al local. Se llevaron hasta los cables.',
  'They broke into the shop on Sunday. Took the till and, God knows why, the stapler.',
  'Bei uns wurde eingebrochen, die Kaffeemaschine ist auch weg.',
  'We’re safe. The roof is in the neighbour’s pond.',
  'Uns gehts gut. Wir füllen Sandsäcke seit drei.',
  'Estamos bien. Otra réplica hace rato, dormimos en el patio.',
])('a mishap is not teased: %s', (text) => expect(toneOfText(text)).not.toBe('clear'))

test.each([
  'Corrieron al gato de la cocina por probar el mole.',
  'Se metieron a la alberca con todo y zapatos.',
  'He broke into a song at the till.',
  'The new boots are broken in at last.',
  'We’re all fine here, the roof garden is full of beans.',
  'Uns gehts gut, drei Säcke Kartoffeln und ein Turnier.',
  'Estamos bien llenos, ya no cabe el postre.',
])('and this is none: %s', (text) => expect(toneOfText(text)).toBe('clear'))
