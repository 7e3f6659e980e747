import { describe, expect, test } from 'vitest'
import { type AskedQuestion, moveItem, newValues, questionTypes } from './index.ts'

const options = (...texts: string[]) => ({ options: texts.map((option_text) => ({ option_text })) })
const asked = (question_type: string, texts: string[] = []): AskedQuestion => ({
  question_type,
  question_config: null,
  options: texts.map((text, value) => ({ value, text })),
})

describe('what a creator must write', () => {
  test('[SURV-22] [SURV-23] at least two options, each with text', () => {
    for (const type of ['single_select', 'multi_select', 'ranking'] as const) {
      const { optionsFault } = questionTypes[type]
      expect(optionsFault({})).toBe('At least 2 options are required')
      expect(optionsFault(options('One'))).toBe('At least 2 options are required')
      expect(optionsFault(options('One', '  '))).toBe('All options must have text')
      expect(optionsFault(options('One', 'Two'))).toBeNull()
    }
    expect(questionTypes.short_text.optionsFault({})).toBeNull()
  })

  test('[RESP-37] [SURV-27] a rating scale has its defaults, and steps of 0.1 at the least', () => {
    const { configFault, configToStore } = questionTypes.rating_scale
    const defaults = { options: { min: 1, max: 5, step: 1, labels: { min: 'Poor', max: 'Excellent' } } }
    expect(configToStore({})).toEqual(defaults)
    expect(configToStore({ question_config: { options: { max: 10 }, evil: 1 } })).toEqual({
      options: { ...defaults.options, max: 10 },
    })
    const fault = (scale: Record<string, unknown>) => configFault({ question_config: { options: scale } })
    expect(fault({ step: 0.1 })).toBeNull()
    expect(fault({ step: 0.05 })).toBe('Step must be at least 0.1')
    expect(fault({ min: 5 })).toBe('Maximum must be greater than minimum')
    expect(fault({ step: 9 })).toBe('Step must fit between minimum and maximum')
    expect(fault({ max: 5000 })).toBe('A scale can have at most 1000 steps')
    expect(fault({ min: 'low' })).toBe('Minimum, maximum and step must be numbers')
  })

  test('[RESP-38] [RESP-39] [SURV-28] Likert has five points by default, boolean Yes and No', () => {
    expect(questionTypes.likert_scale.configToStore({})).toEqual({
      options: [
        { value: 1, text: 'Strongly Disagree' },
        { value: 2, text: 'Disagree' },
        { value: 3, text: 'Neutral' },
        { value: 4, text: 'Agree' },
        { value: 5, text: 'Strongly Agree' },
      ],
    })
    expect(questionTypes.boolean.configToStore({})).toEqual({
      options: [
        { value: 'true', text: 'Yes' },
        { value: 'false', text: 'No' },
      ],
    })
    const { configFault } = questionTypes.likert_scale
    const fault = (points: unknown) => configFault({ question_config: { options: points } })
    expect(fault([{ value: 1, text: 'x' }])).toBe('At least 2 options are required')
    expect(
      fault([
        { value: 1, text: 'x' },
        { value: 2, text: ' ' },
      ]),
    ).toBe('All options must have text')
    expect(
      fault([
        { value: 1, text: 'x' },
        { value: 1, text: 'y' },
      ]),
    ).toBe('Each point of the scale needs a number of its own')
    expect(fault('five')).toBe('Each point of the scale needs a number and a text')
  })
})

describe('options that change under their answers', () => {
  test('the same words are the same option; what is left in its place was reworded', () => {
    expect(newValues(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([1, 2, 0])
    expect(newValues(['a', 'teh', 'c'], ['a', 'the', 'c'])).toEqual([0, 1, 2])
    expect(newValues(['a', 'b', 'c'], ['a', 'c'])).toEqual([0, null, 1])
    expect(newValues(['a', 'a'], ['a', 'a', 'b'])).toEqual([0, 1])
  })

  test('answers follow their options, or say that one is gone', () => {
    const to = (value: number) => [2, null, 0][value] ?? null
    const { single_select, multi_select, ranking } = questionTypes
    expect(single_select.moveOptions?.({ value: 0, text: 'a' }, to)).toEqual({ value: 2, text: 'a' })
    expect(single_select.moveOptions?.({ value: 1, text: 'b' }, to)).toBeNull()
    expect(multi_select.moveOptions?.({ values: [0, 2], texts: [] }, to)).toEqual({
      values: [2, 0],
      texts: [],
    })
    expect(ranking.moveOptions?.({ ranking: [2, 1] }, to)).toBeNull()
  })
})

describe('results', () => {
  test('choices are counted', () => {
    const { single_select, multi_select, boolean } = questionTypes
    const colours = ['Red', 'Green']
    expect(
      single_select.tally(asked('single_select', colours), [{ value: 1 }, { value: 1 }, { value: 0 }]),
    ).toEqual({
      bars: [
        { label: 'Red', value: 1 },
        { label: 'Green', value: 2 },
      ],
      summary: 'Chosen most: Green (67%).',
      texts: [],
    })
    expect(multi_select.tally(asked('multi_select', colours), [{ values: [0, 1] }]).summary).toBe(
      '2 are level with 100% each.',
    )
    expect(boolean.tally(asked('boolean'), [{ value: true }]).bars).toEqual([
      { label: 'Yes', value: 1 },
      { label: 'No', value: 0 },
    ])
    expect(single_select.tally(asked('single_select', colours), []).summary).toBe('No answers yet.')
  })

  test('scales have an average, rankings points, dates bars, texts an order that tells nothing', () => {
    const { rating_scale, likert_scale, ranking, date_time, long_text } = questionTypes
    expect(rating_scale.tally(asked('rating_scale'), [{ value: 0.5 }, { value: 1 }]).summary).toBe(
      '4 on average, on a scale from 1 to 5.',
    )
    const wide = { ...asked('rating_scale'), question_config: { options: { min: 0, max: 100 } } }
    expect(rating_scale.tally(wide, [{ value: 1 }]).bars.at(-1)).toEqual({ label: '90 to 100', value: 1 })
    expect(likert_scale.tally(asked('likert_scale'), [{ value: 0.75, original_value: 4 }]).summary).toContain(
      '“Agree”',
    )
    expect(ranking.tally(asked('ranking', ['a', 'b']), [{ ranking: [1, 0] }]).bars).toEqual([
      { label: 'b', value: 2 },
      { label: 'a', value: 1 },
    ])
    expect(date_time.tally(asked('date_time'), [{ dateTime: '2026-01-02T10:00' }]).summary).toBe(
      'All on 2026-01-02.',
    )
    expect(long_text.tally(asked('long_text'), [{ text: 'b' }, { text: ' ' }, { text: 'a' }]).texts).toEqual([
      'a',
      'b',
    ])
  })
})

test('an entry moves to another place, and nowhere else', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b'], 0, 5)).toEqual(['a', 'b'])
})
