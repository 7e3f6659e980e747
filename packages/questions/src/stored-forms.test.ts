import { describe, expect, test } from 'vitest'
import {
  type AskedQuestion,
  agree,
  chooseOne,
  chooseSeveral,
  decide,
  isAnswered,
  pickMoment,
  QUESTION_TYPES,
  questionTypeOf,
  rank,
  rate,
  writeText,
} from './index.ts'

const ask = (question_type: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  question_type,
  question_config: null,
  options: [],
  ...more,
})
const colours = ['Red', 'Green', 'Blue'].map((text, value) => ({ value, text }))
const stored = (question: AskedQuestion, response: unknown) =>
  questionTypeOf(question.question_type)?.response(question).safeParse(response)
const scale = (min: number, max: number, step: number) =>
  ask('rating_scale', { question_config: { options: { min, max, step } } })

test('[RESP-36] [SURV-26] there are nine types', () => {
  expect([...QUESTION_TYPES].sort()).toEqual(
    'boolean date_time likert_scale long_text multi_select ranking rating_scale short_text single_select'.split(
      ' ',
    ),
  )
  expect(questionTypeOf('constructor')).toBeNull()
})

describe('what is stored, to the letter', () => {
  test('[RESP-41] text', () => {
    for (const type of ['short_text', 'long_text']) {
      expect(writeText('Tea.')).toEqual({ text: 'Tea.' })
      expect(stored(ask(type), { text: 'Tea.', more: 1 })?.data).toEqual({ text: 'Tea.' })
      expect(stored(ask(type), { text: 5 })?.success).toBe(false)
    }
  })

  test('[RESP-42] [RESP-54] single_select: an integer option value and its text', () => {
    const question = ask('single_select', { options: colours })
    expect(chooseOne(question, 1)).toEqual({ value: 1, text: 'Green' })
    expect(stored(question, { value: 1, text: 'Green' })?.data).toEqual({ value: 1, text: 'Green' })
    expect(stored(question, { value: 1, text: 'A forgery' })?.data).toEqual({ value: 1, text: 'Green' })
    for (const wrong of [
      { value: 3, text: 'x' },
      { value: '1', text: 'Green' },
      { value: 1.5, text: 'x' },
      { value: 1 },
      {},
    ])
      expect(stored(question, wrong)?.success, JSON.stringify(wrong)).toBe(false)
  })

  test('[RESP-43] multi_select: integers and texts in the order of the options', () => {
    const question = ask('multi_select', { options: colours })
    expect(chooseSeveral(question, [2, 0])).toEqual({ values: [0, 2], texts: ['Red', 'Blue'] })
    expect(stored(question, { values: [0, 2], texts: ['Red', 'Blue'] })?.data).toEqual(
      chooseSeveral(question, [0, 2]),
    )
    for (const wrong of [
      { values: [0, 0], texts: [] },
      { values: [7], texts: [] },
      { values: 0, texts: [] },
    ])
      expect(stored(question, wrong)?.success, JSON.stringify(wrong)).toBe(false)
  })

  test('[RESP-44] rating_scale: (chosen - min) / (max - min), without dust', () => {
    expect(rate(ask('rating_scale'), 4)).toEqual({ value: 0.75, text: '4' })
    const halves = scale(0, 10, 0.5)
    for (let at = 0; at <= 20; at += 1) {
      const chosen = at / 2
      expect(rate(halves, chosen)).toEqual({ value: chosen / 10, text: String(chosen) })
      expect(stored(halves, { value: chosen / 10, text: String(chosen) })?.data).toEqual(rate(halves, chosen))
    }
    expect(rate(scale(1, 5, 0.1), 1.3)).toEqual({ value: 0.075, text: '1.3' })
    expect(rate(scale(1, 7, 1), 2)).toEqual({ value: 1 / 6, text: '2' })
    expect(stored(scale(1, 5, 0.1), { value: (1.3 - 1) / 4, text: '1.3' })?.data).toEqual({
      value: 0.075,
      text: '1.3',
    })
    for (const wrong of [
      { value: 1.2, text: 'x' },
      { value: -0.1, text: 'x' },
      { value: 0.33, text: 'x' },
      { value: '1', text: '' },
    ])
      expect(stored(ask('rating_scale'), wrong)?.success, JSON.stringify(wrong)).toBe(false)
  })

  test('[RESP-45] likert_scale: position / (count - 1), of five and of seven', () => {
    expect(agree(ask('likert_scale'), 4)).toEqual({ value: 0.75, original_value: 4, text: 'Agree' })
    const options = Array.from({ length: 7 }, (_, at) => ({ value: at + 1, text: `Point ${at + 1}` }))
    const seven = ask('likert_scale', { question_config: { options } })
    options.forEach(({ value, text }, position) => {
      const response = { value: position / 6, original_value: value, text }
      expect(agree(seven, value)).toEqual(response)
      expect(stored(seven, response)?.data).toEqual(response)
    })
    for (const wrong of [
      { value: 0, original_value: 8, text: 'x' },
      { value: 0.9, original_value: 4, text: 'Point 4' },
      { value: 0.5, text: 'x' },
    ])
      expect(stored(seven, wrong)?.success, JSON.stringify(wrong)).toBe(false)
  })

  test('[RESP-46] boolean', () => {
    expect(decide(ask('boolean'), true)).toEqual({ value: true, text: 'Yes' })
    expect(stored(ask('boolean'), { value: false, text: 'No' })?.data).toEqual({ value: false, text: 'No' })
    expect(stored(ask('boolean'), { value: 'true', text: 'Yes' })?.success).toBe(false)
  })

  test('[RESP-47] date_time', () => {
    expect(pickMoment('2026-11-15', '', 'en-GB')).toEqual({
      dateTime: '2026-11-15T00:00',
      text: '15 November 2026',
    })
    expect(pickMoment('', '20:30', 'en-GB')).toEqual({ dateTime: '', text: '' })
    expect(pickMoment('2026-11-15', '20:30', 'en-GB')).toEqual({
      dateTime: '2026-11-15T20:30',
      text: '15 November 2026 at 20:30',
    })
    const given = { dateTime: '2026-11-15T20:30:00.000Z', text: 'then' }
    expect(stored(ask('date_time'), given)?.data).toEqual(given)
    for (const dateTime of ['tomorrow', '2026-02-30T10:00', '2026-01-01T25:00', '2026-01-01'])
      expect(stored(ask('date_time'), { dateTime, text: 'x' })?.success, dateTime).toBe(false)
  })

  test('[RESP-48] ranking: values in order, their texts, joined', () => {
    const question = ask('ranking', { options: colours })
    const response = { ranking: [2, 0, 1], rankingTexts: ['Blue', 'Red', 'Green'], text: 'Blue, Red, Green' }
    expect(rank(question, [2, 0, 1])).toEqual(response)
    expect(stored(question, response)?.data).toEqual(response)
    expect(stored(question, { ...response, ranking: [2, 2] })?.success).toBe(false)
  })
})

test('[RESP-15] blank text and empty choices count as unanswered, anything else as answered', () => {
  const answered: [string, Record<string, unknown>, boolean][] = [
    ['short_text', { text: '  ' }, false],
    ['long_text', { text: ' a ' }, true],
    ['multi_select', { values: [], texts: [] }, false],
    ['ranking', { ranking: [1], rankingTexts: ['x'], text: 'x' }, true],
    ['boolean', { value: false, text: 'No' }, true],
    ['rating_scale', { value: 0, text: '0' }, true],
    ['date_time', { dateTime: '', text: '' }, false],
    ['no_such_type', { text: 'x' }, false],
  ]
  for (const [type, response, expected] of answered)
    expect(isAnswered(ask(type), response), type).toBe(expected)
  expect(isAnswered(ask('short_text'), undefined)).toBe(false)
})
