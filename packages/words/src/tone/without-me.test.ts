import { describe, expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

describe('the others, without the one who writes', () => {
  test.each([
    'Son las tres. Nadie necesita que yo me despierte.',
    'Pienso en el puente y no es para pasear.',
    'thinking about the river and not to swim',
    'Everybody would be happier if I weren’t always around.',
    'Keep thinking how peaceful it would be for them without me.',
    'Only ever in everyone’s way. Best if I was gone.',
    'I don’t want to wake up tomorrow.',
    'Mis hermanos vivirían más tranquilos si yo no existiera.',
    'Si yo no estuviera, nadie lo notaría.',
    'La verdad es que no le haría falta a nadie.',
    'Hoy siento que soy una carga.',
    'Ohne mich hätten es die Kinder leichter.',
    'Ich bin doch nur allen zur Last.',
    'Mich würde niemand vermissen.',
    'I keep thinking it could all just end and nobody bothered.',
    'Stopped at the quarry. I don’t remember getting here. I am so tired of smiling.',
    'Pienso que todo podría parar y que nadie se enterara.',
    'Weiß nicht mehr, wie ich hierhergekommen bin. So müde vom Nettsein.',
  ])('is shown nowhere: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })

  test.each([
    'Si yo no estuviera, se acabarían las galletas ellos solos jaja',
    'Estoy de sobra en la cocina, dice mi suegra.',
    'Ohne mich hätten sie im Tor weniger zu lachen gehabt, besser wärs gewesen haha',
    'The bus would be quieter without the brass band.',
    'This rain could just stop and nobody would complain.',
    'I don’t remember walking home from the wedding. Good wedding.',
    'Sin mantequilla no le hago falta a nadie en esta casa, dice el horno jaja',
  ])('is a joke: %s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })
})

describe('whoever says only where they stood', () => {
  test.each([
    'no duermo desde el jueves. fui al puente viejo y me quede en la baranda harto rato, el perro me tiraba la manga',
    'Ich sitze im Auto in der Garage, weil ich im Haus nicht sein kann. Der Motor ist aus.',
    'Haven’t slept since Sunday. Stood on the footbridge railings. Stood at the old bridge till the dog pulled.',
    'Ich kann nicht mehr. Stehe seit einer Stunde auf der Brücke und keiner ruft an.',
  ])('is shown nowhere: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })

  test.each([
    'Haven’t slept. Sat on the cliff edge from four for the sunrise, forty photos and all of them grey.',
    'Fuimos al puente nuevo con los chicos. Nueve grados y un viento que no te cuento.',
    'In der Garage, der Motor ist aus und bleibt aus, sagt der Mechaniker.',
  ])('and this is an outing: %s', (text) => {
    expect(toneOfText(text)).not.toBe('hidden')
  })
})

describe('what somebody else has confided', () => {
  test.each([
    'He told me where he goes on Mondays. His wife can’t know.',
    'Ines is pregnant. Nobody’s to know yet.',
    'Me contó por qué se fue del trabajo. Su mamá no puede saber.',
    'Sie hat mir erzählt, mit wem sie sich trifft. Ihr Bruder darf das nicht erfahren.',
  ])('is not ours to tell: %s', (text) => {
    expect(toneOfText(text)).toBe('hidden')
  })

  test.each([
    'She told me what she is baking for the birthday. He can’t know.',
    'Nobody knows how the cat got on the roof.',
    'Mi mamá no puede saber lo de la fiesta sorpresa.',
    'Der Hund darf das nicht wissen, aber es gibt Braten.',
  ])('is nobody’s secret: %s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })
})
