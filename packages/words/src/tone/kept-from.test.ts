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
    'Lee and our Kelly are splitting up. He’s in bits. Please don’t be asking him about it.',
    'Se separaron, la Anto y el Mario. No me pregunten más por favor que ella no quiere.',
    'Der Sepp und die Vroni haben sich getrennt. Bitte fragt ihn nicht danach.',
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
    'Got separated from her in Ikea for two hours. Don’t ask.',
    'Nobody ask her to sing again, she has got divorced from the tune.',
    'Split the bill with him. Don’t ask me how much.',
    'Nos separamos en la feria y ella apareció con un loro. No me pregunten cómo.',
    'Wir wurden im Zug getrennt, sie saß beim Speisewagen. Fragt mich nicht.',
  ])('and this is not: %s', (text) => {
    expect(toneOfText(text)).not.toBe('hidden')
  })
})
