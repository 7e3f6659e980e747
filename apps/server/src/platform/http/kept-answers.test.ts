import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function aServer(most?: number) {
  const http = Fastify()
  const answer = keptAnswers(most)
  const state = { marks: '1' as string | null, made: 0, size: 3 }
  http.get<{ Params: { key: string } }>('/:key', ({ params }, reply) =>
    answer(reply, {
      key: params.key,
      marks: async () => state.marks,
      make: async () => {
        state.made += 1
        return JSON.stringify(`${params.key} ${state.made}`.padEnd(state.size, '.'))
      },
    }),
  )
  return { state, get: async (key: string, headers = {}) => http.inject({ url: `/${key}`, headers }) }
}

test('an answer is made once for as long as what it was made from stays as it is', async () => {
  const { get, state } = aServer()
  expect((await get('a')).json()).toBe('a 1')
  expect((await get('a')).json()).toBe('a 1')
  state.marks = '2'
  expect((await get('a')).json()).toBe('a 2')
})

test('nobody is given another one’s, and what is not there is never kept', async () => {
  const { get, state } = aServer()
  expect((await get('a')).json()).toBe('a 1')
  expect((await get('b')).json()).toBe('b 2')
  state.marks = null
  expect((await get('a')).json()).toBe('a 3')
  expect((await get('a')).json()).toBe('a 4')
})

test('what was asked for least lately goes first', async () => {
  const { get } = aServer(10)
  await get('a')
  await get('b')
  await get('a')
  expect((await get('c')).json()).toBe('c 3')
  expect((await get('a')).json()).toBe('a 1')
  expect((await get('b')).json()).toBe('b 4')
})

test('a long one is packed for whoever can unpack it', async () => {
  const { get, state } = aServer()
  state.size = 5000
  const plain = await get('a')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await get('a', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(200)
})
