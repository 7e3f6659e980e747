import type { Survey } from '@youzine/contract'
import { moveItem } from '@youzine/questions'
import { describe, expect, test } from 'vitest'
import {
  addQuestion,
  changeQuestion,
  changeType,
  EMPTY_SURVEY,
  faultsFromServer,
  faultsOf,
  fromSurvey,
  printOf,
  removeQuestion,
  toDraft,
  withIds,
} from './survey-form.ts'

const stored: Survey = {
  id: 1000,
  title: 'Tea',
  description: 'About tea',
  status: 'draft',
  is_own: true,
  updated_at: '2026-11-15T10:00:00.000Z',
  questions: [
    {
      id: 1,
      question_text: 'Which?',
      order_index: 0,
      question_type: 'single_select',
      options: ['Black', 'Green'].map((option_text, at) => ({
        option_text,
        option_value: String(at),
        order_index: at,
      })),
      question_config: null,
    },
    {
      id: 2,
      question_text: 'Why?',
      order_index: 1,
      question_type: 'long_text',
      options: [],
      question_config: null,
    },
  ],
}
const keysOf = (survey: typeof EMPTY_SURVEY) => survey.questions.map(({ key }) => key)

describe('a survey being edited', () => {
  test('[SURV-25] [SURV-32] is sent with ids, in its order, with options where they belong', () => {
    const before = fromSurvey(stored)
    const moved = { ...before, questions: moveItem(addQuestion(before.questions), 0, 2) }
    expect(toDraft(moved).questions).toMatchObject([
      { id: 2, order_index: 0, question_type: 'long_text' },
      { id: null, order_index: 1, question_type: 'short_text' },
      { id: 1, order_index: 2, options: [{ option_text: 'Black' }, { option_text: 'Green' }] },
    ])
    expect(printOf(before)).not.toBe(printOf(moved))
    const back = removeQuestion(moveItem(moved.questions, 2, 0), moved.questions[1]?.key ?? '')
    expect(printOf({ ...before, questions: back })).toBe(printOf(before))
  })

  test('a type keeps the options it can use, and a choice begins with two', () => {
    const survey = fromSurvey(stored)
    const [first = '', second = ''] = keysOf(survey)
    const ranked = changeType(survey.questions, first, 'ranking')
    expect(ranked[0]?.options.map(({ option_text }) => option_text)).toEqual(['Black', 'Green'])
    expect(changeType(survey.questions, second, 'multi_select')[1]?.options).toHaveLength(2)
    expect(
      toDraft({ ...survey, questions: changeType(survey.questions, first, 'boolean') }).questions[0],
    ).not.toHaveProperty('options')
  })

  test('ids that a save gives reach their questions, also when something was typed meanwhile', () => {
    const before = fromSurvey(stored)
    const sent = { ...before, questions: addQuestion(before.questions) }
    const reworded = changeQuestion(sent.questions, keysOf(sent)[2] ?? '', { question_text: 'Typed' })
    const typed = { ...sent, questions: moveItem(reworded, 2, 0) }
    const saved = {
      ...stored,
      questions: [...stored.questions, { ...stored.questions[1], id: 77 }],
    } as Survey
    expect(withIds(typed, sent, saved).questions.map(({ id }) => id)).toEqual([77, 1, 2])
  })
})

describe('what is wrong', () => {
  test('[SURV-18] [SURV-19] [SURV-20] [SURV-21] [SURV-22] [SURV-23] stands beside its field', () => {
    const one = { ...EMPTY_SURVEY, questions: addQuestion([]) }
    const [key = ''] = keysOf(one)
    const choice = { ...one, questions: changeType(one.questions, key, 'ranking') }
    const emptied = { ...one, questions: changeQuestion(choice.questions, key, { options: [] }) }
    expect(faultsOf(choice)).toEqual({
      title: 'Survey title is required',
      description: 'Survey description is required',
      [`questions.${key}.question_text`]: 'Question text is required',
      [`questions.${key}.options`]: 'All options must have text',
    })
    expect(faultsOf(emptied)[`questions.${key}.options`]).toBe('At least 2 options are required')
    expect(faultsOf(fromSurvey(stored))).toEqual({})
  })

  test('[SURV-18] the server’s faults are mapped by their loc', () => {
    const survey = fromSurvey(stored)
    const fault = (loc: (string | number)[], msg: string) => ({ loc, msg, type: 'x' })
    expect(
      faultsFromServer(survey, [
        fault(['body', 'title'], 'No'),
        fault(['body', 'questions', 0, 'options', 1, 'option_text'], 'Too long'),
        fault(['body', 'questions', 1, 'id'], 'Unknown'),
        fault(['body', 'elsewhere'], 'Odd'),
      ]),
    ).toEqual({ title: 'No', 'questions.question-1.options': 'Too long', form: 'Unknown' })
  })
})
