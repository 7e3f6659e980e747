import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { openDossier } from '../../writing/dossier.ts'
import { nominalTrade, tradeSentence } from './trade.ts'

const today = '2026-01-01'

function tradeOf(name: string, rows: readonly Row[]): string | null {
  const { posts, firstName } = person(name, rows)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  return tradeSentence(d)?.text ?? nominalTrade(d)
}

test('what is for sale is nobody’s trade', () => {
  const ads: Row[] = [
    ['2012-04-21', 'Vendo tinaco de 750 litros, poco uso, precio a tratar.'],
    ['2013-04-21', 'El tornillo te lo dan en bolsita de a doce. Aquí le vendo UNO.'],
    ['2014-04-21', 'Se cayó la cortina de la tienda y nadie salió lastimado.'],
  ]
  expect(tradeOf('Ramón', ads)).toBeNull()
})

test('nor is what somebody sees to in passing', () => {
  const rows: Row[] = [
    ['2012-04-21', 'Asado en el quincho. Con la Anto manejo la música y nadie más toca el aparato.'],
    ['2013-04-21', 'La parrilla nueva es muy chica para tanta gente.'],
  ]
  expect(tradeOf('Nelson', rows)).toBeNull()
  expect(
    tradeOf('Nelson', [['2011-04-21', 'Yo manejo un camión de reparto desde siempre.'], ...rows]),
  ).toContain('camión')
})

test('nor is what somebody only has', () => {
  const rows: Row[] = [
    ['2018-10-20', 'No whistle in my class this term. An experiment.'],
    ['2019-10-20', 'The experiment goes on, and so does the noise.'],
  ]
  expect(tradeOf('Sanne', rows)).toBeNull()
})

test('years in which something lasted are no trade', () => {
  const rows: Row[] = [
    ['2012-03-04', 'Rick broke up the floor for the new bathroom. Done by Easter, he says.'],
    ['2014-02-15', 'Somebody hit a pipe and every box we own is floating. Two years in friends'],
    ['2016-02-15', 'The tub has arrived. It lives in the garage.'],
  ]
  expect(tradeOf('Denny', rows) ?? '').not.toContain('friends')
})
