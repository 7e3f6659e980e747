import { describe, expect, test } from 'vitest'
import { readTones } from './read-tones.ts'

const MONTH = 31 * 86_400_000

function tonesOf(...texts: string[]) {
  const posts = texts.map((text, at) => ({
    id: at + 1,
    at: new Date(Date.UTC(2014, 2, 3, 18) + at * MONTH).toISOString(),
    text,
    place: null,
    language: null,
  }))
  const tones = readTones(posts)
  return posts.map(({ id }) => tones.tone(id))
}

describe('things that die are not mourned', () => {
  test('a van whose name is given some sentences after it was bought', () => {
    const tones = tonesOf(
      'Bought a van!! Red, rusty. Smells of collie. £600. Her name is Ottilie and she is not for sale.',
      'Ottilie has died at the roundabout. In the rain. Tell my mother I was brave.',
      'Ottilie towed home by a man with one eyebrow.',
      'Soup. Nothing else to report.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear', 'clear'])
  })

  test('whatever dies twice', () => {
    const tones = tonesOf(
      'Ottilie started first time and I have told the whole street.',
      'Ottilie has died outside the bank. A queue formed behind us, then a committee.',
      'Took Ottilie up the hill with nine crates of apples.',
      'Ottilie has died. Properly this time, says the man.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear', 'clear'])
  })

  test('but the death that is told again each year is one death', () => {
    const tones = tonesOf(
      'Archie taught me the knots.',
      'Archie and I mended the net.',
      'Archie died this morning. Eighty-eight.',
      'Archie died a year ago today. I mended the net.',
    )
    expect(tones.slice(2)).toEqual(['red', 'red'])
    expect(
      tonesOf('Dad sings.', 'Dad and Dad’s hat.', 'Dad died this morning.', 'One year since Dad died.').slice(
        2,
      ),
    ).toEqual(['red', 'red'])
  })

  test('a lorry that is called by a woman’s name', () => {
    const tones = tonesOf(
      'Les presento a mi compañera: un Mercedes del 74. Le decimos la Brígida, porque nos va a enterrar a todos.',
      'Se murió la Brígida en plena avenida. Dos horas con un alambre y volvió.',
      'La Brígida pasó la revisión.',
    )
    expect(tones[1]).toBe('clear')
    expect(tones[2]).toBe('clear')
  })

  test.each([
    'Lost Property, No. 4: a full set of bagpipes in a case. Nobody has come for them.',
    'LOST PROPERTY, No. 1: one wellie. Left foot.',
    'Killed by a hill. Children going by me like goats.',
    'Eurovision at Olga’s. She has made a dip. Pray for me',
    'La helada mató al limonero. Quedó un palo.',
    'We have played Ludo to the death. Rain on the caravan.',
  ])('%s', (text) => {
    expect(tonesOf('Soup.', text, 'Bread.')).toEqual(['clear', 'clear', 'clear'])
  })

  test('and somebody who was killed is', () => {
    expect(tonesOf('Mataron a mi primo en la esquina.')).toEqual(['red'])
    expect(tonesOf('We lost Marta on Sunday.', 'Marta’s garden.', 'Marta, a year on.')[0]).toBe('red')
  })
})

test.each([
  'Stood at the stern rail on the last run a good bit longer than the job needs. Watching the wake.',
  'El puente de noche es lindo. Paré un rato largo en la banquina, arriba de todo.',
  'Anoche mi hermano me contó una cosa y me pidió que no la cuente.',
  'Jo rang. She asked me not to tell anybody till the scan.',
])('is shown to nobody: %s', (text) => {
  expect(tonesOf(text)).toEqual(['hidden'])
})

test('a long while at a railing with swans is a long while at a railing', () => {
  expect(tonesOf('Sat at the railing for ages watching the swans argue.')).toEqual(['clear'])
})

test('whoever does not trust themselves at the edge is left in peace; at the biscuit tin it is a joke', () => {
  expect(tonesOf('No swim. Didn’t trust myself with the water this year. Had soup.')).toEqual(['hidden'])
  expect(tonesOf('Shop shut. Didn’t trust myself near the biscuits.')).toEqual(['clear'])
})
