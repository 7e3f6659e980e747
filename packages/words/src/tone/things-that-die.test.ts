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

  test('whose name is given in so many words, and to which somebody says goodbye', () => {
    const tones = tonesOf(
      'Bought a tractor at last.',
      'The tractor is called Bertold because it will not move.',
      'Bertold towed the bus. Bertold expects a card.',
      'Said goodbye to Bertold today. £200, to a man from Louth with a trailer.',
      'Rain. Soup. The new one starts first time.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear', 'clear', 'clear'])
  })

  test('somebody’s phone; not somebody’s mother', () => {
    const of = (last: string) => tonesOf('Joan and I mended the gate.', 'Joan sings. Ask Joan.', last)[2]
    expect(of('RIP Big Joan’s Nokia 2004–2011. Taken too soon. No flowers.')).toBe('clear')
    expect(of('RIP Joan’s mum. Taken too soon.')).toBe('red')
    expect(of('RIP Joan. Taken too soon.')).toBe('red')
  })

  test('whoever calls it on the radio is no radio', () => {
    const tones = tonesOf(
      'Stan has a new radio. Stan and his aerial.',
      'Two minutes. Stan called it on the radio.',
      'Stan died this morning. Eighty-eight.',
    )
    expect(tones[2]).toBe('red')
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

  test('what somebody comes to service, and what stands on a road until it is towed', () => {
    const tones = tonesOf(
      'Gladys did six sheets before lunch. I did one.',
      'Gladys has died. In the middle of a sheet, with a noise like a gate.',
      'A lad from the works came to service Gladys. He asked for tea with four sugars.',
      'Hetty died on me outside the garden centre. Hazards on. RIP old girl, or until the AA get here.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear', 'clear'])
    expect(
      tonesOf('Bettina died on me outside Dayton with the amps in the back. RIP old girl. AAA says an hour.'),
    ).toEqual(['clear'])
  })

  test('what is counted through', () => {
    const tones = tonesOf(
      'Batch 4 is open. It tastes of tyre.',
      'Batch 7. Eleven bottles went off in the night.',
      'We buried Batch 9 this evening behind the garage. It fought hard.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear'])
  })

  test('whoever would live elsewhere wants to live', () => {
    expect(tonesOf('I don’t want to live in a flat, I said. So we bought a boat.')).toEqual(['clear'])
    expect(tonesOf('She didn’t want to live with a drummer. Nobody does.')).toEqual(['clear'])
  })

  test('whatever somebody only thought', () => {
    const tones = tonesOf(
      'Ravi and the gate. Ravi says it is a feature.',
      'They found it under the floor. I rang Ravi and could not speak, he thought somebody had died.',
      'Ravi has painted the gate.',
      'Absolutely murdered me at dominoes, and I taught her.',
    )
    expect(tones).toEqual(['clear', 'clear', 'clear', 'clear'])
    expect(tonesOf('Gritaban tanto que creí que se había muerto alguien. Era el fútbol.')).toEqual(['clear'])
    expect(
      tonesOf(
        'Im Treppenhaus ein Geschrei, ich dachte, jemand wär gestorben. Es war die Neue, Tor in der Nachspielzeit.',
      ),
    ).toEqual(['clear'])
  })

  test('a firm lets people go, a name with a capital is no role, and a pump no bomb', () => {
    expect(
      tonesOf(
        'Grantley has a new door.',
        'The door at Grantley sticks.',
        'Grantley let her go at Easter.',
      )[2],
    ).toBe('clear')
    expect(
      tonesOf('Las teclas de la Viuda: cuarenta, comidas. La hemos bautizado la Viuda por el mantel.'),
    ).toEqual(['clear'])
    expect(tonesOf('Cambiada la bomba de agua, 90 euros. Ahora silba.')).toEqual(['clear'])
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

test('what is held in memory of somebody makes its day no day of a death', () => {
  const day = (at: string, text: string, id: number) => ({
    id,
    at: `${at}T18:00:00Z`,
    text,
    place: null,
    language: null,
  })
  const posts = [
    day('2014-07-09', 'Boat race. Fifth. We rowed in memory of Dad and his hat.', 1),
    day('2015-07-09', 'Boat race. WE WON. Nine minutes and no leaks!', 2),
    day('2015-08-02', 'Dad would have wanted a rematch.', 3),
  ]
  const tones = readTones(posts)
  expect(posts.map((p) => tones.tone(p.id))).toEqual(['red', 'clear', 'amber'])
})

test.each([
  'The lead is still on the peg. I keep walking past it.',
  'Die Leine hängt noch im Flur.',
  'Auf der Tafel steht noch sein Name.',
  'La correa sigue colgada en la puerta.',
])('what somebody who is gone has left: %s', (text) => expect(tonesOf('Rain.', text)[1]).toBe('red'))

test('what is said to be a machine is one', () => {
  const tones = tonesOf(
    'La Flaca suena mejor que nunca.',
    'La Flaca falleció en pleno baile. Veinte años de servicio. La Flaca es el amplificador.',
    'Sin la Flaca no hay baile.',
  )
  expect(tones).toEqual(['clear', 'clear', 'clear'])
})

test.each([
  'Dead. Not a flicker. I pressed and pressed and nothing. All the photos, everybody’s numbers. Two days in a bag of rice.',
  'Ertrunken, direkt vor meinen Augen. Wiederbelebung mit dem Föhn, vergeblich. Alle Nummern weg.',
  'Se me murió en las manos, cayó por el hueco sin un grito. Celular nuevo el lunes.',
  'me quede sin tele. murio anoche en pleno partido, 9 años. mañana al punto limpio',
  'Nos quedamos sin lavadora. Murió haciendo ruido de helicóptero.',
  'He’s gone. Twelve years we had together and not once in the snow. Goodnight old Vauxhall.',
  'Wir nehmen Abschied. Es war ein langes Leiden, seit der Rückrunde eigentlich. Eintracht, mach’s gut in Liga 2',
  'Se nos fue esta noche, lejos, peleando como un viejo león. Gracias por tanto, Peñarol',
])('nobody is mourned here: %s', (text) => {
  expect(tonesOf('Soup again.', text, 'Rain.')[1]).toBe('clear')
})

test.each([
  'Me quedé sin papá. Murió anoche.',
  'Murió papá anoche. Hincha de Peñarol hasta el final.',
  'Dad died this morning. All his numbers are still in my phone.',
  'El abuelo, qepd. Tenía 91.',
  'El profe, qepd. Nos enseñó todo.',
  'La Negra, qepd.',
  'RIP Mercedes, 84 years, our neighbour.',
  'RIP Panda. Fourteen years, best cat.',
  'Mum slipped away at four. Celtic scarf on the bed.',
])('and here somebody is: %s', (text) => {
  expect(tonesOf('Soup again.', text, 'Rain.')[1]).toBe('red')
})
