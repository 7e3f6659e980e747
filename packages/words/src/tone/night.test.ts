import { describe, expect, test } from 'vitest'
import { readTones } from './read-tones.ts'

const tonesOf = (...posts: [at: string, text: string][]) => {
  const all = posts.map(([at, text], n) => ({ id: n + 1, at: `${at}:00Z`, text, language: null }))
  const tones = readTones(all)
  return all.map(({ id }) => tones.tone(id))
}

describe('no use in getting up', () => {
  test.each([
    'Can’t see the point of getting up these days. Shop, bed, shop, bed',
    'Hace semanas que no le veo sentido a levantarme.',
    'Ich weiß nicht, wozu ich noch aufstehe. Macht euch keine Mühe, ich geh nicht ran.',
  ])('is said to nobody: %s', (text) => {
    expect(tonesOf(['2016-11-13T15:07', text])).toEqual(['hidden'])
  })

  test.each([
    'What’s the point of getting up on a bank holiday if the café is shut',
    'Para qué levantarme si llueve, digo yo',
    'Wozu aufstehen, ist doch Sonntag',
  ])('and is laziness on a free day: %s', (text) => {
    expect(tonesOf(['2016-11-13T10:07', text])[0]).not.toBe('hidden')
  })
})

describe('a night alone', () => {
  test.each([
    ['I sat in the cab where I knew what I was for. I don’t think I want to come down', '03:07'],
    ['Up on the gasworks. I keep thinking nobody would have to sort much out', '02:40'],
    [
      'Hier steht der Schrank mit dem alten Gift. Ich habe den Schlüssel. Ich guck den seit einer Stunde an',
      '02:51',
    ],
    ['Keiner würde es merken, wenn der Stuhl morgen leer wäre', '03:30'],
    ['Estoy en la azotea del taller y no quiero bajar. Nadie tendría que explicar nada', '04:10'],
  ])('is nobody’s business: %s', (text, time) => {
    expect(tonesOf([`2016-11-13T${time}`, text])).toEqual(['hidden'])
  })

  test.each([
    ['Late shift. Nobody would have to know about the custard', '15:00'],
    ['Best view of the fireworks from the roof, the kids don’t want to come down 😂', '00:20'],
    ['Counted the tablets for the whole ward, then had a biscuit', '11:00'],
    ['Looked at the poison ivy in the garden again', '09:30'],
  ])('by day, or with others, it is not one: %s', (text, time) => {
    expect(tonesOf([`2016-11-13T${time}`, text])[0]).not.toBe('hidden')
  })

  test.each([
    [
      'The gap in the hoarding is still there. I sat at the top, and the town was very still, and our house had no lights on.',
      'I’m alright. I’m at Kev’s. Thank you to them that rang. Please don’t ring any more today.',
    ],
    [
      'Ich sitze seit Stunden in der Werkstatt, und alle schlafen, und die Glasaugen gucken mich an, alle außer dem Luchs.',
      'Bogdan war um halb vier da und hat Tee gemacht. Ich lass den Beitrag stehen, er meint, sowas löscht man nicht.',
    ],
    [
      'Aquí sigo, sentado en la cocina con la luz apagada, oyendo la nevera. Nadie sabe lo larga que es esta noche.',
      'Ya estoy bien. Perdonad el susto, y gracias a los que llamasteis y vinisteis.',
    ],
  ])('is told by the morning after it, and neither is shown: %s', (night, morning) => {
    expect(tonesOf(['2016-11-13T03:07', night], ['2016-11-13T11:20', morning])).toEqual(['hidden', 'hidden'])
    expect(tonesOf(['2016-11-13T15:07', night], ['2016-11-13T21:20', morning])[1]).not.toBe('hidden')
  })
})
