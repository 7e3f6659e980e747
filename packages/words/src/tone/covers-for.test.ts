import { expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

test.each([
  'Tansy and the baby are in our back room. If her fella or his brothers ring, you haven’t seen them.',
  'He slept in the van again. If somebody from the depot asks, he was on nights.',
  'Wenn seine Firma anruft, er war die ganze Woche krank. Mehr sag ich dazu nicht.',
  'Si pregunta el marido, ella estaba conmigo toda la tarde.',
  'Frau K. war heute beim Friseur, sagt sie. Wir waren in Jena. Ihr Mann darf das nie erfahren.',
  'I drove her there and back. Her husband must never find out.',
  'La llevé y la traje. Su marido no se puede enterar.',
  'Drove to Leeds in the night. It’s her business what for. She is asleep now.',
  'Birk hat mich angerufen und nicht die Mama. Wir haben bis um drei gesessen.',
  'Romina me llamó a mí y no a la madre. Le hablé de los tornillos hasta que se durmió.',
  'got him from behind the depot. 9 months he was doing so good. mum cant know about this.',
])('who covers for somebody tells what is theirs: %s', (text) => {
  expect(toneOfText(text)).toBe('hidden')
})

test.each([
  'If anybody asks, I was at home with the crossword.',
  'Wenn die Nachbarin fragt: ich habe die Leiter nie gesehen.',
  'Si pregunta mi suegra, yo no comí torta.',
  'It’s her business, and she runs it well.',
  'Mum can’t know about this cake.',
  'He called me and not the plumber.',
])('and who covers for themselves jokes: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})

test.each([
  'Grandad made me promise him one thing, the boat gets painted every spring. Two coats, he said, and sand the rail first.',
  'Me hizo prometer una cosa: que le lleve los limones a Berta.',
])('a promise to do something is no secret: %s', (text) => {
  expect(toneOfText(text)).not.toBe('hidden')
})

test('and a promise to tell nobody is', () => {
  expect(toneOfText('Dot made me promise to say nothing about the money to her sister.')).toBe('hidden')
})
