import { describe, expect, test } from 'vitest'
import { type Standing, sendPhotos } from './send-photos.ts'

const wishes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ post: `post ${n}`, given: 0, path: `${n}.jpg` }))

const WRITTEN: Standing = { hasPosts: true, isOver: true, shown: new Set() }

/** Time passes only where it is waited for, and a little with every picture. */
function scene(given: Partial<Parameters<typeof sendPhotos>[0]> & { standings?: Standing[] }) {
  const { standings = [WRITTEN], ...options } = given
  const sent: string[] = []
  const told: number[] = []
  let time = 0
  const controller = new AbortController()
  const run = () =>
    sendPhotos({
      wishes: wishes(3),
      most: 80,
      look: async () => (standings.length > 1 ? standings.shift() : standings[0]) ?? WRITTEN,
      make: async () => new Blob(['x']),
      send: async (post) => {
        time += 100
        sent.push(post)
        return 'kept'
      },
      onSent: ({ kept }) => told.push(kept),
      wait: async (ms) => {
        time += ms
      },
      now: () => time,
      signal: controller.signal,
      ...options,
    })
  return { run, sent, told, controller }
}

describe('sending pictures', () => {
  test('in their order, no more than may be, and each is told', async () => {
    const { run, sent, told } = scene({ wishes: wishes(5), most: 3 })
    expect(await run()).toEqual({ kept: 3, of: 3 })
    expect(sent).toEqual(['post 0', 'post 1', 'post 2'])
    expect(told).toEqual([0, 1, 2, 3])
  })

  test('not before the posts are there; those of articles first, as these are written', async () => {
    const none: Standing = { hasPosts: false, isOver: false, shown: new Set() }
    const one: Standing = { hasPosts: true, isOver: true, shown: new Set(['post 2']) }
    const { run, sent } = scene({ standings: [none, none, one] })
    await run()
    expect(sent).toEqual(['post 2', 'post 0', 'post 1'])
  })

  test('half of them wait for the articles', async () => {
    const writing: Standing = { hasPosts: true, isOver: false, shown: new Set() }
    const over: Standing = { hasPosts: true, isOver: true, shown: new Set(['post 90', 'post 95']) }
    const { run, sent } = scene({ wishes: wishes(100), standings: [writing, writing, over] })
    expect(await run()).toMatchObject({ kept: 80 })
    expect(sent.slice(0, 40)).toEqual(wishes(40).map(({ post }) => post))
    expect(sent.slice(40, 43)).toEqual(['post 90', 'post 95', 'post 40'])
  })

  test('one that cannot be drawn or is not wanted is passed over', async () => {
    const { run } = scene({
      make: async ({ post }) => (post === 'post 0' ? null : new Blob(['x'])),
      send: async (post) => (post === 'post 1' ? 'not kept' : 'kept'),
    })
    expect(await run()).toEqual({ kept: 1, of: 1 })
  })

  test('it is tried again while the line is down, and given up in the end', async () => {
    let tries = 0
    const { run } = scene({
      send: async () => {
        tries += 1
        return tries === 2 ? 'kept' : 'later'
      },
    })
    expect(await run()).toEqual({ kept: 1, of: 1 })
    expect(tries).toBe(5)
  })

  test('no more once there are enough, and none after it was stopped', async () => {
    expect(await scene({ send: async () => 'full' }).run()).toEqual({ kept: 0, of: 0 })
    const { run, sent, controller } = scene({
      make: async () => {
        if (sent.length === 1) controller.abort()
        return new Blob(['x'])
      },
    })
    await expect(run()).rejects.toThrow()
    expect(sent).toHaveLength(2)
  })
})
