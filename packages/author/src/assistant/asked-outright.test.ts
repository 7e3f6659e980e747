import { describe, expect, test } from 'vitest'
import { assist } from './assist.ts'
import { directEnglish } from './brief/direct-english.ts'
import { duForm } from './brief/direct-german.ts'
import { assistantRequest } from './testing/request.ts'

test.each([
  ['what keeps people up at night', 'What keeps you up at night?'],
  ['what would get more people in our town to cycle to work', 'What would get you to cycle to work?'],
  ['what people do with old photos', 'What do you do with old photos?'],
  ['how pets cope with moving house', 'How do pets cope with moving house?'],
  ['what they think about the choir', 'What do you think about the choir?'],
])('“%s” is asked as it is said to somebody', (clause, question) => {
  expect(directEnglish(clause)).toBe(question)
})

test('a German verb changes its vowel where it has to', () => {
  expect(['vergessen', 'werfen', 'behalten', 'lernen'].map(duForm)).toEqual([
    'vergisst',
    'wirfst',
    'behältst',
    'lernst',
  ])
})

function proposed(title: string, description: string): string[] {
  const reply = assist(assistantRequest({ title, description }))
  return reply.type === 'questions' ? reply.questions.map(({ question_text }) => question_text) : []
}

describe('what a request asks in so many words stands in the survey', () => {
  test.each([
    [
      'Our bakery',
      'Ask our regulars what they think of the new opening hours, the bread and the prices',
      [/opening hours/, /bread/, /prices/],
    ],
    [
      'El gimnasio',
      'Pregunta a nuestros socios qué opinan de los horarios nuevos, las clases y los vestuarios',
      [/horarios/, /clases/, /vestuarios/],
    ],
    [
      'Commuting by bike',
      'What would get more people in our town to cycle to work',
      [/^What would get you to cycle to work\?$/],
    ],
    [
      'First phones',
      'what age people got their first phone and if they think it was too early',
      [/What age did you get your first phone\?/, /too early/],
    ],
  ])('%s', (title, description, wanted) => {
    const questions = proposed(title, description)
    for (const one of wanted)
      expect(questions.filter((text) => one.test(text)).length, String(one)).toBeGreaterThan(0)
    expect(questions.length).toBeGreaterThanOrEqual(8)
  })

  test('but not what the title says already', () => {
    expect(proposed('Home cooking', 'How people cook at home')).not.toContain('How do you cook at home?')
  })
})

test('parents are asked as parents, and who cycles to work is no pupil', () => {
  expect(
    proposed('Screen time in families', 'how parents handle phones with kids between 6 and 14').join(' '),
  ).not.toContain('your parents')
  expect(
    proposed('Commuting by bike', 'What would get more people to cycle to work').join(' '),
  ).not.toContain('grown-ups')
})

test('what cannot be said well gives its place to another question', () => {
  const questions = proposed(
    'recetas de la abuela',
    'qué platos recuerda cada uno y quién sabe todavía cómo se hacen',
  )
  expect(questions.filter((text) => /te hacen/.test(text))).toEqual([])
  expect(questions.length).toBeGreaterThanOrEqual(8)
})
