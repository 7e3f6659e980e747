import { describe, expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

describe('what somebody near must not know', () => {
  test.each([
    'Our Maureen’s at the bingo every night and on her phone after. Nine thousand. Her Pete hasn’t a clue, he thinks it’s the boiler.',
    'Tommo’s been sacked. His mam thinks he’s on nights. Keep it under your hats.',
    'She is seeing somebody at the gym on Wednesdays when she says it’s Pilates. I needed to say it to someone.',
    'Wenn seine Gitti wüsste, wer die Dame aus dem Chor ist. Von mir erfährt es keiner.',
    'Der Ulli ist pleite. Seine Frau glaubt immer noch, sie fahren im Mai nach Kreta.',
    'Die Mia hat eine Freundin und ihre Eltern ahnen nichts.',
    'Mi cuñado debe la casa entera y ella cree que es por las obras. Que no salga de aquí.',
    'Volvió a tomar. Su mujer no sospecha nada, le dijo que es el remedio.',
  ])('is hidden: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })

  test.each([
    'Dave owes me a tenner and thinks it’s fine.',
    'He hasn’t a clue how the boiler works. Neither have I.',
    'Don’t tell Mum about the surprise cake.',
    'Sie glaubt immer noch, ich kann kochen.',
    'Mi vecino no tiene ni idea de fútbol y opina igual.',
    'Told the judge it was her recipe. It is not her recipe.',
  ])('and this is not: %s', (text) => {
    expect(toneOfText(text)).not.toBe('hidden')
  })
})
