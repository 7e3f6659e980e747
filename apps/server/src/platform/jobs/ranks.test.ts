import { expect, test } from 'vitest'
import { rankAfter } from './ranks.ts'

interface Piece {
  who: string
  name: string
  rank: number
}

/** One that works, and a line that is asked for the lowest rank; of equals the earlier one. */
function aLane() {
  const waiting: Piece[] = []
  let inHand: Piece | undefined
  const ranksOf = (pieces: Piece[]) => pieces.map(({ rank }) => rank)
  return {
    send(who: string, name: string, size = 1) {
      const theirs = [...waiting, ...(inHand ? [inHand] : [])].filter((one) => one.who === who)
      const rank = rankAfter(
        {
          serving: inHand?.rank ?? null,
          next: waiting.length > 0 ? Math.min(...ranksOf(waiting)) : null,
          own: theirs.length > 0 ? Math.max(...ranksOf(theirs)) : null,
        },
        size,
      )
      waiting.push({ who, name, rank })
    },
    take() {
      const first = waiting.find(({ rank }) => rank === Math.min(...ranksOf(waiting)))
      if (first) waiting.splice(waiting.indexOf(first), 1)
      inHand = first
      return first?.name
    },
  }
}

const twenty = Array.from({ length: 20 }, (_, n) => n)

test('whoever comes after twenty of somebody else’s is next', () => {
  const lane = aLane()
  for (const n of twenty) lane.send('A', `a${n}`)
  expect([lane.take(), lane.take()]).toEqual(['a0', 'a1'])
  lane.send('B', 'b')
  expect([lane.take(), lane.take()]).toEqual(['b', 'a2'])
})

test('before anything is in hand the first of each come first', () => {
  const lane = aLane()
  for (const n of twenty) lane.send('A', `a${n}`)
  for (const n of [0, 1, 2]) lane.send('B', `b${n}`)
  expect(Array.from({ length: 7 }, lane.take)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'a3'])
})

test('somebody new at every second step does not keep the last one of many waiting for ever', () => {
  const lane = aLane()
  for (const n of twenty) lane.send('A', `a${n}`)
  const served: (string | undefined)[] = []
  for (let n = 0; n < 60; n += 1) {
    if (n % 2 === 0) lane.send(`new ${n}`, `new ${n}`)
    served.push(lane.take())
  }
  expect(served.indexOf('a19')).toBeGreaterThan(30)
  for (let n = 2; n < 50; n += 2) expect(served.indexOf(`new ${n}`) - n).toBeLessThan(5)
})

test('of what comes at once the small is first, and the large is not forgotten', () => {
  const lane = aLane()
  lane.send('A', 'a')
  lane.take()
  lane.send('L', 'large', 21)
  for (const n of [0, 1, 2]) lane.send(`S${n}`, `small ${n}`)
  const served: (string | undefined)[] = []
  for (let n = 3; n < 120; n += 1) {
    lane.send(`S${n}`, `small ${n}`)
    served.push(lane.take())
  }
  expect(served.slice(0, 3)).toEqual(['small 0', 'small 1', 'small 2'])
  expect(served).toContain('large')
})

test('a line that has run empty begins anew', () => {
  const lane = aLane()
  for (const n of twenty) lane.send('A', `a${n}`)
  for (const _ of [...twenty, 0]) lane.take()
  lane.send('A', 'again')
  expect(rankAfter({ serving: null, next: null, own: null }, 1)).toBe(1)
  expect(lane.take()).toBe('again')
})
