import { describe, expect, test } from 'vitest'
import type { AssistantQuestion } from '../model.ts'
import { inWords } from '../wishes/say.ts'
import { type Heard, hear } from './hear.ts'
import type { Scene } from './scene.ts'

const is = (
  question_text: string,
  question_type: AssistantQuestion['question_type'],
  ...options: string[]
): AssistantQuestion => ({
  question_text,
  question_type,
  ...(options.length > 0 ? { options: options.map((option_text) => ({ option_text })) } : {}),
})
const QUESTIONS = [
  is('Will you be there?', 'single_select', 'yes', 'no'),
  is('Which music would you like?', 'multi_select', 'live', 'none'),
  is('What would you put into a joint present?', 'single_select', 'nothing', 'up to 10', 'more'),
  is('How clean do you find it?', 'rating_scale'),
  is('Where should it take place?', 'short_text'),
  is('Which memory should be told?', 'short_text'),
  is('Is there anything else you would like to say?', 'long_text'),
]
const scene = (over: Partial<Scene> = {}): Scene => ({
  topic: { title: 'Moving in', description: 'For the people of our house, about the party.' },
  questions: QUESTIONS,
  touched: [],
  offers: [],
  wished: new Set(),
  style: { language: 'en', address: 'plain' },
  ...over,
})
const done = (message: string, over: Partial<Scene> = {}): Heard => hear(message, scene(over))
const _saidIn = ({ notes }: Heard) => inWords(notes, 'en')
const texts = ({ questions }: Pick<Heard, 'questions'>) => questions.map(({ question_text }) => question_text)
const only = (question: AssistantQuestion | undefined) => [
  question?.question_type,
  (question?.options ?? []).map(({ option_text }) => option_text),
]

describe('what goes', () => {
  test.each([
    'nobody will answer the one about money, drop it',
    'drop the present one, they have paid enough',
    'I would rather not ask about the present',
    'do we need the present thing? take it out',
  ])('%s', (message) => {
    expect(texts(done(message))).toEqual(
      texts({ ...done(message), questions: QUESTIONS.filter((_, at) => at !== 2) }),
    )
  })
  test('what is not there is said, and nothing goes', () => {
    const { questions, notes } = done('no question about religion')
    expect(questions).toEqual(QUESTIONS)
    expect(inWords(notes, 'en')).toMatch(/religion/)
  })
  test.each([
    ['too many, four is plenty', 4],
    ['less. 5', 5],
    ['six are enough for us', 6],
    ['cut the two weakest', 5],
  ])('%s', (message, count) => {
    expect(done(message).questions).toHaveLength(count)
  })
  test('what was spoken of stays longest', () => {
    expect(texts(done('6 max', { wished: new Set(['How clean do you find it?']) }))).toContain(
      'How clean do you find it?',
    )
  })
})

describe('how it is answered', () => {
  test('a question is pointed at by what it asks, not only by its words', () => {
    const { questions } = done('venue options: the Fox, the canteen, someones garden')
    expect(only(questions[4])).toEqual(['single_select', ['the Fox', 'the canteen', 'someones garden']])
  })
  test('room to write', () => {
    expect(done('the memory one needs lots of room to write').questions[5]?.question_type).toBe('long_text')
  })
  test('“the smell one” is the one about cleanliness', () => {
    expect(done('make the smell one a ranking').questions[3]?.question_type).toBe('ranking')
  })
  test('what cannot be answered with yes or no is declined in a sentence', () => {
    const { questions, notes } = done('make the venue one yes/no')
    expect(questions).toEqual(QUESTIONS)
    expect(inWords(notes, 'en')).toMatch(/cannot be answered with yes or no/)
  })
  test('one more answer', () => {
    expect(only(done('the music one needs a DJ too').questions[1])[1]).toEqual(['live', 'none', 'DJ'])
  })
  test('a sentence with commas is no list', () => {
    expect(done('we meet on Tuesdays, some of us are late, I do not mind').questions).toEqual(QUESTIONS)
  })
})

describe('what is added', () => {
  test.each([
    ['ask for the flat number please', 'What is your flat number?', 'short_text'],
    ['add: would you come again? yes/no', 'Would you come again?', 'boolean'],
  ])('%s', (message, text, type) => {
    const fresh = done(message).questions.find((one) => !QUESTIONS.includes(one))
    expect([fresh?.question_text, fresh?.question_type]).toEqual([text, type])
  })
})

describe('where it stands', () => {
  test.each([
    ['put the present one last', 6],
    ['move the venue to the top', 0],
    ['start with the memory', 0],
    ['the music goes right before the last one', 5],
  ])('%s', (message, place) => {
    expect(done(message).touched).toEqual([place])
  })
  test('after what was touched', () => {
    expect(texts(done('put the music right after that', { touched: [3] })).slice(2, 4)).toEqual([
      'How clean do you find it?',
      'Which music would you like?',
    ])
  })
  test('the easy ones first', () => {
    expect(texts(done('put the easy ones first')).at(-1)).toBe(
      'Is there anything else you would like to say?',
    )
  })
})

describe('how it sounds', () => {
  test('all of them may be skipped', () => {
    expect(
      texts(done('please let every question be skipped')).every((text) => text.endsWith('(optional)')),
    ).toBe(true)
  })
  test('one that is quoted is softened', () => {
    expect(texts(done('“How clean do you find it” feels like being told off. softer'))[3]).toMatch(
      /^Only if you like to say/,
    )
  })
  test('words that stand nowhere are not put anywhere', () => {
    expect(done('“with me” instead of “with the chair of the board”').questions).toEqual(QUESTIONS)
  })
})

test.each(['the weather is lovely today', 'Denise has a dog', 'hm'])('nothing is made of “%s”', (message) => {
  expect(done(message).questions).toEqual(QUESTIONS)
})
