import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import type { Article } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function portrait(name: string, rows: readonly Row[]): Article {
  const { posts, firstName } = person(
    name,
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'profile', analysis, posts, person: { firstName }, today })
}

const shown = (a: Article) => JSON.stringify(a.paragraphs)

const BELL: Row[] = [
  ['2012-03-04', 'The bell of St Olaf has a crack. I told Pastor Lind it would be mended by Easter.'],
  ['2012-04-08', 'The bell is not mended. Pastor Lind said so from the pulpit.'],
  ['2014-04-20', 'Pastor Lind has had a plate made for the bell. It says Resting.'],
  ['2016-03-27', 'The plate on the bell has been polished. Pastor Lind does it himself.'],
  ['2018-09-23', 'The bell is mended. Pastor Lind pulled the rope once and sat down.'],
  ['2021-11-02', 'Pastor Lind rang. He asked was the bell still going. I held the phone to it.'],
]
const GLOCKE: Row[] = [
  ['2012-03-04', 'Die Glocke hat einen Riss. Herr Lind bekommt sie bis Ostern wieder.'],
  ['2012-04-08', 'Die Glocke ist nicht fertig. Herr Lind hat es von der Kanzel gesagt.'],
  ['2014-04-20', 'Herr Lind hat ein Schild an die Glocke gehängt: Ruht.'],
  ['2016-03-27', 'Das Schild an der Glocke ist poliert. Herr Lind macht das selbst.'],
  ['2018-09-23', 'Die Glocke ist fertig. Herr Lind hat einmal gezogen und sich gesetzt.'],
  ['2021-11-02', 'Herr Lind rief an, ob die Glocke noch geht. Ich hab den Hörer hingehalten.'],
]
const CAMPANA: Row[] = [
  ['2012-03-04', 'La campana tiene una grieta. Le dije a don Lino que estaría para la Pascua.'],
  ['2012-04-08', 'La campana no está. Don Lino lo anunció en la misa.'],
  ['2014-04-20', 'Don Lino mandó hacer una placa para la campana. Dice: Descansa.'],
  ['2016-03-27', 'La placa de la campana está pulida. Don Lino la pule él mismo.'],
  ['2018-09-23', 'La campana ya suena. Don Lino jaló una vez y se sentó.'],
  ['2021-11-02', 'Llamó don Lino. Preguntó si la campana sigue. Le acerqué el teléfono.'],
]
const PASSED_ON: Record<string, Row> = {
  en: ['2015-05-01', 'Shared: a lovely thing about how a bell is cast.'],
  de: ['2015-05-01', 'Ich teile das mal: ein Film darüber, wie eine Glocke gegossen wird.'],
  es: ['2015-05-01', 'Comparto: cómo se funde una campana, con fotos.'],
}

test.each<[string, string, Row[], string]>([
  ['en', 'Gwen', BELL, 'rang. He asked was the bell'],
  ['de', 'Anke', GLOCKE, 'den Hörer hingehalten'],
  ['es', 'Pilar', CAMPANA, 'Le acerqué el teléfono'],
])(
  'in %s the whole story is told, to its last post, and nothing that was passed on',
  (lang, name, rows, last) => {
    const a = portrait(name, [...rows, PASSED_ON[lang] as Row])
    expect(shown(a)).toContain(last)
    expect(shown(a)).not.toMatch(/Shared:|Ich teile|Comparto:/)
  },
)

test('somebody who falls asleep in a concert and has a birthday later is not mourned', () => {
  const a = portrait('Gwen', [
    ...BELL,
    ['2013-06-16', 'Dad taught me to listen by turning the telly off.'],
    ['2015-08-23', 'Dad says he can hear the fridge. He does not like what it says.'],
    ['2016-11-06', 'Dad fell asleep in the concert and came in on the Amen.'],
    ['2019-06-16', 'Dad is 80. He had the telly turned off so we could all listen.'],
  ])
  expect(a.paragraphs.some((p) => p.kind === 'tender')).toBe(false)
})

test('an amplifier that somebody laughs about is no loss', () => {
  const a = portrait('Pilar', [
    ...CAMPANA,
    ['2017-11-18', 'Mi Gorda falleció a media fiesta, 22 años de servicio. Es el amplificador jajaja'],
    ['2017-11-25', 'Resucitó la Gorda con un fusible de doce pesos.'],
  ])
  expect(a.paragraphs.some((p) => p.kind === 'tender')).toBe(false)
})
