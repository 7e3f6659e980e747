import { describe, expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

describe('grave words', () => {
  test.each([
    'Lost my daughter in Dublin Airport. Twenty minutes. She was in the toy shop, talking to a bear.',
    'Perdimos a mi suegra en el Liverpool. Media hora. Estaba en las camas, probando.',
    'Haben Opa im Baumarkt verloren. Halbe Stunde. Saß bei den Gartenstühlen.',
    'Lost our son at the fair. Found him in the queue for chips.',
    'We lost him on Sunday. If anybody finds a blue glove, he was a good glove.',
    'Er ist weg, nach neun Jahren. Wer eine graue Mütze findet, bitte melden.',
    'Se nos fue. Quien encuentre unas llaves con un ajolote, avise.',
    'My heart stopped for forty minutes according to the watch. The strap was loose.',
    'Herzstillstand von drei bis vier, sagt die Uhr. Ich hatte sie nicht an.',
    'Battery terminal was terminal. Nine dollars.',
    'Bled all over the garage with Dad. The brakes are still soft.',
    'She’s gone. Twenty years of frozen peas. Hauled her out to the curb.',
    'A day of national mourning. They have stopped making the lemon ones.',
    'The funeral of my hiking boots is at six. No flowers, bring beer.',
    'Minus elf. Batterie tot. Nachbar tot (schläft noch). Läuft.',
    'Battery dead. Neighbour dead (still asleep). The cables are at work.',
    'The girls mixed a suicide at the fountain, nine flavours of soda in one cup.',
  ])('of what is found again or thrown away: %s', (text) => expect(toneOfText(text)).toBe('clear'))

  test.each([
    'Lost my son today. Forty five years old. I have no words.',
    'Perdimos a mi suegra anoche. Media familia viene en camino.',
    'Haben Opa verloren. Sonntag früh, im Krankenhaus.',
    'His heart stopped on the table. They got him back.',
    'She’s gone. Twenty years together. Held her paw till the end. The vet was kind.',
    'A day of national mourning. The Queen died at Balmoral.',
    'Mum’s funeral is at six. No flowers please, give to the hospice.',
  ])('and where somebody is mourned they stay grave: %s', (text) =>
    expect(toneOfText(text)).not.toBe('clear'),
  )
})

describe('despair', () => {
  test.each([
    'I can’t go on. Parents’ evening, two hours in, and now there are slides.',
    'me quiero morir, mandé el audio al grupo de la oficina',
    'Me corto las venas con una galleta: la página del SAT se cayó otra vez.',
    'Muskelkater. Lasst mich hier liegen und sagt meiner Mutter, ich war tapfer.',
    'Ich kann nicht mehr. Elternabend, Punkt sieben von zwölf.',
    'I can’t go on. Leg day. Tell my wife I was brave.',
  ])('over what ends by tea-time is none: %s', (text) => expect(toneOfText(text)).toBe('clear'))

  test.each([
    'I can’t go on. I can’t sleep and nobody would notice.',
    'me quiero morir. no puedo dormir y debo tres meses.',
    'Quiero morirme, de verdad. Ya no aguanto estar sola.',
    'Me corto otra vez. En el gimnasio todos creen que estoy bien pero estoy sola.',
    'Ich kann nicht mehr leben. Elternabend war ich allein.',
    'I can’t go on. Homework, dinner, bed, and I cry alone in the car.',
  ])('and this is meant: %s', (text) => expect(toneOfText(text)).toBe('hidden'))
})
