import { describe, expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

describe('one text with nothing around it', () => {
  test.each([
    "I don't want to be here any more",
    'some days I wish I hadn’t woken up',
    'Everyone would be better off without me',
    'thinking about ending it',
    'I took all the pills last night',
    'wish I could just disappear forever',
    'Life isn’t worth living',
    'I self harmed again',
    'I stood on the platform on Monday and I didn’t want to live, simple as that. My wife knows.',
    'Told the doctor I don’t want to live. She wrote it down.',
    'ich kann nicht mehr',
    'manchmal denke ich, ohne mich wäre alles einfacher',
    'Ich will nicht mehr leben',
    'am liebsten wär ich tot',
    'quisiera no despertar mañana',
    'ya no quiero vivir',
    'me quiero morir',
  ])('nobody is shown: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })
  test.each([
    'My friend came out to me last night. His parents must never know.',
    'Karen told me she’s been seeing someone else. Her husband has no idea.',
    'My brother owes twelve thousand to the bookies and made me promise not to tell Mum.',
    'he told me in confidence that he has HIV',
    'Sandra hat mir erzählt, dass sie eine Affäre hat. Ihr Mann weiß nichts davon.',
    'Mi prima me confesó que está embarazada y que su marido no sabe.',
  ])('somebody else’s secret: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })
  test.each([
    'lost him on Tuesday',
    'we said goodbye to Max at the vet',
    'the scan showed no heartbeat',
    'Mamá ya descansa',
    'Papa ist nicht mehr aufgewacht',
    'Grandad passed in his sleep last night.',
    'Oma ist heute Nacht friedlich eingeschlafen.',
    'Hoy enterramos a mi tío.',
    'We scattered his ashes at the beach',
    'Dad had a heart attack on Sunday',
    'He hit me again',
    'Wir haben unser Baby verloren',
    'Had to have the dog put to sleep today',
    'Se nos fue el tío Paco',
    'They turned off the machine at noon',
    'She lost her battle with cancer',
    'Dad would have been 80 today',
    '10 years without you Mum',
    'Unsere Katze ist gestern gestorben',
    'ayer murió mi perro',
    'Vor einem Jahr ist mein Bruder gestorben',
  ])('grave: %s', (text) => {
    expect(toneOfText(text)).toBe('red')
  })
  test.each([
    'We laughed so much in the queue that I thought I’d die.',
    'This cake is to die for',
    'The deadline killed me',
    'My laptop died',
    'RIP my diet',
    'Rest in peace old kettle',
    'breaststroke champion',
    'We lost 3-0',
    'Passed my driving test',
    'Terminal 5 again',
    'The ficus died. I watered it too much.',
    'Sudden death on penalties',
    'buried in work',
    'I could murder a curry',
    'todmüde',
    'Mein Akku ist tot',
    'Das Spiel war tot nach zehn Minuten',
    'Der Drucker ist gestorben',
    'ein Mordshunger',
    'muerto de hambre',
    'se murió la batería del coche',
    'me muero por un café',
    'matando el tiempo',
    'Mama hatte heute Geburtstag und war froh.',
  ])('clear: %s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })
  test.each([
    'Hattie has lost her first tooth, in a parsnip.',
    'Alphabetised the spices.',
    'A year: lost a boyfriend, gained a wardrobe.',
    'I want that on my headstone.',
    'The chink of light under the door.',
    'A niggling doubt about the gutter.',
  ])('and so is: %s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })
  test('a surprise party is no secret', () => {
    expect(toneOfText('Moira made me promise not to tell him about the surprise party.')).not.toBe('hidden')
  })
})

describe('words of death that mean a long day, a fright or an airport', () => {
  test.each([
    'Absolutely dead. Eleven hours up, two down, and a volcano to make by tomorrow.',
    'Nearly died. Waved at the wrong window cleaner.',
    'Adult Nervous Beginners, Saturdays at nine. The teacher says nobody’s drowned yet.',
    'Put your glasses on, Jean. It’s not a funeral, it’s a barbecue.',
    'Lost my case between Terminal 2 and Terminal 3.',
    'Urlaub an der Ostsee. Moritz sammelt tote Quallen.',
    'Unsere alte Dame ist zurück aus Dresden! Tot seit 1903, aber gut gehalten.',
  ])('%s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })

  test.each([
    'Dad died on Friday. Absolutely nobody was ready.',
    'Two lads drowned off the pier last night.',
    'It’s terminal. They gave her till summer.',
    'Opa ist tot. Seit heute früh.',
  ])('and not: %s', (text) => {
    expect(toneOfText(text)).toBe('red')
  })
})
