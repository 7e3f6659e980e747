import fastify from 'fastify'
import { expect, test } from 'vitest'
import { wakeForVisitors } from './expecting.ts'

test('whoever opens the first page wakes the author, and it rehearses; a call or another page does not', async () => {
  const http = fastify()
  let woken = 0
  let rehearsed = 0
  wakeForVisitors(http, {
    wake: () => {
      woken += 1
    },
    rehearse: async () => {
      rehearsed += 1
    },
  })
  for (const path of ['/api/magazine/current', '/surveys', '/?utm=1', '/']) await http.inject(path)
  expect([woken, rehearsed]).toEqual([2, 2])
})
