import { expect, test } from 'vitest'
import { readTones } from './read-tones.ts'

const on = (date: string, text: string) => ({ at: `${date}T18:00:00.000Z`, text })
function read(posts: { at: string; text: string }[]) {
  const tones = readTones(posts.map((p, at) => ({ ...p, id: at + 1, place: null, language: null })))
  return { tones: posts.map((_, at) => tones.tone(at + 1)), mourned: tones.mourned }
}

test('whoever is missed and sends postcards for years is far away', () => {
  const { tones, mourned } = read([
    on('2013-08-02', 'Unsere neue Auszubildende heißt Samira und ölt das Sprungbrett.'),
    on('2014-01-10', 'Samira ist nach Island gezogen, ins Schwimmbad.'),
    on('2014-04-19', 'Im Becken sitzt eine Gans. Samira fehlt mir, die hätte gewusst was man da macht.'),
    on('2016-02-02', 'Samira hat geschrieben, minus acht und alle im Wasser.'),
    on('2018-06-18', 'Samira ruft an, sie hat Brot mit Lava gebacken.'),
  ])
  expect(tones[2]).toBe('amber')
  expect(tones[3]).toBe('clear')
  expect([...mourned]).not.toContain('samira')
})

test('whoever went in their own bed has died, although Spanish names them after it', () => {
  const { tones, mourned } = read([
    on('2014-03-02', 'Beto trajo una cometa con puertas.'),
    on('2015-03-02', 'Beto dice que el piso nueve es el mejor.'),
    on('2018-08-11', 'Se fue Beto, a las cinco, en su cama, con Mabel y las hijas. Hoy no subo a nada.'),
    on('2018-08-12', 'En el velorio de Beto, al fondo, parado: mi hermano.'),
    on('2021-02-16', 'En el rancho con mi hermano. Quiere pintar la puerta.'),
  ])
  expect(tones.slice(2)).toEqual(['red', 'red', 'clear'])
  expect([...mourned]).toEqual(['beto'])
})

test('who has left with the children has not died', () => {
  expect(
    read([
      on('2014-03-02', 'Marta hizo una torta.'),
      on('2015-03-02', 'Marta dice que sobra azúcar.'),
      on('2016-08-11', 'Se fue Marta, el lunes, con los hijos. A Rosario.'),
    ]).tones[2],
  ).not.toBe('red')
})

test('who has left for another country has not', () => {
  expect(
    read([
      on('2014-03-02', 'Nahuel hizo una torta.'),
      on('2015-03-02', 'Nahuel dice que sobra azúcar.'),
      on('2016-08-11', 'Se fue Nahuel. A Palma de Mallorca, un amigo le consiguió en una cocina.'),
    ]).tones[2],
  ).not.toBe('red')
})

test('back in the shop for the first time after an illness is no joke', () => {
  expect(
    read([
      on('2017-09-24', 'Herzinfarkt am Donnerstag. Zwei Stents, Klinikum.'),
      on('2018-02-17', 'Erster Tag wieder im Laden. Vier Stunden, im Sitzen.'),
      on('2018-03-25', 'Zeitumstellung. Vierzehn Uhren an Lenkern umgestellt.'),
    ]).tones,
  ).toEqual(['red', 'amber', 'clear'])
})
