import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function horoscope(rows: readonly Row[]): string {
  const { posts, firstName } = person('Ramón', rows)
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'astrology', analysis, posts, person: { firstName }, today })
  // What is shown instead of a horoscope foretells nothing.
  return JSON.stringify(a.note ? { note: a.note } : a)
}

const WEDDING: Row[] = [
  ['2010-01-15', 'Lupe y yo cumplimos 28 años. Le prometí el mar a mi mujer.'],
  ['2011-01-15', 'Otro año más. Café en el portal, los dos muy serios.'],
  ['2012-01-15', 'Llovió en el portal y el café se aguó, ni modo.'],
  ['2013-01-15', 'Cerraron el portal por obra. Café de pie en la tienda.'],
  ['2015-01-15', 'Café en el portal. El mesero ya no pregunta.'],
  ['2015-06-11', 'El molino del nacimiento volvió a echar humo en plena misa.'],
]

test('a day that was shared with whoever may have died is no sign', () => {
  expect(horoscope(WEDDING)).toContain('Café en el portal')
  const death: Row = ['2014-02-26', 'A las 3:20. Tranquila. Dios la tenga. La tienda permanecerá cerrada.']
  expect(horoscope([...WEDDING, death].sort((x, y) => (x[0] < y[0] ? -1 : 1)))).not.toContain(
    'Café en el portal',
  )
})

test('nor is one on which somebody only says thank you', () => {
  const thanks = [2011, 2012, 2013, 2014, 2015].map(
    (y): Row => [`${y}-06-28`, `Gracias a todos, ya son ${y - 1958}`],
  )
  expect(horoscope([...WEDDING, ...thanks])).not.toContain('Gracias a todos')
})

const TARTS: Row[] = [
  ['2012-09-02', 'Feria del pueblo. Mi pastel quedó segundo. El de Chelo no era suyo.'],
  ['2013-09-01', 'Segundo lugar otra vez. El primero, comprado. Todos saben dónde.'],
  ['2015-09-06', 'Tercer lugar. El segundo fue un niño de once años.'],
  ['2016-09-04', 'Segundo. Estoy en paz. No es cierto.'],
  ['2018-09-02', 'Primer lugar. Me preguntaron de dónde lo traje.'],
  ['2025-09-07', 'Segundo lugar. El pastel iba con velas y nadie cumplía años.'],
]

test('what comes round on a weekday of a month is foretold with its next date, and a year of its own', () => {
  const told = horoscope([...WEDDING, ...TARTS])
  expect(told).toContain('primer domingo de septiembre')
  expect(told).toContain('6 de septiembre de 2026')
  expect(told).toMatch(/(?:A juzgar por|Manda|Si sale a|el precedente es) 20\d\d(?::|, se espera) “/)
})

test('where nothing comes round nothing is foretold: a fullest weekday is anybody’s', () => {
  const rows = Array.from({ length: 40 }, (_, n): Row => {
    const day = new Date(Date.UTC(2018, 0, 7) + n * 23 * 86_400_000).toISOString().slice(0, 10)
    return [day, `El gato del taller ${n} durmió en la caja de tornillos y nadie le dijo nada.`]
  })
  const told = horoscope(rows)
  expect(told).not.toContain('domingo')
  expect(told).toContain('no dan para más')
})

test('what has lapsed, what was sold and what moved to another day are not foretold', () => {
  const sugar: Row[] = [
    ['2012-03-01', 'El mate, desde hoy sin azúcar. Queda escrito en el taller.'],
    ['2013-03-01', 'Sin azúcar, segunda temporada. El mate me mira raro.'],
    ['2016-03-01', 'Tercera temporada del mate sin azúcar. Aposté con la vecina.'],
    ['2021-03-01', 'Mate sin azúcar y no lo anuncio más.'],
  ]
  const inOrder = (rows: readonly Row[]) => [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  const told = horoscope(inOrder([...TARTS, ...sugar]))
  expect(told).toContain('primer domingo de septiembre')
  expect(told).not.toContain('1 de marzo')
  expect(told).not.toContain('"entry":null')
  const sold: Row = ['2025-10-02', 'Vendí el horno. No habrá pastel ni lugar en la feria.']
  expect(horoscope(inOrder([...TARTS, sold]))).not.toContain('domingo de septiembre')
})

test('nothing of the weeks after a night of despair', () => {
  const bells = [2019, 2020, 2021, 2022, 2023, 2024].map(
    (y): Row => [`${y}-12-31`, `${y - 2000} campanadas y ${y - 2010} uvas en el portal`],
  )
  const night: Row = ['2021-11-20', 'No quiero seguir viviendo. Pienso en matarme.']
  const told = horoscope([...bells, night].sort((x, y) => (x[0] < y[0] ? -1 : 1)))
  expect(told).not.toContain('21 campanadas')
})
