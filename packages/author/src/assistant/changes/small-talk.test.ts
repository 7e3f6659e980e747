import { expect, test } from 'vitest'
import { answerTalk, isContent } from './small-talk.ts'

test.each([
  'ha ok good. Denise will like it',
  'gg thx',
  'genial, gracias!!',
  'passt so, danke',
  'Thank you. That’s right now.',
])('approval: %s', (message) => expect(isContent(message)).toBe(true))
test.each([
  'good, but drop the third',
  'thanks, add one about dogs',
  'gracias, y quita la dos',
  'is that good?',
])('no approval alone: %s', (message) => expect(isContent(message)).toBe(false))
test.each([
  ['Print version?', /print/],
  ['can I quote what people write?', /agree/],
  ['hmm is 10 questions too much?', /fine/],
  ['is question 5 leading? i dont want them to say that', /as far as/i],
  ['who is the mayor?', /could not answer/],
])('a question is answered or left open: %s', (message, answer) => {
  expect(answerTalk(message)?.en).toMatch(answer)
})
test.each(['can you drop the third?', 'could there be one about dogs?', 'change question 5 to: What now?'])(
  'a wish that is put as a question: %s',
  (message) => expect(answerTalk(message)).toBeNull(),
)
