import { describe, expect, test } from 'vitest'
import { assist } from './assist.ts'
import type { AssistantReply } from './model.ts'
import { assistantRequest } from './testing/request.ts'

const asked = (reply: AssistantReply) => (reply.type === 'questions' ? reply.questions : [])
const begin = (title: string, description = '') => {
  const start = assistantRequest({ title, description })
  const questions = asked(assist(start))
  return { start, questions, tell: (wish: string) => assist({ ...start, questions, wish, earlier: [] }) }
}

describe('so many are to be left', () => {
  test.each([
    ['too long, cut it to seven', 7],
    ['cut it to 7', 7],
    ['bring it down to 5', 5],
  ])('%s', (wish, count) => {
    expect(asked(begin('Board games').tell(wish))).toHaveLength(count)
  })
  test.each([
    ['Cenar tarde', 'recórtala a seis', 6],
    ['Haustiere im Büro', 'zu lang, bitte kürze auf sechs', 6],
  ])('%s: %s', (title, wish, count) => {
    expect(asked(begin(title).tell(wish))).toHaveLength(count)
  })
})

test('growing tomatoes is gardening, growing up is childhood, and whom it is for is no subject', () => {
  const texts = (title: string, description = '') =>
    begin(title, description)
      .questions.map(({ question_text }) => question_text)
      .join(' ')
  expect(texts('Growing tomatoes on a balcony', 'For neighbours who try every year')).toMatch(/plant|garden/)
  expect(texts('Growing tomatoes on a balcony', 'For neighbours who try every year')).not.toMatch(
    /school|friend/,
  )
  expect(texts('Growing up by the sea')).toContain('Where did you mostly play?')
})

test('who did it is asked, not whether one did it oneself; “también” stands in nobody’s way', () => {
  const added = (reply: AssistantReply) => asked(reply).map(({ question_text }) => question_text)
  expect(added(begin('Leaving parties').tell('ask who organised it'))).toContain('Who organised it?')
  const dinner = begin('Cenar tarde')
  expect(asked(dinner.tell('pregunta también por los niños'))).toHaveLength(dinner.questions.length + 1)
})

test('a question that only has a “when” in it is not answered by a time', () => {
  const { start } = begin('First jobs')
  const questions = [
    {
      question_text: 'What do you say when a stranger asks what you do?',
      question_type: 'short_text' as const,
    },
  ]
  const changed = asked(
    assist({ ...start, questions, wish: 'can they pick more than one in question 1', earlier: [] }),
  )
  expect(changed[0]?.options?.map(({ option_text }) => option_text)).not.toContain('this week')
})
