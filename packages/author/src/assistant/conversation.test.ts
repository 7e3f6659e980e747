import { describe, expect, test } from 'vitest'
import { assist } from './assist.ts'
import type { AssistantQuestion, AssistantReply } from './model.ts'
import { assistantRequest } from './testing/request.ts'

const START = assistantRequest({
  title: 'Kiln room',
  description: 'Members of a shared pottery studio, about kiln times and glazes.',
})

const proposed = (reply: AssistantReply): AssistantQuestion[] =>
  reply.type === 'questions' ? reply.questions : []
const before = proposed(assist(START)).map((q) => q.question_text)

/** What is said to each wish in turn, and the survey as it stands then. */
function talked(...wishes: string[]) {
  let questions = proposed(assist(START))
  return wishes.map((wish, at) => {
    const reply = assist({ ...START, questions, wish, earlier: wishes.slice(0, at) })
    if (reply.type === 'questions') questions = reply.questions
    return { said: reply.content, texts: questions.map((q) => q.question_text) }
  })
}

describe('what people say around a wish', () => {
  test('a greeting that asks is answered, and the next message is still the first that says what it is to be', () => {
    const [first, second] = talked(
      'hi, what d’you need from me?',
      'ok: who fires when, if they’re happy with the glazes, and would they pay for a second kiln. 5 questions',
    )
    expect(first?.said).toMatch(/who is to answer/)
    expect(first?.texts.join(' ')).not.toMatch(/\bhi\b/)
    expect(second?.texts).toHaveLength(5)
    expect(second?.texts.join(' ')).toMatch(/glazes/)
    expect(second?.texts.join(' ')).toMatch(/second kiln/)
  })

  test.each(['hmm no put it back', 'no wait, undo', 'actually, bring it back'])('taken back: %s', (back) => {
    const [dropped, restored] = talked('drop the last one', back)
    expect(dropped?.texts).toHaveLength(before.length - 1)
    expect(restored?.texts).toEqual(before)
  })

  test('places in words are places, and no count', () => {
    const [swapped] = talked('And swap questions one and two')
    expect(swapped?.texts).toEqual([before[1], before[0], ...before.slice(2)])
  })

  test.each([
    ['That’s too many. Five.', 5],
    ['too many, 4', 4],
  ])('a bare number after a complaint is how many: %s', (wish, count) => {
    expect(talked(wish)[0]?.texts).toHaveLength(count)
  })

  test.each([
    'you’ve made them scales, boring. only one scale pls',
    'legs 1-10 with 1 = dead and 10 = springy',
    'Translate question 1 into Polish underneath',
  ])('what nobody said plainly is not done to the whole survey: %s', (wish) => {
    const [after] = talked(wish)
    expect(after?.texts).toEqual(before)
  })

  test('questions about the survey are answered and change nothing', () => {
    const [many, why, none] = talked(
      'how many is that now?',
      'Why did you ask about glazes?',
      'why did you ask about sleep?',
    )
    expect(many?.said).toBe(`There are ${before.length} questions.`)
    expect(why?.said).toMatch(/degree/)
    expect(none?.said).toMatch(/None of the questions is about sleep/)
    expect(none?.texts).toEqual(before)
  })
})
