/** Made-up posts of many lengths for timing, the same on every run. */
const WORDS =
  'river kettle sunday bicycle neighbour garden ticket concert sister umbrella kitchen train window market winter coffee letter harbour bread ladder music street museum summer engine paper island morning orchard candle'.split(
    ' ',
  )

export function* madeUpPosts(count: number): Generator<{ timestamp: number; data: { post: string }[] }> {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let n = 0; n < count; n += 1) {
    const length = 4 + Math.floor(random() ** 2 * 60)
    const words = Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)])
    yield { timestamp: 1_262_304_000 + n * 2400, data: [{ post: `${words.join(' ')} ${n}.` }] }
  }
}

const PER_FILE = 10_000

/** As Facebook cuts them: at most ten thousand records a file. */
export function madeUpFiles(count: number): string[] {
  const all = [...madeUpPosts(count)]
  return Array.from({ length: Math.ceil(count / PER_FILE) }, (_, at) =>
    JSON.stringify(all.slice(at * PER_FILE, (at + 1) * PER_FILE)),
  )
}

export const seconds = (from: number) => (performance.now() - from) / 1000
export const rate = (count: number, took: number) => `${Math.round(count / took).toLocaleString('en')}/s`
