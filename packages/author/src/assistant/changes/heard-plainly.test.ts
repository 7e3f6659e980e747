import { expect, test } from 'vitest'
import { assist } from '../assist.ts'
import type { AssistantQuestion } from '../model.ts'
import { assistantRequest } from '../testing/request.ts'

const question = (text: string, options?: string[]): AssistantQuestion => ({
  question_text: text,
  question_type: options ? 'single_select' : 'long_text',
  ...(options ? { options: options.map((option_text) => ({ option_text })) } : {}),
})
const STANDING: AssistantQuestion[] = [
  { question_text: 'How do you find the shared shed?', question_type: 'rating_scale' },
  question('What would you like to eat?', ['meat', 'fish']),
  question('Did you keep up the exercises?', ['yes', 'no']),
  question('Which voice part do you sing?'),
]
function after(wish: string): AssistantQuestion[] {
  const reply = assist(
    assistantRequest({
      title: 'Hollin Lane plots',
      description: 'Members of our society, about the shed.',
      questions: STANDING,
      wish,
      earlier: ['x'],
    }),
  )
  return reply.type === 'questions' ? reply.questions : STANDING
}
const textsOf = (list: AssistantQuestion[]) => list.map(({ question_text }) => question_text)

test('what is not wanted is not done: no 1 to 10', () => {
  const list = after('half of them are over 75, plainer words please and nothing with a 1 to 10')
  expect(list.map(({ question_type }) => question_type)).not.toContain('rating_scale')
  expect(list).toHaveLength(4)
})

test('a clause becomes a question, with the answers that follow it', () => {
  const list = after("put in whether they'd pay £5 more a year for a second tap. yes, no, depends")
  const added = list.find(({ question_text }) => /tap/.test(question_text))
  expect(added?.question_text).toBe('Would you pay £5 more a year for a second tap?')
  expect(added?.options?.map(({ option_text }) => option_text)).toEqual(['yes', 'no', 'depends'])
})

test('choices are set where they are named', () => {
  const list = after('eat choices are the lamb, the sea bass or the aubergine thing')
  expect(list[1]?.options?.map(({ option_text }) => option_text)).toEqual(['lamb', 'sea bass', 'aubergine'])
})

test('a question goes where it is asked to', () => {
  expect(textsOf(after('Can the voice part go first'))[0]).toBe('Which voice part do you sing?')
})

test('the ends of a scale are no places', () => {
  const list = after('The shed should be 0 to 10')
  expect(list[0]?.question_config).toMatchObject({ options: { min: 0, max: 10 } })
  expect(list).toHaveLength(4)
})

test('choices behind a colon are one list, whatever its words', () => {
  const list = after('in question 2 they can choose: change it, leave it or add salt')
  expect(list[1]?.options?.map(({ option_text }) => option_text)).toEqual([
    'change it',
    'leave it',
    'add salt',
  ])
  expect(list).toHaveLength(4)
})
