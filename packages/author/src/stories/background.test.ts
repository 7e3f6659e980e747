import { expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'

const workOf = (...texts: string[]) => {
  const { posts } = person(
    'Ada',
    texts.map((text, n) => [`201${n}-03-04`, text]),
  )
  return analyse(posts, { today: '2026-01-01', firstName: 'Ada' }).stories.background.work?.text ?? null
}

test('where somebody shops, or that there is much to do, is no trade', () => {
  expect(workOf('Sie stand vor der Tür. Ich war beim Bäcker.', 'Die Heizung läuft wieder.')).toBeNull()
  expect(workOf('Que hay mucho trabajo en las fiestas, dice.', 'Hoy llueve otra vez.')).toBeNull()
})

test('what somebody works as is', () => {
  expect(workOf('Ich arbeite bei der Post, seit März.', 'Der Hof ist leer.')).toContain(
    'arbeite bei der Post',
  )
  expect(workOf('Trabajo en la panadería de la plaza.', 'Hoy llueve otra vez.')).toContain('panadería')
})

test('nor is what somebody says they do not do', () => {
  expect(workOf('Yo no vendo pan, pero me comí tres.', 'Hoy llueve otra vez.')).toBeNull()
  expect(workOf('Que no soy maestra, le dije.', 'Hoy llueve otra vez.')).toBeNull()
  expect(workOf('Ich bin kein Bäcker, sagte ich dem Brot.', 'Der Hof ist leer.')).toBeNull()
  expect(workOf('Y ahora vendo chiles en el mercado.', 'Hoy llueve otra vez.')).toContain('vendo chiles')
})
