import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tellError } from './log.ts'

const SECRET = 'what somebody wrote'

test('an error is told without a word that people wrote, however deep it lies', () => {
  const refused = Object.assign(new Error(`invalid input: "${SECRET}"`), {
    code: '22P02',
    detail: `Key (text)=(${SECRET})`,
  })
  const query = new DrizzleQueryError('insert into posts values ($1)', [SECRET], refused)
  let parsing: unknown
  try {
    JSON.parse(`"${SECRET}`)
  } catch (error) {
    parsing = error
  }
  const ofThread = Object.assign(new Error((parsing as Error).message), { name: 'SyntaxError' })
  const told = JSON.stringify([
    tellError(query),
    tellError(ofThread),
    tellError(new Error('outer', { cause: parsing })),
    tellError(SECRET),
  ])
  expect(told).not.toContain(SECRET)
  expect(told).toContain('insert into posts')
  expect(told).toContain('22P02')
  expect(told).toContain('outer')
})
