import { describe, expect, test } from 'vitest'
import { funny } from '../fixtures/funny.ts'
import { spanish } from '../fixtures/spanish.ts'
import { analyse } from '../reading/analyse.ts'
import { answerQuestion } from './answer-question.ts'
import { draftChain } from './draft-chain.ts'
import { fillSchema } from './fill-schema.ts'
import { proposeSurvey, reviseSurvey } from './surveys.ts'

const today = '2026-01-01'
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })
const ask = (question: string) =>
  answerQuestion({ question, posts: funny.posts, analysis, person: { firstName: 'Idris' } })

describe('questions about an article', () => {
  test('are answered with quotes and dates', () => {
    const answer = ask('What happened with the hedge?')
    expect(answer.known).toBe(true)
    expect(answer.text).toMatch(/“.*hedge.*”/i)
    expect(answer.text).toMatch(/\d{4}/)
    expect(answer.sources.length).toBeGreaterThan(0)
  })
  test('are counted when they ask how often', () => {
    expect(ask('How often is the hedge mentioned?').text).toMatch(/^In six posts, from 18 January 2015/)
  })
  test('are not answered when the posts do not say', () => {
    expect(ask('What is the capital of Mongolia?')).toMatchObject({ known: false })
  })
  test('find the last one', () => {
    expect(ask('When was the last time Skye came up?').text).toContain('2022')
  })
  test('are answered in Spanish when asked in Spanish', () => {
    const a = analyse(spanish.posts, { today, firstName: 'Maite' })
    const answer = answerQuestion({
      question: '¿Qué pasó con el trombón del vecino?',
      posts: spanish.posts,
      analysis: a,
      person: { firstName: 'Maite' },
    })
    expect(answer.text).toContain('publicaciones')
  })
})

describe('schemas', () => {
  const fillIt = (schema: Record<string, unknown>) =>
    fillSchema({ schema, posts: funny.posts, analysis, person: { firstName: 'Idris' } })
  test('are filled with every type, valid and nested', () => {
    const value = fillIt({
      type: 'object',
      required: ['title', 'tags', 'score', 'nested', 'kind'],
      properties: {
        title: { type: 'string', maxLength: 20 },
        tags: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 4 },
        score: { type: 'integer', minimum: 1, maximum: 5 },
        kind: { enum: ['sailing', 'piano', 'skiing'] },
        nested: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date' }, ok: { type: 'boolean' } },
        },
        maybe: { anyOf: [{ type: 'null' }, { type: 'number', multipleOf: 5 }] },
      },
    }) as {
      title: string
      tags: string[]
      score: number
      kind: string
      nested: { day: string }
      maybe: number
    }
    expect(value.title.length).toBeLessThanOrEqual(20)
    expect(value.tags.length).toBeGreaterThanOrEqual(2)
    expect(value.score).toBeGreaterThanOrEqual(1)
    expect(value.score).toBeLessThanOrEqual(5)
    expect(value.kind).toBe('piano')
    expect(value.nested.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(value.maybe % 5).toBe(0)
  })
  test('that refer to themselves come to an end', () => {
    expect(() =>
      fillIt({
        $ref: '#/$defs/node',
        $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
      }),
    ).not.toThrow()
  })
})

describe('surveys', () => {
  test('are proposed for a subject, always the same', () => {
    const questions = proposeSurvey('running', 6)
    expect(questions).toHaveLength(6)
    expect(questions.every((q) => q.text.length > 10)).toBe(true)
    expect(new Set(questions.map((q) => q.text)).size).toBe(6)
    expect(proposeSurvey('running', 6)).toEqual(questions)
  })
  test('are revised as asked', () => {
    const questions = proposeSurvey('running', 4)
    expect(reviseSurvey(questions, 'remove the second question')).toEqual([
      questions[0],
      questions[2],
      questions[3],
    ])
    expect(reviseSurvey(questions, 'add two questions about shoes')).toHaveLength(6)
    expect(reviseSurvey(questions, 'make question 1 multiple choice')[0]).toMatchObject({ type: 'choice' })
    expect(reviseSurvey(questions, 'replace the last question with one on rain').at(-1)?.text).toContain(
      'rain',
    )
  })
})

test('a chain only uses names that exist when it runs', () => {
  const steps = draftChain({
    name: 'My {{ secret }} garden',
    description: 'about plants',
    aliases: [{ alias: 'facebook_posts_sample', kind: 'facebook_posts' }],
  })
  const known = new Set(['facebook_posts_sample', 'first_name', 'today'])
  for (const step of steps) {
    for (const m of step.prompt.matchAll(/\{\{ (\w+) \}\}/g)) expect(known).toContain(m[1])
    known.add(step.output_key)
  }
  expect(steps.at(-1)).toMatchObject({ kind: 'function' })
})
