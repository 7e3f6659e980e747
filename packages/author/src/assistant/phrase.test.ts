import { expect, test } from 'vitest'
import { phraseOf } from './phrase.ts'

test.each([
  ['en', 'A survey about how our school cafeteria could be better', 'your school cafeteria'],
  ['en', 'How the choir is doing', 'the choir'],
  ['en', 'how people cook', 'cooking'],
  ['es', 'una encuesta sobre cómo mejorar nuestro comedor escolar', 'tu comedor escolar'],
  ['es', 'cómo cocinamos', 'la manera de cocinar'],
  ['de', 'Eine Umfrage darüber, wie unsere Kantine besser werden kann', 'deine Kantine'],
  ['de', 'Wie Menschen Abschied nehmen', 'das Abschiednehmen'],
] as const)('%s: what a clause is about: %s', (language, title, phrase) => {
  expect(phraseOf(title, language)).toBe(phrase)
})
