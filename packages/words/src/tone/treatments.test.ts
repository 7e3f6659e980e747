import { describe, expect, test } from 'vitest'
import { tonesOf } from '../testing/tones-of.ts'

const after = (told: string, text: string) =>
  tonesOf([
    ['2016-03-24', told],
    ['2016-07-20', text],
  ])[1]
const ILL = 'Carol has breast cancer. We start in April.'
const CANCER = 'Mi mamá tiene cáncer. Empezamos en abril.'
const KREBS = 'Meine Frau hat Krebs. Im April geht es los.'

describe('what is counted after an illness', () => {
  test.each([
    [ILL, 'Sixteen of these, five down. I read her the crossword.'],
    [ILL, 'Three down, nine to go. She picks the radio station.'],
    [ILL, 'Six rounds, two left. He sleeps in the chair, her cat on his feet.'],
    [CANCER, 'Van cuatro, faltan ocho. Le llevo su cojín.'],
    [CANCER, 'Ya son seis de doce. Ella pide nieve de limón.'],
    [KREBS, 'Vier von zwölf geschafft. Sie will Pommes.'],
  ])('is not teased: %s %s', (told, text) => expect(after(told, text)).toBe('amber'))

  test.each([
    ['Carol has a new bicycle. We start in April.', 'Sixteen of these, five down. I read her the crossword.'],
    ['Got the seed potatoes in. We start in April.', 'Three down, nine to go. She picks the radio station.'],
    [ILL, 'Three down, nine to go. These fence posts are heavy.'],
    [ILL, 'Five pies for the fair and two cakes.'],
    ['Mi mamá tiene un perico.', 'Van cuatro, faltan ocho. Le llevo su cojín.'],
    ['Meine Frau hat ein Rad.', 'Vier von zwölf geschafft. Sie will Pommes.'],
  ])('and this is: %s %s', (told, text) => expect(after(told, text)).toBe('clear'))
})
