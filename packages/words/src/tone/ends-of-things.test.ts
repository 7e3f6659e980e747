import { expect, test } from 'vitest'
import { tonesOf } from '../testing/tones-of.ts'
import { toneOfText } from './read-tones.ts'

test.each([
  'In mourning. The bakery on Mill Lane has shut its doors. Thirty years of buns.',
  'He is dead. The old Skoda gave out on the hill with 312,004 on the clock.',
  'Murdered at cribbage by Joan. Again. There ought to be an inquest.',
  'The hens are either being murdered or holding an election.',
  'Fell in at the weir. It turns out I can’t swim a stroke.',
  'Falleció la licuadora. Hizo ‘plop’ y dejó olor a quemado. El velorio es en la vereda.',
  'Muerta. Tres bautizos y una comunión, todo en un domingo. Que nadie me hable hasta el martes.',
  'Cerrado por duelo nacional: perdimos por penales.',
  'Doña Tere, 91 años, me dejó de propina una manzana.',
  'Se me cortó la mayonesa.',
  'Ojalá no llueva el domingo.',
  'Tot. Vier Hochzeiten, alles an einem Samstag, zwölf Stunden auf den Beinen.',
])('what is mourned as a manner of speaking is not tender: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})

test.each([
  'In mourning. Mum went on Sunday.',
  'My brother died at the top of the pass.',
  'Falleció mi tío Ramón. El velorio es en la calle Artigas.',
  'They were murdered in their beds.',
])('and what is mourned is: %s', (text) => {
  expect(toneOfText(text)).toBe('red')
})

test('whoever calls somebody by a name is no horse', () => {
  const tones = tonesOf([
    ['2015-02-15', 'Dad called me Jim all afternoon. We talked about a horse.'],
    ['2015-05-10', 'Dad and I mended the gate.'],
    ['2015-07-18', 'Dad died this morning at ten to five.'],
    ['2015-08-30', 'Sorting Dad’s key ring. Sixteen of them fit something.'],
  ])
  expect(tones[2]).toBe('red')
  expect(['amber', 'red']).toContain(tones[3])
})

test.each([
  'It went dark in my hand in the car park. I pressed and pressed. All the pictures of the girls are gone.',
  'Se apagó y no volvió. Lo tuve enchufado toda la noche. No hice copia de nada, las fotos de mamá se fueron con él.',
  'Er liegt da, ganz kalt, seit Freitag. Alle Bilder weg, nichts gesichert.',
])('a telephone takes its pictures with it, and nobody has died: %s', (text) => {
  expect(['clear', 'amber']).toContain(toneOfText(text))
})
