import { expect, test } from 'vitest'
import { isMistaken } from './headline.ts'

test('a joke that reads as a death or an illness is no title', () => {
  for (const title of [
    'Over my dead body',
    'Mother didn’t recognise me',
    'Mutter hat mich nicht erkannt',
    'Nur über meine Leiche',
    'Sobre mi cadáver',
    'Mi madre no me reconoció',
  ])
    expect(isMistaken(title), title).toBe(true)
  for (const title of ['The dead tree', 'I’m Bus', 'Das habe ich nicht erkannt'])
    expect(isMistaken(title), title).toBe(false)
})
