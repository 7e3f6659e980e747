import type { PhotoWish } from '../reading/reading.ts'

/** So many are sent before the articles are written; the rest waits to see which posts they show. */
const BEFOREHAND = 40
const LOOK_EVERY_MS = 2500
const MOST_TRIES = 3

export type Sent = { kept: number; of: number }

/** What the server says of the articles so far. */
export type Standing = { hasPosts: boolean; isOver: boolean; shown: ReadonlySet<string> }

type Answer = 'kept' | 'not kept' | 'full' | 'later'

interface Options {
  wishes: readonly PhotoWish[]
  most: number
  look(): Promise<Standing>
  make(wish: PhotoWish): Promise<Blob | null>
  send(post: string, photo: Blob): Promise<Answer>
  onSent(sent: Sent): void
  wait(ms: number): Promise<void>
  now(): number
  signal: AbortSignal
}

/** The pictures of posts that articles show go first, the most telling of the others after them. */
export async function sendPhotos(options: Options): Promise<Sent> {
  const { wishes, most, look, make, onSent, wait, now, signal } = options
  const left = [...wishes]
  const sent = () => ({ kept, of: Math.min(most, kept + left.length) })
  let kept = 0
  let standing = await look()
  let looked = now()
  onSent(sent())
  while (left.length > 0 && kept < most) {
    signal.throwIfAborted()
    if (!standing.isOver && now() - looked >= LOOK_EVERY_MS) {
      standing = await look()
      looked = now()
    }
    const at = nextOf(left, standing, kept)
    if (at === null) {
      await wait(LOOK_EVERY_MS)
      continue
    }
    const [wish] = left.splice(at, 1)
    const photo = wish && (await make(wish))
    const answer = photo ? await sendPatiently(wish.post, photo) : 'not kept'
    if (answer === 'full' || answer === 'later') break
    if (answer === 'kept') kept += 1
    onSent(sent())
  }
  return { kept, of: kept }

  async function sendPatiently(post: string, photo: Blob): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await options.send(post, photo)
      signal.throwIfAborted()
      if (answer !== 'later' || tries === MOST_TRIES) return answer
      await wait(tries * LOOK_EVERY_MS)
    }
  }
}

function nextOf(left: readonly PhotoWish[], { hasPosts, isOver, shown }: Standing, kept: number) {
  if (!hasPosts) return null
  const wanted = left.findIndex(({ post }) => shown.has(post))
  if (wanted >= 0) return wanted
  return isOver || kept < BEFOREHAND ? 0 : null
}
