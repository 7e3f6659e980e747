import { Agent, request } from 'node:http'

export interface Asked {
  path: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  body: Buffer
  headers: Record<string, string | string[] | undefined>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One GET over a line that stays open. */
export const get = (url: string, { path, headers = {} }: Asked): Promise<Answer> =>
  new Promise((answered, failed) => {
    const call = request(`${url}${path}`, { agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          body: Buffer.concat(pieces),
          headers: response.headers,
        }),
      )
      response.on('error', failed)
    })
    call.on('error', failed)
    call.end()
  })

export interface Round {
  perSecond: number
  times: number[]
  errors: number
}

/** As many as can be had with this many asking at once, for this long. */
export async function flatOut(
  url: string,
  asked: Asked,
  { ms, width }: { ms: number; width: number },
): Promise<Round> {
  const times: number[] = []
  let errors = 0
  const began = performance.now()
  const ask = async () => {
    while (performance.now() - began < ms) {
      const from = performance.now()
      const isRight = await get(url, asked).then(
        ({ status }) => status < 400,
        () => false,
      )
      if (!isRight) errors += 1
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: width }, ask))
  return { perSecond: (times.length / (performance.now() - began)) * 1000, times, errors }
}

/** At a steady pace, whether or not the last one was answered: a stall counts for everybody it would have met. */
export async function atPace(
  url: string,
  all: readonly Asked[],
  { ms, perSecond }: { ms: number; perSecond: number },
): Promise<Round> {
  const times: number[] = []
  let errors = 0
  const open: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; ; n += 1) {
    const due = began + (n * 1000) / perSecond
    if (due - began > ms) break
    const early = due - performance.now()
    if (early > 1) await new Promise((over) => setTimeout(over, early))
    const asked = all[n % all.length]
    if (!asked) break
    open.push(
      get(url, asked).then(
        ({ status }) => {
          if (status >= 400) errors += 1
          times.push(performance.now() - due)
        },
        () => {
          errors += 1
        },
      ),
    )
  }
  await Promise.all(open)
  return { perSecond: (times.length / (performance.now() - began)) * 1000, times, errors }
}
